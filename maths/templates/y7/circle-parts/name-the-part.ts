import type { CircleFigure } from '../../../figures/space-figures';
import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { result, start } from '../../worked-line';

interface Params {
  name: string;
  part: number;
  angle: number;
  story: number;
}
const parts = ['radius', 'diameter', 'chord', 'sector', 'arc', 'circumference'] as const;
const clues = [
  'joins the centre to a point on the circle',
  'goes from one point of the circle through the centre to another point',
  'joins two points of the circle and misses the centre',
  'is the region between two radii, like a slice of pizza',
  'is a piece of the curved line, from one point to another',
  'is the whole curved line, once around',
] as const;
/** The parts that are most easily taken for each one. */
const mixed: [number, number][] = [
  [1, 2],
  [0, 2],
  [1, 4],
  [4, 2],
  [2, 5],
  [4, 1],
];
const things = ['a round garden bed', 'a clock face', 'a pizza', 'a target', 'a drum', 'a roundabout'] as const;
const text = (i: number) => parts[i] ?? '';
const pair = (p: Params) => mixed[p.part] ?? [0, 1];
const drawn = (p: Params): Omit<CircleFigure, 'kind'> => {
  const [from, to] = [p.angle, p.angle + 80];
  return (
    [
      { radius: { at: p.angle } },
      { diameter: { at: p.angle } },
      { chord: { from, to } },
      { sector: { from, to } },
      {
        points: [
          { at: from, label: 'A' },
          { at: to, label: 'B' },
        ],
      },
      {},
    ][p.part] ?? {}
  );
};
const seen = [
  'A line from the centre to the circle is drawn.',
  'A line through the centre from side to side is drawn.',
  'A line between two points of the circle is drawn; it misses the centre.',
  'A region between two lines from the centre is coloured.',
  'Two points A and B are marked on the circle.',
  'Nothing is drawn inside it.',
] as const;

export const nameThePart = defineTemplate<Params>({
  id: 'y7/circle-parts/name-the-part',
  version: 1,
  topicId: '115-circle-parts-and-pi',
  years: [7],
  difficulty: 'EASY',
  strategy: 'name-what-is-marked',
  calculator: false,
  title: 'Name the part of a circle',
  params: (random) => ({
    name: random.pick(firstNames),
    part: random.int(0, 5),
    angle: 15 * random.int(0, 18),
    story: random.int(0, things.length - 1),
  }),
  prompt: (p) =>
    `${p.name} draws a plan of ${things[p.story]} as a circle. One part of it ${clues[p.part]}. What is this part called?`,
  figure: (p) => ({ kind: 'circle', alt: `A circle with its centre. ${seen[p.part]}`, centre: true, ...drawn(p) }),
  answer: (p) => ({ kind: 'choice', model: text(p.part) }),
  correctChoice: (p) => text(p.part),
  steps: (p) => [
    start(
      `\\text{${p.part < 3 ? 'a straight line' : p.part === 3 ? 'a region' : 'a curved line'}}`,
      'First decide what kind of thing it is.',
      'Is it a straight line, a curved line or a region?',
      'What kind of thing is being described?',
    ),
    start(
      `\\text{${['it begins at the centre', 'it goes through the centre', 'it misses the centre', 'it reaches the centre', 'it stays on the circle', 'it stays on the circle'][p.part]}}`,
      'Then work out where it is.',
      'Where is it, compared with the centre?',
      'Does it pass through or reach the centre?',
    ),
    result(
      `\\text{${text(p.part)}}`,
      'This name fits the description.',
      'Where does it begin and end, and does it touch the centre?',
      'Which name fits the whole description?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'circle-part-names-mixed',
      compute: (p) => text(pair(p).find((i) => !(p.part < 2 && i < 2)) ?? 0),
      firstWrongStep: 2,
      feedback: () =>
        'That’s the name of another part. Check whether yours goes through the centre, and whether it’s straight.',
    },
    {
      misconceptionId: 'radius-diameter-swap',
      compute: (p) => (p.part === 0 ? 'diameter' : p.part === 1 ? 'radius' : null),
      firstWrongStep: 2,
      feedback: () => 'One of these two is twice as long as the other. Where does yours begin and end?',
    },
    {
      misconceptionId: 'circle-part-names-mixed',
      compute: (p) => (p.part > 3 ? 'sector' : p.part === 3 ? 'circumference' : null),
      firstWrongStep: 0,
      feedback: () => 'A line and a region are different things. Which one is described here?',
    },
    {
      misconceptionId: 'shape-by-look',
      compute: (p) => (p.part > 1 ? 'radius' : 'arc'),
      firstWrongStep: 0,
      feedback: () => 'Read the description again: where does the part begin and end?',
    },
  ],
  confirm(p) {
    // Decide from what is drawn.
    const { radius, diameter, chord, sector, points } = drawn(p);
    const name = radius
      ? 'radius'
      : diameter
        ? 'diameter'
        : chord
          ? 'chord'
          : sector
            ? 'sector'
            : points
              ? 'arc'
              : 'circumference';
    return { kind: 'one-of', texts: [name] };
  },
  examples: [
    { seed: 's1', input: 'chord', verdict: 'correct' },
    { seed: 's2', input: 'arc', verdict: 'correct' },
    { seed: 's1', input: 'diameter', verdict: 'wrong', misconceptionId: 'circle-part-names-mixed' },
    { seed: 's16', input: 'diameter', verdict: 'wrong', misconceptionId: 'radius-diameter-swap' },
    { seed: 's2', input: 'sector', verdict: 'wrong', misconceptionId: 'circle-part-names-mixed' },
    { seed: 's1', input: 'radius', verdict: 'wrong', misconceptionId: 'shape-by-look' },
  ],
});
