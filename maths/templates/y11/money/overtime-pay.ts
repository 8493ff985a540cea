import { defineTemplate } from '../../format';
import { decimalText, rounded } from '../../number-text';
import { people } from '../../primary/people';
import { equal, result, start } from '../../worked-line';

/** `cents` is the normal pay for an hour. */
interface Params {
  name: string;
  cents: number;
  normal: number;
  half: number;
  double: number;
}

const pay = (cents: number) => rounded(cents / 100, 2);
const total = (p: Params) => p.cents * (p.normal + 1.5 * p.half + 2 * p.double);
const hours = (n: number) => (n === 1 ? '1 hour' : `${n} hours`);

export const overtimePay = defineTemplate<Params>({
  id: 'y11/money/overtime-pay',
  version: 1,
  topicId: '180-money-wages-tax-budgets',
  years: [11],
  difficulty: 'EASY',
  strategy: 'hours-at-each-rate',
  calculator: true,
  title: 'Weekly pay with overtime',
  params: (random) => ({
    name: random.pick(people),
    cents: random.int(110, 190) * 20,
    normal: random.int(18, 38),
    half: random.int(2, 6),
    double: random.int(1, 4),
  }),
  prompt: (p) =>
    `${p.name} earns \\$${pay(p.cents)} an hour. What is the pay for a week with ${hours(p.normal)} at the normal rate, ${hours(p.half)} at time-and-a-half and ${hours(p.double)} at double time?`,
  instruction: () => 'Give your answer in dollars and cents.',
  answer: (p) => ({ kind: 'money', model: pay(total(p)) }),
  steps: (p) => [
    start(
      `${p.normal}+1.5\\times ${p.half}+2\\times ${p.double}`,
      'Work out how many hours at the normal rate would pay the same.',
      'An hour at time-and-a-half is worth one and a half normal hours.',
      'How many normal hours is an hour at double time worth?',
    ),
    equal(
      decimalText(p.normal + 1.5 * p.half + 2 * p.double),
      'Work out the products first, and then add.',
      'Multiply before you add.',
      'How many paid hours does that make?',
    ),
    result(
      pay(total(p)),
      `Multiply by the normal rate of \\$${pay(p.cents)}.`,
      'Multiply the paid hours by the normal rate.',
      'What does each of these hours pay?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'overtime-extra-part-only',
      compute: (p) => pay(p.cents * (p.normal + 0.5 * p.half + p.double)),
      firstWrongStep: 0,
      feedback: () => 'Time-and-a-half pays the normal hour plus half an hour more.',
    },
    {
      misconceptionId: 'counts-one-item-only',
      compute: (p) => pay(p.cents * (p.normal + p.half + p.double)),
      firstWrongStep: 0,
      feedback: () => 'You paid every hour at the normal rate. What do the other two rates change?',
    },
    {
      misconceptionId: 'leaves-out-one-number',
      compute: (p) => pay(p.cents * (p.normal + 1.5 * p.half)),
      firstWrongStep: 0,
      feedback: (p) => `Does your total include the ${hours(p.double)} at double time?`,
    },
  ],
  confirm(p) {
    // Pay every hour on its own, in cents.
    let cents = 0;
    for (let i = 0; i < p.normal; i += 1) cents += p.cents;
    for (let i = 0; i < p.half; i += 1) cents += p.cents + p.cents / 2;
    for (let i = 0; i < p.double; i += 1) cents += p.cents + p.cents;
    return { kind: 'values', values: [cents / 100] };
  },
  examples: [
    { seed: 's1', input: '824.90', verdict: 'correct' },
    { seed: 's2', input: '847.50', verdict: 'correct' },
    { seed: 's1', input: '621.50', verdict: 'wrong', misconceptionId: 'overtime-extra-part-only' },
    { seed: 's1', input: '678.00', verdict: 'wrong', misconceptionId: 'counts-one-item-only' },
    { seed: 's1', input: '644.10', verdict: 'wrong', misconceptionId: 'leaves-out-one-number' },
  ],
});
