import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { result, start } from '../../worked-line';

interface Params {
  name: string;
  tile: number;
  regular: number;
  round: number;
  place: number;
}
const tiles: [string, string][] = [
  ['squares', '4 corners of 90°'],
  ['equilateral triangles', '6 corners of 60°'],
  ['regular hexagons', '3 corners of 120°'],
  ['rectangles', '4 corners of 90°'],
  ['parallelograms', 'all four corners of one tile'],
];
const regulars: [string, number][] = [
  ['regular pentagons', 108],
  ['regular octagons', 135],
  ['regular decagons', 144],
];
const rounds = ['circles', 'ovals', 'half circles', 'stars with five points'] as const;
const places = ['bathroom floor', 'courtyard', 'quilt', 'mosaic', 'garden path'] as const;
const capital = (s: string) => s.charAt(0).toUpperCase() + s.slice(1);
const tile = (p: Params) => tiles[p.tile] ?? (tiles[0] as [string, string]);
const regular = (p: Params) => regulars[p.regular] ?? (regulars[0] as [string, number]);

export const whichShapeTiles = defineTemplate<Params>({
  id: 'y6/tessellations/which-shape-tiles',
  version: 2,
  topicId: '98-tessellations',
  years: [6],
  difficulty: 'EASY',
  strategy: 'fits-around-a-point',
  calculator: false,
  title: 'Which shape covers a floor?',
  params: (random) => ({
    name: random.pick(firstNames),
    tile: random.int(0, tiles.length - 1),
    regular: random.int(0, regulars.length - 1),
    round: random.int(0, rounds.length - 1),
    place: random.int(0, places.length - 1),
  }),
  prompt: (p) =>
    `${p.name} wants to cover a ${places[p.place]} with tiles of one shape and size, with no gaps or overlaps. The choices are ${[
      regular(p)[0],
      tile(p)[0],
      rounds[p.round],
    ]
      .sort()
      .join(', ')
      .replace(/, ([^,]*)$/, ' and $1')}. Which ones work?`,
  answer: (p) => ({ kind: 'choice', model: capital(tile(p)[0]) }),
  correctChoice: (p) => capital(tile(p)[0]),
  steps: (p) => [
    start(
      '360^\\circ',
      'The corners that meet at a point have to make a full turn.',
      'Think of a point where tile corners meet.',
      'What do the angles around a point have to add up to?',
    ),
    start(
      `360\\div ${regular(p)[1]}`,
      `The corners of ${regular(p)[0]} are $${regular(p)[1]}^\\circ$, and no whole number of those makes a full turn.`,
      'Check the shape with many equal sides. Does its angle divide into a full turn?',
      'How many of those corners fit around a point?',
    ),
    result(
      `\\text{${tile(p)[0]}}`,
      `Here, ${tile(p)[1].replace('°', ' degrees')} fit around a point.`,
      'Check the shape that’s left.',
      'Do its corners fill a full turn?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'regular-means-tessellates',
      compute: (p) => capital(regular(p)[0]),
      firstWrongStep: 1,
      feedback: (p) =>
        `Corners of $${regular(p)[1]}^\\circ$ leave a gap or overlap around a point, even though all the sides are equal.`,
    },
    {
      misconceptionId: 'shape-by-look',
      compute: (p) => capital(rounds[p.round] ?? ''),
      firstWrongStep: 0,
      feedback: (p) => `Put two of the ${rounds[p.round]} side by side. There are gaps between them.`,
    },
  ],
  confirm(p) {
    // A shape fits when some whole number of its corners makes a full turn, or its two kinds of corner do together.
    const corners: Record<string, number[]> = {
      squares: [90],
      'equilateral triangles': [60],
      'regular hexagons': [120],
      rectangles: [90],
      parallelograms: [70, 110, 70, 110],
      'regular pentagons': [108],
      'regular octagons': [135],
      'regular decagons': [144],
    };
    const fits = (name: string) => {
      const angles = corners[name] ?? [];
      return angles.length > 1 ? angles.reduce((a, b) => a + b, 0) === 360 : angles.some((a) => 360 % a === 0);
    };
    return { kind: 'one-of', texts: [tile(p)[0], regular(p)[0], rounds[p.round] ?? ''].filter(fits).map(capital) };
  },
  examples: [
    { seed: 's1', input: 'a', verdict: 'correct' },
    { seed: 's2', input: 'a', verdict: 'correct' },
    { seed: 's3', input: 'c', verdict: 'wrong', misconceptionId: 'regular-means-tessellates' },
    { seed: 's4', input: 'c', verdict: 'wrong', misconceptionId: 'shape-by-look' },
  ],
});
