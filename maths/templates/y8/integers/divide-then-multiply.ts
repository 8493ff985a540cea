import { defineTemplate } from '../../format';
import { bracketed } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

/** dividend ÷ divisor × factor, with dividend = quotient × divisor */
interface Params {
  quotient: number;
  divisor: number;
  factor: number;
}

const dividend = (p: Params) => p.quotient * p.divisor;
const value = (p: Params) => p.quotient * p.factor;
const question = (p: Params) => `${dividend(p)}\\div ${bracketed(p.divisor)}\\times ${bracketed(p.factor)}`;

export const divideThenMultiply = defineTemplate<Params>({
  id: 'y8/integers/divide-then-multiply',
  version: 1,
  topicId: '126-integers-and-rationals-four-operations',
  years: [8],
  difficulty: 'EASY',
  strategy: 'sign-rules-for-products',
  calculator: false,
  title: 'Divide and multiply integers',
  params: (random) =>
    drawUntil(
      () => ({
        quotient: random.nonZeroInt(-9, 9),
        divisor: random.nonZeroInt(-9, 9),
        factor: random.nonZeroInt(-6, 6),
      }),
      (p) =>
        [p.quotient, p.divisor, p.factor].every((n) => Math.abs(n) > 1) &&
        [dividend(p), p.divisor, p.factor].filter((n) => n < 0).length >= 2,
    ),
  prompt: (p) => `Work out $${question(p)}$.`,
  answer: (p) => ({ kind: 'number', model: `${value(p)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      question(p),
      'Division and multiplication have equal priority, so work from left to right.',
      'Copy the question. Which operation comes first?',
      'What order do you do division and multiplication in?',
    ),
    equal(
      `${p.quotient}\\times ${bracketed(p.factor)}`,
      dividend(p) < 0 === p.divisor < 0
        ? 'Dividing two numbers with the same sign gives a positive.'
        : 'Dividing two numbers with different signs gives a negative.',
      'Divide first. Work out the sign separately.',
      'Are the signs of the first two numbers the same or different?',
    ),
    equal(
      `${value(p)}`,
      p.quotient < 0 === p.factor < 0
        ? 'Multiplying two numbers with the same sign gives a positive.'
        : 'Multiplying two numbers with different signs gives a negative.',
      'Multiply, and work out the sign separately.',
      'Are the signs the same or different now?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'negative-times-negative-negative',
      compute(p) {
        // Any negative number in a product or quotient makes it negative.
        const quotient = dividend(p) < 0 || p.divisor < 0 ? -Math.abs(p.quotient) : p.quotient;
        const slip = quotient < 0 || p.factor < 0 ? -Math.abs(value(p)) : Math.abs(value(p));
        return slip === value(p) ? null : `${slip}`;
      },
      firstWrongStep: 1,
      feedback: () => 'Look at the signs two at a time: two signs the same give a positive.',
    },
    {
      misconceptionId: 'ignores-negative-sign',
      compute: (p) => (value(p) > 0 ? null : `${Math.abs(value(p))}`),
      firstWrongStep: 1,
      feedback: () => 'Count the negative numbers in the question. What does that tell you about the sign?',
    },
    {
      misconceptionId: 'multiplies-before-dividing',
      compute: (p) => {
        const slip = dividend(p) / (p.divisor * p.factor);
        return Number.isInteger(slip) ? `${slip}` : null;
      },
      firstWrongStep: 1,
      feedback: () => 'Work from left to right: the division comes before the multiplication here.',
    },
  ],
  // Count the minus signs, and count up in equal steps.
  confirm(p) {
    const minus = [dividend(p), p.divisor, p.factor].filter((n) => n < 0).length;
    let [size, left] = [0, Math.abs(dividend(p))];
    while (left > 0) {
      left -= Math.abs(p.divisor);
      size += Math.abs(p.factor);
    }
    return { kind: 'values', values: [minus % 2 === 0 ? size : -size] };
  },
  examples: [
    { seed: 's1', input: '4', verdict: 'correct' },
    { seed: 's2', input: '30', verdict: 'correct' },
    { seed: 's3', input: '36/2', verdict: 'wrong-form' },
    { seed: 's1', input: '-4', verdict: 'wrong', misconceptionId: 'negative-times-negative-negative' },
    { seed: 's5', input: '28', verdict: 'wrong', misconceptionId: 'ignores-negative-sign' },
    { seed: 's1', input: '1', verdict: 'wrong', misconceptionId: 'multiplies-before-dividing' },
  ],
});
