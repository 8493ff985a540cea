import { defineTemplate } from '../../format';
import { polynomial, withSign } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, result, start } from '../../worked-line';

/** x = t + a, y = mt^2 + nt */
interface Params {
  a: number;
  m: number;
  n: number;
}

const inT = (p: Params) =>
  polynomial(
    [
      [p.m, 2],
      [p.n, 1],
    ],
    't',
  );
const rule = (a: number, p: Params) =>
  polynomial([
    [p.m, 2],
    [-2 * p.m * a + p.n, 1],
    [p.m * a * a - p.n * a, 0],
  ]);
const times = (n: number) => (Math.abs(n) === 1 ? '' : `${Math.abs(n)}`);

export const parametricToCartesian = defineTemplate<Params>({
  id: 'y11/further-functions/parametric-to-cartesian',
  version: 1,
  topicId: '195-further-functions-inverse-parametric-inequalities',
  years: [11],
  difficulty: 'NORMAL',
  strategy: 'eliminate-the-parameter',
  calculator: false,
  title: 'Parametric equations to a Cartesian equation',
  params: (random) =>
    drawUntil(
      () => ({ a: random.nonZeroInt(-6, 6), m: random.pick([1, 2, 3, -1, -2]), n: random.nonZeroInt(-7, 7) }),
      (p) => -2 * p.m * p.a + p.n !== 0 && p.m * p.a - p.n !== 0,
    ),
  prompt: (p) =>
    `A curve is given by $x=t${withSign(p.a)}$ and $y=${inT(p)}$, where $t$ is any real number. Find its Cartesian equation.`,
  instruction: () => 'Write your answer as $y=\\ldots$, expanded and with like terms collected.',
  answer: (p) => ({ kind: 'equation', model: `y=${rule(p.a, p)}`, variable: 'y', forms: [{ kind: 'expanded' }] }),
  steps: (p) => [
    start(
      `t=x${withSign(-p.a)}`,
      'Make the parameter $t$ the subject of the equation for $x$.',
      'Solve the easier equation for $t$.',
      'Which of the two equations is quicker to solve for $t$?',
    ),
    start(
      `${p.m === -1 ? '-' : p.m === 1 ? '' : p.m}(x${withSign(-p.a)})^{2}${p.n < 0 ? '-' : '+'}${times(p.n)}(x${withSign(-p.a)})`,
      'Substitute this for each $t$ in the equation for $y$.',
      'Replace each $t$ in the other equation, and use brackets.',
      'How many times does $t$ appear?',
    ),
    equal(
      rule(p.a, p),
      'Expand the brackets and collect like terms.',
      'Expand the square first. Don’t forget its middle term.',
      'Which terms are like terms?',
    ),
    result(
      `y=${rule(p.a, p)}`,
      'Write the Cartesian equation.',
      'Write it as an equation for $y$.',
      'Does the point for $t=0$ satisfy your equation?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'moves-term-keeps-sign',
      compute: (p) => `y=${rule(-p.a, p)}`,
      firstWrongStep: 0,
      feedback: (p) => `What is $t$ when $x=t${withSign(p.a)}$? Try it with $t=0$.`,
    },
    {
      misconceptionId: 'square-of-sum-termwise',
      compute: (p) =>
        `y=${polynomial([
          [p.m, 2],
          [p.n, 1],
          [p.m * p.a * p.a - p.n * p.a, 0],
        ])}`,
      firstWrongStep: 2,
      feedback: (p) => `Write $(x${withSign(-p.a)})^2$ as a product of two brackets. How many products are there?`,
    },
    {
      misconceptionId: 'distributes-to-first-only',
      compute: (p) =>
        Math.abs(p.n) === 1
          ? null
          : `y=${polynomial([
              [p.m, 2],
              [-2 * p.m * p.a + p.n, 1],
              [p.m * p.a * p.a - p.a, 0],
            ])}`,
      firstWrongStep: 2,
      feedback: (p) => `The factor $${p.n}$ multiplies both terms of its bracket.`,
    },
  ],
  confirm: (p) => ({
    kind: 'function',
    variables: ['x'],
    f({ x = 0 }) {
      // Find the parameter of this x by bisection, and go to y with it.
      let [low, high] = [-50, 50];
      for (let i = 0; i < 90; i += 1) {
        const middle = (low + high) / 2;
        if (middle + p.a < x) low = middle;
        else high = middle;
      }
      return (p.m * low + p.n) * low;
    },
  }),
  examples: [
    { seed: 's1', input: 'y=-2x^2+13x-21', verdict: 'correct' },
    { seed: 's2', input: 'y=-2x^2-18x-36', verdict: 'correct' },
    { seed: 's1', input: 'y=-2x^2-11x-15', verdict: 'wrong', misconceptionId: 'moves-term-keeps-sign' },
    { seed: 's1', input: 'y=-2x^2+x-21', verdict: 'wrong', misconceptionId: 'square-of-sum-termwise' },
    { seed: 's2', input: 'y=-2x^2-18x-15', verdict: 'wrong', misconceptionId: 'distributes-to-first-only' },
  ],
});
