import { defineTemplate } from '../../format';
import { equal, result, start } from '../../worked-line';

/** log_base(m) ± log_base(n), which is a whole number. */
interface Params {
  base: number;
  m: number;
  n: number;
  minus: boolean;
}

const sums: [base: number, m: number, n: number][] = [
  [6, 4, 9],
  [6, 3, 12],
  [6, 2, 18],
  [6, 8, 27],
  [6, 24, 9],
  [10, 4, 25],
  [10, 5, 20],
  [10, 2, 50],
  [10, 8, 125],
  [10, 40, 25],
  [12, 9, 16],
  [12, 3, 48],
  [12, 18, 8],
  [15, 9, 25],
  [15, 5, 45],
  [14, 4, 49],
  [14, 7, 28],
];
const combined = (p: Params) => (p.minus ? p.m / p.n : p.m * p.n);
const value = (p: Params) => Math.round(Math.log(combined(p)) / Math.log(p.base));
const log = (p: Params, inside: string | number) => `\\log_{${p.base}}${inside}`;

export const evaluateLogs = defineTemplate<Params>({
  id: 'y11/exponentials/evaluate-logs',
  version: 1,
  topicId: '200-exponentials-and-logarithms',
  years: [11],
  difficulty: 'EASY',
  strategy: 'log-laws',
  calculator: false,
  title: 'Combine two logarithms',
  params(random) {
    if (random.chance(0.45)) {
      const [base, m, n] = random.pick(sums);
      return random.chance() ? { base, m, n, minus: false } : { base, m: n, n: m, minus: false };
    }
    const base = random.pick([2, 3, 4, 5, 10]);
    const n = random.pick([3, 5, 7, 11, 6].filter((q) => q % base !== 0 && base % q !== 0));
    const index = random.int(2, base === 2 ? 5 : base === 3 ? 4 : 3);
    return { base, m: n * base ** index, n, minus: true };
  },
  prompt: (p) => `Evaluate $${log(p, p.m)}${p.minus ? '-' : '+'}${log(p, p.n)}$.`,
  instruction: () => 'Give your answer as a whole number.',
  answer: (p) => ({ kind: 'number', model: `${value(p)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${log(p, p.m)}${p.minus ? '-' : '+'}${log(p, p.n)}`,
      'Both logarithms have the same base, so you can combine them.',
      'Look at the bases.',
      'Which law combines two logarithms with the same base?',
    ),
    equal(
      p.minus ? log(p, `\\left(\\frac{${p.m}}{${p.n}}\\right)`) : log(p, `(${p.m}\\times ${p.n})`),
      p.minus
        ? 'The difference of two logarithms is the logarithm of the quotient.'
        : 'The sum of two logarithms is the logarithm of the product.',
      'Write it as a single logarithm.',
      p.minus
        ? 'What happens to the numbers when you subtract logarithms?'
        : 'What happens to the numbers when you add logarithms?',
    ),
    equal(
      log(p, combined(p)),
      p.minus ? 'Divide.' : 'Multiply.',
      'Work out what’s inside.',
      `Is this number a power of ${p.base}?`,
    ),
    result(
      `${value(p)}`,
      `$${p.base}^{${value(p)}}=${combined(p)}$.`,
      'Ask yourself which power of the base gives this number.',
      'What power do you raise the base to?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'log-of-sum-split',
      compute: (p) => `log_${p.base}(${p.minus ? p.m - p.n : p.m + p.n})`,
      firstWrongStep: 1,
      feedback: (p) =>
        p.minus
          ? 'The logarithm of a difference isn’t the difference of the logarithms.'
          : 'The logarithm of a sum isn’t the sum of the logarithms.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => (value(p) === combined(p) ? null : `${combined(p)}`),
      firstWrongStep: 3,
      feedback: () => 'That’s the number inside the logarithm. Which power of the base is it?',
    },
    {
      misconceptionId: 'log-quotient-as-quotient-of-logs',
      compute: (p) => (p.minus ? `log_${p.base}(${p.m})/log_${p.base}(${p.n})` : null),
      firstWrongStep: 1,
      feedback: () => 'You divided the logarithms. Which numbers do you divide when you subtract logarithms?',
    },
  ],
  confirm: (p) => ({
    kind: 'values',
    // The decimal logarithms themselves.
    values: [(Math.log10(p.m) + (p.minus ? -1 : 1) * Math.log10(p.n)) / Math.log10(p.base)],
  }),
  examples: [
    { seed: 's1', input: '2', verdict: 'correct' },
    { seed: 's2', input: '2', verdict: 'correct' },
    { seed: 's1', input: 'log_10(25)', verdict: 'wrong', misconceptionId: 'log-of-sum-split' },
    { seed: 's1', input: '100', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's3', input: 'log_2(112)/log_2(7)', verdict: 'wrong', misconceptionId: 'log-quotient-as-quotient-of-logs' },
  ],
});
