import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, result, start, unlessRight } from '../../worked-line';

interface Params {
  name: string;
  wide: number;
  tall: number;
  right: number;
  up: number;
  x: number;
  y: number;
}
const point = (x: number, y: number) => `(${x}, ${y})`;
const tilesText = (n: number) => `${n} ${n === 1 ? 'tile' : 'tiles'}`;
const end = (p: Params): [number, number] => [p.x + p.right * p.wide, p.y + p.up * p.tall];

export const moveTheTile = defineTemplate<Params>({
  id: 'y6/tessellations/move-the-tile',
  version: 1,
  topicId: '98-tessellations',
  years: [6],
  difficulty: 'NORMAL',
  strategy: 'slide-vector-of-a-tile',
  calculator: false,
  title: 'Slide a tile along a tessellation',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        wide: random.int(2, 5),
        tall: random.int(2, 4),
        right: random.int(1, 4),
        up: random.int(1, 4),
        x: random.int(0, 3),
        y: random.int(0, 3),
      }),
      (p) => p.wide !== p.tall && p.right !== p.up && end(p)[0] <= 16 && end(p)[1] <= 14,
    ),
  prompt: (p) =>
    `A floor is covered with rectangular tiles. Each tile is ${p.wide} units wide and ${p.tall} units tall. The bottom left corner of one tile is at $${point(p.x, p.y)}$. ${p.name} slides it ${tilesText(p.right)} to the right and ${tilesText(p.up)} up. Where is that corner now?`,
  instruction: () => 'Give the coordinates.',
  figure: (p) => ({
    kind: 'coordinate-plane',
    alt: `A Cartesian plane with a rectangle. Its bottom left corner is at ${point(p.x, p.y)}. It is ${p.wide} units wide and ${p.tall} units tall.`,
    x: { from: 0, to: 16 },
    y: { from: 0, to: 14 },
    points: [{ x: p.x, y: p.y }],
    polygons: [
      {
        points: [
          [p.x, p.y],
          [p.x + p.wide, p.y],
          [p.x + p.wide, p.y + p.tall],
          [p.x, p.y + p.tall],
        ],
        tone: 'a' as const,
      },
    ],
  }),
  answer: (p) => ({ kind: 'coordinate', model: point(...end(p)) }),
  steps: (p) => [
    start(
      `${p.x}+${p.right}\\times ${p.wide}`,
      `Each tile to the right is ${p.wide} units.`,
      'How many units is one tile to the right?',
      'How many units does the tile move to the right?',
    ),
    equal(`${end(p)[0]}`, 'That’s the new first number.', 'Multiply, then add.', 'Does the first number get larger?'),
    start(
      `${p.y}+${p.up}\\times ${p.tall}`,
      `Each tile up is ${p.tall} units.`,
      'How many units is one tile up?',
      'How many units does the tile move up?',
    ),
    equal(`${end(p)[1]}`, 'That’s the new second number.', 'Multiply, then add.', 'Does the second number get larger?'),
    result(
      point(...end(p)),
      'Write both numbers as coordinates.',
      'Across first, then up.',
      'Would the tile fit the pattern there?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'one-group-off',
      compute: (p) => point(p.x + (p.right + 1) * p.wide, p.y + (p.up + 1) * p.tall),
      firstWrongStep: 0,
      feedback: () => 'You moved one tile too far each way. It’s still the bottom left corner.',
    },
    {
      misconceptionId: 'coordinates-swapped',
      compute: (p) => unlessRight(point(p.x + p.up * p.wide, p.y + p.right * p.tall), point(...end(p))),
      firstWrongStep: 0,
      feedback: () => 'You swapped the two moves. Which one goes to the right?',
    },
    {
      misconceptionId: 'counts-by-ones',
      compute: (p) => point(p.x + p.right, p.y + p.up),
      firstWrongStep: 0,
      feedback: () => 'You moved by units. Count the moves in whole tiles.',
    },
  ],
  confirm(p) {
    let [x, y] = [p.x, p.y];
    for (let i = 0; i < p.right; i += 1) x += p.wide;
    for (let i = 0; i < p.up; i += 1) y += p.tall;
    return { kind: 'values', values: [x, y] };
  },
  examples: [
    { seed: 's1', input: '(3, 6)', verdict: 'correct' },
    { seed: 's2', input: '(7, 11)', verdict: 'correct' },
    { seed: 's1', input: '(6, 8)', verdict: 'wrong', misconceptionId: 'one-group-off' },
    { seed: 's1', input: '(9, 2)', verdict: 'wrong', misconceptionId: 'coordinates-swapped' },
    { seed: 's1', input: '(1, 3)', verdict: 'wrong', misconceptionId: 'counts-by-ones' },
  ],
});
