import { defineTemplate } from '../../format';
import { bracketed, polynomial, withSign } from '../../number-text';
import { numericSlope } from '../../numeric-calculus';
import { drawUntil } from '../../primary/draw-until';
import { equal, equivalent, start } from '../../worked-line';

/** The tangent to y = ax^2 + bx + c at x = k */
interface Params {
  a: number;
  b: number;
  c: number;
  k: number;
}

const height = (p: Params, x = p.k) => p.a * x * x + p.b * x + p.c;
const slope = (p: Params) => 2 * p.a * p.k + p.b;
const lift = (p: Params) => height(p) - slope(p) * p.k;
const curve = (p: Params) =>
  polynomial([
    [p.a, 2],
    [p.b, 1],
    [p.c, 0],
  ]);
const line = (m: number, c: number) =>
  `y=${polynomial([
    [m, 1],
    [c, 0],
  ])}`;
const slopeText = (p: Params) => (Math.abs(slope(p)) === 1 ? (slope(p) < 0 ? '-' : '') : `${slope(p)}`);

export const tangentEquation = defineTemplate<Params>({
  id: 'y11/calculus/tangent-equation',
  version: 1,
  topicId: '201-differentiation-from-first-principles-rules',
  years: [11],
  difficulty: 'HARD',
  strategy: 'tangent-through-a-point',
  calculator: false,
  title: 'Equation of a tangent',
  params: (random) =>
    drawUntil(
      () => ({
        a: random.pick([1, 1, 2, -1, -2, 3]),
        b: random.nonZeroInt(-7, 7),
        c: random.nonZeroInt(-8, 8),
        k: random.pick([1, 2, 3, -1, -2]),
      }),
      (p) => ![0, p.b].includes(slope(p)) && lift(p) !== 0 && height(p) !== 0 && Math.abs(height(p)) <= 20,
    ),
  prompt: (p) => `Find the equation of the tangent to the curve $y=${curve(p)}$ at the point where $x=${p.k}$.`,
  instruction: () => 'Write your answer as $y=\\ldots$',
  figure: (p) => {
    const reach = 10 * Math.ceil((Math.abs(height(p)) + 8) / 10);
    return {
      kind: 'function-graph',
      alt: `The curve y = ${curve(p)
        .replace('^2', ' squared')
        .replace(
          /(?<=.)([+-])/g,
          ' $1 ',
        )}, a parabola that opens ${p.a > 0 ? 'upwards' : 'downwards'}. The point on it at x = ${p.k} is marked.`,
      curves: [{ coefficients: [p.c, p.b, p.a] }],
      x: { from: -6, to: 6, step: 1 },
      y: { from: -reach, to: reach, step: reach / 5 },
      points: [{ x: p.k, y: height(p), label: 'P' }],
    };
  },
  answer: (p) => ({ kind: 'equation', model: line(slope(p), lift(p)), variable: 'y' }),
  steps: (p) => [
    start(
      `${p.a === 1 ? '' : p.a === -1 ? '-' : `${p.a}\\times `}${bracketed(p.k)}^{2}${p.b < 0 ? '-' : '+'}${Math.abs(p.b)}\\times ${bracketed(p.k)}${withSign(p.c)}`,
      `The point is on the curve, so substitute $x=${p.k}$ into its equation.`,
      'Find both coordinates of the point first.',
      'What is the $y$-coordinate of the point?',
    ),
    equal(
      `${height(p)}`,
      'This is the $y$-coordinate.',
      'Work out the powers and products first.',
      'Is the point above or below the $x$-axis?',
    ),
    start(
      `${2 * p.a}\\times ${bracketed(p.k)}${withSign(p.b)}`,
      `The derivative is $${polynomial([
        [2 * p.a, 1],
        [p.b, 0],
      ])}$. Substitute $x=${p.k}$ into it.`,
      'Differentiate, then substitute the value of $x$ into the derivative.',
      'How do you find the gradient at a point?',
    ),
    equal(
      `${slope(p)}`,
      'This is the gradient of the tangent.',
      'Work out the product first.',
      'Does the tangent slope up or down?',
    ),
    start(
      `y${withSign(-height(p))}=${slopeText(p)}(x${withSign(-p.k)})`,
      'Use the point and the gradient.',
      'Substitute the point and the gradient into the equation of a line.',
      'Which form of the equation of a line uses a point and a gradient?',
    ),
    equivalent(
      line(slope(p), lift(p)),
      'Expand and solve for $y$.',
      'Expand the bracket and get $y$ on its own.',
      'Is the point on your line?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'gradient-of-normal-swap',
      compute(p) {
        if (Math.abs(slope(p)) === 1) return line(-slope(p), height(p) + slope(p) * p.k);
        const m = slope(p);
        return `y=-(x${withSign(-p.k)})/(${m})${withSign(height(p))}`;
      },
      firstWrongStep: 4,
      feedback: () =>
        'Your line is the normal, at right angles to the curve. A tangent has the same gradient as the curve.',
    },
    {
      misconceptionId: 'zero-power-is-zero',
      compute: (p) => line(2 * p.a * p.k, height(p) - 2 * p.a * p.k * p.k),
      firstWrongStep: 2,
      feedback: (p) => `The term $${polynomial([[p.b, 1]])}$ has a constant gradient, so its derivative isn’t zero.`,
    },
    {
      misconceptionId: 'power-rule-coefficient-lost',
      compute: (p) => line(p.a * p.k + p.b, height(p) - (p.a * p.k + p.b) * p.k),
      firstWrongStep: 2,
      feedback: (p) => `In the derivative of $${polynomial([[p.a, 2]])}$, the index comes down as a factor.`,
    },
    {
      misconceptionId: 'intercept-not-worked-out',
      compute: (p) => (lift(p) === height(p) ? null : line(slope(p), height(p))),
      firstWrongStep: 4,
      feedback: (p) => `Substitute $x=${p.k}$ into your line: do you get the point on the curve?`,
    },
  ],
  confirm: (p) => ({
    kind: 'function',
    variables: ['x'],
    // The line through the point with the slope measured on the curve itself.
    f: ({ x = 0 }) => height(p) + numericSlope((t) => height(p, t), p.k) * (x - p.k),
  }),
  examples: [
    { seed: 's1', input: 'y=-x-2', verdict: 'correct' },
    { seed: 's2', input: 'y=5x-25', verdict: 'correct' },
    { seed: 's1', input: 'y=x', verdict: 'wrong', misconceptionId: 'gradient-of-normal-swap' },
    { seed: 's1', input: 'y=2x+1', verdict: 'wrong', misconceptionId: 'zero-power-is-zero' },
    { seed: 's1', input: 'y=-2x-3', verdict: 'wrong', misconceptionId: 'power-rule-coefficient-lost' },
    { seed: 's1', input: 'y=-x-1', verdict: 'wrong', misconceptionId: 'intercept-not-worked-out' },
  ],
});
