import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  from: [number, number];
  to: [number, number];
  scale: number;
  places: number;
}

const pairs = [
  ['Home', 'School'],
  ['Cafe', 'Park'],
  ['Library', 'Pool'],
  ['Oval', 'Station'],
] as const;

const names = (p: Params) => pairs[p.places] ?? pairs[0];
const across = (p: Params) => Math.abs(p.to[0] - p.from[0]);
const up = (p: Params) => Math.abs(p.to[1] - p.from[1]);
const units = (p: Params) => across(p) + up(p);
const metres = (p: Params) => units(p) * p.scale;
const write = ([x, y]: [number, number]) => `(${x}, ${y})`;
const difference = (a: number, b: number) => `${Math.max(a, b)}-${Math.min(a, b)}=${Math.abs(a - b)}`;

export const distanceOnTheMap = defineTemplate<Params>({
  id: 'y5/coordinates/distance-on-the-map',
  version: 1,
  topicId: '77-coordinates-first-quadrant',
  years: [5, 6],
  difficulty: 'HARD',
  strategy: 'distance-along-the-grid',
  calculator: false,
  title: 'How far is it on the map?',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        from: [random.int(0, 9), random.int(0, 9)] as [number, number],
        to: [random.int(0, 9), random.int(0, 9)] as [number, number],
        scale: random.pick([20, 30, 40, 50, 60, 80]),
        places: random.int(0, pairs.length - 1),
      }),
      (p) => across(p) >= 2 && up(p) >= 2 && across(p) !== up(p),
    ),
  prompt: (p) =>
    `Streets run along the grid lines. ${p.person} walks from the point marked ${names(p)[0]} to the one marked ${names(p)[1]} by the shortest route along the streets. One unit is ${p.scale} m. How far do they walk?`,
  instruction: () => 'Give your answer in metres.',
  figure: (p) => ({
    kind: 'coordinate-plane',
    alt: `A street map with axes from 0 to 10. ${names(p)[0]} is at ${write(p.from)} and ${names(p)[1]} is at ${write(p.to)}.`,
    x: { from: 0, to: 10 },
    y: { from: 0, to: 10 },
    points: [
      { x: p.from[0], y: p.from[1], label: names(p)[0] },
      { x: p.to[0], y: p.to[1], label: names(p)[1] },
    ],
  }),
  answer: (p) => ({ kind: 'quantity', model: `${metres(p)} m`, unit: 'm', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'identity',
      difference(p.from[0], p.to[0]),
      'That’s the distance across.',
      'Compare the first coordinates.',
      'How many units is it across?',
    ),
    step(
      'identity',
      difference(p.from[1], p.to[1]),
      'That’s the distance up or down.',
      'Compare the second coordinates.',
      'How many units is it up or down?',
    ),
    step(
      'start',
      `(${across(p)}+${up(p)})\\times ${p.scale}`,
      `Each unit is ${p.scale} m.`,
      'Add both distances, then use the scale.',
      'What is one unit worth on this map?',
    ),
    step(
      'equal',
      String(metres(p)),
      'Multiply the number of units by the length of one unit.',
      'Work out the brackets first.',
      'How many units are there altogether?',
    ),
    step(
      'result',
      `${metres(p)}\\text{ m}`,
      'The distance is in metres.',
      'Add the unit.',
      'Which unit does the question ask for?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'reads-scale-as-ones',
      compute: (p) => String(units(p)),
      firstWrongStep: 2,
      feedback: (p) => `You counted units. But each unit stands for ${p.scale} m.`,
    },
    {
      misconceptionId: 'leaves-out-one-number',
      compute: (p) => String(Math.max(across(p), up(p)) * p.scale),
      firstWrongStep: 2,
      feedback: () => 'That’s only part of the walk. Count the other direction too.',
    },
    {
      misconceptionId: 'counts-the-start',
      compute: (p) => String((units(p) + 1) * p.scale),
      firstWrongStep: 0,
      feedback: () => 'Count the steps between the points, not the points.',
    },
  ],
  confirm: (p) => {
    // Spreads out over the street corners until the goal is reached.
    const seen = new Map<string, number>([[String(p.from), 0]]);
    const queue: [number, number][] = [p.from];
    for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
      const [x, y] = at;
      const far = seen.get(String(at)) ?? 0;
      for (const next of [
        [x + 1, y],
        [x - 1, y],
        [x, y + 1],
        [x, y - 1],
      ] as [number, number][]) {
        if (next.some((n) => n < 0 || n > 10) || seen.has(String(next))) continue;
        seen.set(String(next), far + p.scale);
        queue.push(next);
      }
    }
    return { kind: 'values', values: [seen.get(String(p.to)) ?? 0] };
  },
  examples: [
    { seed: 's1', input: '720 m', verdict: 'correct' },
    { seed: 's2', input: '10', verdict: 'wrong', misconceptionId: 'reads-scale-as-ones' },
    { seed: 's3', input: '420', verdict: 'wrong', misconceptionId: 'leaves-out-one-number' },
    { seed: 's9', input: '160 m', verdict: 'correct' },
  ],
});
