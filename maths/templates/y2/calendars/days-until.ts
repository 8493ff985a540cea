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
const target = ({ today, days }: Params) => today + days;
const weeks = ({ days }: Params) => Math.floor(days / 7);
const sevens = (p: Params) => Array.from({ length: weeks(p) }, () => 7);
const extra = ({ days }: Params) => days % 7;

export const daysUntil = defineTemplate<Params>({
  id: 'y2/calendars/days-until',
  version: 1,
  topicId: '22-calendars',
  years: [2],
  difficulty: 'NORMAL',
  strategy: 'count-weeks-then-days',
  calculator: false,
  title: 'How many days until?',
  params: (random) =>
    drawUntil(
      () => ({
        month: random.int(0, 11),
        firstDay: random.int(0, 6),
        today: random.int(2, 12),
        days: random.int(8, 20),
        story: random.pick(events),
      }),
      (p) => target(p) <= 28 && extra(p) > 0 && p.days !== p.today,
    ),
  prompt: (p) =>
    `Today is ${p.today} ${months[p.month]}. The ${p.story} is on ${target(p)} ${months[p.month]}. How many days away is that?`,
  figure: (p) => ({
    kind: 'calendar',
    alt: `${calendarWords(months[p.month] ?? '', p.firstDay, monthLength(p.month))} Marked days: ${p.today} and ${target(p)}.`,
    month: months[p.month] ?? '',
    firstDay: p.firstDay,
    days: monthLength(p.month),
    marked: [p.today, target(p)],
  }),
  answer: (p) => ({ ...wholeAnswer(p.days), unit: 'days' }),
  steps: (p) => [
    step(
      'identity',
      `${p.today}+${sevens(p).join('+')}=${target(p) - extra(p)}`,
      'Each row down is one week later.',
      'Go down a row at a time, but don’t go too far.',
      'How many full weeks can you count?',
    ),
    step(
      'identity',
      `${target(p) - extra(p)}+${extra(p)}=${target(p)}`,
      'Then count day by day.',
      `Now count on to ${target(p)}.`,
      'How many more days are there?',
    ),
    step(
      'start',
      [...sevens(p), extra(p)].join('+'),
      'A week has seven days.',
      'How many days are in each week?',
      'Which numbers can you add?',
    ),
    step(
      'equal',
      String(p.days),
      'That’s how many days away it is.',
      'Add the weeks and the days.',
      'Do you get the same if you count every day?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'counts-the-start',
      compute: (p) => String(p.days + 1),
      firstWrongStep: 0,
      feedback: (p) => `Don’t count ${p.today}. Tomorrow is day 1.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => String(7 * weeks(p)),
      firstWrongStep: 1,
      feedback: (p) => `That’s just the full weeks. Keep counting to ${target(p)}.`,
    },
    {
      misconceptionId: 'week-as-five-days',
      compute: (p) => String(5 * weeks(p) + extra(p)),
      firstWrongStep: 2,
      feedback: () => 'You counted five days in a week. How many days are in one row?',
    },
  ],
  confirm: (p) => {
    let sleeps = 0;
    for (let date = p.today; date !== target(p); date += 1) sleeps += 1;
    return { kind: 'values', values: [sleeps] };
  },
  examples: [
    { seed: 's1', input: '15', verdict: 'correct' },
    { seed: 's2', input: '14', verdict: 'wrong', misconceptionId: 'counts-the-start' },
    { seed: 's3', input: '14', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's4', input: '6', verdict: 'wrong', misconceptionId: 'week-as-five-days' },
    { seed: 's5', input: '10+1', verdict: 'wrong-form' },
  ],
});
