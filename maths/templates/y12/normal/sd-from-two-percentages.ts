import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, start } from '../../worked-line';
import { unlessNear } from '../../y10/shared/near';

/** Known percentages at two values: `low` standard deviations below and `high` above the mean. */
interface Params {
  story: number;
  low: 1 | 2 | 3;
  high: 1 | 2 | 3;
  mean: number;
  sd: number;
}

const stories = [
  { what: 'The volumes of juice in cartons', unit: 'mL', means: [490, 520], sds: [3, 12] },
  { what: 'The lengths of bolts from a machine', unit: 'mm', means: [60, 90], sds: [2, 6] },
  { what: 'The marks in a statewide test', unit: '', means: [55, 70], sds: [5, 12] },
  { what: 'The masses of little penguins', unit: 'g', means: [980, 1200], sds: [30, 80] },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const tail: Record<number, string> = { 1: '16', 2: '2.5', 3: '0.15' };
const words: Record<number, string> = {
  1: 'one standard deviation',
  2: 'two standard deviations',
  3: 'three standard deviations',
};
const bottom = (p: Params) => p.mean - p.low * p.sd;
const top = (p: Params) => p.mean + p.high * p.sd;
const unitOf = (p: Params) => storyOf(p).unit || 'marks';
const withUnit = (p: Params, value: number) => `${value}${storyOf(p).unit === '' ? '' : ` ${storyOf(p).unit}`}`;
const times = (count: number) => (count === 1 ? '\\sigma' : `${count}\\sigma`);

export const sdFromTwoPercentages = defineTemplate<Params>({
  id: 'y12/normal/sd-from-two-percentages',
  version: 1,
  topicId: '187-normal-distribution-z-scores',
  years: [12],
  difficulty: 'HARD',
  strategy: 'two-equations-for-mean-and-deviation',
  calculator: true,
  title: 'Standard deviation from two percentages',
  params: (random) =>
    drawUntil(
      () => {
        const story = random.int(0, stories.length - 1);
        const { means, sds } = stories[story] ?? stories[0];
        return {
          story,
          low: random.pick([1, 2, 3] as const),
          high: random.pick([1, 2, 3] as const),
          mean: random.int(means[0], means[1]),
          sd: random.int(sds[0], sds[1]),
        };
      },
      (p) => p.low !== p.high && top(p) < 100 + 2000 * p.story,
    ),
  prompt: (p) =>
    `${storyOf(p).what} are normally distributed. About ${tail[p.low]}% of them are below ${withUnit(p, bottom(p))}, and about ${tail[p.high]}% are above ${withUnit(p, top(p))}. What is the standard deviation?`,
  instruction: () => 'Use the 68–95–99.7% rule.',
  answer: (p) => ({
    kind: 'quantity',
    model: `${p.sd} ${unitOf(p)}`,
    unit: unitOf(p),
    variable: 'sigma',
    forms: [{ kind: 'whole-number' }],
  }),
  steps: (p) => [
    start(
      `\\mu-${times(p.low)}=${bottom(p)}`,
      `About ${tail[p.low]}% lie more than ${words[p.low]} below the mean.`,
      'Where on the bell curve does the lower tail start?',
      'How many standard deviations below the mean is the lower value?',
    ),
    start(
      `\\mu+${times(p.high)}=${top(p)}`,
      `About ${tail[p.high]}% lie more than ${words[p.high]} above the mean.`,
      'Where does the upper tail start?',
      'How many standard deviations above the mean is the upper value?',
    ),
    start(
      `${p.low + p.high}\\sigma=${top(p)}-${bottom(p)}`,
      'Subtract the first equation from the second: the mean cancels.',
      'Which unknown cancels when you subtract the equations?',
      'How many standard deviations are there between the two values?',
    ),
    equivalent(
      `${p.low + p.high}\\sigma=${top(p) - bottom(p)}`,
      'Work out the difference between the two values.',
      'Subtract the two values.',
      'How far apart are the two values?',
    ),
    equivalent(
      `\\sigma=${p.sd}`,
      'Divide both sides.',
      'Divide by the number of standard deviations.',
      'Is it a sensible spread?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'z-distances-subtracted',
      compute: (p) => (Math.abs(p.high - p.low) === 2 ? unlessNear((top(p) - bottom(p)) / 2, p.sd, 2) : null),
      firstWrongStep: 2,
      feedback: () => 'The two values are on different sides of the mean, so add their distances from it.',
    },
    {
      misconceptionId: 'mean-taken-as-midpoint',
      compute: (p) => (p.low === 3 && p.high === 1 ? null : unlessNear((top(p) - bottom(p)) / 2 / p.high, p.sd, 2)),
      firstWrongStep: 0,
      feedback: () =>
        'You put the mean halfway between the two values, but they aren’t the same number of standard deviations from it.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => `${top(p) - bottom(p)}`,
      firstWrongStep: 4,
      feedback: () => 'That’s the distance between the two values. How many standard deviations is it?',
    },
  ],
  // Try every whole mean and standard deviation.
  confirm(p) {
    const found: number[] = [];
    for (let sd = 1; sd <= 200; sd += 1)
      for (let mean = bottom(p); mean <= top(p); mean += 1)
        if (mean - p.low * sd === bottom(p) && mean + p.high * sd === top(p)) found.push(sd);
    return { kind: 'values', values: found };
  },
  examples: [
    { seed: 's1', input: '5', verdict: 'correct' },
    { seed: 's2', input: '4', verdict: 'correct' },
    { seed: 's3', input: '122/2', verdict: 'wrong-form' },
    { seed: 's1', input: '10.00', verdict: 'wrong', misconceptionId: 'z-distances-subtracted' },
    { seed: 's1', input: '3.33', verdict: 'wrong', misconceptionId: 'mean-taken-as-midpoint' },
    { seed: 's1', input: '20', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
  ],
});
