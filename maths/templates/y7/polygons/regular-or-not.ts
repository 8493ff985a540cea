import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { result, start } from '../../worked-line';

interface Params {
  name: string;
  type: number;
  turn: number;
  size: number;
  story: number;
}
const options = ['Regular and convex', 'Convex, but not regular', 'Concave, so not regular'] as const;
type Point = [number, number];
const things = ['a badge', 'a tile', 'a paper lantern', 'a coin box', 'a window'] as const;
const cases: { words: string; points: Point[]; right: number; equalSides: boolean }[] = [
  {
    words: 'It has four equal sides. Its angles are 60°, 120°, 60° and 120°.',
    points: [
      [0, 0],
      [4, 0],
      [6, 3.46],
      [2, 3.46],
    ],
    right: 1,
    equalSides: true,
  },
  {
    words: 'It has four right angles. Its sides are 6 cm, 3 cm, 6 cm and 3 cm.',
    points: [
      [0, 0],
      [6, 0],
      [6, 3],
      [0, 3],
    ],
    right: 1,
    equalSides: false,
  },
  {
    words: 'It has six equal sides, and every angle is 120°.',
    points: [
      [4, 0],
      [2, 3.46],
      [-2, 3.46],
      [-4, 0],
      [-2, -3.46],
      [2, -3.46],
    ],
    right: 0,
    equalSides: true,
  },
  {
    words: 'It has three equal sides, and every angle is 60°.',
    points: [
      [0, 0],
      [4, 0],
      [2, 3.46],
    ],
    right: 0,
    equalSides: true,
  },
  {
    words: 'It has five equal sides. One of its interior angles is 300°.',
    points: [
      [0, 0],
      [4, 0],
      [4, 4],
      [2, 0.54],
      [0, 4],
    ],
    right: 2,
    equalSides: true,
  },
  {
    words: 'It has six sides that make an L shape. One of its interior angles is 270°.',
    points: [
      [0, 0],
      [6, 0],
      [6, 2],
      [2, 2],
      [2, 6],
      [0, 6],
    ],
    right: 2,
    equalSides: false,
  },
  {
    words: 'It has five equal sides, and every angle is 108°.',
    points: [
      [4, 0],
      [1.24, 3.8],
      [-3.24, 2.35],
      [-3.24, -2.35],
      [1.24, -3.8],
    ],
    right: 0,
    equalSides: true,
  },
  {
    words: 'It has five equal sides. Three of its angles are 60°, 150° and 90°.',
    points: [
      [0, 0],
      [4, 0],
      [4, 4],
      [2, 7.46],
      [0, 4],
    ],
    right: 1,
    equalSides: true,
  },
];
const of = (p: Params) => cases[p.type] ?? (cases[0] as (typeof cases)[number]);
const sides = (p: Params) => of(p).points.length;
const turned = (p: Params): Point[] =>
  of(p).points.map(
    ([x, y]) =>
      [x * Math.cos(p.turn) - y * Math.sin(p.turn), x * Math.sin(p.turn) + y * Math.cos(p.turn)].map(
        (v) => Math.round(v * p.size * 100) / 100,
      ) as Point,
  );
const answerOf = (p: Params) => options[of(p).right as 0 | 1 | 2];

export const regularOrNot = defineTemplate<Params>({
  id: 'y7/polygons/regular-or-not',
  version: 2,
  topicId: '119-classify-polygons',
  years: [7, 8],
  difficulty: 'HARD',
  strategy: 'check-sides-and-angles',
  calculator: false,
  title: 'Is the polygon regular and convex?',
  params: (random) => ({
    name: random.pick(firstNames),
    type: random.int(0, cases.length - 1),
    turn: random.int(0, 11) / 4,
    size: random.int(1, 3),
    story: random.int(0, things.length - 1),
  }),
  prompt: (p) =>
    `${p.name} designs ${things[p.story]} in the shape of a polygon. ${of(p).words} Which description fits the polygon?`,
  figure: (p) => ({
    kind: 'polygon',
    alt: `A polygon with ${sides(p)} sides. ${of(p).words.replaceAll('°', ' degrees')}`,
    vertices: turned(p),
  }),
  answer: (p) => ({ kind: 'choice', model: answerOf(p) }),
  correctChoice: (p) => answerOf(p),
  steps: (p) => [
    start(
      `\\text{${of(p).right === 2 ? 'one angle is more than a straight angle' : 'no angle is more than a straight angle'}}`,
      'A concave polygon has a corner that points inwards.',
      'Do any of the corners point inwards?',
      'Are any of the interior angles larger than a straight angle?',
    ),
    start(
      `\\text{${of(p).equalSides ? 'all sides are equal' : 'the sides are not all equal'}}`,
      'In a regular polygon, all sides are equal.',
      'Compare the sides.',
      'Are all the sides equal?',
    ),
    start(
      `\\text{${of(p).right === 0 ? 'all angles are equal' : of(p).right === 1 && !of(p).equalSides ? 'all angles are equal, but not the sides' : 'the angles are not all equal'}}`,
      'All its angles have to be equal as well.',
      'Compare the angles too.',
      'Are all the angles equal?',
    ),
    result(
      `\\text{${answerOf(p)}}`,
      'Both properties are needed for a regular polygon.',
      'Put the three checks together.',
      'Which description matches all three checks?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'equal-sides-as-regular',
      compute: (p) => (of(p).right !== 0 && of(p).equalSides ? options[0] : null),
      firstWrongStep: 2,
      feedback: () => 'All sides are equal, but a regular polygon needs equal angles too.',
    },
    {
      misconceptionId: 'quadrilateral-name-too-narrow',
      compute: (p) => (of(p).right === 1 && !of(p).equalSides ? options[0] : null),
      firstWrongStep: 1,
      feedback: () => 'You looked at the angles. A regular polygon needs equal sides too.',
    },
    {
      misconceptionId: 'shape-by-look',
      compute: (p) => (of(p).right === 0 ? options[1] : null),
      firstWrongStep: 0,
      feedback: () => 'There’s more to say. Compare all the sides and all the angles.',
    },
    {
      misconceptionId: 'shape-by-look',
      compute: (p) => (of(p).right === 2 ? options[1] : options[2]),
      firstWrongStep: 0,
      feedback: () => 'A concave polygon has a corner that points inwards. Check each corner here.',
    },
  ],
  confirm(p) {
    // Measure the drawing: turn signs tell concave, lengths and angles tell regular.
    const points = of(p).points;
    const n = points.length;
    const at = (i: number) => points[(i + n) % n] ?? [0, 0];
    const edges = points.map((_, i) => [at(i + 1)[0] - at(i)[0], at(i + 1)[1] - at(i)[1]] as const);
    const lengths = edges.map(([x, y]) => Math.hypot(x, y));
    const turns = edges.map(([x, y], i) => {
      const [u, v] = edges[(i + 1) % n] ?? [0, 0];
      return Math.atan2(x * v - y * u, x * u + y * v);
    });
    const near = (list: number[]) => Math.max(...list) - Math.min(...list) < 0.05;
    if (turns.some((t) => t < 0)) return { kind: 'one-of', texts: ['Concave, so not regular'] };
    return { kind: 'one-of', texts: [near(lengths) && near(turns) ? 'Regular and convex' : 'Convex, but not regular'] };
  },
  examples: [
    { seed: 's1', input: 'a', verdict: 'correct' },
    { seed: 's2', input: 'b', verdict: 'correct' },
    { seed: 's9', input: 'b', verdict: 'wrong', misconceptionId: 'equal-sides-as-regular' },
    { seed: 's13', input: 'c', verdict: 'wrong', misconceptionId: 'quadrilateral-name-too-narrow' },
    { seed: 's3', input: 'c', verdict: 'wrong', misconceptionId: 'shape-by-look' },
    { seed: 's4', input: 'c', verdict: 'wrong', misconceptionId: 'shape-by-look' },
  ],
});
