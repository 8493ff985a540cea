import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  points: [number, number][];
  asked: number;
  map: number;
}

const maps = [
  ['an island', ['Cave', 'Palm', 'Well', 'Wreck']],
  ['a zoo', ['Emus', 'Koalas', 'Otters', 'Seals']],
  ['a campsite', ['Gate', 'Kitchen', 'Showers', 'Tent']],
  ['a school', ['Hall', 'Library', 'Office', 'Pool']],
] as const;

const mapOf = (p: Params) => maps[p.map] ?? maps[0];
const place = (p: Params) => mapOf(p)[1][p.asked] ?? '';
const point = (p: Params): [number, number] => p.points[p.asked] ?? [0, 0];

export const readAPoint = defineTemplate<Params>({
  id: 'y5/coordinates/read-a-point',
  version: 1,
  topicId: '77-coordinates-first-quadrant',
  years: [5],
  difficulty: 'EASY',
  strategy: 'along-then-up',
  calculator: false,
  title: 'Read the coordinates of a point',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        points: Array.from({ length: 4 }, (): [number, number] => [random.int(1, 9), random.int(1, 9)]),
        asked: random.int(0, 3),
        map: random.int(0, maps.length - 1),
      }),
      // Points stand apart, so that their names do not run into each other.
      (p) =>
        point(p)[0] !== point(p)[1] &&
        p.points.every(([x, y], i) => p.points.every(([u, v], j) => i === j || Math.abs(x - u) + Math.abs(y - v) >= 4)),
    ),
  prompt: (p) => `${p.person} draws a map of ${mapOf(p)[0]}. What are the coordinates of the point marked ${place(p)}?`,
  instruction: () => 'Write them as (across, up).',
  figure: (p) => ({
    kind: 'coordinate-plane',
    alt: `A map with axes from 0 to 10. From where the axes meet: ${p.points.map(([x, y], i) => `${mapOf(p)[1][i]} is ${x} right and ${y} up`).join('. ')}.`,
    x: { from: 0, to: 10 },
    y: { from: 0, to: 10 },
    points: p.points.map(([x, y], i) => ({ x, y, label: mapOf(p)[1][i] ?? '' })),
  }),
  answer: (p) => ({ kind: 'coordinate', model: `(${point(p).join(', ')})` }),
  steps: (p) => [
    step(
      'start',
      `x=${point(p)[0]}`,
      'Go along the horizontal axis until you’re under the point.',
      'Start at zero and go right until you’re under the point.',
      'Which number on the horizontal axis is under the point?',
    ),
    step(
      'start',
      `y=${point(p)[1]}`,
      'Go up from there to the point.',
      'Look across from the point to the vertical axis.',
      'Which number on the vertical axis is in line with the point?',
    ),
    step(
      'result',
      `(${point(p).join(', ')})`,
      'The number across comes first. The number up comes second.',
      'Write both numbers in brackets, across first.',
      'Which of the two numbers comes first?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'coordinates-swapped',
      compute: (p) => `(${point(p)[1]}, ${point(p)[0]})`,
      firstWrongStep: 2,
      feedback: () => 'You wrote the number up first. Go across before you go up.',
    },
    {
      misconceptionId: 'counts-the-start',
      compute: (p) => `(${point(p)[0] + 1}, ${point(p)[1] + 1})`,
      firstWrongStep: 0,
      feedback: () => 'The axes start at 0. Count the steps, not the lines.',
    },
  ],
  confirm: (p) => {
    // Searches the whole map for the place.
    for (let x = 0; x <= 10; x += 1)
      for (let y = 0; y <= 10; y += 1)
        if (p.points.findIndex(([u, v]) => u === x && v === y) === p.asked) return { kind: 'values', values: [x, y] };
    return { kind: 'values', values: [] };
  },
  examples: [
    { seed: 's1', input: '(5, 1)', verdict: 'correct' },
    { seed: 's2', input: '(7, 4)', verdict: 'wrong', misconceptionId: 'coordinates-swapped' },
    { seed: 's3', input: '(2, 3)', verdict: 'wrong', misconceptionId: 'counts-the-start' },
    { seed: 's9', input: '(5, 9)', verdict: 'correct' },
  ],
});
