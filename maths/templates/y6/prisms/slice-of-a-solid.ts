import type { SolidFigure } from '../../../figures/space-figures';
import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { result, start } from '../../worked-line';

interface Params {
  name: string;
  solid: number;
  thing: number;
}
const solids: {
  look: SolidFigure['solid'];
  words: string;
  base: string;
  side: string;
  prism: boolean;
  swap: string;
}[] = [
  {
    look: 'triangular-prism',
    words: 'triangular prism',
    base: 'triangle',
    side: 'rectangle',
    prism: true,
    swap: 'triangular pyramid',
  },
  { look: 'cylinder', words: 'cylinder', base: 'circle', side: 'rectangle', prism: true, swap: 'cone' },
  {
    look: 'square-pyramid',
    words: 'square pyramid',
    base: 'square',
    side: 'triangle',
    prism: false,
    swap: 'prism with a square base',
  },
  {
    look: 'triangular-pyramid',
    words: 'triangular pyramid',
    base: 'triangle',
    side: '',
    prism: false,
    swap: 'triangular prism',
  },
  { look: 'cone', words: 'cone', base: 'circle', side: 'triangle', prism: false, swap: 'cylinder' },
];
const things = ['cheese', 'clay', 'soap', 'foam', 'wax', 'jelly'] as const;
const solidOf = (p: Params) => solids[p.solid] ?? (solids[0] as (typeof solids)[number]);
const option = (shape: string, same: boolean) =>
  `${shape.charAt(0).toUpperCase()}${shape.slice(1)}s ${same ? 'that stay the same size' : 'that get smaller'}`;

export const sliceOfASolid = defineTemplate<Params>({
  id: 'y6/prisms/slice-of-a-solid',
  version: 1,
  topicId: '96-prisms-and-cross-sections',
  years: [6],
  difficulty: 'EASY',
  strategy: 'picture-the-slice',
  calculator: false,
  title: 'The shape of a slice',
  params: (random) => ({
    name: random.pick(firstNames),
    solid: random.int(0, solids.length - 1),
    thing: random.int(0, things.length - 1),
  }),
  prompt: (p) =>
    `${p.name} has a ${solidOf(p).words} made of ${things[p.thing]}. They cut it into slices, all parallel to the ${solidOf(p).base} at its ${solidOf(p).prism ? 'end' : 'base'}. What shapes do the cuts show, ${solidOf(p).prism ? 'from end to end' : 'from the base up'}?`,
  figure: (p) => ({
    kind: 'solid',
    alt: `A ${solidOf(p).words}.`,
    solid: solidOf(p).look,
    width: 4,
    height: 5,
    depth: 4,
  }),
  answer: (p) => ({ kind: 'choice', model: option(solidOf(p).base, solidOf(p).prism) }),
  correctChoice: (p) => option(solidOf(p).base, solidOf(p).prism),
  steps: (p) => [
    start(
      `\\text{${solidOf(p).base}}`,
      'A cut parallel to a flat end is the same shape as that end.',
      'Look at the flat end the cuts are parallel to.',
      'What shape is the flat end?',
    ),
    start(
      `\\text{${solidOf(p).prism ? 'same size' : 'smaller and smaller'}}`,
      solidOf(p).prism ? 'The solid is the same thickness from end to end.' : 'The solid comes to a point.',
      'Compare the two ends of the solid.',
      'Does the solid come to a point?',
    ),
    result(
      `\\text{${option(solidOf(p).base, solidOf(p).prism)}}`,
      'Put shape and size together.',
      'Say the shape, then what happens to its size.',
      'Would every slice fit on the first one?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'prism-pyramid-swap',
      compute: (p) => option(solidOf(p).base, !solidOf(p).prism),
      firstWrongStep: 1,
      feedback: (p) => `That would be true for a ${solidOf(p).swap}. Look at both ends of this solid.`,
    },
    {
      misconceptionId: 'side-face-as-cross-section',
      compute: (p) => (solidOf(p).side === '' ? null : option(solidOf(p).side, true)),
      firstWrongStep: 0,
      feedback: () => 'That’s a shape you see from the side. The cuts are parallel to the flat end.',
    },
  ],
  confirm(p) {
    // Measure each solid at two heights: width of the cut as a share of the base.
    const widthAt = (height: number) => (['triangular-prism', 'cylinder'].includes(solidOf(p).look) ? 1 : 1 - height);
    const shape = {
      'triangular-prism': 'Triangles',
      cylinder: 'Circles',
      'square-pyramid': 'Squares',
      'triangular-pyramid': 'Triangles',
      cone: 'Circles',
    }[solidOf(p).look as 'cone'];
    return {
      kind: 'one-of',
      texts: [`${shape} ${widthAt(0.2) === widthAt(0.8) ? 'that stay the same size' : 'that get smaller'}`],
    };
  },
  examples: [
    { seed: 's1', input: 'Squares that get smaller', verdict: 'correct' },
    { seed: 's2', input: 'Triangles that stay the same size', verdict: 'correct' },
    { seed: 's1', input: 'Squares that stay the same size', verdict: 'wrong', misconceptionId: 'prism-pyramid-swap' },
    {
      seed: 's1',
      input: 'Triangles that stay the same size',
      verdict: 'wrong',
      misconceptionId: 'side-face-as-cross-section',
    },
  ],
});
