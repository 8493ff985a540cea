import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';
import { choices, pascalRow } from '../shared/counts';

/** The coefficient of x^k in (1 + x)^n, read from a row of Pascal's triangle. */
interface Params {
  n: number;
  k: number;
  letter: string;
}

export const pascalTerm = defineTemplate<Params>({
  id: 'y11/binomial/pascal-term',
  version: 1,
  topicId: '211-binomial-theorem',
  years: [11],
  difficulty: 'EASY',
  strategy: 'binomial-coefficient',
  calculator: false,
  title: 'Coefficient from Pascal’s triangle',
  params: (random) =>
    drawUntil(
      () => ({ n: random.int(5, 10), k: random.int(2, 5), letter: random.pick(['x', 'y', 'a', 't']) }),
      (p) => p.k < p.n - 1,
    ),
  prompt: (p) => `What is the coefficient of $${p.letter}^${p.k}$ in the expansion of $(1+${p.letter})^{${p.n}}$?`,
  answer: (p) => ({ kind: 'number', model: `${choices(p.n, p.k)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `\\binom{${p.n}}{${p.k}}`,
      `A term with $${p.letter}^${p.k}$ comes from choosing $${p.letter}$ in ${p.k} of the ${p.n} brackets.`,
      'Think of the power as a product of equal brackets. You choose one of the two parts from each bracket.',
      `How many of the brackets do you choose $${p.letter}$ from?`,
    ),
    equal(
      `\\frac{${p.n}!}{${p.k}!\\times ${p.n - p.k}!}`,
      'This is the formula for the number of choices.',
      'Use the formula with factorials, or a row of Pascal’s triangle.',
      'What is the formula for the number of choices?',
    ),
    equal(`${choices(p.n, p.k)}`, 'Cancel and work it out.', 'Cancel before you multiply.', 'Which factors cancel?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'pascal-row-off-by-one',
      compute: (p) => `${choices(p.n - 1, p.k)}`,
      firstWrongStep: 0,
      feedback: (p) =>
        `The row of Pascal’s triangle for the index ${p.n} starts with 1, and its second number is ${p.n}.`,
    },
    {
      misconceptionId: 'permutation-combination-swap',
      compute: (p) => `${choices(p.n, p.k) * Array.from({ length: p.k }, (_, i) => i + 1).reduce((a, b) => a * b, 1)}`,
      firstWrongStep: 1,
      feedback: () => 'The order of the brackets doesn’t matter. How many times did you count the same choice?',
    },
    {
      misconceptionId: 'index-as-factor',
      compute: (p) => (p.n * p.k === choices(p.n, p.k) ? null : `${p.n * p.k}`),
      firstWrongStep: 0,
      feedback: () => 'You multiplied the two indices. How many choices of brackets are there?',
    },
  ],
  confirm: (p) => ({ kind: 'values', values: [pascalRow(p.n)[p.k] ?? 0] }),
  examples: [
    { seed: 's1', input: '20', verdict: 'correct' },
    { seed: 's2', input: '70', verdict: 'correct' },
    { seed: 's1', input: '10', verdict: 'wrong', misconceptionId: 'pascal-row-off-by-one' },
    { seed: 's1', input: '120', verdict: 'wrong', misconceptionId: 'permutation-combination-swap' },
    { seed: 's1', input: '18', verdict: 'wrong', misconceptionId: 'index-as-factor' },
  ],
});
