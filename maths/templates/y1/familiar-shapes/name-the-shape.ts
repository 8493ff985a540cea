import { defineTemplate } from '../../format';
import { step } from '../../primary/step';
import { house, letterL, rectangleShape, regularShape } from '../shared/shapes';

interface Params {
  vertices: [number, number][];
  /** What the shape looks like at first sight, where that is another shape. */
  look: string | null;
}

const names: Record<number, string> = { 3: 'triangle', 4: 'rectangle', 5: 'pentagon', 6: 'hexagon' };
const sides = ({ vertices }: Params) => vertices.length;
const nameOf = (p: Params) => names[sides(p)] ?? '';
const article = (name: string) => `a ${name}`;

export const nameTheShape = defineTemplate<Params>({
  id: 'y1/familiar-shapes/name-the-shape',
  version: 1,
  topicId: '10-familiar-shapes',
  years: [1],
  difficulty: 'EASY',
  strategy: 'count-sides-to-name',
  calculator: false,
  title: 'Name the shape',
  params(random) {
    switch (random.int(0, 4)) {
      case 0:
        return { vertices: regularShape(3, random.int(0, 119)), look: null };
      case 1: {
        const tall = random.int(2, 5);
        return { vertices: rectangleShape(tall + random.int(2, 5), tall), look: 'square' };
      }
      case 2:
        return { vertices: house(random.int(4, 8), random.int(3, 5), random.int(2, 4)), look: 'triangle' };
      case 3: {
        const [wide, tall] = [random.int(6, 9), random.int(5, 8)];
        return { vertices: letterL(wide, tall, random.int(2, wide - 2), random.int(2, tall - 2)), look: 'rectangle' };
      }
      default:
        return { vertices: regularShape(random.int(5, 6), random.int(0, 59)), look: null };
    }
  },
  prompt: () => 'What is this shape?',
  figure: (p) => ({ kind: 'polygon', alt: `A shape with ${sides(p)} straight sides.`, vertices: p.vertices }),
  answer: (p) => ({ kind: 'choice', model: article(nameOf(p)) }),
  correctChoice: (p) => article(nameOf(p)),
  steps: (p) => [
    step(
      'start',
      Array.from({ length: sides(p) }, () => 1).join('+'),
      'Mark one side. Then count around the shape.',
      'Put your finger on one side to start.',
      'Are all the sides straight?',
    ),
    step(
      'equal',
      String(sides(p)),
      'That’s all the sides.',
      'Stop when you’re back at the start.',
      'How many sides are there?',
    ),
    step(
      'result',
      `\\text{${article(nameOf(p))}}`,
      `A shape with ${sides(p)} straight sides${sides(p) === 4 ? ' and square corners' : ''} has this name.`,
      'Which name goes with this many sides?',
      'Does the name fit the corners too?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'sides-miscounted',
      compute: (p) => (sides(p) === 3 ? null : article(names[sides(p) - 1] ?? '')),
      firstWrongStep: 1,
      feedback: () => 'Count the sides again. Did you miss one?',
    },
    {
      misconceptionId: 'sides-miscounted',
      compute: (p) => (sides(p) === 6 ? null : article(names[sides(p) + 1] ?? '')),
      firstWrongStep: 1,
      feedback: () => 'Count the sides again. Mark the one you start with.',
    },
    {
      misconceptionId: 'shape-by-look',
      compute: (p) => (p.look === null ? null : article(p.look)),
      firstWrongStep: 2,
      feedback: (p) =>
        p.look === 'square'
          ? 'Look again. Are all four sides the same length?'
          : 'Don’t just go by how it looks. Count all the sides.',
    },
  ],
  confirm: (p) => {
    // Walks around the shape and counts the turns.
    const turns = p.vertices.filter(([x, y], i) => {
      const [x1, y1] = p.vertices.at(i - 1) ?? [0, 0];
      const [x2, y2] = p.vertices[(i + 1) % p.vertices.length] ?? [0, 0];
      return Math.abs((x - x1) * (y2 - y) - (y - y1) * (x2 - x)) > 0.5;
    });
    return { kind: 'one-of', texts: [`a ${['triangle', 'rectangle', 'pentagon', 'hexagon'][turns.length - 3]}`] };
  },
  examples: [
    { seed: 's1', input: 'a pentagon', verdict: 'correct' },
    { seed: 's2', input: 'a pentagon', verdict: 'wrong', misconceptionId: 'sides-miscounted' },
    { seed: 's6', input: 'a square', verdict: 'wrong', misconceptionId: 'shape-by-look' },
    { seed: 's7', input: 'a pentagon', verdict: 'correct' },
  ],
});
