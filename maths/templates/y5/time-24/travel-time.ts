import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';
import { clock24 } from '../shared/day-clock';

interface Params {
  person: string;
  leaves: number;
  lasts: number;
  trip: number;
}

const trips = [
  ['Sydney', 'Newcastle'],
  ['Melbourne', 'Bendigo'],
  ['Brisbane', 'Gympie'],
  ['Perth', 'Bunbury'],
  ['Adelaide', 'Port Pirie'],
  ['Hobart', 'Launceston'],
] as const;

const tripOf = (p: Params) => trips[p.trip] ?? trips[0];
const arrives = (p: Params) => p.leaves + p.lasts;
const nextHour = (p: Params) => Math.ceil(p.leaves / 60) * 60;
const asDigits = (minutes: number) => 100 * Math.floor(minutes / 60) + (minutes % 60);

export const travelTime = defineTemplate<Params>({
  id: 'y5/time-24/travel-time',
  version: 1,
  topicId: '74-12-and-24-hour-time',
  years: [5, 6],
  difficulty: 'HARD',
  strategy: 'count-up-through-the-hours',
  calculator: false,
  title: 'How long does the trip take?',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        leaves: random.int(6 * 60, 17 * 60),
        lasts: random.int(105, 215),
        trip: random.int(0, trips.length - 1),
      }),
      // The minutes of the end are fewer than those of the start, so an hour has to be opened.
      (p) =>
        arrives(p) % 60 < p.leaves % 60 &&
        arrives(p) % 60 !== 0 &&
        p.leaves < 12 * 60 + 300 &&
        arrives(p) < 22 * 60 &&
        p.lasts % 60 !== 0,
    ),
  prompt: (p) =>
    `${p.person} takes the coach from ${tripOf(p)[0]} to ${tripOf(p)[1]}. How many minutes does the trip take?`,
  instruction: () => 'Give your answer in minutes.',
  figure: (p) => ({
    kind: 'table',
    alt: `A timetable. The coach leaves ${tripOf(p)[0]} at ${clock24(p.leaves)} and arrives in ${tripOf(p)[1]} at ${clock24(arrives(p))}.`,
    head: ['Station', 'Time'],
    rowHeads: true,
    rows: [
      [`${tripOf(p)[0]} (leaves)`, clock24(p.leaves)],
      [`${tripOf(p)[1]} (arrives)`, clock24(arrives(p))],
    ],
  }),
  answer: (p) => ({ kind: 'quantity', model: `${p.lasts} min`, unit: 'min', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => {
    const [first, last] = [nextHour(p) - p.leaves, arrives(p) % 60];
    const hours = (arrives(p) - last - nextHour(p)) / 60;
    return [
      step(
        'identity',
        `60-${p.leaves % 60}=${first}`,
        'Count up to the next full hour.',
        'How far is it to the next full hour?',
        'How many minutes is it to the next full hour?',
      ),
      step(
        'identity',
        `${hours}\\times 60=${hours * 60}`,
        `Then count ${hours === 1 ? 'one full hour' : hours === 0 ? 'no full hours' : `${hours} full hours`}.`,
        'Count the full hours up to the hour of arrival.',
        'How many full hours are in between?',
      ),
      step(
        'start',
        `${first}+${hours * 60}+${last}`,
        `Add ${last} ${last === 1 ? 'minute' : 'minutes'} after the last full hour.`,
        'Put the parts together.',
        'How many minutes are left after the last full hour?',
      ),
      step('equal', String(p.lasts), 'Add the parts.', 'Add the minutes.', 'About how many hours is that?'),
      step(
        'result',
        `${p.lasts}\\text{ min}`,
        'The answer is a time in minutes.',
        'Add the unit.',
        'Which unit does the question ask for?',
      ),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'time-as-base-100',
      compute: (p) => String(asDigits(arrives(p)) - asDigits(p.leaves)),
      firstWrongStep: 0,
      feedback: () => 'You subtracted the times like whole numbers. An hour has 60 minutes, not 100.',
    },
    {
      misconceptionId: 'forgets-to-change-hour',
      compute: (p) => String(p.lasts + 60),
      firstWrongStep: 1,
      feedback: (p) => `You first go from ${clock24(p.leaves)} to a full hour. Don’t count that hour again.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => otherThan(p.lasts, nextHour(p) - p.leaves),
      firstWrongStep: 1,
      feedback: () => 'That’s only up to the full hour. The coach keeps going.',
    },
  ],
  confirm: (p) => {
    // Ticks minute by minute until the clock shows the time of arrival.
    let [hour, minute, ticks] = [Math.floor(p.leaves / 60), p.leaves % 60, 0];
    const [endHour, endMinute] = clock24(arrives(p)).split(':').map(Number);
    while (hour !== endHour || minute !== endMinute) {
      minute += 1;
      ticks += 1;
      if (minute === 60) [hour, minute] = [hour + 1, 0];
    }
    return { kind: 'values', values: [ticks] };
  },
  examples: [
    { seed: 's1', input: '201 min', verdict: 'correct' },
    { seed: 's2', input: '193', verdict: 'wrong', misconceptionId: 'time-as-base-100' },
    { seed: 's3', input: '210', verdict: 'wrong', misconceptionId: 'forgets-to-change-hour' },
    { seed: 's9', input: '169 min', verdict: 'correct' },
  ],
});
