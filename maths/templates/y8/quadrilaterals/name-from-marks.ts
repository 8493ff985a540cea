import { defineTemplate } from '../../format';
import { result, start } from '../../worked-line';
import { type Kind, kinds, shapes } from './shapes';

interface Params {
  kind: Kind;
  a: number;
  b: number;
  angle: number;
}

export const nameFromMarks = defineTemplate<Params>({
  id: 'y8/quadrilaterals/name-from-marks',
  version: 1,
  topicId: '139-quadrilateral-properties',
  years: [8],
  difficulty: 'EASY',
  strategy: 'name-by-properties',
  calculator: false,
  title: 'Name the quadrilateral',
  params: (random) => ({
    kind: random.pick(kinds),
    a: random.int(7, 12),
    b: random.int(3, 6),
    angle: random.int(50, 75),
  }),
  prompt: (p) => `${shapes[p.kind].facts(p.a, p.b, p.angle)} What is the best name for the shape?`,
  figure: (p) => ({ kind: 'polygon', ...shapes[p.kind].figure(p.a, p.b, p.angle) }),
  answer: (p) => ({ kind: 'choice', model: p.kind }),
  correctChoice: (p) => p.kind,
  steps: (p) => [
    start(
      '\\text{sides}',
      shapes[p.kind].sides,
      'Look at the marks: small dashes show equal sides, and arrows show parallel sides.',
      'Which sides are equal, and which are parallel?',
    ),
    start('\\text{angles}', shapes[p.kind].angles, 'Look for right angles.', 'Does the shape have right angles?'),
    result(
      `\\text{${p.kind}}`,
      `These are the properties of this shape: ${shapes[p.kind].because}.`,
      'Find the name that needs all of these properties.',
      'Which name needs all of these properties, and no others?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'quadrilateral-name-too-wide',
      compute: (p) => shapes[p.kind].wider,
      firstWrongStep: 2,
      feedback: () => 'That name fits, but a more specific one uses every property.',
    },
    {
      misconceptionId: 'quadrilateral-name-too-wide',
      compute: (p) => shapes[p.kind].alsoWider ?? null,
      firstWrongStep: 2,
      feedback: () => 'That name fits, but a more specific one uses every property.',
    },
    {
      misconceptionId: 'quadrilateral-name-too-narrow',
      compute: (p) => shapes[p.kind].narrower,
      firstWrongStep: 1,
      feedback: () => 'That name needs a property that this shape doesn’t have.',
    },
    {
      misconceptionId: 'shape-by-look',
      compute: (p) => shapes[p.kind].lookalike,
      firstWrongStep: 0,
      feedback: () => 'Go by the marks, not by how it looks. Which sides are parallel, and which are equal?',
    },
  ],
  // Measure the drawn shape: sides by distance, directions by cross products, angles by dot products.
  confirm(p) {
    const corners = shapes[p.kind].figure(p.a, p.b, p.angle).vertices;
    const edges = corners.map(([x, y], i) => {
      const [u, v] = corners[(i + 1) % 4] ?? [0, 0];
      return [u - x, v - y] as const;
    });
    const near = (x: number) => Math.abs(x) < 1e-9;
    const edge = (i: number) => edges[i % 4] ?? ([0, 0] as const);
    const parallel = (i: number, j: number) => near(edge(i)[0] * edge(j)[1] - edge(i)[1] * edge(j)[0]);
    const square = (i: number) => near(edge(i)[0] * edge(i + 1)[0] + edge(i)[1] * edge(i + 1)[1]);
    const long = (i: number) => Math.hypot(...edge(i));
    const pairs = [parallel(0, 2), parallel(1, 3)].filter(Boolean).length;
    const equalNext = near(long(0) - long(1));
    if (pairs === 2)
      return {
        kind: 'one-of',
        texts: [square(0) ? (equalNext ? 'Square' : 'Rectangle') : equalNext ? 'Rhombus' : 'Parallelogram'],
      };
    return { kind: 'one-of', texts: [pairs === 1 ? 'Trapezium' : 'Kite'] };
  },
  examples: [
    { seed: 's1', input: 'Rhombus', verdict: 'correct' },
    { seed: 's2', input: 'Rectangle', verdict: 'correct' },
    { seed: 's1', input: 'Parallelogram', verdict: 'wrong', misconceptionId: 'quadrilateral-name-too-wide' },
    { seed: 's1', input: 'Square', verdict: 'wrong', misconceptionId: 'quadrilateral-name-too-narrow' },
    { seed: 's3', input: 'Parallelogram', verdict: 'wrong', misconceptionId: 'shape-by-look' },
  ],
});
