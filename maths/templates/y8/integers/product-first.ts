import { defineTemplate } from '../../format';
import { withSign } from '../../number-text';
import { equal, start, unlessRight } from '../../worked-line';

/** a + (-b) × (-c), or a - (-b) × (-c) */
interface Params {
  a: number;
  b: number;
  c: number;
  sign: 1 | -1;
}

const value = (p: Params) => p.a + p.sign * p.b * p.c;
const question = (p: Params) => `${p.a}${p.sign === 1 ? '+' : '-'}(-${p.b})\\times(-${p.c})`;

export const productFirst = defineTemplate<Params>({
  id: 'y8/integers/product-first',
  version: 1,
  topicId: '126-integers-and-rationals-four-operations',
  years: [8],
  difficulty: 'NORMAL',
  strategy: 'order-of-operations-with-integers',
  calculator: false,
  title: 'Integers and the order of operations',
  params: (random) => ({
    a: random.nonZeroInt(-12, 12),
    b: random.int(2, 9),
    c: random.int(2, 9),
    sign: random.pick([1, -1] as const),
  }),
  prompt: (p) => `Work out $${question(p)}$.`,
  answer: (p) => ({ kind: 'number', model: `${value(p)}` }),
  steps: (p) => [
    start(
      question(p),
      'There are two operations here, so the order matters.',
      'Copy the question and circle its operations.',
      'Which two operations are in this question, and which one comes first?',
    ),
    equal(
      `${p.a}${p.sign === 1 ? '+' : '-'}${p.b * p.c}`,
      'Multiply first. A negative times a negative is positive.',
      'Do the multiplication before anything else. Watch its sign.',
      'What is the sign of a negative number times a negative number?',
    ),
    equal(
      `${value(p)}`,
      `Then ${p.sign === 1 ? 'add' : 'subtract'}.`,
      'Only one operation is left.',
      'Which way do you move on the number line now?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'left-to-right-ignores-order',
      compute: (p) => unlessRight(`${(p.a - p.sign * p.b) * -p.c + 0}`, `${value(p)}`),
      firstWrongStep: 1,
      feedback: (p) => `Leave the $${p.a}$ until you’ve done the multiplication.`,
    },
    {
      misconceptionId: 'negative-times-negative-negative',
      compute: (p) => `${p.a - p.sign * p.b * p.c}`,
      firstWrongStep: 1,
      feedback: (p) => `Check the sign of $(-${p.b})\\times(-${p.c})$ again.`,
    },
    {
      misconceptionId: 'ignores-negative-sign',
      compute: (p) => unlessRight(`${Math.abs(p.a) + p.sign * p.b * p.c}`, `${value(p)}`),
      firstWrongStep: 0,
      feedback: (p) => `The first number is $${withSign(p.a)}$. Keep its sign.`,
    },
  ],
  confirm(p) {
    // The product as repeated subtraction of -b.
    let product = 0;
    for (let i = 0; i < p.c; i += 1) product -= -p.b;
    return { kind: 'values', values: [p.sign === 1 ? p.a + product : p.a - product] };
  },
  examples: [
    { seed: 's1', input: '-35', verdict: 'correct' },
    { seed: 's2', input: '-81/3', verdict: 'wrong-form' },
    { seed: 's1', input: '-65', verdict: 'wrong', misconceptionId: 'left-to-right-ignores-order' },
    { seed: 's1', input: '45', verdict: 'wrong', misconceptionId: 'negative-times-negative-negative' },
    { seed: 's3', input: '-27', verdict: 'wrong', misconceptionId: 'ignores-negative-sign' },
  ],
});
