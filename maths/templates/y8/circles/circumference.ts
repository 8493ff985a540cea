import { defineTemplate } from '../../format';
import { rounded } from '../../number-text';
import { equal, result, start } from '../../worked-line';
import { roundOutline } from './round-outline';

interface Params {
  story: number;
  radius: number;
}

const stories = [
  { what: 'A bike wheel', unit: 'cm', sizes: [20, 36] },
  { what: 'A round table', unit: 'cm', sizes: [35, 90] },
  { what: 'A round pond', unit: 'm', sizes: [3, 20] },
  { what: 'A dinner plate', unit: 'cm', sizes: [9, 16] },
  { what: 'A merry-go-round', unit: 'm', sizes: [3, 8] },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const quantity = (p: Params, value: number) => `${rounded(value, 1)} ${storyOf(p).unit}`;

export const circumference = defineTemplate<Params>({
  id: 'y8/circles/circumference',
  version: 1,
  topicId: '134-circumference-and-area-of-circles',
  years: [8],
  difficulty: 'EASY',
  strategy: 'two-pi-r',
  calculator: true,
  title: 'Circumference from the radius',
  params(random) {
    const story = random.int(0, stories.length - 1);
    const [low, high] = (stories[story] ?? stories[0]).sizes;
    return { story, radius: random.int(low, high) };
  },
  prompt: (p) => `${storyOf(p).what} has a radius of ${p.radius} ${storyOf(p).unit}. What is its circumference?`,
  instruction: (p) =>
    `Give your answer in ${storyOf(p).unit}, correct to one decimal place. Use the $\\pi$ key on your calculator.`,
  figure: (p) => ({
    kind: 'polygon',
    alt: `A circle. A dashed line shows its radius of ${p.radius} ${storyOf(p).unit}, from the centre to the edge.`,
    vertices: roundOutline(p.radius, 'whole'),
    dashed: [
      [
        [p.radius, 0],
        [2 * p.radius, 0],
      ],
    ],
  }),
  answer: (p) => ({
    kind: 'quantity',
    model: quantity(p, 2 * Math.PI * p.radius),
    unit: storyOf(p).unit,
    tolerance: 0.05,
    forms: [{ kind: 'decimal-places', places: 1 }],
  }),
  steps: (p) => [
    start(
      `2\\times\\pi\\times ${p.radius}`,
      'The circumference is $\\pi$ times the diameter, and the diameter is twice the radius.',
      'Which length goes right across the circle?',
      'Is the given length the radius or the diameter?',
    ),
    equal(
      `${2 * p.radius}\\pi`,
      `The diameter is $2\\times ${p.radius}=${2 * p.radius}$.`,
      'Work out the diameter first.',
      'How long is the diameter?',
    ),
    result(
      rounded(2 * Math.PI * p.radius, 1),
      'Multiply by $\\pi$ and round to one decimal place.',
      'Use the $\\pi$ key, and only round at the end.',
      'Is your answer a bit more than three diameters?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'radius-diameter-swap',
      compute: (p) => quantity(p, Math.PI * p.radius),
      firstWrongStep: 0,
      feedback: (p) => `The ${p.radius} ${storyOf(p).unit} only goes from the centre to the edge, not right across.`,
    },
    {
      misconceptionId: 'circumference-area-swap',
      compute: (p) => quantity(p, Math.PI * p.radius ** 2),
      firstWrongStep: 0,
      feedback: () => 'You squared the radius, which gives an area. The circumference is a length.',
    },
    {
      misconceptionId: 'pi-left-out',
      compute: (p) => quantity(p, 2 * p.radius),
      firstWrongStep: 1,
      feedback: () => 'That’s the distance straight across. How many times does it fit around the circle?',
    },
  ],
  // A regular polygon with very many sides, each found from its two ends.
  confirm(p) {
    const sides = 40_000;
    const turn = (2 * Math.PI) / sides;
    const side = Math.hypot(p.radius * Math.cos(turn) - p.radius, p.radius * Math.sin(turn));
    return { kind: 'values', values: [side * sides] };
  },
  examples: [
    { seed: 's1', input: '565.5 cm', verdict: 'correct' },
    { seed: 's2', input: '163.4 cm', verdict: 'correct' },
    { seed: 's3', input: '125.70 m', verdict: 'wrong-form' },
    { seed: 's1', input: '282.7 cm', verdict: 'wrong', misconceptionId: 'radius-diameter-swap' },
    { seed: 's1', input: '25446.9 cm', verdict: 'wrong', misconceptionId: 'circumference-area-swap' },
  ],
});
