import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  name: string;
  story: number;
  before: number;
  percent: number;
}

const stories = [
  { what: 'weekly pay', unit: '\\$' },
  { what: 'weekly rent', unit: '\\$' },
  { what: 'monthly savings', unit: '\\$' },
  { what: 'takings at the Sunday market', unit: '\\$' },
  { what: 'step count on a school day', unit: '' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const change = (p: Params) => (p.before * p.percent) / 100;
const after = (p: Params) => p.before + change(p);
const amount = (p: Params, value: number) => `${storyOf(p).unit}${value}`;

export const percentageIncrease = defineTemplate<Params>({
  id: 'y8/percent-change/percentage-increase',
  version: 1,
  topicId: '127-percent-change-gst-profit',
  years: [8],
  difficulty: 'NORMAL',
  strategy: 'change-over-original',
  calculator: true,
  title: 'Percentage increase',
  params(random) {
    const percent = random.pick([5, 10, 12, 15, 20, 25, 30, 40, 50]);
    let before = 0;
    do before = random.int(4, 40) * 20;
    while ((before * percent) % 100 !== 0);
    return { name: random.pick(firstNames), story: random.int(0, stories.length - 1), before, percent };
  },
  prompt: (p) =>
    `${p.name}’s ${storyOf(p).what} went up from ${amount(p, p.before)} to ${amount(p, after(p))}. What was the percentage increase?`,
  instruction: () => 'Give your answer as a percentage.',
  answer: (p) => ({ kind: 'number', model: `${p.percent}%`, unit: '%' }),
  steps: (p) => [
    start(
      `${after(p)}-${p.before}`,
      'The increase is the new amount minus the original amount.',
      'First find how much was added.',
      'How much did the amount go up by?',
    ),
    equal(
      `${change(p)}`,
      'This is the increase itself. It isn’t a percentage yet.',
      'Subtract the two amounts.',
      'What is left when you take away the original amount?',
    ),
    start(
      `\\frac{${change(p)}}{${p.before}}\\times 100\\%`,
      'A percentage increase compares the increase with the original amount.',
      'Put the increase over the starting amount.',
      'Which of the two amounts did it start from?',
    ),
    equal(
      `${p.percent}\\%`,
      'Work out the fraction as a percentage.',
      'Divide first, then multiply by a hundred.',
      'How many hundredths is that fraction?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'percent-of-new-not-original',
      compute: (p) => `${decimalText(Math.round((1000 * change(p)) / after(p)) / 10)}%`,
      firstWrongStep: 2,
      feedback: (p) => `It started at ${amount(p, p.before)}, so compare the increase with that.`,
    },
    {
      misconceptionId: 'percent-as-amount',
      compute: (p) => unlessRight(`${change(p)}%`, `${p.percent}%`),
      firstWrongStep: 2,
      feedback: (p) => `${amount(p, change(p))} is the increase. How big is it compared with ${amount(p, p.before)}?`,
    },
    {
      misconceptionId: 'percent-as-decimal-shift',
      compute: (p) => `${decimalText(p.percent / 10)}%`,
      firstWrongStep: 3,
      feedback: () => 'To write a decimal as a percentage, multiply it by a hundred, not by ten.',
    },
  ],
  confirm(p) {
    // Try percentages until the original amount grows to the new one.
    for (let tenths = 1; tenths <= 2000; tenths += 1) {
      if (Math.abs(p.before + (p.before / 1000) * tenths - after(p)) < 1e-6)
        return { kind: 'values', values: [tenths / 1000] };
    }
    return { kind: 'values', values: [] };
  },
  examples: [
    { seed: 's1', input: '5%', verdict: 'correct' },
    { seed: 's1', input: '4.8%', verdict: 'wrong', misconceptionId: 'percent-of-new-not-original' },
    { seed: 's1', input: '28%', verdict: 'wrong', misconceptionId: 'percent-as-amount' },
    { seed: 's1', input: '0.5%', verdict: 'wrong', misconceptionId: 'percent-as-decimal-shift' },
  ],
});
