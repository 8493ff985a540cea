import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

/** An L-shaped front: `width` along the floor, `low` high, with a tower of width `tower` up to `high`. */
interface Params {
  story: number;
  width: number;
  low: number;
  tower: number;
  high: number;
  depth: number;
}

const stories = [
  { what: 'A concrete seat', unit: 'cm', scale: 10 },
  { what: 'A block of foam', unit: 'cm', scale: 1 },
  { what: 'A step for a stage', unit: 'cm', scale: 10 },
  { what: 'A storage shed', unit: 'm', scale: 1 },
  { what: 'A wooden bookend', unit: 'cm', scale: 1 },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const front = (p: Params) => p.width * p.low + p.tower * (p.high - p.low);
const text = (p: Params, value: number) => `${value} ${storyOf(p).unit}^3`;

export const lShapedPrism = defineTemplate<Params>({
  id: 'y10/composite-solids/l-shaped-prism',
  version: 1,
  topicId: '166-composite-solids',
  years: [10],
  difficulty: 'EASY',
  strategy: 'cut-into-two-blocks',
  calculator: true,
  title: 'Volume of an L-shaped solid',
  params: (random) =>
    drawUntil(
      () => {
        const story = random.int(0, stories.length - 1);
        const scale = (stories[story] ?? stories[0]).scale;
        return {
          story,
          width: scale * random.int(5, 14),
          low: scale * random.int(2, 6),
          tower: scale * random.int(2, 6),
          high: scale * random.int(5, 12),
          depth: scale * random.int(4, 15),
        };
      },
      (p) =>
        p.width - p.tower >= 2 * storyOf(p).scale &&
        p.high - p.low >= 2 * storyOf(p).scale &&
        new Set([p.width, p.low, p.tower, p.high, p.depth]).size === 5,
    ),
  prompt: (p) =>
    `${storyOf(p).what} has the same L-shaped cross-section all the way along. The figure shows the cross-section, and all its angles are right angles. The solid is ${p.depth} ${storyOf(p).unit} deep. What is its volume?`,
  instruction: (p) => `Give your answer in $\\text{${storyOf(p).unit}}^3$.`,
  figure: (p) => {
    const unit = storyOf(p).unit;
    return {
      kind: 'polygon',
      alt: `An L-shape with right angles. It is ${p.width} ${unit} wide along the bottom. On the left it is ${p.high} ${unit} high, and the top edge there is ${p.tower} ${unit} long. On the right it is ${p.low} ${unit} high.`,
      vertices: [
        [0, 0],
        [p.width, 0],
        [p.width, p.low],
        [p.tower, p.low],
        [p.tower, p.high],
        [0, p.high],
      ],
      sides: [`${p.width} ${unit}`, `${p.low} ${unit}`, null, null, `${p.tower} ${unit}`, `${p.high} ${unit}`],
      rightAngles: [0, 1, 2, 4, 5],
    };
  },
  answer: (p) => ({
    kind: 'quantity',
    model: text(p, front(p) * p.depth),
    unit: `${storyOf(p).unit}^3`,
    forms: [{ kind: 'whole-number' }],
  }),
  steps: (p) => [
    start(
      `${p.width}\\times ${p.low}+${p.tower}\\times (${p.high}-${p.low})`,
      'Cut the cross-section into two rectangles: a long one at the bottom, and one on top of it.',
      'Cut the L-shape into two rectangles. Which of their sides aren’t labelled?',
      'How high is the upper rectangle once you cut off the lower one?',
    ),
    equal(
      `${p.width * p.low}+${p.tower * (p.high - p.low)}`,
      'Work out the area of both rectangles.',
      'Work out the area of each rectangle.',
      'What is the area of each rectangle?',
    ),
    equal(`${front(p)}`, 'Add the two areas.', 'Add the areas.', 'What is the area of the cross-section?'),
    start(
      `${front(p)}\\times ${p.depth}`,
      'The cross-section is the same all the way along, so multiply its area by the depth.',
      'How do you get the volume when the cross-section is the same all the way along?',
      'Which length haven’t you used yet?',
    ),
    equal(`${front(p) * p.depth}`, 'Work out the product.', 'Multiply.', 'What units do we use for volume?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'overlaps-composite-area',
      compute: (p) => text(p, (p.width * p.low + p.tower * p.high) * p.depth),
      firstWrongStep: 0,
      feedback: (p) =>
        `Your two blocks overlap in the bottom left corner. How high is the block on top, if the lower one is ${p.low} ${storyOf(p).unit} high?`,
    },
    {
      misconceptionId: 'hollow-not-taken-away',
      compute: (p) => text(p, p.width * p.high * p.depth),
      firstWrongStep: 0,
      feedback: () => 'You found the volume of the whole box around the solid. One corner of that box is empty.',
    },
    {
      misconceptionId: 'depth-left-out',
      compute: (p) => text(p, front(p)),
      firstWrongStep: 3,
      feedback: () => 'That’s the area of the cross-section. How deep is the solid?',
    },
  ],
  // Count the little cubes of one unit, one column of the front after another.
  confirm(p) {
    let cubes = 0;
    for (let x = 0; x < p.width; x += 1) for (let z = 0; z < p.depth; z += 1) cubes += x < p.tower ? p.high : p.low;
    return { kind: 'values', values: [cubes] };
  },
  examples: [
    { seed: 's1', input: '340000 cm^3', verdict: 'correct' },
    { seed: 's2', input: '376000 cm^3', verdict: 'correct' },
    { seed: 's1', input: '460000 cm^3', verdict: 'wrong', misconceptionId: 'overlaps-composite-area' },
    { seed: 's1', input: '400000 cm^3', verdict: 'wrong', misconceptionId: 'hollow-not-taken-away' },
    { seed: 's1', input: '6800 cm^3', verdict: 'wrong', misconceptionId: 'depth-left-out' },
  ],
});
