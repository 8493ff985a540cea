import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  name: string;
  shapes: number[];
  place: number;
}
const kinds: [string, number][] = [
  ['a square', 90],
  ['an equilateral triangle', 60],
  ['a regular hexagon', 120],
  ['a regular pentagon', 108],
  ['a regular octagon', 135],
];
const kind = (i: number) => kinds[i] ?? (kinds[0] as [string, number]);
const angles = (p: Params) => p.shapes.map((i) => kind(i)[1]);
const sum = (p: Params) => angles(p).reduce((a, b) => a + b, 0);
const value = (p: Params) => 360 - sum(p);
const places = ['mosaic', 'stained glass window', 'paper pattern', 'patio'] as const;
const deg = (n: number) => `${n}°`;

export const lastAngle = defineTemplate<Params>({
  id: 'y6/tessellations/last-angle',
  version: 2,
  topicId: '98-tessellations',
  years: [6],
  difficulty: 'HARD',
  strategy: 'fill-the-turn-at-a-corner',
  calculator: false,
  title: 'The angle that fills the gap',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        shapes: random.shuffle([0, 1, 2, 3, 4]).slice(0, random.int(2, 3)),
        place: random.int(0, places.length - 1),
      }),
      (p) => value(p) >= 30 && value(p) < 180 && !angles(p).includes(value(p)),
    ),
  prompt: (p) =>
    `In a ${places[p.place]}, ${p.name} puts corners of these tiles around one point: ${p.shapes
      .map((i) => kind(i)[0])
      .join(', ')
      .replace(
        /, ([^,]*)$/,
        ' and $1',
      )}. One more tile fills the gap exactly. What is the size of its angle at that point?`,
  instruction: () => 'Give your answer in degrees.',
  figure: (p) => ({
    kind: 'table',
    title: 'Angle of each tile',
    alt: `A table of angles. ${p.shapes.map((i) => `${kind(i)[0]}: ${kind(i)[1]} degrees.`).join(' ')} Last tile: unknown.`,
    rowHeads: true,
    rows: [...p.shapes.map((i) => [kind(i)[0].replace(/^an? /, ''), deg(kind(i)[1])]), ['last tile', null]],
  }),
  answer: (p) => ({ kind: 'quantity', model: deg(value(p)), unit: '°', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `360^\\circ-(${angles(p)
        .map((a) => `${a}^\\circ`)
        .join('+')})`,
      'Angles around a point add up to a full turn.',
      'Read the angle of each tile from the table.',
      'What do all the angles at the point add up to?',
    ),
    equal(
      `360^\\circ-${sum(p)}^\\circ`,
      'Add the angles of the tiles.',
      'Add the angles you know.',
      'How much of the turn have you filled?',
    ),
    equal(
      `${value(p)}^\\circ`,
      'The gap is the rest of the turn.',
      'Subtract.',
      'Do all the angles add up to a full turn now?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'angle-sum-mixed-up',
      compute: (p) => (sum(p) < 180 ? deg(180 - sum(p)) : sum(p) > 180 ? deg(540 - sum(p)) : null),
      firstWrongStep: 0,
      feedback: () => 'Angles around a point make one full turn.',
    },
    {
      misconceptionId: 'leaves-out-one-number',
      compute: (p) => deg(360 - sum(p) + (angles(p).at(-1) ?? 0)),
      firstWrongStep: 0,
      feedback: () => 'You left one of the tiles out of your sum.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => unlessRight(deg(sum(p)), deg(value(p))),
      firstWrongStep: 2,
      feedback: () => 'That’s the part already filled. How much of the turn is left?',
    },
  ],
  confirm(p) {
    let left = 360;
    for (const a of angles(p)) left -= a;
    return { kind: 'values', values: [left] };
  },
  examples: [
    { seed: 's1', input: '72°', verdict: 'correct' },
    { seed: 's2', input: '132°', verdict: 'correct' },
    { seed: 's3', input: '342°', verdict: 'wrong', misconceptionId: 'angle-sum-mixed-up' },
    { seed: 's4', input: '180°', verdict: 'wrong', misconceptionId: 'leaves-out-one-number' },
    { seed: 's5', input: '258°', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
  ],
});
