import { defineTemplate } from '../../format';
import { step } from '../../primary/step';
import { dayNames } from '../shared/days';
import { textLine } from '../shared/text-line';

interface Params {
  today: number;
  days: 2 | 3 | 5;
  later: boolean;
}

const dayAt = (n: number) => dayNames[((n % 7) + 7) % 7] ?? '';
const sign = ({ later }: Params) => (later ? 1 : -1);
const dayOff = (p: Params, days: number) => dayAt(p.today + sign(p) * days);
const right = (p: Params) => dayOff(p, p.days);

export const daysFromToday = defineTemplate<Params>({
  id: 'y1/days-months/days-from-today',
  version: 1,
  topicId: '9-days-months-hours',
  years: [1],
  difficulty: 'EASY',
  strategy: 'count-days-on-or-back',
  calculator: false,
  title: 'Days from today',
  params: (random) => ({ today: random.int(0, 6), days: random.pick([2, 3, 5] as const), later: random.chance(0.6) }),
  prompt: (p) =>
    p.later
      ? `Today is ${dayAt(p.today)}. What day will it be in ${p.days} days?`
      : `Today is ${dayAt(p.today)}. What day was it ${p.days} days ago?`,
  figure: () => ({
    kind: 'table',
    alt: `The days of the week in a row: ${dayNames.join(', ')}.`,
    rows: [dayNames.map((day) => day.slice(0, 3))],
  }),
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: right,
  steps: (p) => [
    step(
      'start',
      textLine(`Today: ${dayAt(p.today)}`),
      'Start at today, but don’t count it.',
      'Put your finger on today.',
      'What day is it today?',
    ),
    step(
      'start',
      textLine(Array.from({ length: p.days }, (_, at) => dayOff(p, at + 1)).join(', ')),
      `Count ${p.days} days ${p.later ? 'on' : 'back'}.`,
      p.later ? 'Monday comes after Sunday.' : 'Sunday comes before Monday.',
      'Do you count on or back?',
    ),
    step(
      'result',
      textLine(right(p)),
      'This is the last day you count.',
      'Stop at the last day you count.',
      'Did you count the right number of days?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'counts-the-start',
      compute: (p) => dayOff(p, p.days - 1),
      firstWrongStep: 0,
      feedback: (p) => `Don’t count ${dayAt(p.today)} as day 1.`,
    },
    {
      misconceptionId: 'time-wrong-way',
      compute: (p) => dayOff(p, -p.days),
      firstWrongStep: 1,
      feedback: (p) =>
        p.later ? 'You went back. This day hasn’t come yet.' : 'You went on. This day was before today.',
    },
  ],
  confirm: (p) => {
    // 5 January 2026 was a Monday.
    const date = new Date(Date.UTC(2026, 0, 5 + p.today));
    date.setUTCDate(date.getUTCDate() + (p.later ? p.days : -p.days));
    const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
    return { kind: 'one-of', texts: [names[date.getUTCDay()] ?? ''] };
  },
  examples: [
    { seed: 's1', input: 'Wednesday', verdict: 'correct' },
    { seed: 's2', input: 'Tuesday', verdict: 'wrong', misconceptionId: 'counts-the-start' },
    { seed: 's3', input: 'Thursday', verdict: 'wrong', misconceptionId: 'time-wrong-way' },
    { seed: 's7', input: 'Saturday', verdict: 'correct' },
  ],
});
