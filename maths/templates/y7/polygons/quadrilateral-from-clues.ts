import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { result, start } from '../../worked-line';

interface Params {
  name: string;
  shape: number;
  order: number[];
  story: number;
}
const shapes: { name: string; clues: string[]; wide: string; narrow: string; look: string }[] = [
  {
    name: 'rhombus',
    clues: ['all four sides are equal', 'no angle is a right angle', 'opposite sides are parallel'],
    wide: 'parallelogram',
    narrow: 'square',
    look: 'trapezium',
  },
  {
    name: 'rectangle',
    clues: ['all four angles are right angles', 'the sides have two different lengths', 'opposite sides are equal'],
    wide: 'parallelogram',
    narrow: 'square',
    look: 'rhombus',
  },
  {
    name: 'parallelogram',
    clues: ['opposite sides are parallel', 'the sides have two different lengths', 'no angle is a right angle'],
    wide: 'quadrilateral with no special name',
    narrow: 'rhombus',
    look: 'trapezium',
  },
  {
    name: 'kite',
    clues: [
      'two sides next to each other are equal',
      'the other two sides are equal too, but longer',
      'no sides are parallel',
    ],
    wide: 'quadrilateral with no special name',
    narrow: 'rhombus',
    look: 'parallelogram',
  },
  {
    name: 'trapezium',
    clues: [
      'one pair of sides is parallel',
      'the other two sides are not parallel',
      'all four sides have different lengths',
    ],
    wide: 'quadrilateral with no special name',
    narrow: 'parallelogram',
    look: 'kite',
  },
  {
    name: 'square',
    clues: ['all four sides are equal', 'one angle is a right angle', 'opposite sides are parallel'],
    wide: 'rhombus',
    narrow: '',
    look: 'trapezium',
  },
];
const things = ['A paving stone', 'A window', 'A tile', 'A field', 'A brooch', 'A road sign'] as const;
const shape = (p: Params) => shapes[p.shape] ?? (shapes[0] as (typeof shapes)[number]);
const option = (name: string) => `A ${name}`;

export const quadrilateralFromClues = defineTemplate<Params>({
  id: 'y7/polygons/quadrilateral-from-clues',
  version: 1,
  topicId: '119-classify-polygons',
  years: [7, 8],
  difficulty: 'NORMAL',
  strategy: 'narrow-down-by-properties',
  calculator: false,
  title: 'Which quadrilateral is it?',
  params: (random) => ({
    name: random.pick(firstNames),
    shape: random.int(0, shapes.length - 1),
    order: random.shuffle([0, 1, 2]),
    story: random.int(0, things.length - 1),
  }),
  prompt: (p) =>
    `${things[p.story]} has four straight sides. ${p.name} notices three things: ${p.order.map((i) => shape(p).clues[i]).join('; ')}. Which name fits it best?`,
  answer: (p) => ({ kind: 'choice', model: option(shape(p).name) }),
  correctChoice: (p) => option(shape(p).name),
  steps: (p) => [
    start(
      `\\text{${shape(p).clues[0]}}`,
      'This clue rules out the most shapes.',
      'Take the clues one at a time and cross out names.',
      'Which shapes have this property?',
    ),
    start(
      `\\text{${shape(p).clues[1]}}`,
      'The second clue rules out more shapes.',
      'Which of the remaining shapes fit this clue?',
      'Which names can you cross out now?',
    ),
    result(
      `\\text{${option(shape(p).name)}}`,
      'This is the name that fits all the clues and nothing extra.',
      'Use the last clue too, and choose the most specific name that fits.',
      'Does the name need a property that isn’t in the clues?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'quadrilateral-name-too-wide',
      compute: (p) => option(shape(p).wide),
      firstWrongStep: 2,
      feedback: () => 'That name leaves out one of the properties. A more specific name fits better.',
    },
    {
      misconceptionId: 'quadrilateral-name-too-narrow',
      compute: (p) => (shape(p).narrow === '' ? null : option(shape(p).narrow)),
      firstWrongStep: 2,
      feedback: () => 'That name needs a property that this shape doesn’t have.',
    },
    {
      misconceptionId: 'shape-by-look',
      compute: (p) => option(shape(p).look),
      firstWrongStep: 0,
      feedback: () => 'Check your name against every clue. One of them doesn’t fit.',
    },
  ],
  confirm(p) {
    // Draw one shape for each set of clues and measure it.
    const drawn: [number, number][][] = [
      [
        [0, 0],
        [5, 0],
        [8, 4],
        [3, 4],
      ],
      [
        [0, 0],
        [6, 0],
        [6, 3],
        [0, 3],
      ],
      [
        [0, 0],
        [6, 0],
        [8, 3],
        [2, 3],
      ],
      [
        [0, 0],
        [-2, 2],
        [0, 4],
        [6, 2],
      ],
      [
        [0, 0],
        [9, 0],
        [6, 4],
        [1, 4],
      ],
      [
        [0, 0],
        [4, 0],
        [4, 4],
        [0, 4],
      ],
    ];
    const points = drawn[p.shape] ?? [];
    const sides = points.map(([x, y], i) => {
      const [nx, ny] = points[(i + 1) % 4] ?? [0, 0];
      return [nx - x, ny - y] as const;
    });
    const lengths = sides.map(([x, y]) => x * x + y * y);
    const cross = (i: number, j: number) =>
      (sides[i]?.[0] ?? 0) * (sides[j]?.[1] ?? 0) - (sides[i]?.[1] ?? 0) * (sides[j]?.[0] ?? 0);
    const parallel = [cross(0, 2), cross(1, 3)].filter((c) => c === 0).length;
    const square = (sides[0]?.[0] ?? 0) * (sides[1]?.[0] ?? 0) + (sides[0]?.[1] ?? 0) * (sides[1]?.[1] ?? 0) === 0;
    const equalSides = new Set(lengths).size === 1;
    const name =
      parallel === 2
        ? square
          ? equalSides
            ? 'square'
            : 'rectangle'
          : equalSides
            ? 'rhombus'
            : 'parallelogram'
        : parallel === 1
          ? 'trapezium'
          : 'kite';
    return { kind: 'one-of', texts: [`A ${name}`] };
  },
  examples: [
    { seed: 's1', input: 'A square', verdict: 'correct' },
    { seed: 's2', input: 'A rhombus', verdict: 'correct' },
    { seed: 's1', input: 'A rhombus', verdict: 'wrong', misconceptionId: 'quadrilateral-name-too-wide' },
    { seed: 's2', input: 'A square', verdict: 'wrong', misconceptionId: 'quadrilateral-name-too-narrow' },
    { seed: 's1', input: 'A trapezium', verdict: 'wrong', misconceptionId: 'shape-by-look' },
  ],
});
