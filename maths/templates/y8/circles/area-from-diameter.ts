import { defineTemplate } from '../../format';
import { rounded } from '../../number-text';
import { equal, result, start } from '../../worked-line';
import { roundOutline } from './round-outline';

interface Params {
  story: number;
  radius: number;
}

const stories = [
  { what: 'A round trampoline', unit: 'm', sizes: [3, 6] },
  { what: 'A pizza', unit: 'cm', sizes: [10, 22] },
  { what: 'A round rug', unit: 'cm', sizes: [40, 110] },
  { what: 'A helicopter pad', unit: 'm', sizes: [5, 14] },
  { what: 'A drum skin', unit: 'cm', sizes: [12, 30] },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const quantity = (p: Params, value: number) => `${rounded(value, 1)} ${storyOf(p).unit}^2`;

export const areaFromDiameter = defineTemplate<Params>({
  id: 'y8/circles/area-from-diameter',
  version: 1,
  topicId: '134-circumference-and-area-of-circles',
  years: [8],
  difficulty: 'NORMAL',
  strategy: 'pi-r-squared',
  calculator: true,
  title: 'Area of a circle from its diameter',
  params(random) {
    const story = random.int(0, stories.length - 1);
    const [low, high] = (stories[story] ?? stories[0]).sizes;
    return { story, radius: random.int(low, high) };
  },
  prompt: (p) =>
    `${storyOf(p).what} is a circle with a diameter of ${2 * p.radius} ${storyOf(p).unit}. What is its area?`,
  instruction: (p) =>
    `Give your answer in square ${storyOf(p).unit === 'm' ? 'metres' : 'centimetres'}, correct to one decimal place. Use the $\\pi$ key on your calculator.`,
  figure: (p) => ({
    kind: 'polygon',
    alt: `A circle. A dashed line shows its diameter of ${2 * p.radius} ${storyOf(p).unit}, right across the circle.`,
    vertices: roundOutline(p.radius, 'whole'),
    dashed: [
      [
        [0, 0],
        [2 * p.radius, 0],
      ],
    ],
  }),
  answer: (p) => ({
    kind: 'quantity',
    model: quantity(p, Math.PI * p.radius ** 2),
    unit: `${storyOf(p).unit}^2`,
    tolerance: 0.05,
    forms: [{ kind: 'decimal-places', places: 1 }],
  }),
  steps: (p) => [
    start(
      `\\pi\\times\\left(\\frac{${2 * p.radius}}{2}\\right)^2`,
      'The area is $\\pi$ times the radius squared, and the radius is half the diameter.',
      'The area formula needs the radius. How do you get it?',
      'Is the given length the radius or the diameter?',
    ),
    equal(
      `\\pi\\times ${p.radius}^2`,
      `Half of ${2 * p.radius} is ${p.radius}.`,
      'Halve the diameter.',
      'How long is the radius?',
    ),
    equal(
      `${p.radius ** 2}\\pi`,
      'Square the radius.',
      'Multiply the radius by itself.',
      'What is squared in the formula: just the radius, or $\\pi$ as well?',
    ),
    result(
      rounded(Math.PI * p.radius ** 2, 1),
      'Multiply by $\\pi$ and round to one decimal place.',
      'Use the $\\pi$ key, and only round at the end.',
      'Is your answer less than the area of the square around the circle?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'radius-diameter-swap',
      compute: (p) => quantity(p, Math.PI * 4 * p.radius ** 2),
      firstWrongStep: 0,
      feedback: (p) => `The ${2 * p.radius} ${storyOf(p).unit} goes right across the circle. Is that the radius?`,
    },
    {
      misconceptionId: 'circumference-area-swap',
      compute: (p) => quantity(p, Math.PI * 2 * p.radius),
      firstWrongStep: 0,
      feedback: () => 'That’s the circumference. The area uses the radius squared.',
    },
    {
      misconceptionId: 'pi-left-out',
      compute: (p) => quantity(p, p.radius ** 2),
      firstWrongStep: 1,
      feedback: (p) =>
        `That’s a square with sides of ${p.radius} ${storyOf(p).unit}. How many of those make up the circle?`,
    },
  ],
  // A regular polygon with very many sides, cut into triangles from the centre.
  confirm(p) {
    const sides = 400_000;
    const turn = (2 * Math.PI) / sides;
    return { kind: 'values', values: [(sides / 2) * p.radius * p.radius * Math.sin(turn)] };
  },
  examples: [
    { seed: 's1', input: '530.9 cm^2', verdict: 'correct' },
    { seed: 's2', input: '78.5 m^2', verdict: 'correct' },
    { seed: 's3', input: '615.80 m^2', verdict: 'wrong-form' },
    { seed: 's1', input: '2123.7 cm^2', verdict: 'wrong', misconceptionId: 'radius-diameter-swap' },
    { seed: 's1', input: '81.7 cm^2', verdict: 'wrong', misconceptionId: 'circumference-area-swap' },
  ],
});
