import { defineTemplate } from '../../format';
import { gcd, polynomial } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';
import { factorBefore } from '../shared/exact-values';
import { fineIntegral } from '../shared/fine-integral';

/** The integral of k(q - p)/((x - p)(x - q)) from low to high, right of both zeros; p < q */
interface Params {
  k: number;
  p: number;
  q: number;
  low: number;
  high: number;
}

const factor = (root: number) =>
  root === 0
    ? 'x'
    : polynomial([
        [1, 1],
        [-root, 0],
      ]);
const bottom = (root: number) => (root === 0 ? 'x' : `(${factor(root)})`);
/** The value is k ln(top/under). */
function quotient(s: Params): [number, number] {
  const [top, under] = [(s.high - s.q) * (s.low - s.p), (s.high - s.p) * (s.low - s.q)];
  const common = gcd(top, under);
  return [top / common, under / common];
}
const constant = (s: Params) => s.k * (s.q - s.p);
const logText = (k: number, top: number, under: number) =>
  `${factorBefore(k)}ln(${top}${under === 1 ? '' : `/${under}`})`;

export const integralWithLogarithms = defineTemplate<Params>({
  id: 'y12/further-integration/integral-with-logarithms',
  version: 1,
  topicId: '208-further-integration-parts-partial-fractions',
  years: [12],
  difficulty: 'HARD',
  strategy: 'partial-fractions-to-logarithms',
  calculator: false,
  title: 'Integrate by partial fractions',
  params: (random) =>
    drawUntil(
      () => {
        const q = random.int(-2, 3);
        const low = q + random.int(1, 3);
        return { k: random.int(1, 3), p: q - random.int(1, 4), q, low, high: low + random.int(1, 4) };
      },
      (s) => !(s.p === 0 && s.q === 0),
    ),
  prompt: (s) =>
    `Use partial fractions to evaluate $\\int_{${s.low}}^{${s.high}}\\frac{${constant(s)}}{${bottom(s.p)}${bottom(s.q)}}\\,dx$ exactly.`,
  instruction: () => 'Give an exact answer in terms of logarithms.',
  answer: (s) => ({ kind: 'number', model: logText(s.k, ...quotient(s)), forms: [{ kind: 'exact' }] }),
  steps: (s) => [
    start(
      `\\frac{${constant(s)}}{${bottom(s.p)}${bottom(s.q)}}`,
      'Write the integrand as a sum of two partial fractions.',
      'Split the integrand first.',
      'Which two partial fractions add up to this one?',
    ),
    equal(
      `\\frac{${s.k}}{${factor(s.q)}}-\\frac{${s.k}}{${factor(s.p)}}`,
      `At $x=${s.q}$ the constant is $${s.k}$, and at $x=${s.p}$ it is $-${s.k}$.`,
      'Cover up one factor and substitute its zero. Do the same with the other.',
      'What is the numerator over each factor?',
    ),
    start(
      `${factorBefore(s.k)}\\left(\\ln ${s.high - s.q}-\\ln ${s.high - s.p}\\right)-${factorBefore(s.k)}\\left(\\ln ${s.low - s.q}-\\ln ${s.low - s.p}\\right)`,
      `An antiderivative is $${factorBefore(s.k)}\\ln|${factor(s.q)}|-${factorBefore(s.k)}\\ln|${factor(s.p)}|$. Substitute $${s.high}$ and $${s.low}$.`,
      'Integrate each partial fraction to get a logarithm, and substitute the limits.',
      'What is an antiderivative of one over a linear factor?',
    ),
    equal(
      `${factorBefore(s.k)}\\ln\\left(${quotient(s)[1] === 1 ? quotient(s)[0] : `\\frac{${quotient(s)[0]}}{${quotient(s)[1]}}`}\\right)`,
      'Combine the logarithms: sums become products and differences become quotients.',
      'Combine the four logarithms into one.',
      'What does a difference of two logarithms become?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'partial-fractions-swapped',
      compute: (s) => {
        const [top, under] = quotient(s);
        return logText(s.k, under, top);
      },
      firstWrongStep: 1,
      feedback: () => 'You swapped the numerators of your partial fractions. Is the integrand positive here?',
    },
    {
      misconceptionId: 'partial-fractions-not-divided',
      compute: (s) => (s.q - s.p === 1 ? null : logText(constant(s), ...quotient(s))),
      firstWrongStep: 1,
      feedback: () => 'After covering up one factor, divide by the value of the other.',
    },
    {
      misconceptionId: 'log-of-whole-bottom',
      compute: (s) => {
        const [top, under] = [(s.high - s.q) * (s.high - s.p), (s.low - s.q) * (s.low - s.p)];
        const common = gcd(top, under);
        return logText(constant(s), top / common, under / common);
      },
      firstWrongStep: 0,
      feedback: () => 'You took the logarithm of the whole denominator. Its derivative has a different numerator.',
    },
  ],
  confirm: (s) => ({
    kind: 'values',
    values: [fineIntegral((x) => constant(s) / ((x - s.p) * (x - s.q)), s.low, s.high)],
  }),
  examples: [
    { seed: 's1', input: '3ln(5/2)', verdict: 'correct' },
    { seed: 's2', input: 'ln(15/7)', verdict: 'correct' },
    { seed: 's1', input: '3ln(2/5)', verdict: 'wrong', misconceptionId: 'partial-fractions-swapped' },
    { seed: 's1', input: '9ln(5/2)', verdict: 'wrong', misconceptionId: 'partial-fractions-not-divided' },
    { seed: 's1', input: '9ln(10)', verdict: 'wrong', misconceptionId: 'log-of-whole-bottom' },
  ],
});
