import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { result, start, unlessRight } from '../../worked-line';
import { stemRows, stemText } from '../shared/stem-plot';

interface Params {
  story: number;
  values: number[];
  name: string;
}
const stories = [
  { title: 'Quiz scores', thing: 'the scores in a quiz' },
  { title: 'Ages at a park run', thing: 'the ages of people at a park run' },
  { title: 'Reading times (minutes)', thing: 'students’ reading times in minutes' },
  { title: 'Laps in a week', thing: 'the number of laps each swimmer did in a week' },
] as const;
const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const sorted = (p: Params) => [...p.values].sort((a, b) => a - b);
const place = (p: Params) => (p.values.length + 1) / 2;
const value = (p: Params) => sorted(p)[place(p) - 1] ?? 0;
const middleStem = (p: Params) => {
  const stems = stemRows(p.values).map((row) => row.stem);
  const row = stemRows(p.values)[Math.floor(stems.length / 2)];
  return row && row.leaves.length % 2 === 1 ? `${row.stem}${row.leaves[(row.leaves.length - 1) / 2]}` : null;
};

export const medianOfAPlot = defineTemplate<Params>({
  id: 'y7/stem-plots/median-of-a-plot',
  version: 1,
  topicId: '122-stem-and-leaf-distributions',
  years: [7],
  difficulty: 'NORMAL',
  strategy: 'count-leaves-to-the-middle',
  calculator: false,
  title: 'Median of a stem-and-leaf plot',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        name: random.pick(firstNames),
        values: Array.from({ length: random.pick([9, 11, 13]) }, () => random.int(11, 59)),
      }),
      (p) =>
        stemRows(p.values).length === 5 &&
        stemRows(p.values).every((row) => row.leaves.length > 0) &&
        sorted(p).filter((v) => v === value(p)).length === 1 &&
        value(p) % 10 !== 0 &&
        value(p) !== place(p),
    ),
  prompt: (p) =>
    `${p.name} makes a stem-and-leaf plot of ${storyOf(p).thing}. There are ${p.values.length} values. What is the median?`,
  figure: (p) => ({
    kind: 'stem-and-leaf',
    title: storyOf(p).title,
    alt: `A stem-and-leaf plot. ${stemText(p.values)} Key: 2 | 3 means 23.`,
    rows: stemRows(p.values),
    key: '2 | 3 means 23',
  }),
  answer: (p) => ({ kind: 'number', model: `${value(p)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'identity',
      `(${p.values.length}+1)\\div 2=${place(p)}`,
      'The middle value is this many leaves along.',
      'Count the leaves. Which position is in the middle?',
      'How many values are below the middle one, and how many are above?',
    ),
    start(
      sorted(p).slice(0, place(p)).join(','),
      'Count the leaves from the top until you reach that position.',
      'Count along the leaves from the smallest value.',
      'Which stem is the middle leaf on?',
    ),
    result(
      `${value(p)}`,
      'Read the stem and leaf together.',
      'Put the stem in front of the leaf.',
      'Are there as many values below it as above it?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'leaf-without-stem',
      compute: (p) => `${value(p) % 10}`,
      firstWrongStep: 2,
      feedback: () => 'You only gave the leaf. Put its stem in front.',
    },
    {
      misconceptionId: 'value-for-place',
      compute: (p) => `${place(p)}`,
      firstWrongStep: 1,
      feedback: () => 'That’s the position of the middle value. What is the value there?',
    },
    {
      misconceptionId: 'middle-stem-for-median',
      compute: (p) => {
        const wrong = middleStem(p);
        return wrong === null ? null : unlessRight(wrong, `${value(p)}`);
      },
      firstWrongStep: 1,
      feedback: () => 'You took the middle of the middle stem. Count all the leaves, stem by stem.',
    },
  ],
  confirm(p) {
    const half = p.values.filter((v) => p.values.filter((w) => w < v).length === p.values.filter((w) => w > v).length);
    return { kind: 'values', values: half };
  },
  examples: [
    { seed: 's1', input: '21', verdict: 'correct' },
    { seed: 's2', input: '34', verdict: 'correct' },
    { seed: 's1', input: '1', verdict: 'wrong', misconceptionId: 'leaf-without-stem' },
    { seed: 's1', input: '7', verdict: 'wrong', misconceptionId: 'value-for-place' },
    { seed: 's1', input: '33', verdict: 'wrong', misconceptionId: 'middle-stem-for-median' },
    { seed: 's3', input: '78/2', verdict: 'wrong-form' },
  ],
});
