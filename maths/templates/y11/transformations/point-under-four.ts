import { defineTemplate } from '../../format';
import { bracketed, fractionText, withSign } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, result, start } from '../../worked-line';

/** P(x, y) on y = f(x); the new graph is y = a f(b(x - c)) + d. */
interface Params {
  x: number;
  y: number;
  a: number;
  b: number;
  c: number;
  d: number;
}

const rule = (p: Params) => `${p.a === -1 ? '-' : p.a}f(${p.b === -1 ? '-' : p.b}(x${withSign(-p.c)}))${withSign(p.d)}`;
const newX = (p: Params) => p.x / p.b + p.c;
const newY = (p: Params) => p.a * p.y + p.d;

export const pointUnderFour = defineTemplate<Params>({
  id: 'y11/transformations/point-under-four',
  version: 1,
  topicId: '193-graph-transformations',
  years: [11],
  difficulty: 'HARD',
  strategy: 'combined-transformations',
  calculator: false,
  title: 'Image of a point after several transformations',
  params: (random) =>
    drawUntil(
      () => {
        const b = random.pick([2, 3, -2, 2, 4]);
        return {
          x: b * random.nonZeroInt(-4, 4),
          y: random.nonZeroInt(-5, 6),
          a: random.pick([2, 3, -1, -2, 4]),
          b,
          c: random.nonZeroInt(-5, 5),
          d: random.nonZeroInt(-7, 7),
        };
      },
      (p) => newX(p) !== 0,
    ),
  prompt: (p) =>
    `The point $P(${p.x}, ${p.y})$ is on the graph of $y=f(x)$. Find the image of $P$ on the graph of $y=${rule(p)}$.`,
  instruction: () => 'Write your answer as $(x, y)$.',
  answer: (p) => ({ kind: 'coordinate', model: `(${newX(p)}, ${newY(p)})` }),
  steps: (p) => [
    start(
      `${p.b}(x${withSign(-p.c)})=${p.x}`,
      `The input of $f$ has to be $${p.x}$, so that its value is $${p.y}$.`,
      'The expression inside $f$ has to equal the old $x$-coordinate.',
      `Which value of $x$ makes the input of $f$ equal to $${p.x}$?`,
    ),
    equivalent(
      `x${withSign(-p.c)}=${p.x / p.b}`,
      `Divide by $${p.b}$: the graph is compressed horizontally${p.b < 0 ? ' and reflected' : ''}.`,
      'Undo the multiplication.',
      'Is the point now closer to the vertical axis, or further away?',
    ),
    equivalent(
      `x=${newX(p)}`,
      p.c > 0 ? `Add $${p.c}$.` : `Subtract $${-p.c}$.`,
      'Undo the number next to $x$.',
      'Which way has the graph moved: left or right?',
    ),
    start(
      `y=${p.a}\\times ${bracketed(p.y)}${withSign(p.d)}`,
      'Outside $f$, the $y$-coordinate is multiplied first, and then the number is added.',
      'Now do what’s written outside $f$ to the $y$-coordinate, in order.',
      'Which comes first: multiplying or adding?',
    ),
    result(
      `(${newX(p)}, ${newY(p)})`,
      'Put the two new coordinates together.',
      'Write the new point.',
      'Does the new point satisfy the new equation?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'horizontal-stretch-inverted',
      compute: (p) => `(${p.x * p.b + p.c}, ${newY(p)})`,
      firstWrongStep: 1,
      feedback: (p) => `Substitute your $x$ into $${p.b}(x${withSign(-p.c)})$: do you get $${p.x}$?`,
    },
    {
      misconceptionId: 'horizontal-shift-sign',
      compute: (p) => `(${p.x / p.b - p.c}, ${newY(p)})`,
      firstWrongStep: 2,
      feedback: (p) => `Which value of $x$ makes $x${withSign(-p.c)}$ equal to $${p.x / p.b}$?`,
    },
    {
      misconceptionId: 'adds-before-times',
      compute: (p) => `(${newX(p)}, ${p.a * (p.y + p.d)})`,
      firstWrongStep: 3,
      feedback: () => 'The value of $f$ is multiplied first. The last number is added after that.',
    },
    {
      misconceptionId: 'ignores-brackets',
      compute: (p) => `(${fractionText(p.x + p.c, p.b)}, ${newY(p)})`,
      firstWrongStep: 1,
      feedback: (p) =>
        `The factor $${p.b}$ multiplies the whole bracket, so undo it before you undo the number in the bracket.`,
    },
  ],
  confirm(p) {
    // With f(t) = y + (t - x)^3, which is steep enough to be one to one, look for the moved point by trying x values.
    const f = (t: number) => p.y + (t - p.x) ** 3;
    for (let x = -40; x <= 40; x += 1) {
      const inner = p.b * (x - p.c);
      if (f(inner) === p.y) return { kind: 'values', values: [x, p.a * f(inner) + p.d] };
    }
    return { kind: 'values', values: [] };
  },
  examples: [
    { seed: 's1', input: '(2, -9)', verdict: 'correct' },
    { seed: 's2', input: '(7, -3)', verdict: 'correct' },
    { seed: 's1', input: '(11, -9)', verdict: 'wrong', misconceptionId: 'horizontal-stretch-inverted' },
    { seed: 's1', input: '(4, -9)', verdict: 'wrong', misconceptionId: 'horizontal-shift-sign' },
    { seed: 's1', input: '(2, -21)', verdict: 'wrong', misconceptionId: 'adds-before-times' },
    { seed: 's1', input: '(5/2, -9)', verdict: 'wrong', misconceptionId: 'ignores-brackets' },
  ],
});
