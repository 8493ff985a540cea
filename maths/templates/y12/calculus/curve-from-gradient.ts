import { defineTemplate } from '../../format';
import { polynomial } from '../../number-text';
import { numericIntegral } from '../../numeric-calculus';
import { equivalent, result, start } from '../../worked-line';

/** dy/dx = 3a x^2 + 2b x, through (k, y) */
interface Params {
  a: number;
  b: number;
  constant: number;
  k: number;
}

const antiderivative = (p: Params, constant: number) =>
  polynomial([
    [p.a, 3],
    [p.b, 2],
    [constant, 0],
  ]);
const gradient = (p: Params) =>
  polynomial([
    [3 * p.a, 2],
    [2 * p.b, 1],
  ]);
const partAt = (p: Params) => p.a * p.k ** 3 + p.b * p.k ** 2;
const height = (p: Params) => partAt(p) + p.constant;

export const curveFromGradient = defineTemplate<Params>({
  id: 'y12/calculus/curve-from-gradient',
  version: 1,
  topicId: '204-integration-and-area',
  years: [11, 12],
  difficulty: 'NORMAL',
  strategy: 'antiderivative-with-a-condition',
  calculator: false,
  title: 'Find a curve from its gradient and a point',
  params(random) {
    let p: Params = { a: 1, b: 1, constant: 0, k: 1 };
    do {
      p = {
        a: random.nonZeroInt(-3, 4),
        b: random.nonZeroInt(-5, 5),
        constant: random.nonZeroInt(-9, 9),
        k: random.int(1, 3),
      };
    } while (partAt(p) === 0);
    return p;
  },
  prompt: (p) =>
    `A curve has gradient function $\\frac{dy}{dx}=${gradient(p)}$ and passes through the point $(${p.k}, ${height(p)})$. Find the equation of the curve.`,
  instruction: () => 'Write your answer as $y=\\ldots$',
  answer: (p) => ({ kind: 'equation', model: `y=${antiderivative(p, p.constant)}`, variable: 'y' }),
  steps: (p) => [
    start(
      `${height(p)}=${partAt(p)}+c`,
      `An antiderivative is $${antiderivative(p, 0)}+c$. At $x=${p.k}$ it must equal $${height(p)}$.`,
      'Find an antiderivative, and don’t forget the constant of integration.',
      'Many curves have this gradient function. What tells you which one it is?',
    ),
    equivalent(
      `c=${p.constant}`,
      `Subtract $${partAt(p)}$ from both sides.`,
      'Solve for the constant.',
      'Which constant makes the curve pass through the point?',
    ),
    result(
      `y=${antiderivative(p, p.constant)}`,
      'Substitute the constant into the antiderivative.',
      'Write out the equation of the curve.',
      'Does the point lie on your curve?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'constant-of-integration-lost',
      compute: (p) => `y=${antiderivative(p, 0)}`,
      firstWrongStep: 0,
      feedback: (p) => `Substitute $x=${p.k}$ into your equation: do you get $${height(p)}$?`,
    },
    {
      misconceptionId: 'derivative-integral-swap',
      compute: (p) =>
        `y=${polynomial([
          [6 * p.a, 1],
          [2 * p.b, 0],
        ])}`,
      firstWrongStep: 0,
      feedback: () => 'You differentiated the gradient function. To get back to the curve, do the opposite.',
    },
    {
      misconceptionId: 'integral-not-divided',
      compute(p) {
        const part = 3 * p.a * p.k ** 3 + 2 * p.b * p.k ** 2;
        return `y=${polynomial([
          [3 * p.a, 3],
          [2 * p.b, 2],
          [height(p) - part, 0],
        ])}`;
      },
      firstWrongStep: 0,
      feedback: () => 'Differentiate your equation: do you get back to the given gradient function?',
    },
  ],
  confirm: (p) => ({
    kind: 'function',
    variables: ['x'],
    f: ({ x = 0 }) => height(p) + numericIntegral((t) => 3 * p.a * t * t + 2 * p.b * t, p.k, x),
  }),
  examples: [
    { seed: 's1', input: 'y=x^3-3x^2-5', verdict: 'correct' },
    { seed: 's2', input: 'x^3-2x^2-9=y', verdict: 'correct' },
    { seed: 's1', input: 'y=x^3-3x^2', verdict: 'wrong', misconceptionId: 'constant-of-integration-lost' },
    { seed: 's1', input: 'y=6x-6', verdict: 'wrong', misconceptionId: 'derivative-integral-swap' },
    { seed: 's1', input: 'y=3x^3-6x^2-9', verdict: 'wrong', misconceptionId: 'integral-not-divided' },
  ],
});
