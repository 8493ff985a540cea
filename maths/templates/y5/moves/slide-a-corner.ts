import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

type Point = [number, number];

interface Params {
  person: string;
  corners: [Point, Point, Point];
  /** To the right and up; negative to the left and down. */
  right: number;
  up: number;
  asked: number;
}

const names = ['A', 'B', 'C'] as const;
const corner = (p: Params): Point => p.corners[p.asked] ?? [0, 0];
const image = (p: Params): Point => [corner(p)[0] + p.right, corner(p)[1] + p.up];
const write = ([x, y]: Point) => `(${x}, ${y})`;
const on = ([x, y]: Point) => x >= 0 && y >= 0 && x <= 10 && y <= 10;
const units = (n: number) => `${Math.abs(n)} ${Math.abs(n) === 1 ? 'unit' : 'units'}`;
const change = (start: number, by: number) => `${start}${by < 0 ? '-' : '+'}${Math.abs(by)}=${start + by}`;
const swapped = (p: Params): Point => [corner(p)[0] + p.up, corner(p)[1] + p.right];
const backwards = (p: Params): Point => [corner(p)[0] - p.right, corner(p)[1] - p.up];

export const slideACorner = defineTemplate<Params>({
  id: 'y5/moves/slide-a-corner',
  version: 1,
  topicId: '78-slides-flips-turns',
  years: [5, 6],
  difficulty: 'NORMAL',
  strategy: 'slide-by-coordinates',
  calculator: false,
  title: 'Where does the corner go?',
  params: (random) =>
    drawUntil(
      () => {
        const [x, y] = [random.int(1, 8), random.int(1, 8)];
        return {
          person: random.pick(people),
          corners: [
            [x, y],
            [x + random.int(2, 3), y],
            [x, y + random.int(1, 4)],
          ] as [Point, Point, Point],
          right: random.nonZeroInt(-5, 5),
          up: random.nonZeroInt(-5, 5),
          asked: random.int(0, 2),
        };
      },
      (p) =>
        p.corners.every((c) => on(c) && on([c[0] + p.right, c[1] + p.up])) &&
        Math.abs(p.right) !== Math.abs(p.up) &&
        on(swapped(p)) &&
        on(backwards(p)),
    ),
  prompt: (p) =>
    `${p.person} slides triangle ABC ${units(p.right)} ${p.right > 0 ? 'right' : 'left'} and ${units(p.up)} ${p.up > 0 ? 'up' : 'down'}. Where does corner ${names[p.asked]} go?`,
  instruction: () => 'Write the coordinates as (across, up).',
  figure: (p) => ({
    kind: 'coordinate-plane',
    alt: `A triangle on axes from 0 to 10. ${p.corners.map((c, i) => `Corner ${names[i]} is at ${write(c)}`).join('. ')}.`,
    x: { from: 0, to: 10 },
    y: { from: 0, to: 10 },
    points: p.corners.map(([x, y], i) => ({ x, y, label: names[i] ?? '' })),
    polygons: [{ points: p.corners, tone: 'a' }],
  }),
  answer: (p) => ({ kind: 'coordinate', model: write(image(p)) }),
  steps: (p) => [
    step(
      'identity',
      change(corner(p)[0], p.right),
      `Going ${p.right > 0 ? 'right makes the first coordinate larger' : 'left makes the first coordinate smaller'}.`,
      'Start with the move across.',
      'Which coordinate changes when you go left or right?',
    ),
    step(
      'identity',
      change(corner(p)[1], p.up),
      `Going ${p.up > 0 ? 'up makes the second coordinate larger' : 'down makes the second coordinate smaller'}.`,
      'Now do the move up or down.',
      'Which coordinate changes when you go up or down?',
    ),
    step(
      'result',
      write(image(p)),
      'Across comes first, up comes second.',
      'Write both new numbers in brackets.',
      'Has every corner moved the same way?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'coordinates-swapped',
      compute: (p) => write(swapped(p)),
      firstWrongStep: 0,
      feedback: () => 'You used the move across for the height. Left and right change the first coordinate.',
    },
    {
      misconceptionId: 'moves-wrong-way-on-line',
      compute: (p) => write(backwards(p)),
      firstWrongStep: 0,
      feedback: (p) =>
        `You went the other way. The slide goes ${p.right > 0 ? 'right' : 'left'} and ${p.up > 0 ? 'up' : 'down'}.`,
    },
    {
      misconceptionId: 'up-down-swap',
      compute: (p) => (p.up === 0 ? null : write([corner(p)[0] + p.right, corner(p)[1] - p.up])),
      firstWrongStep: 2,
      feedback: (p) => `Check the second number. The triangle moves ${p.up > 0 ? 'up' : 'down'}.`,
    },
  ],
  confirm: (p) => {
    // Walks unit by unit.
    let [x, y] = corner(p);
    for (let i = 0; i < Math.abs(p.right); i += 1) x += p.right > 0 ? 1 : -1;
    for (let i = 0; i < Math.abs(p.up); i += 1) y += p.up > 0 ? 1 : -1;
    return { kind: 'values', values: [x, y] };
  },
  examples: [
    { seed: 's1', input: '(6, 9)', verdict: 'correct' },
    { seed: 's2', input: '(9, 3)', verdict: 'wrong', misconceptionId: 'coordinates-swapped' },
    { seed: 's3', input: '(3, 7)', verdict: 'wrong', misconceptionId: 'moves-wrong-way-on-line' },
    { seed: 's9', input: '(4, 9)', verdict: 'correct' },
  ],
});
