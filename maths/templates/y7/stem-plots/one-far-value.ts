import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';
import { stemRows, stemText } from '../shared/stem-plot';

interface Params {
  story: number;
  values: number[];
  name: string;
  extra: number;
}
const stories = [
  'how late some trains were, in minutes',
  'the prices of second-hand books, in dollars',
  'the number of visitors to a library each hour',
  'the ages of people at a movie night',
] as const;
const all = (p: Params) => [...p.values, p.extra];
const sum = (list: number[]) => list.reduce((a, b) => a + b, 0);
const drop = (p: Params) => sum(all(p)) / all(p).length - sum(p.values) / p.values.length;

export const oneFarValue = defineTemplate<Params>({
  id: 'y7/stem-plots/one-far-value',
  version: 1,
  topicId: '122-stem-and-leaf-distributions',
  years: [7, 8],
  difficulty: 'HARD',
  strategy: 'mean-without-the-far-value',
  calculator: false,
  title: 'How an outlier affects the mean',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        name: random.pick(firstNames),
        values: Array.from({ length: random.int(7, 9) }, () => random.int(11, 32)),
        extra: random.int(71, 98),
      }),
      (p) =>
        Number.isInteger(sum(all(p)) / all(p).length) &&
        Number.isInteger(sum(p.values) / p.values.length) &&
        stemRows(p.values).length >= 2 &&
        p.extra % 10 !== 0,
    ),
  prompt: (p) =>
    `${p.name} plots ${stories[p.story]}. One value is an outlier, far away from all the others. How much does the mean fall by when you leave it out?`,
  figure: (p) => ({
    kind: 'stem-and-leaf',
    alt: `A stem-and-leaf plot. ${stemText(all(p))} Key: 2 | 3 means 23.`,
    rows: stemRows(all(p)),
    key: '2 | 3 means 23',
  }),
  answer: (p) => ({ kind: 'number', model: `${drop(p)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `\\frac{${sum(all(p))}}{${all(p).length}}`,
      'The mean of all the values is their sum divided by how many there are.',
      'Read every value with its stem, add them up, and count them.',
      'How many values are there, including the outlier?',
    ),
    equal(
      `${sum(all(p)) / all(p).length}`,
      'This is the mean of all the values.',
      'Divide.',
      'Is the mean close to most of the values?',
    ),
    start(
      `\\frac{${sum(all(p))}-${p.extra}}{${p.values.length}}`,
      `Leave ${p.extra} out of both the sum and the count.`,
      'How does the sum change, and how does the number of values change?',
      'How many values are left?',
    ),
    equal(
      `${sum(p.values) / p.values.length}`,
      'This is the mean without it.',
      'Divide again.',
      'Is this mean closer to most of the values?',
    ),
    start(
      `${sum(all(p)) / all(p).length}-${sum(p.values) / p.values.length}`,
      'Compare the two means.',
      'Subtract the new mean from the old one.',
      'Which mean is larger?',
    ),
    equal(`${drop(p)}`, 'Subtract.', 'Work it out.', 'Why does one outlier change the mean so much?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'outlier-still-counted',
      compute: (p) => {
        const wrong = p.extra / all(p).length;
        return Number.isInteger(wrong) ? unlessRight(`${wrong}`, `${drop(p)}`) : `${p.extra}/${all(p).length}`;
      },
      firstWrongStep: 2,
      feedback: (p) => `You took ${p.extra} out of the sum, but you still divided by the original number of values.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => unlessRight(`${sum(p.values) / p.values.length}`, `${drop(p)}`),
      firstWrongStep: 4,
      feedback: () => 'That’s the new mean. How much lower is it than the old one?',
    },
    {
      misconceptionId: 'leaf-without-stem',
      compute: (p) => unlessRight(`${p.extra % 10}`, `${drop(p)}`),
      firstWrongStep: 0,
      feedback: () => 'You only read the leaf. Put its stem in front.',
    },
  ],
  confirm(p) {
    // Shift everything by the old mean: what the far value had above it, the others share.
    const mean = sum(all(p)) / all(p).length;
    return { kind: 'values', values: [-sum(p.values.map((v) => v - mean)) / p.values.length] };
  },
  examples: [
    { seed: 's1', input: '9', verdict: 'correct' },
    { seed: 's2', input: '5', verdict: 'correct' },
    { seed: 's1', input: '95/8', verdict: 'wrong', misconceptionId: 'outlier-still-counted' },
    { seed: 's1', input: '23', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's1', input: '5', verdict: 'wrong', misconceptionId: 'leaf-without-stem' },
    { seed: 's3', input: '10/2', verdict: 'wrong-form' },
  ],
});
