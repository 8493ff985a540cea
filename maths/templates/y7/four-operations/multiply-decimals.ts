import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { equal, start } from '../../worked-line';

/** Both factors in tenths, none a whole number. */
interface Params {
  first: number;
  second: number;
}

const tenths = (value: number) => decimalText(value / 10);
const model = (p: Params) => decimalText((p.first * p.second) / 100);
const parts = (value: number): [number, number] => [Math.floor(value / 10), value % 10];

export const multiplyDecimals = defineTemplate<Params>({
  id: 'y7/four-operations/multiply-decimals',
  version: 1,
  topicId: '105-fractions-decimals-percents-four-operations',
  years: [7],
  difficulty: 'EASY',
  strategy: 'multiply-as-fractions-of-ten',
  calculator: false,
  title: 'Multiply two decimals',
  params: (random) => ({
    first: random.int(1, 6) * 10 + random.int(1, 9),
    second: random.int(1, 4) * 10 + random.int(2, 9),
  }),
  prompt: (p) => `Work out $${tenths(p.first)}\\times ${tenths(p.second)}$.`,
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      `${tenths(p.first)}\\times ${tenths(p.second)}`,
      'Each number is a number of tenths.',
      'Copy the question. How many tenths is each number?',
      'About how big will the product be?',
    ),
    equal(
      `\\frac{${p.first}}{10}\\times\\frac{${p.second}}{10}`,
      'Write both numbers as tenths.',
      'Write each decimal as a fraction with a denominator of 10.',
      'How many tenths are in each of the two numbers?',
    ),
    equal(
      `\\frac{${p.first * p.second}}{100}`,
      `$${p.first}\\times ${p.second}=${p.first * p.second}$, and tenths times tenths are hundredths.`,
      'Multiply the numerators, and multiply the denominators.',
      'What is a tenth of a tenth?',
    ),
    equal(
      model(p),
      'Write the hundredths as a decimal. You can drop a zero at the end.',
      'Use place value to turn the hundredths into a decimal.',
      'Is it about the size you expected?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'decimal-places-not-counted',
      compute: (p) => tenths(p.first * p.second),
      firstWrongStep: 2,
      feedback: (p) =>
        `Estimate first: $${Math.round(p.first / 10)}\\times ${Math.round(p.second / 10)}$. Your answer is much bigger than that.`,
    },
    {
      misconceptionId: 'decimal-parts-as-whole-numbers',
      compute(p) {
        const [[a, b], [c, d]] = [parts(p.first), parts(p.second)];
        return decimalText(a * c + (b * d) / (b * d > 9 ? 100 : 10));
      },
      firstWrongStep: 1,
      feedback: () =>
        'You multiplied the whole parts and the decimal parts separately. Each part has to be multiplied by both of the others.',
    },
    {
      misconceptionId: 'place-shift-miscounted',
      compute: (p) => decimalText((p.first * p.second) / 1000),
      firstWrongStep: 2,
      feedback: () => 'Each factor has one decimal place. How many should the product have?',
    },
  ],
  // The four pieces of an area model, in hundredths.
  confirm(p) {
    const [[a, b], [c, d]] = [parts(p.first), parts(p.second)];
    return { kind: 'values', values: [(a * c * 100 + a * d * 10 + b * c * 10 + b * d) / 100] };
  },
  examples: [
    { seed: 's1', input: '6.93', verdict: 'correct' },
    { seed: 's2', input: '23.31', verdict: 'correct' },
    { seed: 's3', input: '7140000/1000000', verdict: 'wrong-form' },
    { seed: 's1', input: '69.3', verdict: 'wrong', misconceptionId: 'decimal-places-not-counted' },
    { seed: 's1', input: '6.3', verdict: 'wrong', misconceptionId: 'decimal-parts-as-whole-numbers' },
  ],
});
