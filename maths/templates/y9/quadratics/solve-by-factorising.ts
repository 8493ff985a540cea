import { defineTemplate } from '../../format';
import { polynomial, withSign } from '../../number-text';
import { equivalent, start } from '../../worked-line';

/** x^2 - (r + s)x + rs = 0 with two different roots */
interface Params {
  r: number;
  s: number;
}

const left = (p: Params) =>
  polynomial([
    [1, 2],
    [-(p.r + p.s), 1],
    [p.r * p.s, 0],
  ]);
const factor = (root: number) => (root === 0 ? 'x' : `(x${withSign(-root)})`);

export const solveByFactorising = defineTemplate<Params>({
  id: 'y9/quadratics/solve-by-factorising',
  version: 1,
  topicId: '148-quadratic-graphs-and-equations',
  years: [9, 10],
  difficulty: 'NORMAL',
  strategy: 'null-factor-law',
  calculator: false,
  title: 'Solve a quadratic equation by factorising',
  params(random) {
    let [r, s] = [0, 0];
    // Different sizes, so that no solution is the opposite of the other.
    do [r, s] = [random.nonZeroInt(-9, 9), random.chance(0.2) ? 0 : random.nonZeroInt(-9, 9)];
    while (Math.abs(r) === Math.abs(s));
    return { r, s };
  },
  prompt: (p) => `Solve $${left(p)}=0$.`,
  instruction: () => 'Give all solutions.',
  answer: (p) => ({ kind: 'solutions', model: `x=${p.r} or x=${p.s}`, variable: 'x' }),
  steps: (p) => [
    start(
      `${left(p)}=0`,
      'One side is zero, so a product on the other side will help.',
      'One side is zero already. Try to write the other side as a product.',
      p.s === 0 ? 'What do both terms have in common?' : 'Which two numbers have this product and this sum?',
    ),
    equivalent(
      `${[p.r, p.s]
        .sort((a, b) => Math.abs(a) - Math.abs(b))
        .map(factor)
        .join('')}=0`,
      p.s === 0 ? 'Take out the common factor $x$.' : 'Factorise the left side.',
      p.s === 0 ? 'Take out what both terms have in common.' : 'Find the two numbers from their product and their sum.',
      'When is a product of two factors equal to zero?',
    ),
    equivalent(
      `x=${p.r}\\text{ or }x=${p.s}`,
      'A product is zero when one of its factors is zero.',
      'Set each factor equal to zero.',
      'Which value of $x$ makes each factor zero?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'roots-sign-flipped',
      compute: (p) => `x=${-p.r} or x=${p.s === 0 ? 0 : -p.s}`,
      firstWrongStep: 2,
      feedback: () => 'Substitute one of your values into its factor. Do you get zero?',
    },
    {
      misconceptionId: 'loses-second-root',
      compute: (p) => (p.s === 0 ? null : `x=${Math.max(p.r, p.s)}`),
      firstWrongStep: 2,
      feedback: () => 'There are two factors, and either of them can be zero.',
    },
    {
      misconceptionId: 'loses-second-root',
      compute: (p) => (p.s === 0 ? null : `x=${Math.min(p.r, p.s)}`),
      firstWrongStep: 2,
      feedback: () => 'There are two factors, and either of them can be zero.',
    },
    {
      misconceptionId: 'divides-by-variable',
      compute: (p) => (p.s === 0 ? `x=${p.r}` : null),
      firstWrongStep: 1,
      feedback: () => 'You can only divide by $x$ when $x$ isn’t zero. What if it is?',
    },
  ],
  confirm: (p) => ({ kind: 'roots', f: (x) => x * x - (p.r + p.s) * x + p.r * p.s, from: -20.3, to: 20.4 }),
  examples: [
    { seed: 's1', input: 'x=6 or x=0', verdict: 'correct' },
    { seed: 's2', input: 'x=-7 or x=4', verdict: 'correct' },
    { seed: 's1', input: 'x=-6 or x=0', verdict: 'wrong', misconceptionId: 'roots-sign-flipped' },
    { seed: 's2', input: 'x=4', verdict: 'wrong', misconceptionId: 'loses-second-root' },
    { seed: 's1', input: 'x=6', verdict: 'wrong', misconceptionId: 'divides-by-variable' },
  ],
});
