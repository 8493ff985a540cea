import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

interface Params {
  name: string;
  story: number;
  values: number[];
  mean: number;
}

const stories = [
  { what: 'quizzes', each: 'quiz', of: 'marks in the first', ask: 'What mark is needed in the last quiz' },
  { what: 'games', each: 'game', of: 'points in the first', ask: 'How many points are needed in the last game' },
  { what: 'days', each: 'day', of: 'laps on the first', ask: 'How many laps are needed on the last day' },
  { what: 'weeks', each: 'week', of: 'pages in the first', ask: 'How many pages are needed in the last week' },
] as const;
const numberWords: Record<number, string> = { 3: 'three', 4: 'four', 5: 'five', 6: 'six' };

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const known = (p: Params) => p.values.reduce((sum, value) => sum + value, 0);
const count = (p: Params) => p.values.length + 1;
const missing = (p: Params) => p.mean * count(p) - known(p);

export const missingValue = defineTemplate<Params>({
  id: 'y7/averages/missing-value',
  version: 1,
  topicId: '121-mean-median-mode-range',
  years: [7, 8],
  difficulty: 'HARD',
  strategy: 'total-from-a-mean',
  calculator: true,
  title: 'Find the value that gives a mean',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        story: random.int(0, stories.length - 1),
        values: Array.from({ length: random.int(3, 5) }, () => random.int(8, 24)),
        mean: random.int(10, 22),
      }),
      (p) => missing(p) >= 6 && missing(p) <= 30 && missing(p) !== p.mean && new Set(p.values).size > 2,
    ),
  prompt: (p) =>
    `${p.name} has these ${storyOf(p).of} ${numberWords[p.values.length] ?? ''} of ${numberWords[count(p)] ?? ''} ${storyOf(p).what}: $${p.values.join(', ')}$. ${storyOf(p).ask} for a mean of ${p.mean}?`,
  answer: (p) => ({ kind: 'number', model: `${missing(p)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${count(p)}\\times ${p.mean}`,
      `A mean of ${p.mean} over ${count(p)} ${storyOf(p).what} needs this total.`,
      'What total do you need for this mean?',
      `If every ${storyOf(p).each} were equal to the mean, what would the total be?`,
    ),
    equal(
      `${count(p) * p.mean}`,
      'This is the total needed.',
      'Work out the product.',
      `Did you count the last ${storyOf(p).each} too?`,
    ),
    start(
      `${count(p) * p.mean}-(${p.values.join('+')})`,
      'Subtract the total so far.',
      'Add the known values, and compare them with the total needed.',
      'How much of the total do you have already?',
    ),
    equal(
      `${count(p) * p.mean}-${known(p)}`,
      'Add the known values.',
      'Work out the bracket.',
      'What do the known values add up to?',
    ),
    equal(
      `${missing(p)}`,
      'Subtract.',
      'How much of the total is still missing?',
      'Does this value give the right mean?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'one-group-off',
      compute: (p) => (missing(p) > p.mean ? `${missing(p) - p.mean}` : null),
      firstWrongStep: 0,
      feedback: (p) => `The mean is over all ${count(p)} ${storyOf(p).what}, including the last one.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => `${count(p) * p.mean}`,
      firstWrongStep: 2,
      feedback: () => 'That’s the total needed. You already have part of it.',
    },
  ],
  // Differences from the mean cancel.
  confirm: (p) => ({ kind: 'values', values: [p.values.reduce((last, value) => last + (p.mean - value), p.mean)] }),
  examples: [
    { seed: 's1', input: '20', verdict: 'correct' },
    { seed: 's2', input: '28', verdict: 'correct' },
    { seed: 's3', input: '54/2', verdict: 'wrong-form' },
    { seed: 's1', input: '3', verdict: 'wrong', misconceptionId: 'one-group-off' },
    { seed: 's1', input: '102', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
  ],
});
