import { defineTemplate } from '../../format';
import { polynomial, withSign } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** y = mx + c at x */
interface Params {
  m: number;
  c: number;
  x: number;
}

const rule = (p: Params) =>
  `y=${polynomial([
    [p.m, 1],
    [p.c, 0],
  ])}`;
const value = (p: Params) => p.m * p.x + p.c;

export const pointOnLine = defineTemplate<Params>({
  id: 'y8/linear-graphs/point-on-line',
  version: 1,
  topicId: '129-linear-graphs',
  years: [8],
  difficulty: 'EASY',
  strategy: 'substitute-into-a-rule',
  calculator: false,
  title: 'A point on a line',
  params: (random) =>
    drawUntil(
      () => ({ m: random.nonZeroInt(-5, 6), c: random.nonZeroInt(-9, 9), x: random.int(-6, -2) }),
      (p) => Math.abs(p.m) > 1 && value(p) !== 0,
    ),
  prompt: (p) =>
    `A straight line has the rule $${rule(p)}$. A point on the line has an $x$-coordinate of $${p.x}$. What is its $y$-coordinate?`,
  answer: (p) => ({ kind: 'number', model: `${value(p)}`, variable: 'y', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${p.m}\\times(${p.x})${withSign(p.c)}`,
      `Substitute $${p.x}$ for $x$, including its sign.`,
      'Rewrite the rule with the number in place of $x$.',
      'What operation is hidden between a number and a letter written side by side?',
    ),
    equal(
      `${p.m * p.x}${withSign(p.c)}`,
      'Multiply first. Watch the signs.',
      'Work out the product.',
      'What is the sign of the product?',
    ),
    equal(
      `${value(p)}`,
      p.c > 0 ? 'Then add.' : 'Then subtract.',
      'One operation is left.',
      'Do you move up or down the number line?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'ignores-negative-sign',
      compute: (p) => `${-p.m * p.x + p.c}`,
      firstWrongStep: 1,
      feedback: (p) => `The $x$-coordinate is $${p.x}$. Keep its minus sign when you multiply.`,
    },
    {
      misconceptionId: 'adds-before-times',
      compute: (p) => unlessRight(`${p.m * (p.x + p.c)}`, `${value(p)}`),
      firstWrongStep: 1,
      feedback: (p) => `Only $x$ is multiplied by $${p.m}$. The $${withSign(p.c)}$ comes after that.`,
    },
    {
      misconceptionId: 'intercept-gradient-swapped',
      compute: (p) => unlessRight(`${p.c * p.x + p.m}`, `${value(p)}`),
      firstWrongStep: 0,
      feedback: (p) => `In $${rule(p)}$, you multiply $x$ by the number in front of it.`,
    },
  ],
  // From the y-axis, step by step to the left.
  confirm(p) {
    let y = p.c;
    for (let x = 0; x > p.x; x -= 1) y -= p.m;
    return { kind: 'values', values: [y] };
  },
  examples: [
    { seed: 's1', input: '10', verdict: 'correct' },
    { seed: 's2', input: '-19', verdict: 'correct' },
    { seed: 's3', input: '24/2', verdict: 'wrong-form' },
    { seed: 's1', input: '-6', verdict: 'wrong', misconceptionId: 'ignores-negative-sign' },
    { seed: 's1', input: '4', verdict: 'wrong', misconceptionId: 'adds-before-times' },
    { seed: 's1', input: '-10', verdict: 'wrong', misconceptionId: 'intercept-gradient-swapped' },
  ],
});
