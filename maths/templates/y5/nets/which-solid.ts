import type { NetFigure } from '../../../figures/space-figures';
import { defineTemplate } from '../../format';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  solid: number;
  /** Sizes of the faces in units of the drawing. */
  a: number;
  b: number;
  c: number;
}

type Faces = NetFigure['faces'];
type Point = [number, number];

const box = (x: number, y: number, w: number, h: number): Faces[number] => ({
  vertices: [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ],
});
const triangle = (...vertices: [Point, Point, Point]): Faces[number] => ({ vertices });
const equilateral = Math.sqrt(3) / 2;

interface Solid {
  name: string;
  /** Taken for it when only some of the faces are looked at. */
  byLook: string;
  /** The prism in the place of the pyramid, or the other way round. */
  swapped: string;
  base: string;
  words: string;
  /** How many faces of each shape. */
  faceCounts: number[];
  reason: string;
  net(p: Params): Faces;
}

const solids: Solid[] = [
  {
    name: 'rectangular prism',
    byLook: 'cube',
    swapped: 'square pyramid',
    base: 'a rectangle',
    words: 'Four rectangles in a row, with one more rectangle above and one below. The rectangles come in three sizes.',
    faceCounts: [2, 2, 2],
    reason: 'Three pairs of equal rectangles make a box.',
    net: ({ a, b, c }) => [
      box(0, 0, a, c),
      box(a, 0, b, c),
      box(a + b, 0, a, c),
      box(2 * a + b, 0, b, c),
      box(0, c, a, b),
      box(0, -b, a, b),
    ],
  },
  {
    name: 'triangular prism',
    byLook: 'rectangular prism',
    swapped: 'triangular pyramid',
    base: 'a triangle',
    words: 'Three equal rectangles in a row, with one triangle above the middle one and one below it.',
    faceCounts: [3, 2],
    reason: 'Two triangles are the ends, and rectangles join them.',
    net: ({ a, c }) => [
      box(0, 0, a, c),
      box(a, 0, a, c),
      box(2 * a, 0, a, c),
      triangle([a, c], [2 * a, c], [1.5 * a, c + equilateral * a]),
      triangle([a, 0], [2 * a, 0], [1.5 * a, -equilateral * a]),
    ],
  },
  {
    name: 'square pyramid',
    byLook: 'triangular pyramid',
    swapped: 'triangular prism',
    base: 'a square',
    words: 'A square with one triangle on each of its four sides.',
    faceCounts: [1, 4],
    reason: 'The triangles meet at one point above the square.',
    net: ({ a, c }) => [
      box(0, 0, a, a),
      triangle([0, a], [a, a], [a / 2, a + c]),
      triangle([0, 0], [a, 0], [a / 2, -c]),
      triangle([0, 0], [0, a], [-c, a / 2]),
      triangle([a, 0], [a, a], [a + c, a / 2]),
    ],
  },
  {
    name: 'triangular pyramid',
    byLook: 'square pyramid',
    swapped: 'triangular prism',
    base: 'a triangle',
    words: 'A triangle in the middle with one more triangle on each of its three sides.',
    faceCounts: [1, 3],
    reason: 'Four triangles close up at a point above one of them.',
    net: ({ a, c }) => {
      const top = equilateral * a;
      const reach = (c / a) * 0.9;
      return [
        triangle([0, 0], [a, 0], [a / 2, top]),
        triangle([0, 0], [a, 0], [a / 2, -top * reach]),
        triangle([a, 0], [a / 2, top], [a * 0.75 + reach * top * equilateral, top / 2 + (reach * top) / 2]),
        triangle([0, 0], [a / 2, top], [a * 0.25 - reach * top * equilateral, top / 2 + (reach * top) / 2]),
      ];
    },
  },
];

const solidOf = (p: Params) => solids[p.solid] as Solid;

export const whichSolid = defineTemplate<Params>({
  id: 'y5/nets/which-solid',
  version: 1,
  topicId: '76-nets',
  years: [5],
  difficulty: 'EASY',
  strategy: 'count-and-name-the-faces',
  calculator: false,
  title: 'Which solid does the net make?',
  params: (random) => {
    const a = random.int(3, 4);
    const b = random.int(1, 2);
    return { person: random.pick(people), solid: random.int(0, solids.length - 1), a, b, c: a + random.int(1, 3) };
  },
  prompt: (p) => `${p.person} cuts out this net and folds it. Which solid does it make?`,
  figure: (p) => ({ kind: 'net', alt: `A net. ${solidOf(p).words}`, faces: solidOf(p).net(p) }),
  answer: (p) => ({ kind: 'choice', model: solidOf(p).name }),
  correctChoice: (p) => solidOf(p).name,
  steps: (p) => {
    const counts = solidOf(p).faceCounts;
    return [
      step(
        'identity',
        `${counts.join('+')}=${counts.reduce((sum, n) => sum + n, 0)}`,
        'Count the faces of each shape.',
        'Count the faces, shape by shape.',
        'What shapes are there, and how many of each?',
      ),
      step(
        'start',
        `\\text{base: ${solidOf(p).base}}`,
        solidOf(p).reason,
        'Picture the sides folding up. Where do they meet?',
        'Do the side faces meet at one point, or join two equal faces?',
      ),
      step(
        'result',
        `\\text{${solidOf(p).name}}`,
        'A solid is named by its base and how its sides close.',
        'Name the base, then say prism or pyramid.',
        'What is the shape of the base?',
      ),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'shape-by-look',
      compute: (p) => solidOf(p).byLook,
      firstWrongStep: 0,
      feedback: () => 'Some faces look like that. Count all the faces and compare their shapes.',
    },
    {
      misconceptionId: 'prism-pyramid-swap',
      compute: (p) => solidOf(p).swapped,
      firstWrongStep: 1,
      feedback: () => 'A pyramid closes at one point. A prism has two equal ends with rectangles between them.',
    },
  ],
  confirm: (p) => {
    // Names the solid from the drawn polygons alone.
    const corners = solidOf(p)
      .net(p)
      .map((face) => face.vertices.length);
    const [three, four] = [corners.filter((n) => n === 3).length, corners.filter((n) => n === 4).length];
    const names: Record<string, string> = {
      '0+6': 'rectangular prism',
      '2+3': 'triangular prism',
      '4+1': 'square pyramid',
      '4+0': 'triangular pyramid',
    };
    return { kind: 'one-of', texts: [names[`${three}+${four}`] ?? ''] };
  },
  examples: [
    { seed: 's1', input: 'square pyramid', verdict: 'correct' },
    { seed: 's2', input: 'triangular pyramid', verdict: 'wrong', misconceptionId: 'shape-by-look' },
    { seed: 's3', input: 'square pyramid', verdict: 'wrong', misconceptionId: 'prism-pyramid-swap' },
    { seed: 's9', input: 'triangular prism', verdict: 'correct' },
  ],
});
