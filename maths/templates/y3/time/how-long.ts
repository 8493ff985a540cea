import { defineTemplate } from '../../format';
import { clockTime } from '../../primary/clock';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { clockAt } from '../../y1/shared/clock-hands';
import { otherThan } from '../../y1/shared/other-than';

interface Params {
  person: string;
  /** Minutes after midnight. */
  start: number;
  end: number;
  story: number;
}

/** The clock shows when it starts. */
const stories: ((person: string, end: string) => string)[] = [
  (n, e) => `The clock shows when ${n} starts swimming. The swim ends at ${e}. How many minutes is that?`,
  (n, e) => `${n} watches a movie. The clock shows when it starts. It ends at ${e}. How many minutes is that?`,
  (n, e) => `The clock shows when ${n} gets on a tram. The trip ends at ${e}. How many minutes is that?`,
  (n, e) => `The clock shows when ${n} puts bread in the oven. It’s done at ${e}. How many minutes is that?`,
];

const nextHour = ({ start }: Params) => Math.ceil(start / 60) * 60;
const duration = ({ start, end }: Params) => end - start;
/** The time read as a plain number: 2:50 as 250. */
const asNumber = (minutes: number) => Math.floor(minutes / 60) * 100 + (minutes % 60);

export const howLong = defineTemplate<Params>({
  id: 'y3/time/how-long',
  version: 2,
  topicId: '37-time-to-the-minute-duration',
  years: [3, 4],
  difficulty: 'NORMAL',
  strategy: 'stop-at-the-hour',
  calculator: false,
  title: 'How long does it take?',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        start: 60 * random.int(13, 16) + random.int(21, 58),
        end: 60 * random.int(14, 18) + random.int(3, 40),
        story: random.int(0, stories.length - 1),
      }),
      (p) => duration(p) > 10 && duration(p) < 100 && p.end % 60 < p.start % 60 && p.end > nextHour(p),
    ),
  prompt: (p) => stories[p.story]?.(p.person, clockTime(p.end)) ?? '',
  figure: (p) => clockAt(p.start),
  answer: (p) => ({ kind: 'number', model: String(duration(p)), unit: 'min', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'start',
      `60-${p.start % 60}`,
      'First, count the minutes up to the next hour.',
      `Start at ${clockTime(p.start)}. Count on to the next hour.`,
      'How many minutes are in an hour?',
    ),
    step(
      'equal',
      String(60 - (p.start % 60)),
      `That’s how many minutes to ${clockTime(nextHour(p))}.`,
      'Take the minutes past the hour away from 60.',
      'How far is it to the next hour?',
    ),
    step(
      'start',
      `${60 - (p.start % 60)}+${p.end - nextHour(p)}`,
      `Then count from ${clockTime(nextHour(p))} to ${clockTime(p.end)}.`,
      'Keep going from the hour to the end.',
      'How many minutes are after the hour?',
    ),
    step(
      'equal',
      String(duration(p)),
      'The two parts make the whole time.',
      'Add the two parts.',
      'Is it more or less than an hour?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'time-as-base-100',
      compute: (p) => String(asNumber(p.end) - asNumber(p.start)),
      firstWrongStep: 0,
      feedback: () => 'You used 100 minutes in an hour. An hour has 60.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => String(60 - (p.start % 60)),
      firstWrongStep: 2,
      feedback: (p) => `That’s just the time up to ${clockTime(nextHour(p))}. Keep going until ${clockTime(p.end)}.`,
    },
    {
      misconceptionId: 'leaves-out-one-number',
      compute: (p) => (p.end % 60 === 0 ? null : otherThan(duration(p), p.end % 60)),
      firstWrongStep: 1,
      feedback: () => 'That’s just the time after the hour. It starts before the hour.',
    },
  ],
  confirm: (p) => {
    // Lets the clock tick minute by minute.
    let [hour, minute, ticks] = [Math.floor(p.start / 60), p.start % 60, 0];
    while (hour !== Math.floor(p.end / 60) || minute !== p.end % 60) {
      minute += 1;
      if (minute === 60) [hour, minute] = [hour + 1, 0];
      ticks += 1;
    }
    return { kind: 'values', values: [ticks] };
  },
  examples: [
    { seed: 's1', input: '77', verdict: 'correct' },
    { seed: 's2', input: '166', verdict: 'wrong', misconceptionId: 'time-as-base-100' },
    { seed: 's3', input: '24', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
