import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** The z-score is in tenths; mean and standard deviation are whole. */
interface Params {
  story: number;
  mean: number;
  sd: number;
  z: number;
}

const stories = [
  { what: 'Marks in an exam', one: 'A student has a mark of', unit: '' },
  { what: 'The masses of plums from one orchard', one: 'One plum has a mass of', unit: ' g' },
  { what: 'The times of runners in a fun run', one: 'One runner takes', unit: ' min' },
  { what: 'The heights of plants in a nursery', one: 'One plant is', unit: ' cm' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const value = (p: Params) => p.mean + (p.z * p.sd) / 10;
const model = (p: Params) => decimalText(p.z / 10);
const difference = (p: Params) => decimalText((p.z * p.sd) / 10);

export const zScore = defineTemplate<Params>({
  id: 'y12/normal/z-score',
  version: 2,
  topicId: '187-normal-distribution-z-scores',
  years: [12],
  difficulty: 'EASY',
  strategy: 'standardise',
  calculator: true,
  title: 'Find a z-score',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        mean: random.int(52, 78),
        sd: random.int(4, 16),
        z: random.nonZeroInt(-26, 26),
      }),
      (p) => Number.isInteger(value(p)) && Math.abs(p.z) !== 10 && value(p) > 10,
    ),
  prompt: (p) =>
    `${storyOf(p).what} have a mean of ${p.mean}${storyOf(p).unit} and a standard deviation of ${p.sd}${storyOf(p).unit}. ${storyOf(p).one} ${value(p)}${storyOf(p).unit}. What is its z-score?`.replace(
      'What is its',
      p.story === 0 || p.story === 2 ? 'What is the' : 'What is its',
    ),
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'simplified' }] }),
  steps: (p) => [
    start(
      `\\frac{${value(p)}-${p.mean}}{${p.sd}}`,
      'A z-score is the distance from the mean, measured in standard deviations.',
      'Subtract the mean, then divide by the standard deviation.',
      'How far is the value from the mean, and how many standard deviations is that?',
    ),
    equal(
      `\\frac{${difference(p)}}{${p.sd}}`,
      'Work out the distance from the mean, with its sign.',
      'Work out the numerator first.',
      'Is the value above or below the mean?',
    ),
    equal(model(p), 'Divide.', 'Do the division.', 'Does the sign show which side of the mean the value is on?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'deviation-not-standardised',
      compute: (p) => difference(p),
      firstWrongStep: 0,
      feedback: () => 'That’s the distance from the mean. How many standard deviations is it?',
    },
    {
      misconceptionId: 'deviation-reversed',
      compute: (p) => decimalText(-p.z / 10),
      firstWrongStep: 0,
      feedback: () => 'Values above the mean have positive z-scores. Values below it have negative ones.',
    },
    {
      misconceptionId: 'divided-by-the-mean',
      compute: (p) => unlessRight(`${difference(p)}/${p.mean}`, model(p)),
      firstWrongStep: 0,
      feedback: () => 'You divided by the mean. A z-score is measured in standard deviations.',
    },
  ],
  // Step from the mean to the value in tenths of a standard deviation.
  confirm(p) {
    let steps = 0;
    const side = Math.sign(value(p) - p.mean);
    while (Math.abs(p.mean * 10 + side * steps * p.sd - value(p) * 10) > 1e-9) steps += 1;
    return { kind: 'values', values: [(side * steps) / 10] };
  },
  examples: [
    { seed: 's1', input: '2.5', verdict: 'correct' },
    { seed: 's2', input: '1.5', verdict: 'correct' },
    { seed: 's1', input: '25', verdict: 'wrong', misconceptionId: 'deviation-not-standardised' },
    { seed: 's1', input: '-2.5', verdict: 'wrong', misconceptionId: 'deviation-reversed' },
    { seed: 's1', input: '25/58', verdict: 'wrong', misconceptionId: 'divided-by-the-mean' },
  ],
});
