import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { lShapeGrid } from '../../primary/grid-figure';
import { step } from '../../primary/step';

interface Params {
  wide: number;
  tall: number;
  cutWide: number;
  cutTall: number;
  story: number;
}

const stories = [
  'This is the plan of a garden.',
  'This is the plan of a deck.',
  'This is the plan of a chicken run.',
  'This is the plan of a classroom.',
];

/** The bottom part across the full width, and the part that stands on its left end. */
const foot = (p: Params) => ({ wide: p.wide, tall: p.tall - p.cutTall });
const stem = (p: Params) => ({ wide: p.wide - p.cutWide, tall: p.cutTall });
const area = (p: Params) => foot(p).wide * foot(p).tall + stem(p).wide * stem(p).tall;
const unlessRight = (p: Params, wrong: number) => (wrong === area(p) ? null : String(wrong));

export const areaOfLShape = defineTemplate<Params>({
  id: 'y4/perimeter-area/area-of-l-shape',
  version: 1,
  topicId: '55-perimeter-and-area-by-counting',
  years: [4, 5],
  difficulty: 'NORMAL',
  strategy: 'split-into-rectangles',
  calculator: false,
  title: 'Count the squares in an L shape',
  params: (random) =>
    drawUntil(
      () => ({
        wide: random.int(4, 9),
        tall: random.int(4, 8),
        cutWide: random.int(1, 6),
        cutTall: random.int(1, 5),
        story: random.int(0, stories.length - 1),
      }),
      (p) => p.wide - p.cutWide >= 2 && p.tall - p.cutTall >= 2 && p.cutWide >= 2 && p.cutTall >= 2,
    ),
  prompt: (p) => `${stories[p.story]} It’s drawn on grid paper. How many small squares fit inside the shape?`,
  figure: (p) => lShapeGrid(p.wide, p.tall, p.cutWide, p.cutTall),
  answer: (p) => ({ kind: 'number', model: String(area(p)), unit: 'squares', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'start',
      `${foot(p).tall}\\times ${foot(p).wide}+${stem(p).tall}\\times ${stem(p).wide}`,
      'Cut the shape into two rectangles.',
      'Draw one line that makes two rectangles.',
      'Where could you cut the shape?',
    ),
    step(
      'equal',
      `${foot(p).tall * foot(p).wide}+${stem(p).tall}\\times ${stem(p).wide}`,
      `The bottom part has ${foot(p).tall} rows of ${foot(p).wide}.`,
      'Count the rows in the bottom part and the squares in one row.',
      'How many squares are in the bottom part?',
    ),
    step(
      'equal',
      `${foot(p).tall * foot(p).wide}+${stem(p).tall * stem(p).wide}`,
      `The top part has ${stem(p).tall} rows of ${stem(p).wide}.`,
      'Now do the same for the part on top.',
      'How many squares are in the top part?',
    ),
    step(
      'equal',
      String(area(p)),
      'Both parts together fill the shape.',
      'Add the squares of both parts.',
      'Have you counted every square once?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'overlaps-composite-area',
      compute: (p) => unlessRight(p, foot(p).tall * p.wide + p.tall * stem(p).wide),
      firstWrongStep: 0,
      feedback: () => 'Your two rectangles overlap, so you counted some squares twice.',
    },
    {
      misconceptionId: 'area-perimeter-swap',
      compute: (p) => unlessRight(p, 2 * (p.wide + p.tall)),
      firstWrongStep: 0,
      feedback: () => 'You went around the outside. This question asks for the squares inside.',
    },
    {
      misconceptionId: 'missing-corner-kept',
      compute: (p) => unlessRight(p, p.wide * p.tall),
      firstWrongStep: 0,
      feedback: (p) => `${p.wide} times ${p.tall} fills the whole rectangle. One corner of it is missing.`,
    },
  ],
  confirm: (p) => {
    let squares = 0;
    for (let x = 0; x < p.wide; x += 1) {
      for (let y = 0; y < p.tall; y += 1) {
        const missing = x >= p.wide - p.cutWide && y >= p.tall - p.cutTall;
        if (!missing) squares += 1;
      }
    }
    return { kind: 'values', values: [squares] };
  },
  examples: [
    { seed: 's1', input: '46', verdict: 'correct' },
    { seed: 's2', input: '45', verdict: 'wrong', misconceptionId: 'overlaps-composite-area' },
    { seed: 's3', input: '18', verdict: 'wrong', misconceptionId: 'area-perimeter-swap' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
