import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';
import { stemRows, stemText } from '../shared/stem-plot';

interface Params {
  story: number;
  values: number[];
  name: string;
}
const stories = [
  { title: 'Heights of seedlings (cm)', unit: 'cm' },
  { title: 'Race times (seconds)', unit: 'seconds' },
  { title: 'Masses of parcels (kg)', unit: 'kg' },
] as const;
const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const sorted = (p: Params) => [...p.values].sort((a, b) => a - b);
const low = (p: Params) => sorted(p)[0] ?? 0;
const high = (p: Params) => sorted(p).at(-1) ?? 0;
const value = (p: Params) => decimalText((high(p) - low(p)) / 10);

export const readThePlot = defineTemplate<Params>({
  id: 'y7/stem-plots/read-the-plot',
  version: 1,
  topicId: '122-stem-and-leaf-distributions',
  years: [7],
  difficulty: 'EASY',
  strategy: 'smallest-and-largest-leaf',
  calculator: false,
  title: 'Read a stem-and-leaf plot',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        name: random.pick(firstNames),
        values: Array.from({ length: random.int(9, 12) }, () => random.int(21, 69)),
      }),
      (p) =>
        new Set(p.values.map((v) => Math.floor(v / 10))).size >= 4 &&
        high(p) - low(p) > 20 &&
        (high(p) - low(p)) % 10 !== 0 &&
        high(p) % 10 !== low(p) % 10,
    ),
  prompt: (p) =>
    `${p.name} makes a stem-and-leaf plot of ${p.values.length} values. Look at the key. What is the range?`,
  figure: (p) => ({
    kind: 'stem-and-leaf',
    title: storyOf(p).title,
    alt: `A stem-and-leaf plot. ${stemText(p.values)} Key: 2 | 3 means 2.3 ${storyOf(p).unit}.`,
    rows: stemRows(p.values),
    key: `2 | 3 means 2.3 ${storyOf(p).unit}`,
  }),
  answer: (p) => ({ kind: 'number', model: value(p), forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      '\\frac{23}{10}',
      'The key tells you how to read a stem and a leaf.',
      'Write the value in the key as a fraction over ten.',
      'What place value does a leaf have here?',
    ),
    equal('2.3', 'So the leaves are tenths.', 'Compare it with the key.', 'Is a leaf worth ones or tenths?'),
    start(
      `${decimalText(high(p) / 10)}-${decimalText(low(p) / 10)}`,
      'The range is the largest value minus the smallest. The key says the leaves are tenths.',
      'Find the last leaf on the last stem and the first leaf on the first stem.',
      'Which values are the largest and the smallest?',
    ),
    equal(
      value(p),
      'Subtract.',
      'Subtract the smallest value from the largest.',
      'Did you use the key to read both values?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'stem-leaf-key-ignored',
      compute: (p) => `${high(p) - low(p)}`,
      firstWrongStep: 0,
      feedback: () => 'Look at the key: the leaves are tenths here.',
    },
    {
      misconceptionId: 'range-as-largest',
      compute: (p) => decimalText(high(p) / 10),
      firstWrongStep: 2,
      feedback: () => 'That’s the largest value. For the range you also need the smallest.',
    },
    {
      misconceptionId: 'leaf-without-stem',
      compute: (p) => `${Math.abs((high(p) % 10) - (low(p) % 10))}`,
      firstWrongStep: 2,
      feedback: () => 'You only used the leaves. Each leaf goes with a stem.',
    },
  ],
  confirm(p) {
    // The widest gap between any two values.
    const gaps = p.values.flatMap((a) => p.values.map((b) => a / 10 - b / 10));
    return { kind: 'values', values: [Math.max(...gaps)] };
  },
  examples: [
    { seed: 's1', input: '4.5', verdict: 'correct' },
    { seed: 's2', input: '3.8', verdict: 'correct' },
    { seed: 's1', input: '45', verdict: 'wrong', misconceptionId: 'stem-leaf-key-ignored' },
    { seed: 's1', input: '6.6', verdict: 'wrong', misconceptionId: 'range-as-largest' },
    { seed: 's1', input: '5', verdict: 'wrong', misconceptionId: 'leaf-without-stem' },
  ],
});
