import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

/** (a/10 × 10^m)(b × 10^n) with a product of the front numbers of ten or more. */
interface Params {
  a: number;
  b: number;
  m: number;
  n: number;
}

/** The product of the front numbers, as tenths. */
const tenths = (p: Params) => p.a * p.b;
const plain = (value: number) => `${Number((value / 100).toFixed(2))}`;
const front = (p: Params) => `${p.a / 10}`;
const model = (p: Params) => `${plain(tenths(p))}*10^(${p.m + p.n + 1})`;
const typed = (value: string, index: number) => `${value}*10^(${index})`;
const sum = (p: Params) => `${p.m}+${p.n < 0 ? `(${p.n})` : p.n}`;

export const multiplyNumbers = defineTemplate<Params>({
  id: 'y9/scientific-notation/multiply-numbers',
  version: 1,
  topicId: '152-scientific-notation',
  years: [9],
  difficulty: 'NORMAL',
  strategy: 'multiply-then-adjust',
  calculator: false,
  title: 'Multiply in scientific notation',
  params: (random) =>
    drawUntil(
      () => ({ a: random.int(12, 96), b: random.int(3, 9), m: random.int(3, 9), n: random.nonZeroInt(-9, 8) }),
      (p) =>
        tenths(p) >= 100 &&
        p.a % 10 !== 0 &&
        p.m + p.n + 1 !== p.m * p.n &&
        ![-2, -1, 0].includes(p.m + p.n) &&
        Math.abs(p.n) > 1,
    ),
  prompt: (p) => `Work out $(${front(p)}\\times 10^{${p.m}})\\times (${p.b}\\times 10^{${p.n}})$.`,
  instruction: () => 'Give your answer in scientific notation.',
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'scientific' }] }),
  steps: (p) => [
    start(
      `(${front(p)}\\times ${p.b})\\times (10^{${p.m}}\\times 10^{${p.n}})`,
      'Group the front numbers together, and the powers of ten together.',
      'Change the order of the factors.',
      'Which factors are easy to multiply together?',
    ),
    equal(
      `${plain(tenths(p) * 10)}\\times 10^{${p.m + p.n}}`,
      `Multiply the front numbers, and add the indices: $${sum(p)}$.`,
      'Multiply the front numbers, and use the index law for powers of ten.',
      'What happens to the indices when you multiply powers of ten?',
    ),
    equal(
      `${plain(tenths(p))}\\times 10\\times 10^{${p.m + p.n}}`,
      'The front number isn’t less than 10, so take out a factor of ten.',
      'Is the front number between 1 and 10?',
      'How can you write the front number with one digit before the decimal point?',
    ),
    equal(
      `${plain(tenths(p))}\\times 10^{${p.m + p.n + 1}}`,
      'One more factor of ten makes the index one more.',
      'Combine the factor of ten with the power.',
      'How much does the index change by?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'multiplies-indices-in-product',
      compute: (p) => typed(plain(tenths(p)), p.m * p.n + 1),
      firstWrongStep: 1,
      feedback: () => 'How many factors of ten are there altogether? You don’t multiply the indices.',
    },
    {
      misconceptionId: 'decimal-point-moved-wrong-way',
      compute: (p) => typed(plain(tenths(p)), p.m + p.n - 1),
      firstWrongStep: 3,
      feedback: () => 'The front number got smaller. Should the power of ten get bigger or smaller?',
    },
    {
      misconceptionId: 'decimal-places-not-counted',
      compute: (p) => typed(plain(tenths(p)), p.m + p.n),
      firstWrongStep: 2,
      feedback: () => 'You moved the decimal point of the front number. What happens to the power of ten?',
    },
  ],
  // Ten at a time, from the whole numbers.
  confirm(p) {
    let value = (p.a * p.b) / 10;
    for (let i = 0; i < p.m; i += 1) value *= 10;
    for (let i = 0; i < Math.abs(p.n); i += 1) value = p.n > 0 ? value * 10 : value / 10;
    return { kind: 'values', values: [value] };
  },
  examples: [
    { seed: 's1', input: '2.66*10^(3)', verdict: 'correct' },
    { seed: 's2', input: '2.34*10^(-4)', verdict: 'correct' },
    { seed: 's1', input: '2.66*10^(-7)', verdict: 'wrong', misconceptionId: 'multiplies-indices-in-product' },
    { seed: 's1', input: '2.66*10^(1)', verdict: 'wrong', misconceptionId: 'decimal-point-moved-wrong-way' },
    { seed: 's1', input: '2.66*10^(2)', verdict: 'wrong', misconceptionId: 'decimal-places-not-counted' },
  ],
});
