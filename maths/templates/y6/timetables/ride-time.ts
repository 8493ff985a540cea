import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  name: string;
  route: number;
  start: number;
  gaps: number[];
  from: number;
  to: number;
  late: number;
}
const routes = [
  ['Quay', 'Museum', 'Park', 'Beach'],
  ['Station', 'Library', 'Hospital', 'Airport'],
  ['Wharf', 'Market', 'Zoo', 'Stadium'],
  ['School', 'Pool', 'Oval', 'Lookout'],
] as const;
const stops = (p: Params) => routes[p.route] ?? routes[0];
const at = (p: Params, stop: number, bus = 0) =>
  p.start + p.gaps.slice(0, stop).reduce((sum, gap) => sum + gap, 0) + bus * p.late;
const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
const value = (p: Params) => at(p, p.to) - at(p, p.from);
const nextHour = (p: Params) => 60 * Math.ceil(at(p, p.from) / 60);
const asHundred = (minutes: number) => 100 * Math.floor(minutes / 60) + (minutes % 60);

export const rideTime = defineTemplate<Params>({
  id: 'y6/timetables/ride-time',
  version: 1,
  topicId: '94-timetables',
  years: [6],
  difficulty: 'EASY',
  strategy: 'count-on-to-the-hour',
  calculator: false,
  title: 'How long does the ride take?',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        route: random.int(0, routes.length - 1),
        start: random.int(7 * 60, 10 * 60),
        gaps: [random.int(6, 25), random.int(6, 25), random.int(6, 25)],
        from: random.int(0, 1),
        to: random.int(2, 3),
        late: random.int(20, 45),
      }),
      (p) =>
        Math.floor(at(p, p.from) / 60) + 1 === Math.floor(at(p, p.to) / 60) &&
        at(p, p.from) % 60 !== 0 &&
        at(p, p.to) % 60 !== 0 &&
        value(p) < 60 &&
        p.late !== value(p),
    ),
  prompt: (p) =>
    `${p.name} catches Bus 1 from ${stops(p)[p.from]} to ${stops(p)[p.to]}. How many minutes does the ride take?`,
  figure: (p) => ({
    kind: 'table',
    title: 'Morning buses',
    alt: `A timetable of two buses. ${stops(p)
      .map((stop, i) => `${stop}: Bus 1 at ${clock(at(p, i))}, Bus 2 at ${clock(at(p, i, 1))}.`)
      .join(' ')}`,
    head: ['Stop', 'Bus 1', 'Bus 2'],
    rowHeads: true,
    rows: stops(p).map((stop, i) => [stop, clock(at(p, i)), clock(at(p, i, 1))]),
  }),
  answer: (p) => ({ kind: 'number', model: `${value(p)}`, unit: 'min', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'identity',
      `60-${at(p, p.from) % 60}=${nextHour(p) - at(p, p.from)}`,
      `From ${clock(at(p, p.from))} to ${clock(nextHour(p))}.`,
      'Read both times in the Bus 1 column. Then count on to the next full hour.',
      'How many minutes is it to the next full hour?',
    ),
    start(
      `${nextHour(p) - at(p, p.from)}+${at(p, p.to) % 60}`,
      `From ${clock(nextHour(p))} to ${clock(at(p, p.to))} is the second part.`,
      'Then count on from the full hour.',
      'How many minutes come after the full hour?',
    ),
    equal(`${value(p)}`, 'Add both parts.', 'Put the two parts together.', 'Is it more or less than an hour?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'time-as-base-100',
      compute: (p) => `${asHundred(at(p, p.to)) - asHundred(at(p, p.from))}`,
      firstWrongStep: 0,
      feedback: () => 'You worked as if an hour had 100 minutes. It has 60.',
    },
    {
      misconceptionId: 'reads-other-column',
      compute: (p) => unlessRight(`${at(p, p.to, 1) - at(p, p.from)}`, `${value(p)}`),
      firstWrongStep: 0,
      feedback: () => 'You used a time for Bus 2. Stay in one column.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) =>
        nextHour(p) < at(p, p.to) && nextHour(p) > at(p, p.from)
          ? unlessRight(`${nextHour(p) - at(p, p.from)}`, `${value(p)}`)
          : null,
      firstWrongStep: 1,
      feedback: () => 'That’s only up to the full hour. The bus keeps going.',
    },
  ],
  confirm(p) {
    let minutes = 0;
    for (let i = p.from; i < p.to; i += 1) minutes += p.gaps[i] ?? 0;
    return { kind: 'values', values: [minutes] };
  },
  examples: [
    { seed: 's1', input: '17', verdict: 'correct' },
    { seed: 's2', input: '34', verdict: 'correct' },
    { seed: 's1', input: '57', verdict: 'wrong', misconceptionId: 'time-as-base-100' },
    { seed: 's1', input: '38', verdict: 'wrong', misconceptionId: 'reads-other-column' },
    { seed: 's3', input: '92/2', verdict: 'wrong-form' },
  ],
});
