import { defineTemplate } from '../../format';
import { decimalText, fractionText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** Values near each other and one far away; the mean without it is whole. */
interface Params {
  story: number;
  values: number[];
  outlier: number;
  place: number;
}

const stories = [
  { what: 'The prices of some lunchboxes, in dollars, are', each: 'price', unit: 'dollars' },
  { what: 'A swimmer’s times, in seconds, are', each: 'time', unit: 'seconds' },
  { what: 'The numbers of emails received on six days are', each: 'number', unit: 'emails' },
  { what: 'The masses of some plums, in grams, are', each: 'mass', unit: 'grams' },
  { what: 'The numbers of visitors to a small museum are', each: 'number', unit: 'visitors' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const sum = (p: Params) => p.values.reduce((total, value) => total + value, 0);
const all = (p: Params) => [...p.values.slice(0, p.place), p.outlier, ...p.values.slice(p.place)];
const mean = (p: Params) => sum(p) / p.values.length;
const full = (p: Params) => (sum(p) + p.outlier) / (p.values.length + 1);

export const meanWithoutTheOutlier = defineTemplate<Params>({
  id: 'y9/compare-data/mean-without-the-outlier',
  version: 1,
  topicId: '157-compare-data-sets-outliers',
  years: [9],
  difficulty: 'HARD',
  strategy: 'effect-of-an-outlier',
  calculator: true,
  title: 'How an outlier affects the mean',
  params: (random) =>
    drawUntil(
      () => {
        const base = random.int(25, 60);
        const values = Array.from({ length: 5 }, () => base + random.int(-6, 6));
        return {
          story: random.int(0, stories.length - 1),
          values,
          outlier: base + random.int(40, 90),
          place: random.int(0, 5),
        };
      },
      (p) =>
        Number.isInteger(mean(p)) &&
        Number.isInteger(full(p)) &&
        Math.max(...p.values) - Math.min(...p.values) > 4 &&
        full(p) !== 2 * mean(p),
    ),
  prompt: (p) =>
    `${storyOf(p).what} ${all(p).slice(0, -1).join(', ')} and ${all(p).at(-1)}. One ${storyOf(p).each} is an outlier. How much does the mean fall by when the outlier is left out?`,
  answer: (p) => ({
    kind: 'quantity',
    model: `${full(p) - mean(p)} ${storyOf(p).unit}`,
    unit: storyOf(p).unit,
    forms: [{ kind: 'whole-number' }],
  }),
  figure: (p) => ({
    kind: 'dot-plot',
    alt: `A dot plot of the values ${all(p).join(', ')}. One dot is far to the right of the others.`,
    from: Math.floor(Math.min(...all(p)) / 10) * 10,
    to: Math.ceil(Math.max(...all(p)) / 10) * 10,
    values: all(p),
  }),
  steps: (p) => [
    start(
      `(${all(p).join('+')})\\div ${p.values.length + 1}`,
      'First work out the mean of all the values.',
      'Add up all the values, and divide by how many there are.',
      'How many values are there?',
    ),
    equal(
      `${full(p)}`,
      'This is the mean with the outlier.',
      'Work out the mean.',
      'Is it close to most of the values?',
    ),
    start(
      `(${p.values.join('+')})\\div ${p.values.length}`,
      `Now leave out the outlier. There are ${p.values.length} values left.`,
      'Leave out the value that is far from the others.',
      'How many values are left, and what is their sum?',
    ),
    equal(
      `${mean(p)}`,
      'This is the mean without the outlier.',
      'Work out this mean.',
      'Does this mean fit the values better?',
    ),
    start(`${full(p)}-${mean(p)}`, 'Compare the two means.', 'Compare the two means.', 'Which mean is larger?'),
    equal(
      `${full(p) - mean(p)}`,
      'The outlier pulls the mean towards itself.',
      'Subtract.',
      'Would the median change as much?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'outlier-still-counted',
      compute: (p) => unlessRight(fractionText(p.outlier, p.values.length + 1), `${full(p) - mean(p)}`),
      firstWrongStep: 2,
      feedback: () => 'Without the outlier there are fewer values. What do you divide by now?',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => unlessRight(`${mean(p)}`, `${full(p) - mean(p)}`),
      firstWrongStep: 4,
      feedback: () => 'That’s the mean without the outlier. How much did the mean change by?',
    },
    {
      misconceptionId: 'mean-median-swap',
      compute: (p) => {
        const sorted = [...all(p)].sort((a, b) => a - b);
        const rest = [...p.values].sort((a, b) => a - b);
        const change = ((sorted[2] ?? 0) + (sorted[3] ?? 0)) / 2 - (rest[2] ?? 0);
        return unlessRight(decimalText(change), `${full(p) - mean(p)}`);
      },
      firstWrongStep: 0,
      feedback: () => 'You compared the medians. What is the mean of all the values?',
    },
  ],
  // Level the values out: the outlier hands what it has above the others' mean to all, itself included.
  confirm(p) {
    let [low, high] = [-1000, 1000];
    for (let i = 0; i < 80; i += 1) {
      const level = (low + high) / 2;
      if (all(p).reduce((rest, value) => rest + value - level, 0) > 0) low = level;
      else high = level;
    }
    let [under, over] = [-1000, 1000];
    for (let i = 0; i < 80; i += 1) {
      const level = (under + over) / 2;
      if (p.values.reduce((rest, value) => rest + value - level, 0) > 0) under = level;
      else over = level;
    }
    return { kind: 'values', values: [low - under] };
  },
  examples: [
    { seed: 's1', input: '10', verdict: 'correct' },
    { seed: 's2', input: '9', verdict: 'correct' },
    { seed: 's3', input: '16/2', verdict: 'wrong-form' },
    { seed: 's1', input: '39/2', verdict: 'wrong', misconceptionId: 'outlier-still-counted' },
    { seed: 's1', input: '57', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's1', input: '2.5', verdict: 'wrong', misconceptionId: 'mean-median-swap' },
  ],
});
