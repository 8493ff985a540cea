import { defineTemplate } from '../../format';
import { polynomial } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, start } from '../../worked-line';

/** y = (x - r)(x - s), or its opposite, on a graph. */
interface Params {
  r: number;
  s: number;
  sign: 1 | -1;
}

const sum = (p: Params) => p.r + p.s;
/** Where the graph meets the y-axis. */
const height = (p: Params) => p.sign * p.r * p.s;
const rule = (p: Params) =>
  polynomial([
    [p.sign, 2],
    [-p.sign * sum(p), 1],
    [height(p), 0],
  ]);
const factor = (root: number) => `(x${root < 0 ? '+' : '-'}${Math.abs(root)})`;
const list = (a: number, b: number) => `x=${a} or x=${b}`;

export const rootsFromGraph = defineTemplate<Params>({
  id: 'y9/quadratics/roots-from-graph',
  version: 1,
  topicId: '148-quadratic-graphs-and-equations',
  years: [9],
  difficulty: 'EASY',
  strategy: 'read-where-y-is-zero',
  calculator: false,
  title: 'Use a parabola to solve an equation',
  params: (random) =>
    drawUntil(
      () => ({ r: random.nonZeroInt(-6, 6), s: random.nonZeroInt(-6, 6), sign: random.pick([1, 1, -1] as const) }),
      (p) => p.r < p.s && p.s - p.r <= 8 && sum(p) !== 0 && Math.abs(p.r * p.s) <= 15,
    ),
  prompt: (p) => `The graph of $y=${rule(p)}$ is shown. Use it to solve $${rule(p)}=0$.`,
  instruction: () => 'Give all solutions.',
  figure: (p) => ({
    kind: 'function-graph',
    alt: `A parabola opening ${p.sign > 0 ? 'upwards' : 'downwards'}. It crosses the x-axis at ${p.r} and ${p.s}, and the y-axis at ${height(p)}.`,
    curves: [{ coefficients: [height(p), -p.sign * sum(p), p.sign] }],
    x: { from: -7, to: 7, step: 1 },
    y: { from: -18, to: 18, step: 2 },
  }),
  answer: (p) => ({ kind: 'solutions', model: list(p.r, p.s), variable: 'x' }),
  steps: (p) => [
    start(
      `${rule(p)}=0`,
      'The value of $y$ is zero on the $x$-axis.',
      'The left side is $y$. Where on the graph is $y$ zero?',
      'Which points on the graph have a height of zero?',
    ),
    equivalent(
      `${p.sign < 0 ? '-' : ''}${factor(p.r)}${factor(p.s)}=0`,
      'The graph crosses the $x$-axis twice, and each crossing gives a factor.',
      'Look at both places where the graph crosses the $x$-axis.',
      'How many times does the graph cross the $x$-axis?',
    ),
    equivalent(
      `x=${p.r}\\text{ or }x=${p.s}`,
      'Read off both values of $x$.',
      'Read the two values on the $x$-axis.',
      'If you substitute your values into the rule, do you get zero?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'loses-second-root',
      compute: (p) => `x=${p.s}`,
      firstWrongStep: 2,
      feedback: () => 'The graph crosses the axis in one more place.',
    },
    {
      misconceptionId: 'loses-second-root',
      compute: (p) => `x=${p.r}`,
      firstWrongStep: 2,
      feedback: () => 'The graph crosses the axis in one more place.',
    },
    {
      misconceptionId: 'roots-sign-flipped',
      compute: (p) => list(-p.r, -p.s),
      firstWrongStep: 2,
      feedback: () => 'Read the graph again. Which side of the $y$-axis does it cross on?',
    },
    {
      misconceptionId: 'coordinates-swapped',
      compute: (p) => (height(p) === p.r || height(p) === p.s ? null : `x=${height(p)}`),
      firstWrongStep: 0,
      feedback: () => 'You read where the graph crosses the $y$-axis. Where is $y$ equal to zero?',
    },
  ],
  confirm: (p) => ({ kind: 'roots', f: (x) => p.sign * (x * x - sum(p) * x + p.r * p.s), from: -15.3, to: 15.4 }),
  examples: [
    { seed: 's1', input: 'x=-3 or x=-2', verdict: 'correct' },
    { seed: 's2', input: 'x=-3 or x=2', verdict: 'correct' },
    { seed: 's1', input: 'x=-2', verdict: 'wrong', misconceptionId: 'loses-second-root' },
    { seed: 's1', input: 'x=3 or x=2', verdict: 'wrong', misconceptionId: 'roots-sign-flipped' },
    { seed: 's1', input: 'x=-6', verdict: 'wrong', misconceptionId: 'coordinates-swapped' },
  ],
});
