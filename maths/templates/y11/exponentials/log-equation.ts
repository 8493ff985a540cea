import { defineTemplate } from '../../format';
import { polynomial } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, result, start } from '../../worked-line';

/** log(x - u) + log(x - v) = i + j, where x - u = base^i and x - v = base^j at the solution. */
interface Params {
  base: number;
  i: number;
  j: number;
  x: number;
}

const u = (p: Params) => p.x - p.base ** p.i;
const v = (p: Params) => p.x - p.base ** p.j;
const other = (p: Params) => u(p) + v(p) - p.x;
const power = (p: Params) => p.base ** (p.i + p.j);
const inside = (shift: number) =>
  shift === 0
    ? 'x'
    : `(${polynomial([
        [1, 1],
        [-shift, 0],
      ])})`;
const log = (p: Params, shift: number) => `\\log_{${p.base}}${shift === 0 ? ' ' : ''}${inside(shift)}`;
const quadratic = (p: Params) =>
  polynomial([
    [1, 2],
    [-(u(p) + v(p)), 1],
    [u(p) * v(p) - power(p), 0],
  ]);

export const logEquation = defineTemplate<Params>({
  id: 'y11/exponentials/log-equation',
  version: 1,
  topicId: '200-exponentials-and-logarithms',
  years: [11],
  difficulty: 'HARD',
  strategy: 'log-equation-with-check',
  calculator: false,
  title: 'Solve an equation with logarithms',
  params: (random) =>
    drawUntil(
      () => ({
        base: random.pick([2, 3, 4, 5, 6]),
        i: random.int(0, 2),
        j: random.int(1, 4),
        x: random.int(1, 12),
      }),
      (p) =>
        p.i < p.j &&
        power(p) <= 81 &&
        Math.abs(u(p)) <= 9 &&
        Math.abs(v(p)) <= 9 &&
        other(p) !== 0 &&
        u(p) + v(p) !== 0,
    ),
  prompt: (p) => `Solve $${log(p, u(p))}+${log(p, v(p))}=${p.i + p.j}$.`,
  instruction: () => 'Give all valid solutions.',
  answer: (p) => ({ kind: 'solutions', model: `x=${p.x}`, variable: 'x' }),
  steps: (p) => [
    start(
      `\\log_{${p.base}}\\left(${inside(u(p))}${inside(v(p))}\\right)=${p.i + p.j}`,
      'The sum of two logarithms is the logarithm of the product.',
      'Write the left-hand side as a single logarithm.',
      'Which law combines two logarithms with the same base?',
    ),
    start(
      `${inside(u(p))}${inside(v(p))}=${p.base}${p.i + p.j === 1 ? '' : `^{${p.i + p.j}}`}`,
      'Write the equation without the logarithm.',
      'Use the definition of a logarithm: it’s an index.',
      'Which power of the base is the product?',
    ),
    equivalent(
      `${quadratic(p)}=0`,
      'Expand, and move everything to one side.',
      'Expand the left-hand side, and make one side zero.',
      'What kind of equation is this?',
    ),
    equivalent(
      `x=${p.x}\\text{ or }x=${other(p)}`,
      'Factorise the quadratic and solve it.',
      'Solve the quadratic equation.',
      'Which two numbers have this product and this sum?',
    ),
    result(
      `x=${p.x}`,
      `At $x=${other(p)}$ the question would have the logarithm of a negative number, so reject this value.`,
      'Substitute both values back into the question.',
      'Which numbers have a logarithm?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'extraneous-solution-kept',
      compute: (p) => `x=${p.x} or x=${other(p)}`,
      firstWrongStep: 4,
      feedback: () => 'Substitute both of your values into the question: is every logarithm defined?',
    },
    {
      misconceptionId: 'log-of-sum-split',
      compute(p) {
        const twice = power(p) + u(p) + v(p);
        return twice === 2 * p.x ? null : `x=${twice % 2 === 0 ? twice / 2 : `${twice}/2`}`;
      },
      firstWrongStep: 0,
      feedback: () => 'You added the expressions inside. What happens to the numbers when you add logarithms?',
    },
  ],
  confirm: (p) => ({
    kind: 'roots',
    f: (x) => Math.log(x - u(p)) / Math.log(p.base) + Math.log(x - v(p)) / Math.log(p.base) - p.i - p.j,
    from: Math.max(u(p), v(p)) + 1e-6,
    to: 60.3,
  }),
  examples: [
    { seed: 's1', input: 'x=12', verdict: 'correct' },
    { seed: 's2', input: 'x=9', verdict: 'correct' },
    { seed: 's1', input: 'x=12 or x=-8', verdict: 'wrong', misconceptionId: 'extraneous-solution-kept' },
    { seed: 's1', input: 'x=34', verdict: 'wrong', misconceptionId: 'log-of-sum-split' },
  ],
});
