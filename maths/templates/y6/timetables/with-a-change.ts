import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

interface Params {
  name: string;
  route: number;
  start: number;
  first: number;
  wait: number;
  second: number;
}
const routes = [
  ['Orange', 'Lithgow', 'Sydney'],
  ['Ballarat', 'Melbourne', 'Geelong'],
  ['Gympie', 'Brisbane', 'Ipswich'],
  ['Bunbury', 'Perth', 'Midland'],
] as const;
const route = (p: Params) => routes[p.route] ?? routes[0];
const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
const times = (p: Params) =>
  [p.start, p.start + p.first, p.start + p.first + p.wait, p.start + p.first + p.wait + p.second] as const;
const value = (p: Params) => p.first + p.wait + p.second;
const hours = (p: Params) => Math.floor(times(p)[3] / 60) - Math.floor(p.start / 60);
const asHundred = (minutes: number) => 100 * Math.floor(minutes / 60) + (minutes % 60);
const minutePart = (p: Params) => (times(p)[3] % 60) - (p.start % 60);

export const withAChange = defineTemplate<Params>({
  id: 'y6/timetables/with-a-change',
  version: 1,
  topicId: '94-timetables',
  years: [6, 7],
  difficulty: 'HARD',
  strategy: 'whole-journey-with-a-wait',
  calculator: false,
  title: 'A trip with a change of trains',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        route: random.int(0, routes.length - 1),
        start: random.int(13 * 60, 17 * 60),
        first: random.int(65, 130),
        wait: random.int(12, 38),
        second: random.int(35, 75),
      }),
      (p) => minutePart(p) !== 0 && hours(p) >= 2,
    ),
  prompt: (p) =>
    `${p.name} takes the train from ${route(p)[0]} to ${route(p)[2]} and changes at ${route(p)[1]}. How many minutes does the whole trip take?`,
  figure: (p) => ({
    kind: 'table',
    title: 'Afternoon trains',
    alt: `A timetable on the 24-hour clock. Train 1 leaves ${route(p)[0]} at ${clock(times(p)[0])} and reaches ${route(p)[1]} at ${clock(times(p)[1])}. Train 2 leaves ${route(p)[1]} at ${clock(times(p)[2])} and reaches ${route(p)[2]} at ${clock(times(p)[3])}.`,
    head: ['', 'Leaves', 'Arrives'],
    rowHeads: true,
    rows: [
      [`${route(p)[0]} to ${route(p)[1]}`, clock(times(p)[0]), clock(times(p)[1])],
      [`${route(p)[1]} to ${route(p)[2]}`, clock(times(p)[2]), clock(times(p)[3])],
    ],
  }),
  answer: (p) => ({ kind: 'number', model: `${value(p)}`, unit: 'min', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${Math.floor(times(p)[3] / 60)}\\times 60+${times(p)[3] % 60}-(${Math.floor(p.start / 60)}\\times 60+${p.start % 60})`,
      'The trip goes from the first time to the last time, including the wait.',
      'Find when the trip starts and when it ends.',
      'Which two times in the table do you need?',
    ),
    equal(
      `${hours(p)}\\times 60${minutePart(p) < 0 ? '-' : '+'}${Math.abs(minutePart(p))}`,
      `That’s ${hours(p)} hours. Then compare the minutes.`,
      'Count the hours first, then look at the minutes.',
      'How many full hours are between the hour numbers?',
    ),
    equal(
      `${hours(p) * 60}${minutePart(p) < 0 ? '-' : '+'}${Math.abs(minutePart(p))}`,
      'An hour has 60 minutes.',
      'Change the hours to minutes.',
      'How many minutes are in an hour?',
    ),
    equal(
      `${value(p)}`,
      'Work it out.',
      'Put the hours and minutes together.',
      'Do the two rides and the wait add up to the same?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'waiting-time-left-out',
      compute: (p) => `${p.first + p.second}`,
      firstWrongStep: 0,
      feedback: (p) => `You added the two rides. ${p.name} also waits at ${route(p)[1]}.`,
    },
    {
      misconceptionId: 'time-as-base-100',
      compute: (p) => `${asHundred(times(p)[3]) - asHundred(p.start)}`,
      firstWrongStep: 2,
      feedback: () => 'You worked as if an hour had 100 minutes. It has 60.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => `${p.first}`,
      firstWrongStep: 0,
      feedback: () => 'That’s only the first train.',
    },
  ],
  confirm(p) {
    let minutes = 0;
    for (let now = times(p)[0]; now < times(p)[3]; now += 1) minutes += 1;
    return { kind: 'values', values: [minutes] };
  },
  examples: [
    { seed: 's1', input: '183', verdict: 'correct' },
    { seed: 's2', input: '200', verdict: 'correct' },
    { seed: 's1', input: '170', verdict: 'wrong', misconceptionId: 'waiting-time-left-out' },
    { seed: 's1', input: '303', verdict: 'wrong', misconceptionId: 'time-as-base-100' },
    { seed: 's1', input: '106', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's3', input: '316/2', verdict: 'wrong-form' },
  ],
});
