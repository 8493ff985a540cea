import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  person: string;
  shape: number;
  wide: number;
  tall: number;
}

type Point = [number, number];
const rectangle = (w: number, t: number): Point[] => [
  [0, 0],
  [w, 0],
  [w, t],
  [0, t],
];
/** Upright, flat and slanted mirror lines; what somebody counts who does not fold; the corners. */
const shapes: {
  name: string;
  lines: [number, number, number];
  unchecked: number | null;
  corners: (w: number, t: number) => Point[];
}[] = [
  { name: 'rectangle', lines: [1, 1, 0], unchecked: 4, corners: rectangle },
  { name: 'square', lines: [1, 1, 2], unchecked: null, corners: (w) => rectangle(w, w) },
  {
    name: 'rhombus',
    lines: [1, 1, 0],
    unchecked: 4,
    corners: (w, t) => [
      [w, 0],
      [2 * w, t],
      [w, 2 * t],
      [0, t],
    ],
  },
  {
    name: 'triangle with two equal sides',
    lines: [1, 0, 0],
    unchecked: 3,
    corners: (w, t) => [
      [0, 0],
      [2 * w, 0],
      [w, 3 * t],
    ],
  },
  {
    name: 'kite',
    lines: [1, 0, 0],
    unchecked: 2,
    corners: (w, t) => [
      [w, 0],
      [2 * w, 3 * t],
      [w, 4 * t],
      [0, 3 * t],
    ],
  },
  {
    name: 'parallelogram',
    lines: [0, 0, 0],
    unchecked: 2,
    corners: (w, t) => [
      [0, 0],
      [2 * w, 0],
      [2 * w + 2, t],
      [2, t],
    ],
  },
];
const shapeOf = (p: Params) =>
  shapes[p.shape] ?? {
    name: 'rectangle',
    lines: [1, 1, 0] as [number, number, number],
    unchecked: 4,
    corners: rectangle,
  };
const corners = (p: Params) => shapeOf(p).corners(p.wide, p.tall);
const count = (p: Params) => shapeOf(p).lines.reduce((sum, n) => sum + n, 0);

export const countMirrorLines = defineTemplate<Params>({
  id: 'y4/shapes-symmetry/count-mirror-lines',
  version: 1,
  topicId: '58-composite-shapes-and-symmetry',
  years: [4],
  difficulty: 'EASY',
  strategy: 'fold-the-shape',
  calculator: false,
  title: 'Count lines of symmetry',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        shape: random.int(0, shapes.length - 1),
        wide: random.int(3, 8),
        tall: random.int(2, 6),
      }),
      (p) => p.wide > p.tall + 1 && (2 * p.wide) ** 2 !== p.wide ** 2 + (3 * p.tall) ** 2,
    ),
  prompt: (p) => `${p.person} cuts this ${shapeOf(p).name} out of paper. How many lines of symmetry does it have?`,
  figure: (p) => ({
    kind: 'polygon',
    alt: `A ${shapeOf(p).name}. Its corners on grid paper, across and up: ${corners(p)
      .map(([x, y]) => `${x} and ${y}`)
      .join('; ')}.`,
    vertices: corners(p),
  }),
  answer: (p) => wholeAnswer(count(p)),
  steps: (p) => [
    step(
      'start',
      `${shapeOf(p).lines.join('+')}`,
      'Look for vertical, horizontal and diagonal lines. Fold along each one.',
      'Fold the shape in your mind: left onto right, then top onto bottom.',
      'Which folds make the two halves match?',
    ),
    step(
      'equal',
      `${shapeOf(p).lines[0] + shapeOf(p).lines[1]}+${shapeOf(p).lines[2]}`,
      'Count the vertical and horizontal lines first.',
      'Try folding left onto right, then top onto bottom.',
      'Do the two halves match for these folds?',
    ),
    step(
      'equal',
      String(count(p)),
      'Then count the diagonal lines.',
      'Now try folding from corner to corner.',
      'Do the halves match when you fold from corner to corner?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'mirror-lines-not-checked',
      compute: (p) => (shapeOf(p).unchecked === null ? null : String(shapeOf(p).unchecked)),
      firstWrongStep: 2,
      feedback: () => 'Some of your lines make two equal parts, but they don’t match when you fold.',
    },
    {
      misconceptionId: 'stops-at-first-mirror-line',
      compute: (p) => (count(p) > 1 ? '1' : null),
      firstWrongStep: 1,
      feedback: () => 'You found one line. Try folding it another way as well.',
    },
  ],
  confirm: (p) => {
    // Reflects all corners in every line through the middle, degree by degree, and counts the lines that bring the shape back.
    const points = corners(p);
    const [cx, cy] = [0, 1].map(
      (axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length,
    ) as Point;
    const directions = new Set<string>();
    const candidates: Point[] = points.flatMap((a) =>
      points.flatMap((b): Point[] => [
        [b[0] - cx, b[1] - cy],
        [(a[0] + b[0]) / 2 - cx, (a[1] + b[1]) / 2 - cy],
      ]),
    );
    for (const [dx, dy] of candidates) {
      const length = Math.hypot(dx, dy);
      if (length < 1e-9) continue;
      const [ux, uy] = [dx / length, dy / length];
      const images = points.map(([x, y]): Point => {
        const dot = (x - cx) * ux + (y - cy) * uy;
        return [cx + 2 * dot * ux - (x - cx), cy + 2 * dot * uy - (y - cy)];
      });
      const back = images.every(([x, y]) => points.some(([u, v]) => Math.hypot(x - u, y - v) < 1e-6));
      const angle = ((Math.atan2(uy, ux) + Math.PI) % Math.PI).toFixed(4);
      if (back) directions.add(angle === Math.PI.toFixed(4) ? '0.0000' : angle);
    }
    return { kind: 'values', values: [directions.size] };
  },
  examples: [
    { seed: 's1', input: '1', verdict: 'correct' },
    { seed: 's2', input: '4', verdict: 'wrong', misconceptionId: 'mirror-lines-not-checked' },
    { seed: 's3', input: '1', verdict: 'wrong', misconceptionId: 'stops-at-first-mirror-line' },
    { seed: 's9', input: '1+0', verdict: 'wrong-form' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
