import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

type Point = [number, number];

interface Params {
  person: string;
  corners: [Point, Point, Point];
  /** Where the mirror line is; upright lines are x = at, flat lines y = at. */
  at: number;
  upright: boolean;
  asked: number;
}

const names = ['A', 'B', 'C'] as const;
const corner = (p: Params): Point => p.corners[p.asked] ?? [0, 0];
/** The coordinate that the flip changes: 0 over an upright line, 1 over a flat one. */
const axis = ({ upright }: Params) => (upright ? 0 : 1);
const gap = (p: Params, point: Point) => p.at - point[axis(p)];
const moved = (p: Params, to: number): Point => (p.upright ? [to, corner(p)[1]] : [corner(p)[0], to]);
const image = (p: Params): Point => moved(p, p.at + gap(p, corner(p)));
/** Where a slide over the line would bring the corner, if the shape ended in the same squares. */
function slid(p: Params): Point {
  const gaps = p.corners.map((point) => gap(p, point));
  return moved(p, p.at + Math.min(...gaps) + Math.max(...gaps) - gap(p, corner(p)));
}
const write = ([x, y]: Point) => `(${x}, ${y})`;

export const flipACorner = defineTemplate<Params>({
  id: 'y5/moves/flip-a-corner',
  version: 1,
  topicId: '78-slides-flips-turns',
  years: [5, 6],
  difficulty: 'HARD',
  strategy: 'flip-over-a-line',
  calculator: false,
  title: 'Flip a shape over a line',
  params: (random) =>
    drawUntil(
      () => {
        const [x, y] = [random.int(0, 4), random.int(0, 4)];
        return {
          person: random.pick(people),
          corners: [
            [x, y],
            [x + random.int(2, 3), y],
            [x + random.int(0, 1), y + random.int(2, 4)],
          ] as [Point, Point, Point],
          at: random.int(4, 6),
          upright: random.chance(),
          asked: random.int(0, 2),
        };
      },
      (p) =>
        p.corners.every((c) => gap(p, c) >= 1 && gap(p, c) + p.at <= 10 && c[0] <= 10 && c[1] <= 10) &&
        write(slid(p)) !== write(image(p)) &&
        gap(p, corner(p)) >= 2 &&
        image(p)[0] !== image(p)[1],
    ),
  prompt: (p) => `${p.person} flips triangle ABC over the dashed line. Where does corner ${names[p.asked]} go?`,
  instruction: () => 'Write the coordinates as (across, up).',
  figure: (p) => ({
    kind: 'coordinate-plane',
    alt: `A triangle on axes from 0 to 10. ${p.corners.map((c, i) => `Corner ${names[i]} is at ${write(c)}`).join('. ')}. A dashed ${p.upright ? 'vertical' : 'horizontal'} line goes through ${p.at} on the ${p.upright ? 'horizontal' : 'vertical'} axis.`,
    x: { from: 0, to: 10 },
    y: { from: 0, to: 10 },
    points: p.corners.map(([x, y], i) => ({ x, y, label: names[i] ?? '' })),
    polygons: [{ points: p.corners, tone: 'a' }],
    segments: [
      p.upright ? { from: [p.at, 0], to: [p.at, 10], dashed: true } : { from: [0, p.at], to: [10, p.at], dashed: true },
    ],
  }),
  answer: (p) => ({ kind: 'coordinate', model: write(image(p)) }),
  steps: (p) => [
    step(
      'identity',
      `${p.at}-${corner(p)[axis(p)]}=${gap(p, corner(p))}`,
      'That’s how far the corner is from the line.',
      'Count the units from the corner to the dashed line.',
      'How far is the corner from the line?',
    ),
    step(
      'identity',
      `${p.at}+${gap(p, corner(p))}=${image(p)[axis(p)]}`,
      'After the flip, it’s the same distance from the line on the other side.',
      'Count the same distance on the other side of the line.',
      'How far from the line will the corner be after the flip?',
    ),
    step(
      'start',
      `${p.upright ? 'y' : 'x'}=${corner(p)[1 - axis(p)]}`,
      `The flip goes straight across the line, so the ${p.upright ? 'height' : 'number across'} stays the same.`,
      'One coordinate stays the same. Which one?',
      'Does the corner move along the line?',
    ),
    step(
      'result',
      write(image(p)),
      'Across comes first, up comes second.',
      'Write both numbers in brackets.',
      'If you fold the paper along the line, do the two shapes match?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'any-move-is-a-slide',
      compute: (p) => write(slid(p)),
      firstWrongStep: 1,
      feedback: () => 'You slid the triangle across. In a flip, the corner closest to the line stays closest to it.',
    },
    {
      misconceptionId: 'counts-the-start',
      compute: (p) => write(moved(p, p.at + gap(p, corner(p)) - 1)),
      firstWrongStep: 1,
      feedback: () =>
        'You counted the line itself as the first unit. Both corners must be the same distance from the line.',
    },
    {
      misconceptionId: 'coordinates-swapped',
      compute: (p) => write([image(p)[1], image(p)[0]]),
      firstWrongStep: 3,
      feedback: () => 'You wrote the number up first. Go across before you go up.',
    },
  ],
  confirm: (p) => {
    // Looks for the other point of the grid whose middle with the corner lies on the line, straight across it.
    for (let n = 0; n <= 10; n += 1) {
      const point = moved(p, n);
      if (n !== corner(p)[axis(p)] && (n + corner(p)[axis(p)]) / 2 === p.at) return { kind: 'values', values: point };
    }
    return { kind: 'values', values: [] };
  },
  examples: [
    { seed: 's1', input: '(6, 10)', verdict: 'correct' },
    { seed: 's2', input: '(5, 2)', verdict: 'wrong', misconceptionId: 'any-move-is-a-slide' },
    { seed: 's3', input: '(7, 6)', verdict: 'wrong', misconceptionId: 'counts-the-start' },
    { seed: 's4', input: '(2, 8)', verdict: 'wrong', misconceptionId: 'coordinates-swapped' },
    { seed: 's9', input: '(2, 10)', verdict: 'correct' },
  ],
});
