import { defineTemplate } from '../../format';
import { fractionText, polynomial } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, start } from '../../worked-line';

/** A cubic with derivative 3a(x - p)(x - q) */
interface Params {
  a: number;
  p: number;
  q: number;
  c: number;
}

const middle = ({ a, p, q }: Params) => (-3 * a * (p + q)) / 2;
const curve = (s: Params) =>
  polynomial([
    [s.a, 3],
    [middle(s), 2],
    [3 * s.a * s.p * s.q, 1],
    [s.c, 0],
  ]);
const derivative = (s: Params) =>
  polynomial([
    [3 * s.a, 2],
    [-3 * s.a * (s.p + s.q), 1],
    [3 * s.a * s.p * s.q, 0],
  ]);
const monic = (s: Params) =>
  polynomial([
    [1, 2],
    [-(s.p + s.q), 1],
    [s.p * s.q, 0],
  ]);
const factor = (root: number) =>
  root === 0
    ? 'x'
    : `(${polynomial([
        [1, 1],
        [-root, 0],
      ])})`;
const heightAt = (s: Params, x: number) => s.a * x ** 3 + middle(s) * x ** 2 + 3 * s.a * s.p * s.q * x + s.c;

export const stationaryPoints = defineTemplate<Params>({
  id: 'y12/curve-sketching/stationary-points',
  version: 1,
  topicId: '203-curve-sketching-optimisation',
  years: [11, 12],
  difficulty: 'EASY',
  strategy: 'first-derivative-zero',
  calculator: false,
  title: 'Stationary points of a cubic',
  params: (random) =>
    drawUntil(
      () => ({
        a: random.pick([-2, -1, 1, 2]),
        p: random.int(-5, 4),
        q: random.int(-4, 5),
        c: random.nonZeroInt(-9, 9),
      }),
      ({ p, q }) => p < q && (p + q) % 2 === 0 && p + q !== 0 && p * q !== 0,
    ),
  prompt: (s) => `Find the $x$-coordinates of the stationary points of the curve $y=${curve(s)}$.`,
  instruction: () => 'Write your answer like $x=1$ or $x=2$.',
  answer: (s) => ({ kind: 'solutions', model: `x=${s.p} or x=${s.q}`, variable: 'x' }),
  steps: (s) => [
    start(
      `${derivative(s)}=0`,
      'At a stationary point the first derivative is zero.',
      'Differentiate, and think about the gradient at a stationary point.',
      'What is the gradient at a stationary point?',
    ),
    equivalent(
      `${monic(s)}=0`,
      `Divide both sides by $${3 * s.a}$.`,
      'All the terms have a common factor.',
      'Which number can you divide every term by?',
    ),
    equivalent(
      `${factor(s.p)}${factor(s.q)}=0`,
      'Factorise the quadratic.',
      'Look for two numbers with this product and this sum.',
      `Which two numbers have the product $${s.p * s.q}$ and the sum $${-(s.p + s.q)}$?`,
    ),
    equivalent(
      `x=${s.p}\\text{ or }x=${s.q}`,
      'A product is zero when one of its factors is zero.',
      'Set each factor equal to zero.',
      'When is a product zero?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'roots-sign-flipped',
      compute: (s) => `x=${-s.p} or x=${-s.q}`,
      firstWrongStep: 3,
      feedback: () => 'Substitute your values into the factors: does one of them equal zero?',
    },
    {
      misconceptionId: 'loses-second-root',
      compute: (s) => `x=${s.q}`,
      firstWrongStep: 3,
      feedback: () => 'The derivative is a quadratic. How many zeros can it have?',
    },
    {
      misconceptionId: 'differentiates-too-often',
      compute: (s) => `x=${fractionText(s.p + s.q, 2)}`,
      firstWrongStep: 0,
      feedback: () => 'That’s where the second derivative is zero. Which derivative gives the gradient?',
    },
  ],
  confirm: (s) => ({
    kind: 'roots',
    // The five-point difference is exact for a cubic, whatever the step.
    f: (x) => heightAt(s, x - 2) - 8 * heightAt(s, x - 1) + 8 * heightAt(s, x + 1) - heightAt(s, x + 2),
    from: -6.3,
    to: 6.4,
  }),
  examples: [
    { seed: 's1', input: 'x=1 or x=5', verdict: 'correct' },
    { seed: 's2', input: 'x=1 or x=5', verdict: 'correct' },
    { seed: 's1', input: 'x=-1 or x=-5', verdict: 'wrong', misconceptionId: 'roots-sign-flipped' },
    { seed: 's1', input: 'x=5', verdict: 'wrong', misconceptionId: 'loses-second-root' },
    { seed: 's1', input: 'x=3', verdict: 'wrong', misconceptionId: 'differentiates-too-often' },
  ],
});
