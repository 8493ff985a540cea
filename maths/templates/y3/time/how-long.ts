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
  (n, e) => `${n} starts to swim at this time and stops at ${e}. For how many minutes does ${n} swim?`,
  (n, e) => `A film starts at this time and ends at ${e}. ${n} sees all of it. How many minutes is that?`,
  (n, e) => `${n} gets on a tram at this time and gets off at ${e}. How many minutes is the trip?`,
  (n, e) => `${n} starts to bake bread at this time. It is done at ${e}. How many minutes is that?`,
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
      'First count the minutes up to the next hour.',
      `Start at ${clockTime(p.start)}. Count on to the next hour.`,
      'How many minutes does an hour have?',
    ),
    step(
      'equal',
      String(60 - (p.start % 60)),
      `It is this many minutes to ${clockTime(nextHour(p))}.`,
      'Take the minutes that are over away from 60.',
      'How far is it to the full hour?',
    ),
    step(
      'start',
      `${60 - (p.start % 60)}+${p.end - nextHour(p)}`,
      `Then count from ${clockTime(nextHour(p))} to ${clockTime(p.end)}.`,
      'Go on from the full hour to the end.',
      'How many minutes come after the full hour?',
    ),
    step(
      'equal',
      String(duration(p)),
      'Both parts together are the whole time.',
      'Add the two parts.',
      'Is it more or less than an hour?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'time-as-base-100',
      compute: (p) => String(asNumber(p.end) - asNumber(p.start)),
      firstWrongStep: 0,
      feedback: () => 'You worked as if an hour had 100 minutes, but it has 60.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => String(60 - (p.start % 60)),
      firstWrongStep: 2,
      feedback: (p) => `That is the time up to ${clockTime(nextHour(p))}. It goes on until ${clockTime(p.end)}.`,
    },
    {
      misconceptionId: 'leaves-out-one-number',
      compute: (p) => (p.end % 60 === 0 ? null : otherThan(duration(p), p.end % 60)),
      firstWrongStep: 1,
      feedback: () => 'That is the time after the full hour. It starts before that hour.',
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
