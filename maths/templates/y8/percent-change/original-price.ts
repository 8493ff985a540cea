import { defineTemplate } from '../../format';
import { rounded } from '../../number-text';
import { equal, equivalent, start, unlessRight } from '../../worked-line';

interface Params {
  item: string;
  percent: number;
  original: number;
}

const items = [
  'a guitar',
  'a pair of football boots',
  'a netball',
  'a rain jacket',
  'a tent',
  'a skateboard',
  'a graphics tablet',
  'a pair of headphones',
  'a bike helmet',
  'a cricket bat',
];

const money = (value: number) => (Number.isInteger(value) ? `${value}` : rounded(value, 2));
const sale = (p: Params) => (p.original * (100 - p.percent)) / 100;
const left = (p: Params) => 100 - p.percent;

export const originalPrice = defineTemplate<Params>({
  id: 'y8/percent-change/original-price',
  version: 1,
  topicId: '127-percent-change-gst-profit',
  years: [8, 9],
  difficulty: 'HARD',
  strategy: 'undo-a-discount',
  calculator: true,
  title: 'Find the price before a discount',
  params: (random) => ({
    item: random.pick(items),
    percent: random.pick([10, 15, 20, 25, 30, 40]),
    original: random.int(2, 18) * 20,
  }),
  prompt: (p) =>
    `In a sale, everything is $${p.percent}\\%$ off. The sale price of ${p.item} is \\$${money(sale(p))}. What was the price before the sale?`,
  answer: (p) => ({ kind: 'money', model: rounded(p.original, 2) }),
  steps: (p) => [
    start(
      `100\\%-${p.percent}\\%`,
      'Let the price before the sale be the whole, $100\\%$.',
      'What fraction of the original price do you still pay?',
      'If the original price is the whole, what percentage of it is left?',
    ),
    equal(
      `${left(p)}\\%`,
      'This is the percentage of the original price you still pay.',
      'Subtract the percentages.',
      'What is left of the whole?',
    ),
    start(
      `${left(p) / 100}x=${money(sale(p))}`,
      `Let $x$ be the original price. The sale price is $${left(p)}\\%$ of it.`,
      'Write the sale price as a percentage of the original price $x$.',
      'Which price is it a percentage of: the original price or the sale price?',
    ),
    equivalent(
      `x=\\frac{${money(sale(p))}}{${left(p) / 100}}`,
      `Divide both sides by $${left(p) / 100}$.`,
      'Undo the multiplication.',
      'Which operation undoes multiplying by a decimal?',
    ),
    equivalent(
      `x=${p.original}`,
      'Divide. The answer is more than the sale price, as it should be.',
      'Use your calculator, and check that the answer makes sense.',
      'Should the price before the sale be higher or lower than the sale price?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'percent-of-new-not-original',
      compute: (p) => rounded((sale(p) * (100 + p.percent)) / 100, 2),
      firstWrongStep: 2,
      feedback: (p) =>
        `The $${p.percent}\\%$ was taken off the original price, so it isn’t $${p.percent}\\%$ of \\$${money(sale(p))}.`,
    },
    {
      misconceptionId: 'percent-added-to-number',
      compute: (p) => unlessRight(rounded(sale(p) + p.percent, 2), rounded(p.original, 2)),
      firstWrongStep: 2,
      feedback: (p) => `$${p.percent}\\%$ of a price isn’t the same as \\$${p.percent}.`,
    },
    {
      misconceptionId: 'undoes-with-same-operation',
      compute: (p) => rounded((sale(p) * left(p)) / 100, 2),
      firstWrongStep: 3,
      feedback: () => 'The sale price has already been reduced. To go back, undo the multiplication.',
    },
  ],
  confirm(p) {
    // Try every whole price: which one costs exactly the sale price after the cut?
    const prices = Array.from({ length: 1000 }, (_, place) => place + 1);
    return {
      kind: 'values',
      values: prices.filter((price) => Math.abs(price - price * (p.percent / 100) - sale(p)) < 1e-9),
    };
  },
  examples: [
    { seed: 's1', input: '180.00', verdict: 'correct' },
    { seed: 's2', input: '$40.00', verdict: 'correct' },
    { seed: 's1', input: '168.75', verdict: 'wrong', misconceptionId: 'percent-of-new-not-original' },
    { seed: 's1', input: '160.00', verdict: 'wrong', misconceptionId: 'percent-added-to-number' },
    { seed: 's1', input: '101.25', verdict: 'wrong', misconceptionId: 'undoes-with-same-operation' },
  ],
});
