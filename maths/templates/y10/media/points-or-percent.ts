import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

/** A share in per cent, before and after. */
interface Params {
  story: number;
  before: number;
  after: number;
}

const stories = [
  'the share of homes with a battery',
  'the share of people who cycle to work',
  'the vote for a minor party',
  'the share of new cars that are electric',
  'the share of schools with a kitchen garden',
] as const;

const rise = (p: Params) => (100 * (p.after - p.before)) / p.before;
const model = (p: Params) => `${decimalText(rise(p))}%`;
const wrongPercent = (p: Params, value: number) =>
  Math.abs(value - rise(p)) < 0.3 ? null : `${decimalText(Math.round(value * 10) / 10)}%`;

export const pointsOrPercent = defineTemplate<Params>({
  id: 'y10/media/points-or-percent',
  version: 1,
  topicId: '176-statistics-in-the-media',
  years: [10],
  difficulty: 'NORMAL',
  strategy: 'percentage-points-or-percent',
  calculator: true,
  title: 'Percentage points or per cent',
  params: (random) =>
    drawUntil(
      () => ({ story: random.int(0, stories.length - 1), before: random.int(4, 40), after: random.int(5, 60) }),
      (p) =>
        p.after > p.before + 1 &&
        p.after <= p.before + 12 &&
        Number.isInteger(rise(p)) &&
        ![p.before, p.after, p.after - p.before, 100].includes(rise(p)),
    ),
  prompt: (p) =>
    `In a report, ${stories[p.story] ?? stories[0]} went from ${p.before}% to ${p.after}%. A headline says "Up by only ${p.after - p.before}%". By what percentage of its old value did the share rise?`,
  answer: (p) => ({ kind: 'number', model: model(p), unit: '%' }),
  steps: (p) => [
    start(
      `\\frac{${p.after}-${p.before}}{${p.before}}`,
      `The rise is ${p.after - p.before} percentage points. Compare it with the old share.`,
      'Compare the rise with the old share.',
      'What does "percentage of its old value" ask you to compare?',
    ),
    equal(
      `\\frac{${p.after - p.before}}{${p.before}}`,
      'Work out the numerator.',
      'Subtract.',
      'By how many percentage points did the share rise?',
    ),
    equal(
      `${decimalText(rise(p))}\\%`,
      'Write it as a percentage.',
      'Divide, then multiply by one hundred.',
      'Is the headline right to say "only"?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'points-for-percent',
      compute: (p) => `${p.after - p.before}%`,
      firstWrongStep: 0,
      feedback: () => 'That’s the rise in percentage points. What percentage of the old share is it?',
    },
    {
      misconceptionId: 'percent-of-new-not-original',
      compute: (p) => wrongPercent(p, (100 * (p.after - p.before)) / p.after),
      firstWrongStep: 0,
      feedback: () => 'You compared with the new share. The question asks about the old one.',
    },
    {
      misconceptionId: 'new-as-percent-of-old',
      compute: (p) => wrongPercent(p, (100 * p.after) / p.before),
      firstWrongStep: 0,
      feedback: () => 'That’s the new share as a percentage of the old one. How much of that is the rise?',
    },
  ],
  // Raise the old share by one hundredth of itself at a time.
  confirm(p) {
    let steps = 0;
    while (p.before * 100 + steps * p.before < p.after * 100) steps += 1;
    return { kind: 'values', values: [steps / 100] };
  },
  examples: [
    { seed: 's1', input: '160%', verdict: 'correct' },
    { seed: 's2', input: '160%', verdict: 'correct' },
    { seed: 's1', input: '8%', verdict: 'wrong', misconceptionId: 'points-for-percent' },
    { seed: 's1', input: '61.5%', verdict: 'wrong', misconceptionId: 'percent-of-new-not-original' },
    { seed: 's1', input: '260%', verdict: 'wrong', misconceptionId: 'new-as-percent-of-old' },
  ],
});
