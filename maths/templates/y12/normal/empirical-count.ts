import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';
import { bellFigure } from './bell-figure';

/** How many lie between mean + from·sd and mean + to·sd; null leaves that side open. */
interface Params {
  story: number;
  mean: number;
  sd: number;
  from: number | null;
  to: number | null;
  count: number;
}

const stories = [
  {
    what: 'The masses of eggs from a farm',
    unit: 'g',
    many: 'eggs',
    means: [52, 66],
    sds: [3, 5],
    verb: 'have a mass',
  },
  {
    what: 'The lifetimes of light globes',
    unit: 'h',
    many: 'globes',
    means: [900, 1200],
    sds: [40, 90],
    verb: 'have a lifetime',
  },
  {
    what: 'The heights of the adults in a town',
    unit: 'cm',
    many: 'adults',
    means: [165, 172],
    sds: [6, 9],
    verb: 'have a height',
  },
  {
    what: 'The waiting times of patients at a clinic',
    unit: 'min',
    many: 'patients',
    means: [30, 48],
    sds: [5, 9],
    verb: 'have a waiting time',
  },
] as const;

/** Per cent of values beyond so many standard deviations on one side, by the 68–95–99.7 rule. */
const tail: Record<number, number> = { 0: 50, 1: 16, 2: 2.5, 3: 0.15 };
const spans = [
  [1, null],
  [2, null],
  [null, -1],
  [null, -2],
  [null, 1],
  [null, 2],
  [-1, null],
  [-2, null],
  [-1, 2],
  [-2, 1],
  [0, 2],
  [-1, 0],
  [1, 2],
  [-2, -1],
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const beyond = (z: number) => (z >= 0 ? (tail[z] ?? 0) : 100 - (tail[-z] ?? 0));
const left = (p: Params) => (p.from === null ? 0 : 100 - beyond(p.from));
const right = (p: Params) => (p.to === null ? 0 : beyond(p.to));
const percent = (p: Params) => 100 - left(p) - right(p);
const at = (p: Params, z: number) => p.mean + z * p.sd;
const answerOf = (p: Params) => (p.count * percent(p)) / 100;

function asked(p: Params): string {
  const { unit } = storyOf(p);
  if (p.from === null) return `below ${at(p, p.to ?? 0)} ${unit}`;
  if (p.to === null) return `above ${at(p, p.from)} ${unit}`;
  return `between ${at(p, p.from)} ${unit} and ${at(p, p.to)} ${unit}`;
}

export const empiricalCount = defineTemplate<Params>({
  id: 'y12/normal/empirical-count',
  version: 1,
  topicId: '187-normal-distribution-z-scores',
  years: [12],
  difficulty: 'NORMAL',
  strategy: 'sixty-eight-ninety-five-rule',
  calculator: true,
  title: 'How many lie in part of a bell curve',
  params: (random) =>
    drawUntil(
      () => {
        const story = random.int(0, stories.length - 1);
        const { means, sds } = stories[story] ?? stories[0];
        const [from, to] = random.pick(spans);
        return {
          story,
          mean: random.int(means[0], means[1]),
          sd: random.int(sds[0], sds[1]),
          from,
          to,
          count: random.int(1, 20) * 200,
        };
      },
      (p) => Number.isInteger(answerOf(p)),
    ),
  prompt: (p) =>
    `${storyOf(p).what} are normally distributed with a mean of ${p.mean} ${storyOf(p).unit} and a standard deviation of ${p.sd} ${storyOf(p).unit}. Of ${p.count} ${storyOf(p).many}, about how many ${storyOf(p).verb} ${asked(p)}?`,
  instruction: () => 'Use the 68–95–99.7% rule.',
  figure: (p) =>
    bellFigure(
      `A bell curve with its highest point over ${p.mean}. The axis is marked at ${[-3, -2, -1, 0, 1, 2, 3].map((z) => at(p, z)).join(', ')}.`,
      p.mean,
      p.sd,
      (value) => decimalText(value),
    ),
  answer: (p) => ({ kind: 'number', model: `${answerOf(p)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `100\\%-${[left(p), right(p)]
        .filter((share) => share > 0)
        .map((share) => `${decimalText(share)}\\%`)
        .join('-')}`,
      'Subtract what lies outside. Beyond one standard deviation is 32%, beyond two is 5%, with half on each side.',
      'Mark the limits on the bell curve. Which parts don’t you want?',
      'How many standard deviations from the mean are the limits, and what lies beyond them?',
    ),
    equal(
      `${decimalText(percent(p))}\\%`,
      'This percentage lies in the part you want.',
      'Work out the percentage.',
      'Is the part more or less than half the area?',
    ),
    start(
      `${p.count}\\times ${decimalText(percent(p) / 100)}`,
      'Find this percentage of the total.',
      'Write the percentage as a decimal.',
      'What is this percentage of the total?',
    ),
    equal(`${answerOf(p)}`, 'Work out the product.', 'Use your calculator.', 'Does the number match the bell curve?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'tail-not-halved',
      compute(p) {
        // Each part outside is taken with both of its tails.
        const both = (share: number) => (share > 0 && share < 50 ? 2 * share : share);
        const whole = (z: number) => (z > 0 ? 100 - 2 * (tail[z] ?? 0) : 2 * (tail[-z] ?? 0));
        const wrong =
          p.from !== null && p.to !== null ? 100 - both(left(p)) - both(right(p)) : 100 - whole(p.from ?? -(p.to ?? 0));
        return wrong > 0 ? unlessRight(decimalText((p.count * wrong) / 100), `${answerOf(p)}`) : null;
      },
      firstWrongStep: 0,
      feedback: () => 'The percentage outside is for both tails together. Each tail has half of it.',
    },
    {
      misconceptionId: 'complement-not-taken',
      compute: (p) => unlessRight(decimalText((p.count * (100 - percent(p))) / 100), `${answerOf(p)}`),
      firstWrongStep: 0,
      feedback: () => 'You counted the ones outside the part you want.',
    },
    {
      misconceptionId: 'normal-as-even-spread',
      compute(p) {
        const width = (p.to ?? 3) - (p.from ?? -3);
        return unlessRight(`${Math.round((p.count * width) / 6)}`, `${answerOf(p)}`);
      },
      firstWrongStep: 0,
      feedback: () => 'You spread the values evenly along the axis. In a bell curve, most of them are near the mean.',
    },
  ],
  // Add the slices between whole standard deviations that belong to the question.
  confirm(p) {
    const slices = [0.15, 2.35, 13.5, 34, 34, 13.5, 2.35, 0.15];
    const share = slices
      .filter((_, i) => (p.from === null || i - 4 >= p.from) && (p.to === null || i - 3 <= p.to))
      .reduce((sum, slice) => sum + slice, 0);
    return { kind: 'values', values: [(p.count * share) / 100] };
  },
  examples: [
    { seed: 's1', input: '1467', verdict: 'correct' },
    { seed: 's2', input: '2730', verdict: 'correct' },
    { seed: 's3', input: '1152/2', verdict: 'wrong-form' },
    { seed: 's1', input: '1134', verdict: 'wrong', misconceptionId: 'tail-not-halved' },
    { seed: 's1', input: '333', verdict: 'wrong', misconceptionId: 'complement-not-taken' },
    { seed: 's1', input: '900', verdict: 'wrong', misconceptionId: 'normal-as-even-spread' },
  ],
});
