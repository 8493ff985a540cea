import { defineTemplate } from '../../format';
import { decimalText, rounded } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, result, start } from '../../worked-line';
import { dollars, unlessNear } from '../shared/near';

interface Params {
  story: number;
  value: number;
  percent: number;
  years: number;
}

const stories = [
  { what: 'A used car', low: 8, high: 45 },
  { what: 'A tractor', low: 20, high: 90 },
  { what: 'A coffee van', low: 15, high: 60 },
  { what: 'A 3D printer', low: 2, high: 9 },
  { what: 'A fishing boat', low: 10, high: 70 },
  { what: 'A mixing desk', low: 3, high: 12 },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const left = (p: Params) => (100 - p.percent) / 100;
const after = (p: Params) => p.value * left(p) ** p.years;
const model = (p: Params) => rounded(after(p), 0);

export const valueAfterLosses = defineTemplate<Params>({
  id: 'y10/growth/value-after-losses',
  version: 1,
  topicId: '165-growth-and-decay-compound-interest',
  years: [10],
  difficulty: 'EASY',
  strategy: 'keep-what-is-left',
  calculator: true,
  title: 'Value after depreciation',
  params: (random) =>
    drawUntil(
      () => {
        const story = random.int(0, stories.length - 1);
        const { low, high } = stories[story] ?? stories[0];
        return {
          story,
          value: 500 * random.int(2 * low, 2 * high),
          percent: random.pick([5, 8, 10, 12, 15, 18, 20, 25]),
          years: random.int(2, 5),
        };
      },
      (p) => p.percent * p.years < 95 && Math.abs((after(p) % 1) - 0.5) > 0.02,
    ),
  prompt: (p) =>
    `${storyOf(p).what} is bought for ${dollars(p.value)}. Each year it loses $${p.percent}\\%$ of its value at the start of that year. What is it worth after ${p.years} years?`,
  instruction: () => 'Give your answer to the nearest dollar.',
  answer: (p) => ({ kind: 'money', model: model(p), tolerance: 0.5 }),
  steps: (p) => [
    start(
      `1-${decimalText(p.percent / 100)}`,
      `The item loses $${p.percent}\\%$ of its value and keeps the rest.`,
      'What part of the value is left each year?',
      'If it loses this part, what part is left?',
    ),
    equal(
      decimalText(left(p)),
      'Each year the value is multiplied by this factor.',
      'Work out what to multiply by for one year.',
      'Is the factor more or less than one?',
    ),
    start(
      `${p.value}\\times ${decimalText(left(p))}^${p.years}`,
      `Multiply by the factor ${p.years} times.`,
      'Multiply by the factor once for each year.',
      'In the second year, is the loss a percentage of the original price?',
    ),
    result(
      model(p),
      'Use your calculator and round to the nearest dollar.',
      'Work out the power first, then the product.',
      'Is it less than the original price, but more than zero?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'same-loss-every-year',
      compute: (p) => unlessNear(p.value * (1 - (p.percent * p.years) / 100), after(p), 0),
      firstWrongStep: 2,
      feedback: (p) => `From the second year on, it loses $${p.percent}\\%$ of a smaller value.`,
    },
    {
      misconceptionId: 'lost-part-for-what-is-left',
      compute: (p) => unlessNear(p.value * (p.percent / 100) ** p.years, after(p), 0),
      firstWrongStep: 0,
      feedback: (p) => `You kept $${p.percent}\\%$ each year. That’s the part it loses.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => unlessNear(p.value * left(p), after(p), 0),
      firstWrongStep: 2,
      feedback: (p) => `That’s the value after one year. The question asks about ${p.years} years.`,
    },
  ],
  // Year by year, take the loss away.
  confirm(p) {
    let value = p.value;
    for (let year = 0; year < p.years; year += 1) value -= (value * p.percent) / 100;
    return { kind: 'values', values: [value] };
  },
  examples: [
    { seed: 's1', input: '35777', verdict: 'correct' },
    { seed: 's2', input: '33438', verdict: 'correct' },
    { seed: 's1', input: '33600', verdict: 'wrong', misconceptionId: 'same-loss-every-year' },
    { seed: 's1', input: '91', verdict: 'wrong', misconceptionId: 'lost-part-for-what-is-left' },
    { seed: 's1', input: '46200', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
  ],
});
