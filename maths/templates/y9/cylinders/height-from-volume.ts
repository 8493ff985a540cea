import { defineTemplate } from '../../format';
import { rounded } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, result, start } from '../../worked-line';

/** A volume in litres and a radius in cm. */
interface Params {
  story: number;
  litres: number;
  radius: number;
}

const stories = [
  'A cylindrical fish tank',
  'A round water cooler',
  'A cylindrical bucket',
  'A soup pot',
  'A round compost bin',
] as const;
const cubic = (p: Params) => p.litres * 1000;
const height = (p: Params) => cubic(p) / (Math.PI * p.radius ** 2);
const text = (value: number) => `${rounded(value, 1)} cm`;

export const heightFromVolume = defineTemplate<Params>({
  id: 'y9/cylinders/height-from-volume',
  version: 1,
  topicId: '151-surface-area-and-volume-cylinders',
  years: [9, 10],
  difficulty: 'HARD',
  strategy: 'solve-the-volume-formula',
  calculator: true,
  title: 'Find the height of a cylinder',
  params: (random) =>
    drawUntil(
      () => ({ story: random.int(0, stories.length - 1), litres: random.int(2, 40), radius: random.int(7, 24) }),
      (p) => height(p) > 8 && height(p) < 60,
    ),
  prompt: (p) =>
    `${stories[p.story] ?? stories[0]} holds ${p.litres} litres when it is full. Its radius is ${p.radius} cm. How high is it on the inside? One litre is $1000\\text{ cm}^3$.`,
  instruction: () => 'Give your answer in cm, correct to one decimal place. Use the $\\pi$ key on your calculator.',
  figure: (p) => ({
    kind: 'solid',
    alt: `A cylinder with a radius of ${p.radius} cm and a volume of ${p.litres} litres; its height is unknown.`,
    solid: 'cylinder',
    width: 2 * p.radius,
    height: Math.round(height(p)),
    labels: { radius: `${p.radius} cm`, height: 'h' },
  }),
  answer: (p) => ({
    kind: 'quantity',
    model: text(height(p)),
    unit: 'cm',
    variable: 'h',
    tolerance: 0.05,
    forms: [{ kind: 'decimal-places', places: 1 }],
  }),
  steps: (p) => [
    start(
      `\\pi\\times ${p.radius}^2\\times h=${cubic(p)}`,
      `${p.litres} litres is $${cubic(p)}\\text{ cm}^3$, and the volume is the base area times the height.`,
      'Convert the litres, and write the volume formula with $h$.',
      'Which values in the formula do you know?',
    ),
    equivalent(
      `${p.radius ** 2}\\pi h=${cubic(p)}`,
      'Square the radius.',
      'Multiply the radius by itself.',
      'What is the area of the base, as a multiple of $\\pi$?',
    ),
    equivalent(
      `h=\\frac{${cubic(p)}}{${p.radius ** 2}\\pi}`,
      'Divide both sides by the area of the base.',
      'Get $h$ by itself.',
      'What is $h$ multiplied by?',
    ),
    result(
      `h=${rounded(height(p), 1)}`,
      'Use your calculator, and round to one decimal place.',
      'Put the whole denominator in brackets on your calculator.',
      'Does this height give the right volume?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'square-as-double',
      compute: (p) => text(cubic(p) / (Math.PI * 2 * p.radius)),
      firstWrongStep: 1,
      feedback: (p) => `$${p.radius}^2$ isn’t $${p.radius}\\times 2$.`,
    },
    {
      misconceptionId: 'radius-diameter-swap',
      compute: (p) => text(height(p) / 4),
      firstWrongStep: 0,
      feedback: () => 'You used the diameter instead of the radius.',
    },
    {
      misconceptionId: 'wrong-conversion-factor',
      compute: (p) => text(height(p) / 10),
      firstWrongStep: 0,
      feedback: () => 'How many cubic centimetres are in one litre?',
    },
  ],
  // Bisection: too low a cylinder does not hold the water.
  confirm(p) {
    let [low, high] = [0, 1000];
    for (let i = 0; i < 60; i += 1) {
      const h = (low + high) / 2;
      if (p.radius * p.radius * Math.PI * h < cubic(p)) low = h;
      else high = h;
    }
    return { kind: 'values', values: [low] };
  },
  examples: [
    { seed: 's1', input: '21.1 cm', verdict: 'correct' },
    { seed: 's2', input: '42.4 cm', verdict: 'correct' },
    { seed: 's3', input: '8.80 cm', verdict: 'wrong-form' },
    { seed: 's1', input: '242.2 cm', verdict: 'wrong', misconceptionId: 'square-as-double' },
    { seed: 's1', input: '5.3 cm', verdict: 'wrong', misconceptionId: 'radius-diameter-swap' },
    { seed: 's1', input: '2.1 cm', verdict: 'wrong', misconceptionId: 'wrong-conversion-factor' },
  ],
});
