import { defineTemplate } from '../../format';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { counted } from '../shared/counted';
import { otherThan } from '../shared/other-than';
import { wholeAnswer } from '../shared/whole-answer';

interface Params {
  person: string;
  weeks: number;
  days: number;
  story: number;
}

const stories: ((p: Params) => string)[] = [
  (p) => `${p.person} goes on holiday for ${p.weeks} weeks and ${counted(p.days, 'day')}.`,
  (p) => `A plant grows for ${p.weeks} weeks and ${counted(p.days, 'day')}.`,
  (p) => `A show is on for ${p.weeks} weeks and ${counted(p.days, 'day')}.`,
  (p) => `${p.person}’s birthday is in ${p.weeks} weeks and ${counted(p.days, 'day')}.`,
];

const sevens = (p: Params) => Array.from({ length: p.weeks }, () => 7);
const total = (p: Params) => 7 * p.weeks + p.days;

export const weeksAndDays = defineTemplate<Params>({
  id: 'y1/days-months/weeks-and-days',
  version: 1,
  topicId: '9-days-months-hours',
  years: [1],
  difficulty: 'HARD',
  strategy: 'weeks-into-days',
  calculator: false,
  title: 'Weeks and days',
  params: (random) => ({
    person: random.pick(people),
    weeks: random.int(2, 3),
    days: random.int(1, 6),
    story: random.int(0, stories.length - 1),
  }),
  prompt: (p) => `${stories[p.story]?.(p)} How many days is that altogether?`,
  figure: (p) => ({
    kind: 'array',
    alt: `The full weeks: ${p.weeks} rows with 7 dots in each row.`,
    rows: p.weeks,
    columns: 7,
  }),
  answer: (p) => ({ ...wholeAnswer(total(p)), unit: 'days' }),
  steps: (p) => [
    step(
      'start',
      [...sevens(p), p.days].join('+'),
      'A week has seven days.',
      'How many days are in one week?',
      'Which days aren’t in a full week?',
    ),
    step(
      'equal',
      `${7 * p.weeks}+${p.days}`,
      'Count the full weeks.',
      'Add the sevens first.',
      'How many days are in the full weeks?',
    ),
    step(
      'equal',
      String(total(p)),
      'Count on the extra days.',
      'Start there and count on.',
      'Did you count all the days?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'week-as-five-days',
      compute: (p) => String(5 * p.weeks + p.days),
      firstWrongStep: 0,
      feedback: () => 'You counted school weeks. Count Saturday and Sunday too.',
    },
    {
      misconceptionId: 'units-joined',
      compute: (p) => otherThan(total(p), 10 * p.weeks + p.days),
      firstWrongStep: 0,
      feedback: (p) => `You wrote ${p.weeks} next to ${p.days}. How many days are in a week?`,
    },
    {
      misconceptionId: 'leaves-out-one-number',
      compute: (p) => String(7 * p.weeks),
      firstWrongStep: 1,
      feedback: (p) => `That’s just the weeks. Add the ${counted(p.days, 'day')} too.`,
    },
  ],
  confirm: (p) => {
    const start = Date.UTC(2026, 2, 2);
    const end = new Date(start);
    for (let week = 0; week < p.weeks; week += 1) end.setUTCDate(end.getUTCDate() + 7);
    for (let day = 0; day < p.days; day += 1) end.setUTCDate(end.getUTCDate() + 1);
    return { kind: 'values', values: [(end.getTime() - start) / 86_400_000] };
  },
  examples: [
    { seed: 's1', input: '26', verdict: 'correct' },
    { seed: 's2', input: '16', verdict: 'wrong', misconceptionId: 'week-as-five-days' },
    { seed: 's3', input: '35', verdict: 'wrong', misconceptionId: 'units-joined' },
    { seed: 's5', input: '26+1', verdict: 'wrong-form' },
  ],
});
