import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  person: string;
  a: number;
  b: number;
}

type Point = [number, number];
const names: Record<number, string> = {
  3: 'a triangle',
  4: 'a square',
  5: 'a pentagon',
  6: 'a hexagon',
  8: 'an octagon',
};
const both = (p: Params) =>
  p.a === p.b ? `two ${names[p.a]?.replace(/^an? /, '')}s` : `${names[p.a]} and ${names[p.b]}`;
/** Corners of a shape with equal sides of length 4 whose first side goes from (0, 0) to the right (or to the left, below). */
function shape(sides: number, below: boolean): Point[] {
  const points: Point[] = [];
  let [x, y, direction] = below ? [4, 0, 180] : [0, 0, 0];
  for (let side = 0; side < sides; side += 1) {
    points.push([Math.round(x * 100) / 100 + 0, Math.round(y * 100) / 100 + 0]);
    x += 4 * Math.cos((direction * Math.PI) / 180);
    y += 4 * Math.sin((direction * Math.PI) / 180);
    direction += 360 / sides;
  }
  return points;
}
/** The corners of both shapes, once around. */
const outline = (p: Params): Point[] => [...shape(p.a, false).slice(1), ...shape(p.b, true).slice(1)];
const count = (p: Params) => p.a + p.b - 2;

export const joinedShapes = defineTemplate<Params>({
  id: 'y4/shapes-symmetry/joined-shapes',
  version: 1,
  topicId: '58-composite-shapes-and-symmetry',
  years: [4, 5],
  difficulty: 'HARD',
  strategy: 'sides-after-joining',
  calculator: false,
  title: 'Join two shapes',
  params: (random) =>
    drawUntil(
      () => ({ person: random.pick(people), a: random.pick([3, 4, 5, 6, 8]), b: random.pick([3, 4, 5, 6, 8]) }),
      (p) => 360 / p.a + 360 / p.b !== 180 && p.a + p.b <= 14,
    ),
  prompt: (p) =>
    `${p.person} joins ${both(p)}. A whole side of one touches a whole side of the other. How many sides does the new shape have?`,
  figure: (p) => ({
    kind: 'polygon',
    alt: `${names[p.a]?.replace(/^a/, 'A')} with ${p.a} equal sides on top and ${names[p.b]} with ${p.b} equal sides below. They touch along one side, which is dashed.`,
    vertices: outline(p),
    dashed: [
      [
        [0, 0],
        [4, 0],
      ],
    ],
  }),
  answer: (p) => wholeAnswer(count(p)),
  steps: (p) => [
    step(
      'start',
      `${p.a}+${p.b}-2`,
      'Count the sides of both shapes. The two sides that touch are now inside.',
      'How many sides do both shapes have? Which ones are now inside?',
      'Which sides are no longer on the outside?',
    ),
    step(
      'equal',
      `${p.a + p.b}-2`,
      'That’s the sides of both shapes together.',
      'Add the sides of both shapes.',
      'How many sides do they have before they touch?',
    ),
    step(
      'equal',
      String(count(p)),
      'Only the sides on the outside count.',
      'Take away the sides that touch.',
      'Can you trace around the new shape and count?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'joined-sides-counted',
      compute: (p) => String(p.a + p.b),
      firstWrongStep: 0,
      feedback: () => 'You counted all the sides of both shapes. The sides that touch are inside.',
    },
    {
      misconceptionId: 'joint-taken-once',
      compute: (p) => String(p.a + p.b - 1),
      firstWrongStep: 2,
      feedback: () => `Each of the two shapes loses one side. Which sides touch?`,
    },
  ],
  confirm: (p) => {
    // Walks around the outline and counts the corners where the direction changes.
    const points = outline(p);
    const turns = points.filter(([x, y], i) => {
      const [a, b] = points[(i + points.length - 1) % points.length] ?? [0, 0];
      const [c, d] = points[(i + 1) % points.length] ?? [0, 0];
      return Math.abs((x - a) * (d - y) - (y - b) * (c - x)) > 0.1;
    });
    return { kind: 'values', values: [turns.length] };
  },
  examples: [
    { seed: 's1', input: '8', verdict: 'correct' },
    { seed: 's2', input: '9', verdict: 'wrong', misconceptionId: 'joined-sides-counted' },
    { seed: 's3', input: '13', verdict: 'wrong', misconceptionId: 'joint-taken-once' },
    { seed: 's9', input: '10+0', verdict: 'wrong-form' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
