import { defineTemplate } from '../../format';
import { rounded } from '../../number-text';
import { equal, result, start } from '../../worked-line';
import { roundOutline } from './round-outline';

interface Params {
  story: number;
  radius: number;
}

const stories = [
  { what: 'A window', unit: 'cm', sizes: [20, 60] },
  { what: 'A garden bed', unit: 'm', sizes: [2, 9] },
  { what: 'A protractor', unit: 'cm', sizes: [4, 8] },
  { what: 'A theatre stage', unit: 'm', sizes: [4, 12] },
  { what: 'A doormat', unit: 'cm', sizes: [25, 50] },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const value = (p: Params) => Math.PI * p.radius + 2 * p.radius;
const quantity = (p: Params, length: number) => `${rounded(length, 1)} ${storyOf(p).unit}`;

export const halfDiscPerimeter = defineTemplate<Params>({
  id: 'y8/circles/half-disc-perimeter',
  version: 1,
  topicId: '134-circumference-and-area-of-circles',
  years: [8, 9],
  difficulty: 'HARD',
  strategy: 'arc-and-straight-edge',
  calculator: true,
  title: 'Perimeter of a semicircle',
  params(random) {
    const story = random.int(0, stories.length - 1);
    const [low, high] = (stories[story] ?? stories[0]).sizes;
    return { story, radius: random.int(low, high) };
  },
  prompt: (p) =>
    `${storyOf(p).what} is a semicircle. Its straight edge is ${2 * p.radius} ${storyOf(p).unit} long. What is its perimeter?`,
  instruction: (p) =>
    `Give your answer in ${storyOf(p).unit}, correct to one decimal place. Use the $\\pi$ key on your calculator.`,
  figure: (p) => ({
    kind: 'polygon',
    alt: `A semicircle with a straight edge of ${2 * p.radius} ${storyOf(p).unit}.`,
    vertices: [[0, 0], ...roundOutline(p.radius, 'half')],
    sides: [`${2 * p.radius} ${storyOf(p).unit}`],
  }),
  answer: (p) => ({
    kind: 'quantity',
    model: quantity(p, value(p)),
    unit: storyOf(p).unit,
    tolerance: 0.05,
    forms: [{ kind: 'decimal-places', places: 1 }],
  }),
  steps: (p) => [
    start(
      `\\frac{1}{2}\\times\\pi\\times ${2 * p.radius}+${2 * p.radius}`,
      'The perimeter is half the circumference plus the straight edge.',
      'Walk around the shape. Which edges do you walk along?',
      'Is the straight edge the radius or the diameter of the circle?',
    ),
    equal(
      `${p.radius}\\pi+${2 * p.radius}`,
      `Half of ${2 * p.radius} is ${p.radius}.`,
      'Simplify the curved part first.',
      'What is half of the circumference?',
    ),
    result(
      rounded(value(p), 1),
      'Add both parts and round to one decimal place.',
      'Use the $\\pi$ key, and only round at the end.',
      'Is the curved part longer than the straight part?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'straight-edge-left-out',
      compute: (p) => quantity(p, Math.PI * p.radius),
      firstWrongStep: 0,
      feedback: () => 'That’s just the curved edge. What else do you walk along when you go around?',
    },
    {
      misconceptionId: 'half-circle-not-halved',
      compute: (p) => quantity(p, 2 * Math.PI * p.radius + 2 * p.radius),
      firstWrongStep: 0,
      feedback: () => 'You used the whole circumference. The shape is only half a circle.',
    },
    {
      misconceptionId: 'radius-diameter-swap',
      compute: (p) => quantity(p, 2 * Math.PI * p.radius + 4 * p.radius),
      firstWrongStep: 0,
      feedback: (p) =>
        `The ${2 * p.radius} ${storyOf(p).unit} goes right across, from edge to edge. Is that the radius?`,
    },
  ],
  // Many short straight pieces along the curve, and the edge.
  confirm(p) {
    const pieces = 20_000;
    const turn = Math.PI / pieces;
    const piece = Math.hypot(p.radius * Math.cos(turn) - p.radius, p.radius * Math.sin(turn));
    return { kind: 'values', values: [piece * pieces + p.radius + p.radius] };
  },
  examples: [
    { seed: 's1', input: '200.5 cm', verdict: 'correct' },
    { seed: 's2', input: '41.1 cm', verdict: 'correct' },
    { seed: 's3', input: '20.60 cm', verdict: 'wrong-form' },
    { seed: 's1', input: '122.5 cm', verdict: 'wrong', misconceptionId: 'straight-edge-left-out' },
    { seed: 's1', input: '323.0 cm', verdict: 'wrong', misconceptionId: 'half-circle-not-halved' },
    { seed: 's1', input: '401.0 cm', verdict: 'wrong', misconceptionId: 'radius-diameter-swap' },
  ],
});
