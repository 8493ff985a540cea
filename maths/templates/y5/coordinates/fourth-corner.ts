import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  left: number;
  low: number;
  wide: number;
  tall: number;
  /** Which corner is missing, anticlockwise from the bottom left. */
  missing: number;
}

type Point = [number, number];

const corners = (p: Params): Point[] => [
  [p.left, p.low],
  [p.left + p.wide, p.low],
  [p.left + p.wide, p.low + p.tall],
  [p.left, p.low + p.tall],
];
const given = (p: Params): Point[] => corners(p).filter((_, i) => i !== p.missing);
const right = (p: Params): Point => corners(p)[p.missing] ?? [0, 0];
const write = ([x, y]: Point) => `(${x}, ${y})`;
const names = ['A', 'B', 'C'];

export const fourthCorner = defineTemplate<Params>({
  id: 'y5/coordinates/fourth-corner',
  version: 1,
  topicId: '77-coordinates-first-quadrant',
  years: [5, 6],
  difficulty: 'NORMAL',
  strategy: 'complete-a-rectangle',
  calculator: false,
  title: 'Find the fourth corner',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        left: random.int(1, 6),
        low: random.int(1, 6),
        wide: random.int(2, 7),
        tall: random.int(2, 7),
        missing: random.int(0, 3),
      }),
      (p) =>
        p.left + p.wide <= 10 &&
        p.low + p.tall <= 10 &&
        p.wide !== p.tall &&
        right(p)[0] !== right(p)[1] &&
        !(right(p)[0] === p.wide && right(p)[1] === p.tall) &&
        !(right(p)[1] === p.wide && right(p)[0] === p.tall),
    ),
  prompt: (p) =>
    `${p.person} plans a garden bed on grid paper. A, B and C are three corners of a rectangle with sides along the grid. Where is D, the fourth corner?`,
  instruction: () => 'Write the coordinates as (across, up).',
  figure: (p) => ({
    kind: 'coordinate-plane',
    alt: `Axes from 0 to 10 with three points. ${given(p)
      .map((point, i) => `${names[i]} is at ${write(point)}`)
      .join('. ')}.`,
    x: { from: 0, to: 10 },
    y: { from: 0, to: 10 },
    points: given(p).map(([x, y], i) => ({ x, y, label: names[i] ?? '' })),
  }),
  answer: (p) => ({ kind: 'coordinate', model: write(right(p)) }),
  steps: (p) => {
    const xs = given(p).map(([x]) => x);
    const alone = (values: number[]) =>
      values.find((value) => values.filter((other) => other === value).length === 1) ?? 0;
    const ys = given(p).map(([, y]) => y);
    return [
      step(
        'start',
        `x=${alone(xs)}`,
        `The first coordinates of the corners are ${xs.join(', ')}. Each one should appear twice.`,
        'Look at the first coordinates of A, B and C. Each one should appear twice.',
        'Which first coordinate doesn’t have a partner yet?',
      ),
      step(
        'start',
        `y=${alone(ys)}`,
        `The second coordinates are ${ys.join(', ')}. Each one should appear twice.`,
        'Do the same with the second coordinates.',
        'Which second coordinate doesn’t have a partner yet?',
      ),
      step(
        'result',
        write(right(p)),
        'D has the two numbers that didn’t have a partner.',
        'Write across first, then up.',
        'Do the four points make a rectangle?',
      ),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'coordinates-swapped',
      compute: (p) => write([right(p)[1], right(p)[0]]),
      firstWrongStep: 2,
      feedback: () => 'You wrote the number up first. Go across before you go up.',
    },
    {
      misconceptionId: 'lengths-as-coordinates',
      compute: (p) => write([p.wide, p.tall]),
      firstWrongStep: 0,
      feedback: () => 'Those are the side lengths. Coordinates tell you how far a point is from the axes.',
    },
  ],
  confirm: (p) => {
    // Tries every point: the four corners must have diagonals with the same middle and equal length.
    const [a, b, c] = given(p) as [Point, Point, Point];
    const square = ([x, y]: Point, [u, v]: Point) => (x - u) ** 2 + (y - v) ** 2;
    for (let x = 0; x <= 10; x += 1)
      for (let y = 0; y <= 10; y += 1)
        for (const [m, n, o] of [
          [a, b, c],
          [b, a, c],
          [c, a, b],
        ] as [Point, Point, Point][])
          if (m[0] + x === n[0] + o[0] && m[1] + y === n[1] + o[1] && square(m, [x, y]) === square(n, o))
            return { kind: 'values', values: [x, y] };
    return { kind: 'values', values: [] };
  },
  examples: [
    { seed: 's1', input: '(5, 6)', verdict: 'correct' },
    { seed: 's2', input: '(3, 10)', verdict: 'wrong', misconceptionId: 'coordinates-swapped' },
    { seed: 's3', input: '(3, 2)', verdict: 'wrong', misconceptionId: 'lengths-as-coordinates' },
    { seed: 's9', input: '(9, 6)', verdict: 'correct' },
  ],
});
