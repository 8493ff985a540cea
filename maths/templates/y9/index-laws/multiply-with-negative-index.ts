import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** x^m × x^(-n) with m > n + 1 */
interface Params {
  letter: string;
  m: number;
  n: number;
  negativeFirst: boolean;
}

const power = (letter: string, index: number) => `${letter}^${index < 0 ? `(${index})` : index}`;
const latex = (p: Params, index: number) => `${p.letter}^{${index}}`;
const model = (p: Params) => power(p.letter, p.m - p.n);
const product = (p: Params) =>
  p.negativeFirst ? `${latex(p, -p.n)}\\times ${latex(p, p.m)}` : `${latex(p, p.m)}\\times ${latex(p, -p.n)}`;

export const multiplyWithNegativeIndex = defineTemplate<Params>({
  id: 'y9/index-laws/multiply-with-negative-index',
  version: 1,
  topicId: '145-integer-index-laws',
  years: [9],
  difficulty: 'EASY',
  strategy: 'add-the-indices',
  calculator: false,
  title: 'Multiply powers with a negative index',
  params: (random) =>
    drawUntil(
      () => ({
        letter: random.pick(['x', 'a', 'm', 'p', 't']),
        m: random.int(4, 12),
        n: random.int(2, 9),
        negativeFirst: random.chance(),
      }),
      (p) => p.m - p.n >= 2,
    ),
  prompt: (p) => `Simplify $${product(p)}$.`,
  instruction: () => 'Write your answer as a single power.',
  answer: (p) => ({ kind: 'expression', model: model(p), variable: p.letter, forms: [{ kind: 'simplified' }] }),
  steps: (p) => [
    start(
      product(p),
      'Both powers have the same base.',
      'Compare the two bases.',
      'Which index law do you use to multiply powers?',
    ),
    equal(
      p.negativeFirst ? `${p.letter}^{-${p.n}+${p.m}}` : `${p.letter}^{${p.m}+(-${p.n})}`,
      'Keep the base, and add the indices.',
      'Add the two indices, including their signs.',
      'What happens to the indices when you multiply powers with the same base?',
    ),
    equal(
      latex(p, p.m - p.n),
      'Adding a negative number is the same as subtracting.',
      'Work out the index.',
      'What is the sum of the two indices?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'multiplies-indices-in-product',
      compute: (p) => power(p.letter, -p.m * p.n),
      firstWrongStep: 1,
      feedback: () => 'You multiplied the indices. Write out a few factors. How many are there altogether?',
    },
    {
      misconceptionId: 'ignores-negative-sign',
      compute: (p) => power(p.letter, p.m + p.n),
      firstWrongStep: 1,
      feedback: (p) => `The index $-${p.n}$ is negative, so it means factors to divide by.`,
    },
    {
      misconceptionId: 'negative-index-as-negative',
      compute: (p) => unlessRight(`-${power(p.letter, p.m + p.n)}`, model(p)),
      firstWrongStep: 1,
      feedback: () => 'The minus sign is part of the index. It doesn’t make the product negative.',
    },
  ],
  // Multiply by the letter m times, and divide by it n times.
  confirm: (p) => ({
    kind: 'function',
    variables: [p.letter],
    f(at) {
      let value = 1;
      for (let i = 0; i < p.m; i += 1) value *= at[p.letter] ?? 1;
      for (let i = 0; i < p.n; i += 1) value /= at[p.letter] ?? 1;
      return value;
    },
    domain: [0.5, 3],
  }),
  examples: [
    { seed: 's1', input: 'm^5', verdict: 'correct' },
    { seed: 's2', input: 'm^4', verdict: 'correct' },
    { seed: 's3', input: 'a^{-7}\\times a^{9}', verdict: 'wrong-form' },
    { seed: 's1', input: 'm^(-84)', verdict: 'wrong', misconceptionId: 'multiplies-indices-in-product' },
    { seed: 's1', input: 'm^19', verdict: 'wrong', misconceptionId: 'ignores-negative-sign' },
    { seed: 's1', input: '-m^19', verdict: 'wrong', misconceptionId: 'negative-index-as-negative' },
  ],
});
