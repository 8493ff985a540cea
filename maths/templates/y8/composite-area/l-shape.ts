import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

/** A rectangle, wide × tall, with a corner of cutWide × cutTall taken out at the top right. */
interface Params {
  story: number;
  wide: number;
  tall: number;
  cutWide: number;
  cutTall: number;
}

const stories = ['A deck', 'A classroom', 'A vegetable bed', 'A carpet', 'A swimming pool'] as const;

const area = (p: Params) => p.wide * p.tall - p.cutWide * p.cutTall;
const around = (p: Params) => 2 * (p.wide + p.tall);
const low = (p: Params) => p.tall - p.cutTall;
const square = (value: number) => `${value} m^2`;

export const lShape = defineTemplate<Params>({
  id: 'y8/composite-area/l-shape',
  version: 1,
  topicId: '132-composite-area-and-perimeter',
  years: [8],
  difficulty: 'EASY',
  strategy: 'rectangle-less-a-corner',
  calculator: false,
  title: 'Area of an L-shape',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        wide: random.int(7, 15),
        tall: random.int(5, 12),
        cutWide: random.int(2, 8),
        cutTall: random.int(2, 7),
      }),
      (p) => p.wide - p.cutWide >= 2 && low(p) >= 2 && area(p) !== around(p) && p.wide !== p.tall,
    ),
  prompt: (p) =>
    `${stories[p.story] ?? stories[0]} is a rectangle, ${p.wide} m by ${p.tall} m, with one corner cut out. The missing corner is a rectangle, ${p.cutWide} m by ${p.cutTall} m. What is the area of the shape?`,
  instruction: () => 'Give your answer in square metres.',
  figure: (p) => ({
    kind: 'polygon',
    alt: `An L-shape. The bottom is ${p.wide} m and the left side is ${p.tall} m. At the top right a corner of ${p.cutWide} m by ${p.cutTall} m is missing.`,
    vertices: [
      [0, 0],
      [p.wide, 0],
      [p.wide, low(p)],
      [p.wide - p.cutWide, low(p)],
      [p.wide - p.cutWide, p.tall],
      [0, p.tall],
    ],
    sides: [`${p.wide} m`, null, `${p.cutWide} m`, `${p.cutTall} m`, null, `${p.tall} m`],
    rightAngles: [0, 1, 2, 4, 5],
  }),
  answer: (p) => ({ kind: 'quantity', model: square(area(p)), unit: 'm^2', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${p.wide}\\times ${p.tall}-${p.cutWide}\\times ${p.cutTall}`,
      'Take the missing corner away from the whole rectangle.',
      'Imagine filling in the corner. Which rectangle do you get?',
      'Which rectangle is missing from the whole one?',
    ),
    equal(
      `${p.wide * p.tall}-${p.cutWide * p.cutTall}`,
      'Work out both areas.',
      'Find the area of the whole rectangle, then the area of the corner.',
      'What is the area of each of the two rectangles?',
    ),
    equal(`${area(p)}`, 'Subtract.', 'Take the corner away.', 'Is your answer less than the whole rectangle?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'overlaps-composite-area',
      compute: (p) => square(p.wide * low(p) + p.tall * (p.wide - p.cutWide)),
      firstWrongStep: 0,
      feedback: () => 'You cut the shape into two parts, but they overlap, so one corner is counted twice.',
    },
    {
      misconceptionId: 'area-perimeter-swap',
      compute: (p) => square(around(p)),
      firstWrongStep: 0,
      feedback: () => 'That’s the perimeter, the distance around the shape. Area counts the squares inside.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => square(p.wide * p.tall),
      firstWrongStep: 0,
      feedback: () => 'That’s the whole rectangle. You still need to take away the missing corner.',
    },
  ],
  // Count the unit squares one by one.
  confirm(p) {
    let squares = 0;
    for (let x = 0; x < p.wide; x += 1) {
      for (let y = 0; y < p.tall; y += 1) if (x < p.wide - p.cutWide || y < low(p)) squares += 1;
    }
    return { kind: 'values', values: [squares] };
  },
  examples: [
    { seed: 's1', input: '60 m^2', verdict: 'correct' },
    { seed: 's2', input: '159 m^2', verdict: 'correct' },
    { seed: 's1', input: '78 m^2', verdict: 'wrong', misconceptionId: 'overlaps-composite-area' },
    { seed: 's1', input: '38 m^2', verdict: 'wrong', misconceptionId: 'area-perimeter-swap' },
    { seed: 's1', input: '84 m^2', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
  ],
});
