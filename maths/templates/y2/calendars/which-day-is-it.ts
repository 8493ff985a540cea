import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { calendarWords, dayNames, monthLength, months } from '../../y1/shared/days';
import { textLine } from '../../y1/shared/text-line';

interface Params {
  month: number;
  /** 0 is Monday. */
  firstDay: number;
  date: number;
  slip: 1 | -1;
}

const dayAt = (n: number) => dayNames[((n % 7) + 7) % 7] ?? '';
const column = ({ firstDay, date }: Params) => firstDay + date - 1;
const right = (p: Params) => dayAt(column(p));
const neighbour = (p: Params) => dayAt(column(p) + p.slip);
const fromMonday = (p: Params) => dayAt(p.date - 1);

export const whichDayIsIt = defineTemplate<Params>({
  id: 'y2/calendars/which-day-is-it',
  version: 1,
  topicId: '22-calendars',
  years: [2],
  difficulty: 'EASY',
  strategy: 'read-the-column',
  calculator: false,
  title: 'Which day is it?',
  params: (random) =>
    drawUntil(
      () => ({
        month: random.int(0, 11),
        firstDay: random.int(1, 6),
        date: random.int(6, 28),
        slip: random.pick([1, -1] as const),
      }),
      (p) => neighbour(p) !== fromMonday(p),
    ),
  prompt: (p) => `What day of the week is ${p.date} ${months[p.month]}?`,
  figure: (p) => ({
    kind: 'calendar',
    alt: calendarWords(months[p.month] ?? '', p.firstDay, monthLength(p.month)),
    month: months[p.month] ?? '',
    firstDay: p.firstDay,
    days: monthLength(p.month),
  }),
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: right,
  steps: (p) => [
    step(
      'start',
      textLine(`Find ${p.date}`),
      'Look for the number on the calendar.',
      'Go along each week until you find it.',
      'Which week is it in?',
    ),
    step(
      'start',
      textLine(`Above ${p.date}: ${right(p).slice(0, 3)}`),
      'Go straight up to the day’s name.',
      'Slide your finger up the column.',
      'What is at the top of the column?',
    ),
    step(
      'result',
      textLine(right(p)),
      'That’s the day.',
      'Read the name at the top.',
      'Are all the days in this column the same?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'reads-other-column',
      compute: neighbour,
      firstWrongStep: 1,
      feedback: (p) => `You read the column next to it. Go straight up from ${p.date}.`,
    },
    {
      misconceptionId: 'month-starts-on-monday',
      compute: fromMonday,
      firstWrongStep: 1,
      feedback: () => 'You started the month on a Monday. Where is day 1?',
    },
  ],
  confirm: (p) => {
    let day = p.firstDay;
    for (let date = 1; date < p.date; date += 1) day = day === 6 ? 0 : day + 1;
    const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    return { kind: 'one-of', texts: [names[day] ?? ''] };
  },
  examples: [
    { seed: 's1', input: 'Sunday', verdict: 'correct' },
    { seed: 's2', input: 'Wednesday', verdict: 'wrong', misconceptionId: 'reads-other-column' },
    { seed: 's3', input: 'Wednesday', verdict: 'wrong', misconceptionId: 'month-starts-on-monday' },
    { seed: 's7', input: 'Wednesday', verdict: 'correct' },
  ],
});
