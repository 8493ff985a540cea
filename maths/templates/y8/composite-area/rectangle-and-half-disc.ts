import { defineTemplate } from '../../format';
import { rounded } from '../../number-text';
import { equal, result, start } from '../../worked-line';

interface Params {
  story: number;
  width: number;
  length: number;
}

/** Widths in metres that suit each thing, and how much longer than wide it may be at most. Never 4 m: see below. */
const stories = [
  { name: 'A stage', widths: [6, 8, 10, 12], more: 9 },
  { name: 'A garden bed', widths: [2, 6], more: 8 },
  { name: 'A playground', widths: [10, 12, 14, 16], more: 15 },
  { name: 'An ice rink', widths: [16, 18, 20, 24], more: 30 },
  { name: 'A patio', widths: [6, 8], more: 6 },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const area = (p: Params) => p.width * p.length + (Math.PI * p.width ** 2) / 8;
const squareMetres = (value: number) => `${rounded(value, 1)} m^2`;

export const rectangleAndHalfDisc = defineTemplate<Params>({
  id: 'y8/composite-area/rectangle-and-half-disc',
  version: 2,
  topicId: '132-composite-area-and-perimeter',
  years: [8],
  difficulty: 'HARD',
  strategy: 'add-a-semicircle',
  calculator: true,
  title: 'Area of a rectangle with a semicircle',
  params(random) {
    const story = random.int(0, stories.length - 1);
    const { widths, more } = stories[story] ?? stories[0];
    // No width is 4 m: there a circle has as many metres around as square metres inside.
    const width = random.pick<number>(widths);
    return { story, width, length: width + random.int(1, more) };
  },
  prompt: (p) =>
    `${storyOf(p).name} is a rectangle with a semicircle on one end. The rectangle is ${p.length} m long and ${p.width} m wide. The semicircle is on one of the ${p.width} m sides. What is the total area?`,
  instruction: () =>
    'Give your answer in square metres, correct to one decimal place. Use the $\\pi$ key on your calculator.',
  figure: (p) => ({
    kind: 'polygon',
    alt: `A rectangle ${p.length} m long and ${p.width} m wide, with a semicircle on the outside of one of its ${p.width} m sides.`,
    vertices: [
      [0, 0],
      [p.length, 0],
      [p.length, p.width],
      [0, p.width],
    ],
    sides: [`${p.length} m`, null, null, `${p.width} m`],
    rightAngles: [0, 3],
    semicircles: [{ side: 1, outward: true }],
    dashed: [
      [
        [p.length, 0],
        [p.length, p.width],
      ],
    ],
  }),
  answer: (p) => ({
    kind: 'quantity',
    model: squareMetres(area(p)),
    unit: 'm^2',
    tolerance: 0.05,
    forms: [{ kind: 'decimal-places', places: 1 }],
  }),
  steps: (p) => [
    start(
      `${p.length}\\times ${p.width}+\\frac{1}{2}\\times\\pi\\times\\left(\\frac{${p.width}}{2}\\right)^2`,
      'The total area is the rectangle plus half a circle. The radius is half the width.',
      'Cut the shape along the dashed line. Which two shapes do you see?',
      'Is the width of the rectangle the radius or the diameter of the semicircle?',
    ),
    equal(
      `${p.length * p.width}+\\frac{${p.width === 2 ? '' : p.width ** 2 / 4}\\pi}{2}`,
      `The rectangle’s area is $${p.length * p.width}$ square metres. The radius is $${p.width / 2}$ m.`,
      'Work out the rectangle, and square the radius.',
      'What is the square of the radius?',
    ),
    result(
      `${rounded(area(p), 1)}`,
      'Add the two areas and round to one decimal place.',
      'Use the $\\pi$ key, and only round at the end.',
      'Is your answer more than the area of just the rectangle?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'radius-diameter-swap',
      compute: (p) => squareMetres(p.width * p.length + (Math.PI * p.width ** 2) / 2),
      firstWrongStep: 0,
      feedback: (p) => `The width of ${p.width} m goes right across the semicircle. What is its radius?`,
    },
    {
      misconceptionId: 'area-perimeter-swap',
      compute: (p) => squareMetres(2 * p.length + p.width + (Math.PI * p.width) / 2),
      firstWrongStep: 0,
      feedback: () => 'That’s the perimeter, the distance around the shape. Area counts the squares inside.',
    },
    {
      misconceptionId: 'circumference-area-swap',
      compute: (p) => squareMetres(p.width * p.length + (Math.PI * p.width) / 2),
      firstWrongStep: 0,
      feedback: () => 'You used a length for the curved part. Its area needs the radius squared.',
    },
    {
      misconceptionId: 'overlaps-composite-area',
      compute: (p) => squareMetres(p.width * p.length + (Math.PI * p.width ** 2) / 4),
      firstWrongStep: 0,
      feedback: () => 'Only half of the circle is outside the rectangle.',
    },
  ],
  confirm(p) {
    // Thin strips across the whole shape.
    const radius = p.width / 2;
    const strips = 20_000;
    let curved = 0;
    for (let i = 0; i < strips; i += 1) {
      const x = ((i + 0.5) * radius) / strips;
      curved += (2 * Math.sqrt(radius * radius - x * x) * radius) / strips;
    }
    return { kind: 'values', values: [p.length * p.width + curved] };
  },
  examples: [
    { seed: 's1', input: '105.1 m^2', verdict: 'correct' },
    { seed: 's2', input: '129.10 m^2', verdict: 'wrong-form' },
    { seed: 's1', input: '180.5 m^2', verdict: 'wrong', misconceptionId: 'radius-diameter-swap' },
    { seed: 's1', input: '40.6 m^2', verdict: 'wrong', misconceptionId: 'area-perimeter-swap' },
    { seed: 's2', input: '116.6 m^2', verdict: 'wrong', misconceptionId: 'circumference-area-swap' },
    { seed: 's2', input: '154.3 m^2', verdict: 'wrong', misconceptionId: 'overlaps-composite-area' },
  ],
});
