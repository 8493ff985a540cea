import { defineTemplate } from '../../format';
import { fractionText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, start, unlessRight } from '../../worked-line';

interface Params {
  story: number;
  base: number;
  height: number;
}

const stories = [
  'A triangular shade sail',
  'A triangular garden',
  'A triangular banner',
  'A triangular corner of a paddock',
  'The triangular end of a roof',
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const area = (p: Params) => (p.base * p.height) / 2;

export const heightFromArea = defineTemplate<Params>({
  id: 'y7/area-formulas/height-from-area',
  version: 1,
  topicId: '113-area-of-triangles-and-parallelograms',
  years: [7, 8],
  difficulty: 'HARD',
  strategy: 'area-formula-backwards',
  calculator: false,
  title: 'Height of a triangle from its area',
  params: (random) =>
    drawUntil(
      () => ({ story: random.int(0, stories.length - 1), base: random.int(4, 16), height: random.int(3, 15) }),
      (p) => (p.base * p.height) % 2 === 0 && p.base !== p.height,
    ),
  prompt: (p) => `${storyOf(p)} has an area of ${area(p)} m². Its base is ${p.base} m. What is its height?`,
  instruction: () => 'Give your answer in metres.',
  figure: (p) => ({
    kind: 'polygon',
    alt: `A triangle with a base of ${p.base} m. Its height, drawn as a dashed line, is unknown.`,
    vertices: [
      [0, 0],
      [p.base, 0],
      [p.base * 0.35, p.height],
    ],
    sides: [`${p.base} m`, null, null],
    dashed: [
      [
        [p.base * 0.35, 0],
        [p.base * 0.35, p.height],
      ],
    ],
  }),
  answer: (p) => ({
    kind: 'quantity',
    model: `${p.height} m`,
    unit: 'm',
    variable: 'h',
    forms: [{ kind: 'whole-number' }],
  }),
  steps: (p) => [
    start(
      `\\frac{1}{2}\\times ${p.base}\\times h=${area(p)}`,
      'The area is half of base times height. Let $h$ be the height.',
      'Write the area formula and put in the numbers you know.',
      'Which part of the formula don’t you know?',
    ),
    equivalent(
      `${p.base}h=${2 * area(p)}`,
      'Multiply both sides by 2.',
      'Undo the half: the rectangle is twice as big.',
      'What is the area of the rectangle around the triangle?',
    ),
    equivalent(
      `h=${p.height}`,
      `Divide both sides by $${p.base}$.`,
      'Undo the multiplication by the base.',
      'Does half of base times height give the area again?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'forgets-half-in-triangle',
      compute: (p) => `${fractionText(area(p), p.base)} m`,
      firstWrongStep: 0,
      feedback: (p) => `With your height, half of base times height is less than ${area(p)} m².`,
    },
    {
      misconceptionId: 'subtracts-coefficient',
      compute: (p) => unlessRight(`${2 * area(p) - p.base} m`, `${p.height} m`),
      firstWrongStep: 2,
      feedback: (p) => `The height is multiplied by the base of ${p.base} m. Which operation undoes that?`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => `${2 * area(p)} m`,
      firstWrongStep: 2,
      feedback: () => 'That’s the area of the rectangle around the triangle. You still need to divide by the base.',
    },
  ],
  // Make the triangle higher until it holds the area.
  confirm(p) {
    let height = 0;
    while ((p.base / 2) * height < area(p) - 1e-9) height += 0.5;
    return { kind: 'values', values: [height] };
  },
  examples: [
    { seed: 's1', input: '5 m', verdict: 'correct' },
    { seed: 's2', input: '12 m', verdict: 'correct' },
    { seed: 's1', input: '5/2 m', verdict: 'wrong', misconceptionId: 'forgets-half-in-triangle' },
    { seed: 's1', input: '56 m', verdict: 'wrong', misconceptionId: 'subtracts-coefficient' },
    { seed: 's1', input: '70 m', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
  ],
});
