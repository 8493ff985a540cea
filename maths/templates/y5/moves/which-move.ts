import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

type Point = [number, number];

interface Params {
  person: string;
  shape: number;
  /** How the first shape stands: quarter turns, and whether it is turned over. */
  stands: number;
  over: boolean;
  move: 'slide' | 'flip' | 'turn';
  /** For a turn: quarter turns. For a flip: 0 over an upright line, 1 over a flat line. */
  how: number;
}

/** Shapes that look different after every flip and every turn, with their area. */
const shapes: { corners: Point[]; area: number; name: string }[] = [
  {
    name: 'L shape',
    area: 4,
    corners: [
      [0, 0],
      [2, 0],
      [2, 1],
      [1, 1],
      [1, 3],
      [0, 3],
    ],
  },
  {
    name: 'block P shape',
    area: 5,
    corners: [
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 1],
      [2, 3],
      [0, 3],
    ],
  },
  {
    name: 'right triangle',
    area: 3,
    corners: [
      [0, 0],
      [2, 0],
      [0, 3],
    ],
  },
  {
    name: 'zigzag shape',
    area: 5,
    corners: [
      [0, 0],
      [1, 0],
      [1, 2],
      [2, 2],
      [2, 4],
      [1, 4],
      [1, 3],
      [0, 3],
    ],
  },
];

const texts = { slide: 'A slide', flip: 'A flip', turn: 'A turn' } as const;
const shapeOf = (p: Params) => shapes[p.shape] as (typeof shapes)[number];

const turned = (points: Point[], quarters: number): Point[] =>
  Array.from({ length: quarters }).reduce<Point[]>((now) => now.map(([x, y]): Point => [-y + 0, x]), points);
const flipped = (points: Point[], flat: boolean): Point[] =>
  points.map(([x, y]): Point => (flat ? [x, -y + 0] : [-x + 0, y]));

/** Moves the shape so that its lowest and leftmost corner values are these. */
function placedAt(points: Point[], left: number, low: number): Point[] {
  const [minX, minY] = [Math.min(...points.map(([x]) => x)), Math.min(...points.map(([, y]) => y))];
  return points.map(([x, y]): Point => [x - minX + left, y - minY + low]);
}

function before(p: Params): Point[] {
  const upright = p.over ? flipped(shapeOf(p).corners, false) : shapeOf(p).corners;
  return placedAt(turned(upright, p.stands), 1, 2);
}

function after(p: Params): Point[] {
  const now = before(p);
  const moved = p.move === 'slide' ? now : p.move === 'flip' ? flipped(now, p.how === 1) : turned(now, p.how);
  return placedAt(moved, 7, 2);
}

const inWords = (points: Point[]) => points.map(([x, y]) => `(${x},${y})`).join(', ');

export const whichMove = defineTemplate<Params>({
  id: 'y5/moves/which-move',
  version: 1,
  topicId: '78-slides-flips-turns',
  years: [5],
  difficulty: 'EASY',
  strategy: 'name-the-move',
  calculator: false,
  title: 'Slide, flip or turn?',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        shape: random.int(0, shapes.length - 1),
        stands: random.int(0, 3),
        over: random.chance(),
        move: random.pick(['slide', 'flip', 'turn'] as const),
        how: random.int(0, 3),
      }),
      (p) => (p.move === 'turn' ? p.how > 0 : p.how < 2),
    ),
  prompt: (p) => `${p.person} moves the shape from position A to position B. Which kind of move is it?`,
  figure: (p) => ({
    kind: 'grid',
    alt: `The same ${shapeOf(p).name} twice on grid paper. In position A, its corners are ${inWords(before(p))}. In position B, the same corners, in the same order, are ${inWords(after(p))}.`,
    columns: 12,
    rows: 7,
    outlines: [
      { points: before(p), tone: 'a', label: 'A' },
      { points: after(p), tone: 'b', label: 'B' },
    ],
  }),
  answer: (p) => ({ kind: 'choice', model: texts[p.move] }),
  correctChoice: (p) => texts[p.move],
  steps: (p) => [
    step(
      'identity',
      `${shapeOf(p).area}=${shapeOf(p).area}`,
      'Both shapes cover the same number of squares, so the shape wasn’t stretched.',
      'Count the squares in both shapes.',
      'Did the shape change size?',
    ),
    step(
      'start',
      `\\text{${p.move === 'slide' ? 'it points the same way' : 'it points another way'}}`,
      p.move === 'slide' ? 'Each side points the same way as before.' : 'The sides don’t point the same way as before.',
      'Follow one long side. Does it point the same way in both positions?',
      'Does the shape face the same way in both positions?',
    ),
    step(
      'start',
      `\\text{${p.move === 'flip' ? 'it is turned over' : 'it is not turned over'}}`,
      p.move === 'flip' ? 'A paper copy fits only if you turn it over.' : 'A paper copy fits without turning it over.',
      'Imagine a paper copy. Do you have to turn it over to make it fit?',
      'Would a paper copy fit with the same side up?',
    ),
    step(
      'result',
      `\\text{${texts[p.move]}}`,
      'A slide (translation) keeps facing the same way. A flip (reflection) turns over. A turn (rotation) spins.',
      'Put both answers together.',
      'Which move does that?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'flip-turn-swap',
      compute: (p) => (p.move === 'flip' ? texts.turn : p.move === 'turn' ? texts.flip : null),
      firstWrongStep: 2,
      feedback: (p) =>
        p.move === 'flip'
          ? 'However you spin the first shape, it won’t fit on the second one.'
          : 'A paper copy fits with the same side up, so it wasn’t turned over.',
    },
    {
      misconceptionId: 'any-move-is-a-slide',
      compute: (p) => (p.move === 'slide' ? null : texts.slide),
      firstWrongStep: 1,
      feedback: () => 'A slide keeps each side pointing the same way. Compare the sides of both shapes.',
    },
    {
      misconceptionId: 'slide-not-seen',
      compute: (p) => (p.move === 'slide' ? texts.flip : null),
      firstWrongStep: 2,
      feedback: () => 'A flip makes a mirror image. Here left stays left and right stays right.',
    },
    {
      misconceptionId: 'slide-not-seen',
      compute: (p) => (p.move === 'slide' ? texts.turn : null),
      firstWrongStep: 1,
      feedback: () => 'A turn makes the sides point a different way. Compare a long side of both shapes.',
    },
  ],
  confirm: (p) => {
    // From the drawn corners alone: same arrows mean a slide, the other sense of rotation means a flip.
    const arrows = (points: Point[]) =>
      points.map(([x, y], i) => [
        (points[(i + 1) % points.length]?.[0] ?? 0) - x,
        (points[(i + 1) % points.length]?.[1] ?? 0) - y,
      ]);
    const sense = (points: Point[]) =>
      Math.sign(
        points.reduce(
          (sum, [x, y], i) =>
            sum + x * (points[(i + 1) % points.length]?.[1] ?? 0) - y * (points[(i + 1) % points.length]?.[0] ?? 0),
          0,
        ),
      );
    const [one, two] = [before(p), after(p)];
    if (JSON.stringify(arrows(one)) === JSON.stringify(arrows(two))) return { kind: 'one-of', texts: [texts.slide] };
    return { kind: 'one-of', texts: [sense(one) === sense(two) ? texts.turn : texts.flip] };
  },
  examples: [
    { seed: 's1', input: 'A slide', verdict: 'correct' },
    { seed: 's5', input: 'A turn', verdict: 'wrong', misconceptionId: 'flip-turn-swap' },
    { seed: 's6', input: 'A slide', verdict: 'wrong', misconceptionId: 'any-move-is-a-slide' },
    { seed: 's9', input: 'A flip', verdict: 'wrong', misconceptionId: 'slide-not-seen' },
    { seed: 's9', input: 'A slide', verdict: 'correct' },
  ],
});
