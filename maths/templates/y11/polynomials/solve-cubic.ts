import { defineTemplate } from '../../format';
import { bracketed, polynomial, withSign } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, result, start } from '../../worked-line';
import { identity } from '../shared/identity';

/** (x - r)(x - s)(x - t) = 0; r is the root that is easy to find. */
interface Params {
  r: number;
  s: number;
  t: number;
}

const b = (p: Params) => -(p.r + p.s + p.t);
const c = (p: Params) => p.r * p.s + p.s * p.t + p.t * p.r;
const d = (p: Params) => -p.r * p.s * p.t;
const cubic = (p: Params) =>
  polynomial([
    [1, 3],
    [b(p), 2],
    [c(p), 1],
    [d(p), 0],
  ]);
const quadratic = (p: Params) =>
  polynomial([
    [1, 2],
    [-(p.s + p.t), 1],
    [p.s * p.t, 0],
  ]);
const factor = (root: number) => `(x${withSign(-root)})`;
const term = (value: number, power: string) =>
  value === 0 ? '' : `${value < 0 ? '-' : '+'}${Math.abs(value) === 1 ? '' : `${Math.abs(value)}\\times `}${power}`;

export const solveCubic = defineTemplate<Params>({
  id: 'y11/polynomials/solve-cubic',
  version: 1,
  topicId: '194-polynomials-remainder-and-factor',
  years: [11],
  difficulty: 'HARD',
  strategy: 'factor-theorem-then-quadratic',
  calculator: false,
  title: 'Solve a cubic equation',
  params: (random) =>
    drawUntil(
      () => ({ r: random.pick([1, -1, 2, -2]), s: random.nonZeroInt(-5, 6), t: random.nonZeroInt(-5, 6) }),
      (p) => Math.abs(p.r) < Math.abs(p.s) && Math.abs(p.s) < Math.abs(p.t) && Math.abs(d(p)) <= 60 && p.s + p.t !== 0,
    ),
  prompt: (p) => `Solve $${cubic(p)}=0$.`,
  instruction: () => 'Give all solutions.',
  answer: (p) => ({ kind: 'solutions', model: `x=${p.r} or x=${p.s} or x=${p.t}`, variable: 'x' }),
  steps: (p) => [
    identity(
      `${bracketed(p.r)}^{3}${term(b(p), `${bracketed(p.r)}^{2}`)}${term(c(p), bracketed(p.r))}${withSign(d(p))}=0`,
      `Try small divisors of the constant term. At $x=${p.r}$ the polynomial is zero, so $x${withSign(-p.r)}$ is a factor.`,
      'Whole-number roots divide the constant term. Try the small ones, positive and negative.',
      'Which small numbers could make the polynomial zero?',
    ),
    start(
      `${cubic(p)}=0`,
      `Divide the polynomial by $x${withSign(-p.r)}$.`,
      'Divide the polynomial by the factor you have found.',
      'What’s left when you take out this factor?',
    ),
    equivalent(
      `${factor(p.r)}(${quadratic(p)})=0`,
      'The division leaves a quadratic factor and no remainder.',
      'Write the polynomial as the linear factor times a quadratic.',
      'Which quadratic gives the right first and last terms?',
    ),
    equivalent(
      `${factor(p.r)}${factor(p.s)}${factor(p.t)}=0`,
      'Factorise the quadratic.',
      'Look for two numbers with the right product and the right sum.',
      'Which two numbers have this product and this sum?',
    ),
    result(
      `x=${p.r}\\text{ or }x=${p.s}\\text{ or }x=${p.t}`,
      'A product is zero when one of its factors is zero.',
      'Set each factor equal to zero.',
      'How many solutions are there?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'roots-sign-flipped',
      compute: (p) => `x=${-p.r} or x=${-p.s} or x=${-p.t}`,
      firstWrongStep: 4,
      feedback: () => 'Substitute one of your values into its factor: does the factor equal zero?',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => `x=${p.r}`,
      firstWrongStep: 2,
      feedback: () => 'You’ve found one root. What’s left when you divide out its factor?',
    },
    {
      misconceptionId: 'known-root-left-out',
      compute: (p) => `x=${p.s} or x=${p.t}`,
      firstWrongStep: 4,
      feedback: () => 'These come from the quadratic factor. Could another factor be zero?',
    },
  ],
  confirm: (p) => ({
    kind: 'roots',
    f: (x) => ((x + b(p)) * x + c(p)) * x + d(p),
    from: -30.3,
    to: 30.4,
  }),
  examples: [
    { seed: 's1', input: 'x=-1 or x=-2 or x=6', verdict: 'correct' },
    { seed: 's2', input: 'x=-2 or x=-3 or x=6', verdict: 'correct' },
    { seed: 's1', input: 'x=1 or x=2 or x=-6', verdict: 'wrong', misconceptionId: 'roots-sign-flipped' },
    { seed: 's1', input: 'x=-1', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's1', input: 'x=-2 or x=6', verdict: 'wrong', misconceptionId: 'known-root-left-out' },
  ],
});
