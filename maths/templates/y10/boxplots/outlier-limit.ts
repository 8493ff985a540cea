import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  story: number;
  q1: number;
  median: number;
  q3: number;
  upper: boolean;
}

const stories = [
  { what: 'the prices of second-hand phones in dollars', scale: 10 },
  { what: 'the lengths of phone calls in seconds', scale: 4 },
  { what: 'the daily step counts of a walker in hundreds', scale: 2 },
  { what: 'the masses of watermelons in hundreds of grams', scale: 2 },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const iqr = (p: Params) => p.q3 - p.q1;
const limit = (p: Params, reach: number) => (p.upper ? p.q3 + reach : p.q1 - reach);
const model = (p: Params) => decimalText(limit(p, 1.5 * iqr(p)));

export const outlierLimit = defineTemplate<Params>({
  id: 'y10/boxplots/outlier-limit',
  version: 1,
  topicId: '173-boxplots',
  years: [10, 11],
  difficulty: 'HARD',
  strategy: 'one-and-a-half-boxes',
  calculator: true,
  title: 'The limit for outliers',
  params: (random) =>
    drawUntil(
      () => {
        const story = random.int(0, stories.length - 1);
        const scale = stories[story]?.scale ?? 1;
        const q1 = random.int(18, 40);
        const median = q1 + random.int(2, 8);
        return {
          story,
          q1: q1 * scale,
          median: median * scale,
          q3: (median + random.int(2, 8)) * scale,
          upper: random.chance(),
        };
      },
      (p) => p.q1 - 1.5 * iqr(p) > 0 && p.median - p.q1 !== p.q3 - p.median,
    ),
  prompt: (p) =>
    `For ${storyOf(p).what}, the lower quartile is ${p.q1}, the median is ${p.median} and the upper quartile is ${p.q3}. By the $1.5\\times\\text{IQR}$ rule, values ${p.upper ? 'above' : 'below'} a certain limit are outliers. What is this ${p.upper ? 'upper' : 'lower'} limit?`,
  figure: (p) => ({
    kind: 'box-plot',
    alt: `A box from ${p.q1} to ${p.q3} with a line at ${p.median}.`,
    from: 0,
    to: Math.ceil((p.q3 + 2 * iqr(p)) / (10 * storyOf(p).scale)) * 10 * storyOf(p).scale,
    step: 5 * storyOf(p).scale,
    plots: [{ min: p.q1 - iqr(p) / 2, q1: p.q1, median: p.median, q3: p.q3, max: p.q3 + iqr(p) / 2 }],
  }),
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      `${p.q3}-${p.q1}`,
      'Find the interquartile range first.',
      'How long is the box?',
      'How far apart are the quartiles?',
    ),
    equal(`${iqr(p)}`, 'This is the interquartile range.', 'Subtract.', 'How long is the box?'),
    start(
      `${p.upper ? p.q3 : p.q1}${p.upper ? '+' : '-'}1.5\\times ${iqr(p)}`,
      `Go one and a half box lengths ${p.upper ? 'up from the upper' : 'down from the lower'} quartile.`,
      'The limit is one and a half box lengths away from the box.',
      'Which end of the box do you measure the limit from?',
    ),
    equal(
      `${p.upper ? p.q3 : p.q1}${p.upper ? '+' : '-'}${decimalText(1.5 * iqr(p))}`,
      'Work out the product first.',
      'Multiply first.',
      'How long is one and a half times the box?',
    ),
    equal(model(p), p.upper ? 'Add.' : 'Subtract.', 'Work it out.', 'Is the limit outside the box?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'fence-without-factor',
      compute: (p) => decimalText(limit(p, iqr(p))),
      firstWrongStep: 2,
      feedback: () => 'You went just one box length. The rule uses one and a half.',
    },
    {
      misconceptionId: 'fence-from-median',
      compute: (p) => unlessRight(decimalText(p.median + (p.upper ? 1.5 : -1.5) * iqr(p)), model(p)),
      firstWrongStep: 2,
      feedback: () => 'You started at the median. Measure the limit from the end of the box.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => unlessRight(decimalText(1.5 * iqr(p)), model(p)),
      firstWrongStep: 3,
      feedback: () => 'That’s how far the limit is from the box. Where is it on the scale?',
    },
  ],
  // Lay half boxes end to end, three of them.
  confirm(p) {
    let at = p.upper ? p.q3 : p.q1;
    for (let halfBox = 0; halfBox < 3; halfBox += 1) at += ((p.upper ? 1 : -1) * (p.q3 - p.q1)) / 2;
    return { kind: 'values', values: [at] };
  },
  examples: [
    { seed: 's1', input: '60', verdict: 'correct' },
    { seed: 's2', input: '115', verdict: 'correct' },
    { seed: 's1', input: '110', verdict: 'wrong', misconceptionId: 'fence-without-factor' },
    { seed: 's1', input: '120', verdict: 'wrong', misconceptionId: 'fence-from-median' },
    { seed: 's1', input: '150', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
  ],
});
