import { defineTemplate } from '../../format';
import { polynomial, withSign } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, result, start } from '../../worked-line';

/** (x + h)² = n, with n no square and without square factors. */
interface Params {
  h: number;
  n: number;
}

const constant = (p: Params) => p.h * p.h - p.n;
const quadratic = (p: Params) =>
  polynomial([
    [1, 2],
    [2 * p.h, 1],
    [constant(p), 0],
  ]);
const pair = (centre: number, n: number) => `x=${centre}+√${n} or x=${centre}-√${n}`;
const model = (p: Params) => pair(-p.h, p.n);

export const solveWithSurds = defineTemplate<Params>({
  id: 'y10/square-completed/solve-with-surds',
  version: 1,
  topicId: '162-algebra-techniques-completing-the-square',
  years: [10],
  difficulty: 'NORMAL',
  strategy: 'complete-the-square-and-take-roots',
  calculator: false,
  title: 'Solve by completing the square',
  params: (random) =>
    drawUntil(
      () => ({
        h: random.nonZeroInt(-8, 8),
        n: random.pick([2, 3, 5, 6, 7, 10, 11, 13, 14, 15, 17, 19, 21, 22, 23, 26, 29, 30]),
      }),
      (p) => constant(p) !== 0 && Math.abs(p.h) > 1,
    ),
  prompt: (p) => `Solve $${quadratic(p)}=0$ by completing the square. Give both solutions in exact form.`,
  instruction: () => 'Write it like this: $x=1+\\sqrt{2}$ or $x=1-\\sqrt{2}$.',
  answer: (p) => ({ kind: 'solutions', model: model(p), variable: 'x', forms: [{ kind: 'exact' }] }),
  steps: (p) => [
    start(
      `${quadratic(p)}=0`,
      `Half of the coefficient of $x$ is $${p.h}$.`,
      'Halve the coefficient of $x$.',
      'Which bracket, when squared, starts with these two terms?',
    ),
    equivalent(
      `${polynomial([
        [1, 2],
        [2 * p.h, 1],
      ])}+${p.h * p.h}=${p.h * p.h}${withSign(-constant(p))}`,
      `Move the constant to the right-hand side, and add ${p.h * p.h} to both sides.`,
      'Move the constant to the other side. Then add the square of that half to both sides.',
      'What do you add on the left to make a perfect square, and what does that mean for the right?',
    ),
    equivalent(
      `(x${withSign(p.h)})^2=${p.n}`,
      'The left-hand side is now a perfect square.',
      'Write the left-hand side as the square of a bracket.',
      'Which bracket gives the left-hand side when you square it?',
    ),
    result(
      model(p)
        .replaceAll(/\u221a(\d+)/g, '\\sqrt{$1}')
        .replace(' or ', '\\text{ or }'),
      `Take both square roots, then ${p.h > 0 ? `subtract ${p.h} from` : `add ${-p.h} to`} both sides.`,
      'Take the square root of both sides. Remember there are two square roots.',
      'How many numbers give this when you square them?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'loses-second-root',
      compute: (p) => `x=${-p.h}+√${p.n}`,
      firstWrongStep: 3,
      feedback: () => 'Another number has the same square. Which one?',
    },
    {
      misconceptionId: 'roots-sign-flipped',
      compute: (p) => pair(p.h, p.n),
      firstWrongStep: 3,
      feedback: (p) => `Which $x$ makes $x${withSign(p.h)}$ zero? The two solutions are either side of it.`,
    },
    {
      misconceptionId: 'square-added-not-balanced',
      compute: (p) => (constant(p) < 0 ? pair(-p.h, -constant(p)) : null),
      firstWrongStep: 1,
      feedback: (p) => `You made a perfect square on the left by adding ${p.h * p.h}. What about the right?`,
    },
    {
      misconceptionId: 'coefficient-not-halved',
      compute: (p) => (4 * p.h * p.h - constant(p) > 0 ? pair(-2 * p.h, 4 * p.h * p.h - constant(p)) : null),
      firstWrongStep: 0,
      feedback: (p) => `Expand $(x${withSign(2 * p.h)})^2$: what is the coefficient of $x$?`,
    },
  ],
  confirm: (p) => ({ kind: 'roots', f: (x) => x * x + 2 * p.h * x + constant(p), from: -30.013, to: 30.017 }),
  examples: [
    { seed: 's1', input: 'x=-4+√7 or x=-4-√7', verdict: 'correct' },
    { seed: 's2', input: 'x=-2+√13 or x=-2-√13', verdict: 'correct' },
    { seed: 's1', input: 'x=-4+√7', verdict: 'wrong', misconceptionId: 'loses-second-root' },
    { seed: 's1', input: 'x=4+√7 or x=4-√7', verdict: 'wrong', misconceptionId: 'roots-sign-flipped' },
    { seed: 's2', input: 'x=-2+√9 or x=-2-√9', verdict: 'wrong', misconceptionId: 'square-added-not-balanced' },
    { seed: 's1', input: 'x=-8+√55 or x=-8-√55', verdict: 'wrong', misconceptionId: 'coefficient-not-halved' },
  ],
});
