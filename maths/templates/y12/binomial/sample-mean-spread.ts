import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** A population mean and standard deviation, a sample of `root` squared, and `z` standard deviations of the sample mean. */
interface Params {
  story: number;
  mean: number;
  sd: number;
  root: number;
}

const stories = [
  { what: 'The masses of oranges', one: 'oranges', unit: 'g', means: [160, 220], sds: [12, 36] },
  { what: 'The daily travel times of workers in a city', one: 'workers', unit: 'min', means: [55, 80], sds: [10, 30] },
  { what: 'The heights of trees in a plantation', one: 'trees', unit: 'cm', means: [420, 600], sds: [24, 80] },
  {
    what: 'The volumes of coffee in cups from a vending machine',
    one: 'cups',
    unit: 'mL',
    means: [200, 260],
    sds: [5, 20],
  },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const size = (p: Params) => p.root ** 2;
const spread = (p: Params) => p.sd / p.root;
const model = (p: Params) => decimalText(spread(p));

export const sampleMeanSpread = defineTemplate<Params>({
  id: 'y12/binomial/sample-mean-spread',
  version: 1,
  topicId: '214-binomial-distribution-sample-means',
  years: [12],
  difficulty: 'NORMAL',
  strategy: 'standard-deviation-of-the-mean',
  calculator: true,
  title: 'Standard deviation of a sample mean',
  params: (random) =>
    drawUntil(
      () => {
        const story = random.int(0, stories.length - 1);
        const { means, sds } = stories[story] ?? stories[0];
        return {
          story,
          mean: random.int(means[0], means[1]),
          sd: random.int(sds[0], sds[1]),
          root: random.int(3, 20),
        };
      },
      (p) =>
        Number.isInteger(spread(p) * 100) && p.sd !== p.root && spread(p) !== 1 && ![p.sd, p.root].includes(spread(p)),
    ),
  prompt: (p) =>
    `${storyOf(p).what} have a mean of ${p.mean} ${storyOf(p).unit} and a standard deviation of ${p.sd} ${storyOf(p).unit}. Random samples of ${size(p)} ${storyOf(p).one} are taken. What is the standard deviation of the sample mean, in ${storyOf(p).unit}?`,
  answer: (p) => ({
    kind: 'quantity',
    model: `${model(p)} ${storyOf(p).unit}`,
    unit: storyOf(p).unit,
    forms: [{ kind: 'decimal' }],
  }),
  steps: (p) => [
    start(
      `\\frac{${p.sd}}{\\sqrt{${size(p)}}}`,
      'Sample means vary less than individual values: divide by the square root of the sample size.',
      'How much less do sample means vary than individual values?',
      'What happens to the spread when you average more values?',
    ),
    equal(
      `\\frac{${p.sd}}{${p.root}}`,
      'Work out the square root.',
      'Take the square root of the sample size.',
      'Which number squared is the sample size?',
    ),
    equal(model(p), 'Divide.', 'Do the division.', 'Is it smaller than the standard deviation of individual values?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'standard-error-without-root',
      compute: (p) => unlessRight(`${p.sd}/${size(p)}`, model(p)),
      firstWrongStep: 0,
      feedback: () =>
        'You divided by the sample size itself. The variance is divided by it, so what about the standard deviation?',
    },
    {
      misconceptionId: 'spread-of-one-for-mean',
      compute: (p) => `${p.sd}`,
      firstWrongStep: 0,
      feedback: () => 'That’s the standard deviation of individual values. Sample means vary less.',
    },
    {
      misconceptionId: 'variance-as-standard-deviation',
      compute: (p) => unlessRight(`${p.sd ** 2}/${size(p)}`, model(p)),
      firstWrongStep: 0,
      feedback: () => 'That’s the variance of the sample mean. How do you get the standard deviation from it?',
    },
  ],
  // Variances of independent values add; scaling by 1/n scales the variance by its square.
  confirm(p) {
    let variance = 0;
    for (let one = 0; one < size(p); one += 1) variance += (p.sd / size(p)) ** 2;
    return { kind: 'values', values: [Math.sqrt(variance)] };
  },
  examples: [
    { seed: 's1', input: '5', verdict: 'correct' },
    { seed: 's2', input: '3', verdict: 'correct' },
    { seed: 's1', input: '40/64', verdict: 'wrong', misconceptionId: 'standard-error-without-root' },
    { seed: 's1', input: '40', verdict: 'wrong', misconceptionId: 'spread-of-one-for-mean' },
    { seed: 's1', input: '1600/64', verdict: 'wrong', misconceptionId: 'variance-as-standard-deviation' },
  ],
});
