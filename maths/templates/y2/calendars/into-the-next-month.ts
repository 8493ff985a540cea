import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { calendarWords, monthLength, months } from '../../y1/shared/days';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  month: number;
  /** 0 is Monday. */
  firstDay: number;
  today: number;
  days: number;
  story: string;
}

const events = ['fair', 'show', 'race', 'party', 'trip', 'camp', 'concert', 'game'] as const;
const length = ({ month }: Params) => monthLength(month);
const toEnd = (p: Params) => length(p) - p.today;
const right = (p: Params) => p.days - toEnd(p);
const nextMonth = ({ month }: Params) => months[(month + 1) % 12] ?? '';

export const intoTheNextMonth = defineTemplate<Params>({
  id: 'y2/calendars/into-the-next-month',
  version: 1,
  topicId: '22-calendars',
  years: [2],
  difficulty: 'HARD',
  strategy: 'pass-the-end-of-the-month',
  calculator: false,
  title: 'Into the next month',
  params: (random) =>
    drawUntil(
      () => ({
        month: random.pick([0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        firstDay: random.int(0, 6),
        today: random.int(24, 29),
        days: random.int(4, 14),
        story: random.pick(events),
      }),
      (p) => toEnd(p) > 0 && right(p) > 2 && right(p) !== toEnd(p),
    ),
  prompt: (p) =>
    `Today is ${p.today} ${months[p.month]}. The ${p.story} is in ${p.days} days. What date in ${nextMonth(p)} is that?`,
  instruction: () => 'Just write the number.',
  figure: (p) => ({
    kind: 'calendar',
    alt: `${calendarWords(months[p.month] ?? '', p.firstDay, length(p))} Marked day: ${p.today}.`,
    month: months[p.month] ?? '',
    firstDay: p.firstDay,
    days: length(p),
    marked: [p.today],
  }),
  answer: (p) => wholeAnswer(right(p)),
  steps: (p) => [
    step(
      'identity',
      `${p.today}+${toEnd(p)}=${length(p)}`,
      `Count on to the last day of ${months[p.month]}.`,
      'Find the last day on the calendar.',
      `How many days are left in ${months[p.month]}?`,
    ),
    step(
      'start',
      `${p.days}-${toEnd(p)}`,
      `The rest of the days are in ${nextMonth(p)}.`,
      'Take away the days you’ve used.',
      'How many days do you still have to count?',
    ),
    step(
      'equal',
      String(right(p)),
      `The new month starts again at 1.`,
      'Work out how many days are left over.',
      'What number does the new month start with?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'month-does-not-end',
      compute: (p) => String(p.today + p.days),
      firstWrongStep: 0,
      feedback: (p) => `${months[p.month]} only has ${length(p)} days. Then a new month starts.`,
    },
    {
      misconceptionId: 'month-length-off',
      compute: (p) => String(length(p) === 30 ? right(p) - 1 : right(p) + 1),
      firstWrongStep: 0,
      feedback: (p) => `Check the calendar. What’s the last day of ${months[p.month]}?`,
    },
    {
      misconceptionId: 'counts-the-start',
      compute: (p) => (length(p) === 30 ? null : String(right(p) - 1)),
      firstWrongStep: 0,
      feedback: (p) => `Don’t count ${p.today}. Tomorrow is day 1.`,
    },
  ],
  confirm: (p) => {
    const date = new Date(Date.UTC(2026, p.month, p.today));
    date.setUTCDate(date.getUTCDate() + p.days);
    return { kind: 'values', values: [date.getUTCDate()] };
  },
  examples: [
    { seed: 's1', input: '3', verdict: 'correct' },
    { seed: 's2', input: '36', verdict: 'wrong', misconceptionId: 'month-does-not-end' },
    { seed: 's3', input: '9', verdict: 'wrong', misconceptionId: 'month-length-off' },
    { seed: 's5', input: '3', verdict: 'wrong', misconceptionId: 'counts-the-start' },
    { seed: 's5', input: '3+1', verdict: 'wrong-form' },
  ],
});
