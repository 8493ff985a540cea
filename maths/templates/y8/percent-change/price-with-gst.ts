import { defineTemplate } from '../../format';
import { rounded } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  story: number;
  before: number;
}

const stories = [
  'A plumbing job',
  'A car service',
  'A phone repair',
  'A haircut',
  'A gardening job',
  'A piano lesson',
] as const;

const shown = (value: number) => (Number.isInteger(value) ? `${value}` : rounded(value, 2));
const tax = (p: Params) => p.before / 10;
const total = (p: Params) => p.before + tax(p);
const model = (p: Params) => rounded(total(p), 2);

export const priceWithGst = defineTemplate<Params>({
  id: 'y8/percent-change/price-with-gst',
  version: 1,
  topicId: '127-percent-change-gst-profit',
  years: [8],
  difficulty: 'EASY',
  strategy: 'add-a-percentage',
  calculator: false,
  title: 'Price with GST',
  params: (random) =>
    drawUntil(
      () => ({ story: random.int(0, stories.length - 1), before: random.int(35, 490) }),
      (p) => p.before !== 100,
    ),
  prompt: (p) =>
    `${stories[p.story] ?? stories[0]} costs \\$${p.before} before GST. The GST adds $10\\%$ to the price. What is the price with GST?`,
  answer: (p) => ({ kind: 'money', model: model(p) }),
  steps: (p) => [
    start(
      `\\frac{10}{100}\\times ${p.before}`,
      'The GST is a percentage of the price before GST.',
      'Find the GST first.',
      'How do you find ten per cent of an amount?',
    ),
    equal(
      shown(tax(p)),
      `One tenth of \\$${p.before} is \\$${rounded(tax(p), 2)}.`,
      'Ten per cent is one tenth.',
      'What is one tenth of the price?',
    ),
    start(
      `${p.before}+${shown(tax(p))}`,
      'The GST is added to the price.',
      'Add the price and the GST together.',
      'Will the customer pay more or less than the price before GST?',
    ),
    equal(shown(total(p)), 'Add.', 'Work out the sum.', 'How much does the customer pay altogether?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'percent-added-to-number',
      compute: (p) => rounded(p.before + 10, 2),
      firstWrongStep: 0,
      feedback: (p) => `$10\\%$ of \\$${p.before} isn’t \\$10.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => rounded(tax(p), 2),
      firstWrongStep: 2,
      feedback: () => 'That’s just the GST. How much does the customer pay altogether?',
    },
    {
      misconceptionId: 'percent-as-decimal-shift',
      compute: (p) => unlessRight(rounded(p.before + p.before / 100, 2), model(p)),
      firstWrongStep: 1,
      feedback: () => 'You added one hundredth of the price. That’s only one per cent.',
    },
  ],
  // With GST every dollar becomes one dollar and ten cents.
  confirm(p) {
    let cents = 0;
    for (let dollar = 0; dollar < p.before; dollar += 1) cents += 110;
    return { kind: 'values', values: [cents / 100] };
  },
  examples: [
    { seed: 's1', input: '140.80', verdict: 'correct' },
    { seed: 's2', input: '211.20', verdict: 'correct' },
    { seed: 's1', input: '138.00', verdict: 'wrong', misconceptionId: 'percent-added-to-number' },
    { seed: 's1', input: '12.80', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's1', input: '129.28', verdict: 'wrong', misconceptionId: 'percent-as-decimal-shift' },
  ],
});
