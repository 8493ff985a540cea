import { defineTemplate } from '../../format';
import { rounded } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  item: string;
  price: number;
  percent: number;
}

const items = [
  'A backpack',
  'A basketball',
  'A desk lamp',
  'A wetsuit',
  'A keyboard',
  'A pair of school shoes',
  'A sleeping bag',
  'A scooter',
];

const money = (value: number) => rounded(value, 2);
const off = (p: Params) => (p.price * p.percent) / 100;

export const discount = defineTemplate<Params>({
  id: 'y7/percent-money/discount',
  version: 1,
  topicId: '108-percent-and-money-modelling',
  years: [7],
  difficulty: 'EASY',
  strategy: 'take-off-a-percentage',
  calculator: false,
  title: 'Price after a discount',
  params: (random) =>
    drawUntil(
      () => ({
        item: random.pick(items),
        price: random.int(6, 40) * 5,
        percent: random.pick([5, 10, 15, 20, 25, 30, 40, 60]),
      }),
      (p) => Number.isInteger(off(p)) && p.price !== 100,
    ),
  prompt: (p) => `${p.item} costs \\$${p.price}. In a sale, it’s $${p.percent}\\%$ off. What is the sale price?`,
  answer: (p) => ({ kind: 'money', model: money(p.price - off(p)), forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      `\\frac{${p.percent}}{100}\\times ${p.price}`,
      `The discount is $${p.percent}\\%$ of the price.`,
      'First find the discount in dollars.',
      'What does per cent mean as a fraction?',
    ),
    equal(
      `${off(p)}`,
      `The discount is \\$${off(p)}.`,
      'Find ten per cent first, and build up from there.',
      'How much is ten per cent of the price?',
    ),
    start(
      `${p.price}-${off(p)}`,
      'The sale price is what’s left.',
      'Take the discount off the price.',
      'Will the sale price be more or less than the old price?',
    ),
    equal(`${p.price - off(p)}`, 'Subtract.', 'Work out the difference.', 'How much is left to pay?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'percent-added-to-number',
      compute: (p) => unlessRight(money(p.price - p.percent), money(p.price - off(p))),
      firstWrongStep: 0,
      feedback: (p) => `$${p.percent}\\%$ of \\$${p.price} isn’t the same as \\$${p.percent}.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => unlessRight(money(off(p)), money(p.price - off(p))),
      firstWrongStep: 2,
      feedback: () => 'That’s the discount. How much is left to pay?',
    },
    {
      misconceptionId: 'percent-divides-by-itself',
      compute: (p) => unlessRight(money(p.price - p.price / p.percent), money(p.price - off(p))),
      firstWrongStep: 0,
      feedback: (p) => `$${p.percent}\\%$ means ${p.percent} out of every 100. It doesn’t mean divide by ${p.percent}.`,
    },
  ],
  // Keep the rest of every dollar, cent by cent.
  confirm(p) {
    let cents = 0;
    for (let dollar = 0; dollar < p.price; dollar += 1) cents += 100 - p.percent;
    return { kind: 'values', values: [cents / 100] };
  },
  examples: [
    { seed: 's1', input: '190.00', verdict: 'correct' },
    { seed: 's2', input: '26.00', verdict: 'correct' },
    { seed: 's1', input: '195.00', verdict: 'wrong', misconceptionId: 'percent-added-to-number' },
    { seed: 's1', input: '10.00', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's1', input: '160.00', verdict: 'wrong', misconceptionId: 'percent-divides-by-itself' },
  ],
});
