import { defineTemplate } from '../../format';
import { rounded } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, result, start } from '../../worked-line';

interface Params {
  story: number;
  radius: number;
  height: number;
  diameterGiven: boolean;
}

interface Story {
  text: string;
  unit: string;
  radius: [number, number];
  height: [number, number];
}

const stories: [Story, ...Story[]] = [
  { text: 'A can of tomatoes', unit: 'cm', radius: [3, 6], height: [9, 15] },
  { text: 'A water tank', unit: 'm', radius: [2, 5], height: [2, 7] },
  { text: 'A candle', unit: 'cm', radius: [2, 6], height: [7, 20] },
  { text: 'A round hay bale', unit: 'm', radius: [1, 2], height: [1, 3] },
  { text: 'A tin of paint', unit: 'cm', radius: [7, 12], height: [14, 25] },
];

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const text = (p: Params, value: number) => `${rounded(value, 1)} ${storyOf(p).unit}^3`;
const given = (p: Params) => (p.diameterGiven ? 2 * p.radius : p.radius);

export const cylinderVolume = defineTemplate<Params>({
  id: 'y9/cylinders/volume',
  version: 1,
  topicId: '151-surface-area-and-volume-cylinders',
  years: [9],
  difficulty: 'EASY',
  strategy: 'base-times-height',
  calculator: true,
  title: 'Volume of a cylinder',
  params: (random) =>
    drawUntil(
      () => {
        const story = random.int(0, stories.length - 1);
        const { radius, height } = stories[story] ?? stories[0];
        return {
          story,
          radius: random.int(...radius),
          height: random.int(...height),
          diameterGiven: random.chance(0.4),
        };
      },
      (p) =>
        p.radius > 1 &&
        p.radius !== p.height &&
        2 * p.radius !== p.height &&
        p.radius + p.height !== p.radius * p.height,
    ),
  prompt: (p) =>
    `${storyOf(p).text} is a cylinder. Its ${p.diameterGiven ? 'diameter' : 'radius'} is ${given(p)} ${storyOf(p).unit} and its height is ${p.height} ${storyOf(p).unit}. What is its volume?`,
  instruction: (p) =>
    `Give your answer in $\\text{${storyOf(p).unit}}^3$, correct to one decimal place. Use the $\\pi$ key on your calculator.`,
  figure: (p) => ({
    kind: 'solid',
    alt: `A cylinder with a ${p.diameterGiven ? 'diameter' : 'radius'} of ${given(p)} ${storyOf(p).unit} and a height of ${p.height} ${storyOf(p).unit}.`,
    solid: 'cylinder',
    width: 2 * p.radius,
    height: p.height,
    labels: {
      height: `${p.height} ${storyOf(p).unit}`,
      ...(p.diameterGiven ? { width: `${given(p)} ${storyOf(p).unit}` } : { radius: `${given(p)} ${storyOf(p).unit}` }),
    },
  }),
  answer: (p) => ({
    kind: 'quantity',
    model: text(p, Math.PI * p.radius ** 2 * p.height),
    unit: `${storyOf(p).unit}^3`,
    tolerance: 0.05,
    forms: [{ kind: 'decimal-places', places: 1 }],
  }),
  steps: (p) => [
    start(
      `\\pi\\times ${p.radius}^2\\times ${p.height}`,
      `The volume is the area of the base times the height${p.diameterGiven ? `; the radius is half of ${given(p)}` : ''}.`,
      'What shape is the base? Multiply its area by the height.',
      'Are you given the radius or the diameter?',
    ),
    equal(
      `${p.radius ** 2}\\pi\\times ${p.height}`,
      'Square the radius first.',
      'Do the power first.',
      'What is the area of the base, as a multiple of $\\pi$?',
    ),
    equal(
      `${p.radius ** 2 * p.height}\\pi`,
      'Multiply by the height.',
      'Multiply the base area by the height.',
      'How many layers one unit high would fill the cylinder?',
    ),
    result(
      `${rounded(Math.PI * p.radius ** 2 * p.height, 1)}`,
      'Use your calculator, and round to one decimal place.',
      'Use the $\\pi$ key on your calculator, and round at the end.',
      'What unit is volume measured in?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'radius-diameter-swap',
      compute: (p) => text(p, Math.PI * (p.diameterGiven ? 2 * p.radius : p.radius / 2) ** 2 * p.height),
      firstWrongStep: 0,
      feedback: (p) =>
        `The ${given(p)} ${storyOf(p).unit} is the ${p.diameterGiven ? 'diameter' : 'radius'}. Which one does the formula use?`,
    },
    {
      misconceptionId: 'square-as-double',
      compute: (p) => (p.radius === 2 ? null : text(p, Math.PI * 2 * p.radius * p.height)),
      firstWrongStep: 1,
      feedback: (p) => `$${p.radius}^2$ isn’t $${p.radius}\\times 2$.`,
    },
    {
      misconceptionId: 'surface-area-volume-swap',
      compute: (p) => text(p, 2 * Math.PI * p.radius * (p.radius + p.height)),
      firstWrongStep: 0,
      feedback: () => 'That’s the surface area. How much fits inside?',
    },
  ],
  // Fill the base with thin rings from the middle outwards, and pile the layers up.
  confirm(p) {
    const rings = 4000;
    const wide = p.radius / rings;
    let base = 0;
    for (let i = 0; i < rings; i += 1) base += 2 * Math.PI * (i + 0.5) * wide * wide;
    return { kind: 'values', values: [base * p.height] };
  },
  examples: [
    { seed: 's1', input: '8595.4 cm^3', verdict: 'correct' },
    { seed: 's2', input: '1244.1 cm^3', verdict: 'correct' },
    { seed: 's3', input: '1470.30 cm^3', verdict: 'wrong-form' },
    { seed: 's1', input: '2148.8 cm^3', verdict: 'wrong', misconceptionId: 'radius-diameter-swap' },
    { seed: 's1', input: '1432.6 cm^3', verdict: 'wrong', misconceptionId: 'square-as-double' },
    { seed: 's1', input: '2337.3 cm^3', verdict: 'wrong', misconceptionId: 'surface-area-volume-swap' },
  ],
});
