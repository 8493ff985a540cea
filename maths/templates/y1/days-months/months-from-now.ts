import { defineTemplate } from '../../format';
import { step } from '../../primary/step';
import { months } from '../shared/days';
import { textLine } from '../shared/text-line';

interface Params {
  now: number;
  count: 2 | 3;
  later: boolean;
}

const monthAt = (n: number) => months[((n % 12) + 12) % 12] ?? '';
const moved = (p: Params, by: number) => monthAt(p.later ? p.now + by : p.now - by);
const right = (p: Params) => moved(p, p.count);

export const monthsFromNow = defineTemplate<Params>({
  id: 'y1/days-months/months-from-now',
  version: 1,
  topicId: '9-days-months-hours',
  years: [1],
  difficulty: 'NORMAL',
  strategy: 'count-months',
  calculator: false,
  title: 'Months from now',
  params: (random) => ({ now: random.int(0, 11), count: random.pick([2, 3] as const), later: random.chance(0.6) }),
  prompt: (p) =>
    p.later
      ? `It’s ${monthAt(p.now)} now. What month will it be in ${p.count} months?`
      : `It’s ${monthAt(p.now)} now. What month was it ${p.count} months ago?`,
  figure: () => ({
    kind: 'table',
    alt: `The months of the year in two rows of six. ${months.slice(0, 6).join(', ')}. ${months.slice(6).join(', ')}.`,
    rows: [months.slice(0, 6), months.slice(6)].map((row) => row.map((month) => month.slice(0, 3))),
  }),
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: right,
  steps: (p) => [
    step(
      'start',
      textLine(`Now: ${monthAt(p.now)}`),
      'Start at this month, but don’t count it.',
      'Put your finger on this month.',
      'What month is it now?',
    ),
    step(
      'start',
      textLine(Array.from({ length: p.count }, (_, at) => moved(p, at + 1)).join(', ')),
      `Count ${p.count} months ${p.later ? 'on' : 'back'}.`,
      p.later ? 'January comes after December.' : 'December comes before January.',
      'Do you count on or back?',
    ),
    step(
      'result',
      textLine(right(p)),
      'This is the last month you count.',
      'Stop at the last month you count.',
      'Did you count the right number of months?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'counts-the-start',
      compute: (p) => moved(p, p.count - 1),
      firstWrongStep: 0,
      feedback: (p) => `Don’t count ${monthAt(p.now)} as month 1.`,
    },
    {
      misconceptionId: 'time-wrong-way',
      compute: (p) => moved(p, -p.count),
      firstWrongStep: 1,
      feedback: (p) =>
        p.later ? 'You went back. This month hasn’t come yet.' : 'You went on. This month was before now.',
    },
  ],
  confirm: (p) => {
    const date = new Date(Date.UTC(2026, p.now, 15));
    date.setUTCMonth(date.getUTCMonth() + (p.later ? p.count : -p.count));
    return { kind: 'one-of', texts: [date.toLocaleString('en-AU', { month: 'long', timeZone: 'UTC' })] };
  },
  examples: [
    { seed: 's1', input: 'March', verdict: 'correct' },
    { seed: 's2', input: 'April', verdict: 'wrong', misconceptionId: 'counts-the-start' },
    { seed: 's3', input: 'March', verdict: 'wrong', misconceptionId: 'time-wrong-way' },
    { seed: 's7', input: 'May', verdict: 'correct' },
  ],
});
