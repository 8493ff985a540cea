import { defineTemplate } from '../../format';
import { fractionLatex, fractionText, gcd } from '../../number-text';
import { numericIntegral } from '../../numeric-calculus';
import { equal, start, unlessRight } from '../../worked-line';

/** f(x) = (n + 1) x^n / end^(n + 1) on [0, end]. */
interface Params {
  n: 1 | 2 | 3;
  end: number;
}

const density = (p: Params) => {
  const bottom = p.end ** (p.n + 1);
  const common = gcd(p.n + 1, bottom);
  const front = (p.n + 1) / common;
  const top = `${front === 1 ? '' : front}x${p.n === 1 ? '' : `^${p.n}`}`;
  return bottom === common ? top : `\\frac{${top}}{${bottom / common}}`;
};
const front = (p: Params) => fractionLatex(p.n + 1, p.end ** (p.n + 1));
const mean = (p: Params): [number, number] => [(p.n + 1) * p.end, p.n + 2];
const meanOfSquare = (p: Params): [number, number] => [(p.n + 1) * p.end ** 2, p.n + 3];
const variance = (p: Params): [number, number] => [(p.n + 1) * p.end ** 2, (p.n + 3) * (p.n + 2) ** 2];
const model = (p: Params) => fractionText(...variance(p));
const squared = (p: Params) => {
  const text = fractionLatex(...mean(p));
  return /^\d+$/.test(text) ? `${text}^2` : `\\left(${text}\\right)^2`;
};

export const varianceOfDensity = defineTemplate<Params>({
  id: 'y12/density/variance-of-density',
  version: 2,
  topicId: '213-continuous-random-variables',
  years: [12],
  difficulty: 'HARD',
  strategy: 'mean-and-mean-of-square',
  calculator: true,
  title: 'Variance from a density function',
  params: (random) => ({ n: random.pick([1, 2, 3] as const), end: random.int(2, 12) }),
  prompt: (p) =>
    `A continuous random variable $X$ has the probability density function $f(x)=${density(p)}$ for $0\\le x\\le ${p.end}$, and $f(x)=0$ elsewhere. Find the variance of $X$.`,
  instruction: () => 'Give your answer as a fraction in lowest terms, or as a whole number.',
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'lowest-terms' }] }),
  steps: (p) => [
    start(
      `${front(p)}\\times\\frac{${p.end}^{${p.n + 2}}}{${p.n + 2}}`,
      'The mean is the integral of $x$ times the density function.',
      'Find the mean first.',
      'What do you integrate to find the mean?',
    ),
    equal(
      fractionLatex(...mean(p)),
      'This is $E(X)$.',
      'Cancel the powers.',
      'Is the mean in the upper half, where the density function is larger?',
    ),
    start(
      `${front(p)}\\times\\frac{${p.end}^{${p.n + 3}}}{${p.n + 3}}`,
      'The mean of $X^2$ is the integral of $x^2$ times the density function.',
      'Find the mean of the square next.',
      'What do you integrate to find the mean of $X^2$?',
    ),
    equal(
      fractionLatex(...meanOfSquare(p)),
      'This is $E(X^2)$.',
      'Cancel the powers.',
      'Is it larger than the square of the mean?',
    ),
    start(
      `${fractionLatex(...meanOfSquare(p))}-${squared(p)}`,
      'The variance is the mean of the square minus the square of the mean.',
      'Put the two together.',
      'Which one do you square, and which is already the mean of a square?',
    ),
    equal(fractionLatex(...variance(p)), 'Work it out.', 'Use a common denominator.', 'Is the variance positive?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'mean-not-squared-in-variance',
      compute(p) {
        const [a, b] = meanOfSquare(p);
        const [c, d] = mean(p);
        return unlessRight(fractionText(a * d - c * b, b * d), model(p));
      },
      firstWrongStep: 4,
      feedback: () => 'You subtracted the mean itself. Check the formula for the variance.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => unlessRight(fractionText(...meanOfSquare(p)), model(p)),
      firstWrongStep: 4,
      feedback: () => 'That’s the mean of $X^2$. You need the mean of $X$ as well.',
    },
    {
      misconceptionId: 'mean-for-variance',
      compute: (p) => unlessRight(fractionText(...mean(p)), model(p)),
      firstWrongStep: 2,
      feedback: () => 'That’s the mean of $X$. The variance measures how far the values spread around it.',
    },
  ],
  // The mean squared distance from the mean, integrated directly.
  confirm(p) {
    const f = (x: number) => ((p.n + 1) * x ** p.n) / p.end ** (p.n + 1);
    const centre = numericIntegral((x) => x * f(x), 0, p.end);
    return { kind: 'values', values: [numericIntegral((x) => (x - centre) ** 2 * f(x), 0, p.end)] };
  },
  examples: [
    { seed: 's1', input: '8/75', verdict: 'correct' },
    { seed: 's2', input: '6/25', verdict: 'correct' },
    { seed: 's3', input: '30/8', verdict: 'wrong-form' },
    { seed: 's1', input: '16/15', verdict: 'wrong', misconceptionId: 'mean-not-squared-in-variance' },
    { seed: 's1', input: '8/3', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's1', input: '8/5', verdict: 'wrong', misconceptionId: 'mean-for-variance' },
  ],
});
