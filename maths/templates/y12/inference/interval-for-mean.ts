import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, result, start } from '../../worked-line';
import { roundedText, unlessNear } from '../../y10/shared/near';

interface Params {
  story: number;
  mean: number;
  sd: number;
  root: number;
  upper: boolean;
}

const stories = [
  { what: 'sleep times of students in minutes', sample: 'students', means: [420, 500], sds: [30, 60] },
  { what: 'masses of apples in grams', sample: 'apples', means: [140, 190], sds: [10, 25] },
  { what: 'waiting times at a clinic in minutes', sample: 'patients', means: [35, 60], sds: [8, 18] },
  { what: 'weekly rents in dollars', sample: 'flats', means: [480, 640], sds: [50, 110] },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const unitOf = (p: Params) => storyOf(p).what.split(' in ').at(-1) ?? 'minutes';
const size = (p: Params) => p.root ** 2;
const sign = (p: Params) => (p.upper ? 1 : -1);
const end = (p: Params, reach: number) => p.mean + sign(p) * reach;
const value = (p: Params) => end(p, (1.96 * p.sd) / p.root);

export const intervalForMean = defineTemplate<Params>({
  id: 'y12/inference/interval-for-mean',
  version: 1,
  topicId: '215-confidence-intervals-and-tests',
  years: [12],
  difficulty: 'NORMAL',
  strategy: 'confidence-interval-for-a-mean',
  calculator: true,
  title: 'One end of a confidence interval',
  params: (random) =>
    drawUntil(
      () => {
        const story = random.int(0, stories.length - 1);
        const { means, sds } = stories[story] ?? stories[0];
        return {
          story,
          mean: random.int(means[0], means[1]),
          sd: random.int(sds[0], sds[1]),
          root: random.int(6, 15),
          upper: random.chance(),
        };
      },
      (p) => p.sd !== p.root,
    ),
  prompt: (p) =>
    `In a study of ${storyOf(p).what}, a sample of ${size(p)} ${storyOf(p).sample} has a mean of ${p.mean}. The population standard deviation is ${p.sd}. Find the ${p.upper ? 'upper' : 'lower'} end of the 95% confidence interval for the population mean.`,
  instruction: () => 'Use $z=1.96$. Give your answer correct to 1 decimal place.',
  answer: (p) => ({
    kind: 'quantity',
    model: `${roundedText(value(p), 1)} ${unitOf(p)}`,
    unit: unitOf(p),
    tolerance: 0.05,
    forms: [{ kind: 'decimal-places', places: 1 }],
  }),
  steps: (p) => [
    start(
      `${p.mean}${p.upper ? '+' : '-'}1.96\\times\\frac{${p.sd}}{\\sqrt{${size(p)}}}`,
      'The interval extends 1.96 standard deviations of the sample mean on each side of the sample mean.',
      'What is the standard deviation of the sample mean, and how many of them does the interval extend?',
      'How much does the mean of a sample this size vary?',
    ),
    equal(
      `${p.mean}${p.upper ? '+' : '-'}1.96\\times\\frac{${p.sd}}{${p.root}}`,
      'Work out the square root.',
      'Take the square root of the sample size.',
      'Which number squared is the sample size?',
    ),
    result(
      roundedText(value(p), 1),
      'Use your calculator and round to one decimal place.',
      'Work out the margin of error first.',
      'Is this end on the correct side of the sample mean?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'spread-of-one-for-mean',
      compute: (p) => unlessNear(end(p, 1.96 * p.sd), value(p), 1),
      firstWrongStep: 0,
      feedback: () => 'You used the spread of individual values. The mean of a sample varies less.',
    },
    {
      misconceptionId: 'standard-error-without-root',
      compute: (p) => unlessNear(end(p, (1.96 * p.sd) / size(p)), value(p), 1),
      firstWrongStep: 0,
      feedback: () => 'You divided by the sample size itself, not by its square root.',
    },
    {
      misconceptionId: 'critical-value-left-out',
      compute: (p) => unlessNear(end(p, p.sd / p.root), value(p), 1),
      firstWrongStep: 0,
      feedback: () => 'You only went out one standard deviation. That isn’t enough for 95% confidence.',
    },
  ],
  // The population mean whose samples would be this far off with z = 1.96, found by halving.
  confirm(p) {
    let [near, far] = [0, 10 * p.sd];
    for (let round = 0; round < 80; round += 1) {
      const middle = (near + far) / 2;
      if ((middle * p.root) / p.sd < 1.96) near = middle;
      else far = middle;
    }
    return { kind: 'values', values: [p.mean + (p.upper ? near : -near)] };
  },
  examples: [
    { seed: 's1', input: '494.5', verdict: 'correct' },
    { seed: 's2', input: '611.2', verdict: 'correct' },
    { seed: 's1', input: '562.4', verdict: 'wrong', misconceptionId: 'spread-of-one-for-mean' },
    { seed: 's1', input: '486.9', verdict: 'wrong', misconceptionId: 'standard-error-without-root' },
    { seed: 's1', input: '490.3', verdict: 'wrong', misconceptionId: 'critical-value-left-out' },
  ],
});
