import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { result, start } from '../../worked-line';

interface Params {
  name: string;
  route: number;
  leaves: number[];
  rides: number[];
  by: number;
  walk: number;
}
const routes = [
  ['Glenelg', 'the city', 'a movie'],
  ['Fremantle', 'Perth', 'a match'],
  ['Manly', 'Town Hall', 'a concert'],
  ['St Kilda', 'the museum', 'a tour'],
] as const;
const route = (p: Params) => routes[p.route] ?? routes[0];
const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
const text = (minutes: number) => `${clock(minutes)} am`;
const arrives = (p: Params) => p.leaves.map((leave, i) => leave + (p.rides[i] ?? 0));
const best = (p: Params) => arrives(p).filter((time) => time + p.walk <= p.by).length - 1;
const noWalk = (p: Params) => arrives(p).filter((time) => time <= p.by).length - 1;
const option = (p: Params, i: number) => text(p.leaves[i] ?? 0);

export const latestBus = defineTemplate<Params>({
  id: 'y6/timetables/latest-bus',
  version: 1,
  topicId: '94-timetables',
  years: [6],
  difficulty: 'NORMAL',
  strategy: 'latest-that-arrives-in-time',
  calculator: false,
  title: 'The latest bus that gets you there on time',
  params: (random) =>
    drawUntil(
      () => {
        const first = random.int(7 * 60 + 20, 9 * 60 + 10);
        const gaps = [random.int(12, 20), random.int(12, 20), random.int(12, 20), random.int(12, 20)];
        const leaves = [0, 1, 2, 3, 4].map((i) => first + gaps.slice(0, i).reduce((sum, gap) => sum + gap, 0));
        return {
          name: random.pick(firstNames),
          route: random.int(0, routes.length - 1),
          leaves,
          rides: leaves.map(() => random.int(24, 29)),
          by: 5 * random.int(96, 136),
          walk: random.int(6, 14),
        };
      },
      (p) => best(p) >= 1 && noWalk(p) === best(p) + 1 && best(p) <= 2,
    ),
  prompt: (p) =>
    `${p.name} catches a bus from ${route(p)[0]} to ${route(p)[1]} for ${route(p)[2]} that starts at ${text(p.by)}. The walk from the bus stop takes ${p.walk} minutes. What time does the latest bus they can catch leave?`,
  instruction: () => 'Write am after the time.',
  figure: (p) => ({
    kind: 'table',
    title: 'Buses (am)',
    alt: `A timetable of five morning buses. ${p.leaves.map((leave, i) => `Bus ${i + 1} leaves at ${clock(leave)} and arrives at ${clock(arrives(p)[i] ?? 0)}.`).join(' ')}`,
    head: ['Leaves', 'Arrives'],
    rows: p.leaves.map((leave, i) => [clock(leave), clock(arrives(p)[i] ?? 0)]),
  }),
  answer: (p) => ({ kind: 'time', model: option(p, best(p)) }),
  steps: (p) => [
    start(
      text(p.by - p.walk),
      `The bus has to arrive ${p.walk} minutes before the start, or earlier.`,
      `Count back ${p.walk} minutes from the start.`,
      'What’s the latest time to start walking?',
    ),
    start(
      text(arrives(p)[best(p)] ?? 0),
      'That’s the latest arrival that isn’t too late.',
      'Look down the Arrives column.',
      'What’s the last arrival before that time?',
    ),
    result(
      option(p, best(p)),
      'Read when that bus leaves.',
      'Stay in the same row and look in the other column.',
      'When does that bus leave?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'waiting-time-left-out',
      compute: (p) => option(p, noWalk(p)),
      firstWrongStep: 0,
      feedback: (p) => `That bus arrives before the start, but ${p.name} still has to walk.`,
    },
    {
      misconceptionId: 'takes-the-one-after',
      compute: (p) => (p.leaves[noWalk(p) + 1] === undefined ? null : option(p, noWalk(p) + 1)),
      firstWrongStep: 1,
      feedback: () => 'That bus arrives after the start.',
    },
    {
      misconceptionId: 'reads-other-column',
      compute: (p) => text(arrives(p)[best(p)] ?? 0),
      firstWrongStep: 2,
      feedback: () => 'That’s when the bus arrives. The question asks when it leaves.',
    },
  ],
  confirm(p) {
    // Try every minute before the start: leave as late as possible with a bus that is in time.
    for (let minute = p.by; minute > 0; minute -= 1) {
      const bus = p.leaves.indexOf(minute);
      if (bus >= 0 && minute + (p.rides[bus] ?? 0) + p.walk <= p.by) return { kind: 'values', values: [minute] };
    }
    return { kind: 'values', values: [] };
  },
  examples: [
    { seed: 's1', input: '9:22 am', verdict: 'correct' },
    { seed: 's2', input: '9:15 am', verdict: 'correct' },
    { seed: 's1', input: '9:35 am', verdict: 'wrong', misconceptionId: 'waiting-time-left-out' },
    { seed: 's1', input: '9:48 am', verdict: 'wrong', misconceptionId: 'takes-the-one-after' },
    { seed: 's1', input: '9:50 am', verdict: 'wrong', misconceptionId: 'reads-other-column' },
  ],
});
