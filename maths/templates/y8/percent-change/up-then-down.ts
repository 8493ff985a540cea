import { defineTemplate } from '../../format';
import { decimalText, rounded } from '../../number-text';
import { equal, start } from '../../worked-line';

interface Params {
  story: number;
  percent: number;
  first: number;
}

const stories = [
  { what: 'the price of a concert ticket', second: 'Later, it' },
  { what: 'the price of a plane ticket to Darwin', second: 'A month later, it' },
  { what: 'the weekly rent for a beach house', second: 'After the holidays, it' },
  { what: 'the price of a second-hand laptop', second: 'The next week, it' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const up = (p: Params) => (p.first * (100 + p.percent)) / 100;
const last = (p: Params) => (up(p) * (100 - p.percent)) / 100;

export const upThenDown = defineTemplate<Params>({
  id: 'y8/percent-change/up-then-down',
  version: 1,
  topicId: '127-percent-change-gst-profit',
  years: [8],
  difficulty: 'NORMAL',
  strategy: 'multiply-twice',
  calculator: true,
  title: 'A rise and a fall of the same percentage',
  params: (random) => ({
    story: random.int(0, stories.length - 1),
    percent: random.pick([5, 10, 20, 25, 30, 40, 50]),
    first: random.int(1, 12) * 80,
  }),
  prompt: (p) =>
    `At first, ${storyOf(p).what} was \\$${p.first}. Then it rose by $${p.percent}\\%$. ${storyOf(p).second} fell by $${p.percent}\\%$. What was it in the end?`,
  answer: (p) => ({ kind: 'money', model: rounded(last(p), 2) }),
  steps: (p) => [
    start(
      `${p.first}\\times ${decimalText(1 + p.percent / 100)}`,
      `A rise of $${p.percent}\\%$ multiplies the price by $${decimalText(1 + p.percent / 100)}$.`,
      'Start with just the rise. What percentage of the old price is the new price?',
      'Which decimal do you multiply by for this rise?',
    ),
    equal(
      decimalText(up(p)),
      'This is the price after the rise.',
      'Multiply to get the price after the rise.',
      'Is this price above or below the first one?',
    ),
    start(
      `${decimalText(up(p))}\\times ${decimalText(1 - p.percent / 100)}`,
      `The fall is $${p.percent}\\%$ of the higher price.`,
      'The fall is a percentage of the price just before it.',
      'Which price is the fall a percentage of?',
    ),
    equal(
      decimalText(last(p)),
      'The fall is bigger than the rise was, because it’s a percentage of a higher price.',
      'Multiply to get the final price.',
      'Would you expect to be back at the first price?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'percent-up-then-down-returns',
      compute: (p) => rounded(p.first, 2),
      firstWrongStep: 2,
      feedback: (p) =>
        `The rise is $${p.percent}\\%$ of \\$${p.first}, but the fall is $${p.percent}\\%$ of a higher price.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => rounded(up(p), 2),
      firstWrongStep: 2,
      feedback: () => 'That’s the price after the rise. There’s one more change to make.',
    },
    {
      misconceptionId: 'percent-as-decimal-shift',
      compute: (p) => (p.percent < 10 ? rounded(p.first * (1 + p.percent / 10) * (1 - p.percent / 10), 2) : null),
      firstWrongStep: 0,
      feedback: (p) => `$${p.percent}\\%$ means $${p.percent}$ hundredths. Which decimal place is that?`,
    },
  ],
  confirm(p) {
    // In whole cents: 1 % of a price is a hundredth of its cents.
    const cents = p.first * 100;
    const raised = cents + (cents / 100) * p.percent;
    return { kind: 'values', values: [(raised - (raised / 100) * p.percent) / 100] };
  },
  examples: [
    { seed: 's1', input: '480.00', verdict: 'correct' },
    { seed: 's2', input: '$871.20', verdict: 'correct' },
    { seed: 's1', input: '640.00', verdict: 'wrong', misconceptionId: 'percent-up-then-down-returns' },
    { seed: 's1', input: '960.00', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's5', input: '480.00', verdict: 'wrong', misconceptionId: 'percent-as-decimal-shift' },
  ],
});
