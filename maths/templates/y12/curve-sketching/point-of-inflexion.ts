import { defineTemplate } from '../../format';
import { polynomial } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, result, start } from '../../worked-line';

/** y = a(x - h)^3 + m(x - h) + k, given expanded */
interface Params {
  a: number;
  h: number;
  m: number;
  k: number;
}

const coefficients = ({ a, h, m, k }: Params): [number, number][] => [
  [a, 3],
  [-3 * a * h, 2],
  [3 * a * h * h + m, 1],
  [k - a * h ** 3 - m * h, 0],
];
const curve = (p: Params) => polynomial(coefficients(p));
const heightAt = (p: Params, x: number) => coefficients(p).reduce((sum, [c, power]) => sum + c * x ** power, 0);
const slopeAt = (p: Params, x: number) =>
  coefficients(p).reduce((sum, [c, power]) => (power === 0 ? sum : sum + c * power * x ** (power - 1)), 0);

export const pointOfInflexion = defineTemplate<Params>({
  id: 'y12/curve-sketching/point-of-inflexion',
  version: 1,
  topicId: '203-curve-sketching-optimisation',
  years: [12],
  difficulty: 'NORMAL',
  strategy: 'second-derivative-zero',
  calculator: false,
  title: 'Point of inflection of a cubic',
  params: (random) =>
    drawUntil(
      () => ({
        a: random.pick([-2, -1, 1, 2]),
        h: random.nonZeroInt(-3, 4),
        m: random.nonZeroInt(-12, 12),
        k: random.int(-12, 12),
      }),
      (p) =>
        Math.abs(heightAt(p, -p.h)) < 100 &&
        Math.abs(slopeAt(p, p.h)) < 100 &&
        coefficients(p).every(([c]) => c !== 0) &&
        new Set([heightAt(p, p.h), heightAt(p, -p.h), slopeAt(p, p.h), p.h]).size === 4,
    ),
  prompt: (p) => `Find the coordinates of the point of inflection of the curve $y=${curve(p)}$.`,
  instruction: () => 'Write your answer as a point, like $(1, 5)$.',
  answer: (p) => ({ kind: 'coordinate', model: `(${p.h}, ${p.k})`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${polynomial([
        [6 * p.a, 1],
        [-6 * p.a * p.h, 0],
      ])}=0`,
      'Differentiate twice. At a point of inflection, the second derivative is zero and changes sign.',
      'Differentiate twice.',
      'Which derivative tells you about concavity?',
    ),
    equivalent(
      `x=${p.h}`,
      'Solve the equation. The second derivative is linear, so its sign changes there.',
      'Solve for $x$, and check that the sign changes.',
      'Where does the concavity change?',
    ),
    result(
      `(${p.h}, ${p.k})`,
      `Substitute $x=${p.h}$ into the equation of the curve to get the $y$-coordinate, $${p.k}$.`,
      'You need the $y$-coordinate of the point too.',
      'Which equation gives you the $y$-coordinate?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'height-from-derivative',
      compute: (p) => `(${p.h}, ${slopeAt(p, p.h)})`,
      firstWrongStep: 2,
      feedback: () => 'Your second number is the gradient at that point. What gives the $y$-coordinate?',
    },
    {
      misconceptionId: 'moves-term-keeps-sign',
      compute: (p) => `(${-p.h}, ${heightAt(p, -p.h)})`,
      firstWrongStep: 1,
      feedback: () => 'Substitute your value of $x$ into the second derivative: is it zero?',
    },
    {
      misconceptionId: 'coordinates-swapped',
      compute: (p) => `(${p.k}, ${p.h})`,
      firstWrongStep: 2,
      feedback: () => 'Which coordinate do you write first?',
    },
  ],
  confirm: (p) => {
    // A cubic is symmetric about its point of inflexion: looks for the centre of symmetry.
    const places = Array.from({ length: 41 }, (_, i) => (i - 20) / 2).filter((x) =>
      [1, 2, 3].every((d) => Math.abs(heightAt(p, x + d) + heightAt(p, x - d) - 2 * heightAt(p, x)) < 1e-9),
    );
    return { kind: 'values', values: places.flatMap((x) => [x, heightAt(p, x)]) };
  },
  examples: [
    { seed: 's1', input: '(-1, -2)', verdict: 'correct' },
    { seed: 's2', input: '(-1, 0)', verdict: 'correct' },
    { seed: 's1', input: '(-1, 2)', verdict: 'wrong', misconceptionId: 'height-from-derivative' },
    { seed: 's1', input: '(1, -14)', verdict: 'wrong', misconceptionId: 'moves-term-keeps-sign' },
    { seed: 's1', input: '(-2, -1)', verdict: 'wrong', misconceptionId: 'coordinates-swapped' },
  ],
});
