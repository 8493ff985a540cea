import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  story: number;
  whole: number;
  top: number;
  bottom: number;
  percent: number;
}

const stories = [
  {
    text: 'A rainwater tank holds',
    unit: 'L',
    full: 'when it is full',
    use: 'of the water in it is used on the garden',
  },
  { text: 'A milk vat holds', unit: 'L', full: 'when it is full', use: 'of the milk in it is made into cheese' },
  { text: 'A grain bin holds', unit: 'kg', full: 'when it is full', use: 'of the grain in it is sold' },
  { text: 'A school pool holds', unit: 'kL', full: 'when it is full', use: 'of the water in it is pumped out' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const first = (p: Params) => (p.whole * p.top) / p.bottom;
const left = (p: Params) => (first(p) * (100 - p.percent)) / 100;
const quantity = (p: Params, value: number) => `${value} ${storyOf(p).unit}`;

export const partThenPercent = defineTemplate<Params>({
  id: 'y7/four-operations/part-then-percent',
  version: 1,
  topicId: '105-fractions-decimals-percents-four-operations',
  years: [7, 8],
  difficulty: 'HARD',
  strategy: 'fraction-then-percentage',
  calculator: false,
  title: 'A fraction, then a percentage of it',
  params: (random) =>
    drawUntil(
      () => {
        const [top, bottom] = random.pick([
          [3, 4],
          [2, 3],
          [2, 5],
          [3, 5],
          [4, 5],
          [5, 8],
        ] as const);
        return {
          story: random.int(0, stories.length - 1),
          whole: random.int(4, 60) * 20,
          top,
          bottom,
          percent: random.pick([5, 10, 15, 20, 25, 30, 40]),
        };
      },
      (p) =>
        (p.whole * p.top) % p.bottom === 0 &&
        (first(p) * p.percent) % 100 === 0 &&
        (p.whole * p.percent) % 100 === 0 &&
        (p.whole * p.percent) / 100 < first(p),
    ),
  prompt: (p) =>
    `${storyOf(p).text} ${quantity(p, p.whole)} ${storyOf(p).full}. Right now it’s $\\frac{${p.top}}{${p.bottom}}$ full. Then $${p.percent}\\%$ ${storyOf(p).use}. How much is left?`,
  instruction: (p) => `Give your answer in ${storyOf(p).unit}.`,
  answer: (p) => ({
    kind: 'quantity',
    model: quantity(p, left(p)),
    unit: storyOf(p).unit,
    forms: [{ kind: 'whole-number' }],
  }),
  steps: (p) => [
    start(
      `\\frac{${p.top}}{${p.bottom}}\\times ${p.whole}`,
      'First find how much there is at the start.',
      'Start with the fraction of the full amount.',
      'How much is there before any is taken out?',
    ),
    equal(
      `${first(p)}`,
      `$${p.whole}\\div ${p.bottom}\\times ${p.top}=${first(p)}$`,
      'Divide by the denominator, then multiply by the numerator.',
      'How much is one of the equal parts?',
    ),
    start(
      `${first(p)}-\\frac{${p.percent}}{100}\\times ${first(p)}`,
      `Then $${p.percent}\\%$ of this amount is taken away.`,
      'It’s a percentage of what’s there, not of the full amount.',
      `The $${p.percent}\\%$ is a percentage of which amount?`,
    ),
    equal(
      `${first(p)}-${(first(p) * p.percent) / 100}`,
      `$${p.percent}\\%$ of $${first(p)}$ is $${(first(p) * p.percent) / 100}$.`,
      'Work out the percentage first.',
      'What is one per cent of this amount?',
    ),
    equal(`${left(p)}`, 'Subtract what was taken.', 'Take away the part that was used.', 'How much is left over?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'percent-of-another-whole',
      compute: (p) => unlessRight(quantity(p, first(p) - (p.whole * p.percent) / 100), quantity(p, left(p))),
      firstWrongStep: 2,
      feedback: (p) => `You took $${p.percent}\\%$ of ${quantity(p, p.whole)}, but there wasn’t that much in it.`,
    },
    {
      misconceptionId: 'finds-the-other-part',
      compute: (p) => unlessRight(quantity(p, (first(p) * p.percent) / 100), quantity(p, left(p))),
      firstWrongStep: 4,
      feedback: () => 'That’s the part that was taken out. The question asks how much is left.',
    },
    {
      misconceptionId: 'percent-added-to-number',
      compute: (p) => unlessRight(quantity(p, first(p) - p.percent), quantity(p, left(p))),
      firstWrongStep: 2,
      feedback: (p) => `$${p.percent}\\%$ of an amount isn’t the same as ${p.percent} ${storyOf(p).unit}.`,
    },
  ],
  confirm(p) {
    // Count hundredths of each of the equal parts.
    let amount = 0;
    for (let part = 0; part < p.top; part += 1) {
      for (let hundredth = p.percent; hundredth < 100; hundredth += 1) amount += p.whole / p.bottom / 100;
    }
    return { kind: 'values', values: [amount] };
  },
  examples: [
    { seed: 's1', input: '306 kL', verdict: 'correct' },
    { seed: 's2', input: '288 L', verdict: 'correct' },
    { seed: 's1', input: '153 kL', verdict: 'wrong', misconceptionId: 'percent-of-another-whole' },
    { seed: 's1', input: '102 kL', verdict: 'wrong', misconceptionId: 'finds-the-other-part' },
    { seed: 's1', input: '383 kL', verdict: 'wrong', misconceptionId: 'percent-added-to-number' },
  ],
});
