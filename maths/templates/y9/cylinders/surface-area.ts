import { defineTemplate } from '../../format';
import { rounded } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, result, start } from '../../worked-line';

interface Params {
  story: number;
  radius: number;
  height: number;
}

const stories = ['A closed tin', 'A drum', 'A pillar candle', 'A gift tube with lids', 'A block of wood'] as const;
const area = (p: Params) => 2 * Math.PI * p.radius * (p.radius + p.height);
const text = (value: number) => `${rounded(value, 1)} cm^2`;

export const cylinderSurface = defineTemplate<Params>({
  id: 'y9/cylinders/surface-area',
  version: 1,
  topicId: '151-surface-area-and-volume-cylinders',
  years: [9],
  difficulty: 'NORMAL',
  strategy: 'unroll-the-curved-face',
  calculator: true,
  title: 'Surface area of a closed cylinder',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        radius: random.int(3, 15),
        height: random.int(4, 30),
      }),
      (p) => p.radius !== p.height && Math.abs(p.radius ** 2 * p.height - 2 * p.radius * (p.radius + p.height)) > 1,
    ),
  prompt: (p) =>
    `${stories[p.story] ?? stories[0]} is a cylinder with a radius of ${p.radius} cm and a height of ${p.height} cm. What is its total surface area?`,
  instruction: () =>
    'Give your answer in $\\text{cm}^2$, correct to one decimal place. Use the $\\pi$ key on your calculator.',
  figure: (p) => ({
    kind: 'solid',
    alt: `A closed cylinder with a radius of ${p.radius} cm and a height of ${p.height} cm.`,
    solid: 'cylinder',
    width: 2 * p.radius,
    height: p.height,
    labels: { radius: `${p.radius} cm`, height: `${p.height} cm` },
  }),
  answer: (p) => ({
    kind: 'quantity',
    model: text(area(p)),
    unit: 'cm^2',
    tolerance: 0.05,
    forms: [{ kind: 'decimal-places', places: 1 }],
  }),
  steps: (p) => [
    start(
      `2\\times \\pi\\times ${p.radius}^2+2\\times \\pi\\times ${p.radius}\\times ${p.height}`,
      'The surface is two circles plus the curved face, which unrolls into a rectangle.',
      'Think of the net. Which flat shapes does it have?',
      'How long is the rectangle when you unroll the curved face?',
    ),
    equal(
      `${2 * p.radius ** 2}\\pi+${2 * p.radius * p.height}\\pi`,
      'Work out both parts as multiples of $\\pi$.',
      'Work out the two parts separately, and keep $\\pi$.',
      'What is each part, as a multiple of $\\pi$?',
    ),
    equal(
      `${2 * p.radius ** 2 + 2 * p.radius * p.height}\\pi`,
      'Add the two parts.',
      'Add the multiples of $\\pi$.',
      'Are the two parts like terms?',
    ),
    result(
      rounded(area(p), 1),
      'Use your calculator, and round to one decimal place.',
      'Only round at the very end.',
      'What unit is area measured in?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'end-faces-left-out',
      compute: (p) => text(2 * Math.PI * p.radius * p.height),
      firstWrongStep: 0,
      feedback: () => 'That’s just the curved face. What else can you touch on the outside?',
    },
    {
      misconceptionId: 'one-end-face-only',
      compute: (p) => text(Math.PI * p.radius * (p.radius + 2 * p.height)),
      firstWrongStep: 0,
      feedback: () => 'The cylinder is closed at both ends. How many circles are there?',
    },
    {
      misconceptionId: 'surface-area-volume-swap',
      compute: (p) => text(Math.PI * p.radius ** 2 * p.height),
      firstWrongStep: 0,
      feedback: () => 'That’s the volume, how much fits inside. The question asks about the outside.',
    },
  ],
  // A prism with very many sides, face by face.
  confirm(p) {
    const sides = 40_000;
    const angle = (2 * Math.PI) / sides;
    const edge = 2 * p.radius * Math.sin(angle / 2);
    const end = (sides / 2) * p.radius ** 2 * Math.sin(angle);
    return { kind: 'values', values: [2 * end + sides * edge * p.height] };
  },
  examples: [
    { seed: 's1', input: '653.5 cm^2', verdict: 'correct' },
    { seed: 's2', input: '1866.1 cm^2', verdict: 'correct' },
    { seed: 's3', input: '1068.10 cm^2', verdict: 'wrong-form' },
    { seed: 's1', input: '552.9 cm^2', verdict: 'wrong', misconceptionId: 'end-faces-left-out' },
    { seed: 's1', input: '603.2 cm^2', verdict: 'wrong', misconceptionId: 'one-end-face-only' },
    { seed: 's1', input: '1105.8 cm^2', verdict: 'wrong', misconceptionId: 'surface-area-volume-swap' },
  ],
});
