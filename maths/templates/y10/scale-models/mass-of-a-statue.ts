import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

/** Two similar solids of one material: heights, and the mass of the small one in tenths of a kilogram. */
interface Params {
  story: number;
  small: number;
  factor: number;
  tenths: number;
}

const stories = [
  { what: 'statue', plural: 'statues', of: 'bronze' },
  { what: 'chess king for a garden', plural: 'garden chess kings', of: 'concrete' },
  { what: 'candle', plural: 'candles', of: 'wax' },
  { what: 'chocolate bilby', plural: 'chocolate bilbies', of: 'solid chocolate' },
  { what: 'bell', plural: 'bells', of: 'brass' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const kg = (p: Params) => p.tenths / 10;
const text = (value: number) => `${decimalText(value)} kg`;
const big = (p: Params) => p.small * p.factor;
const mass = (p: Params) => kg(p) * p.factor ** 3;

export const massOfAStatue = defineTemplate<Params>({
  id: 'y10/scale-models/mass-of-a-statue',
  version: 1,
  topicId: '170-scale-and-proportion-models',
  years: [10],
  difficulty: 'HARD',
  strategy: 'cube-of-the-factor',
  calculator: true,
  title: 'Mass of a larger copy',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        small: random.int(8, 30),
        factor: random.pick([1.5, 2, 2.5, 3, 4, 5]),
        tenths: random.int(2, 120),
      }),
      (p) => {
        // Sizes and masses as they are in life: between 0.1 and 0.8 grams for each cubic centimetre around it.
        const size = p.small ** 3 / 1000;
        return Number.isInteger(big(p)) && p.tenths >= size && p.tenths <= 8 * size && kg(p) !== 1 && mass(p) <= 300;
      },
    ),
  prompt: (p) =>
    `Two ${storyOf(p).plural} have the same shape and are both made of ${storyOf(p).of}. The small one is ${p.small} cm high and has a mass of ${decimalText(kg(p))} kg. The large one is ${big(p)} cm high. What is its mass in kilograms?`,
  answer: (p) => ({ kind: 'quantity', model: text(mass(p)), unit: 'kg', forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      `\\frac{${big(p)}}{${p.small}}`,
      'They’re the same shape, so every length is multiplied by this factor.',
      'What are the lengths multiplied by? Compare the heights.',
      'How many times as high is the large one?',
    ),
    equal(
      decimalText(p.factor),
      'This is the factor for lengths.',
      'Divide the heights.',
      'What about the width and the depth?',
    ),
    start(
      `${decimalText(kg(p))}\\times ${decimalText(p.factor)}^3`,
      'Mass grows with volume. Length, width and depth all grow, so multiply by the factor three times.',
      'What does the mass depend on: length, surface area or volume?',
      'In how many directions does the solid grow?',
    ),
    equal(
      decimalText(mass(p)),
      'Work out the power first, then the product.',
      'Cube the factor and multiply.',
      'Could you lift the large one?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'scale-factor-linear-for-volume',
      compute: (p) => text(kg(p) * p.factor),
      firstWrongStep: 2,
      feedback: (p) =>
        `You used the factor ${decimalText(p.factor)} once. It’s also wider and deeper, not just taller.`,
    },
    {
      misconceptionId: 'scale-factor-square-for-volume',
      compute: (p) => text(kg(p) * p.factor ** 2),
      firstWrongStep: 2,
      feedback: (p) => `With $${decimalText(p.factor)}^2$ you covered two directions. A solid has one more.`,
    },
    {
      misconceptionId: 'ratio-as-difference',
      compute: (p) => {
        const wrong = text(kg(p) + big(p) - p.small);
        return wrong === text(mass(p)) || wrong === text(kg(p) * p.factor) || wrong === text(kg(p) * p.factor ** 2)
          ? null
          : wrong;
      },
      firstWrongStep: 0,
      feedback: () => 'You added the difference in heights. How many times as high is it?',
    },
  ],
  // Build both of tiny cubes: as many along each direction as the heights say.
  confirm(p) {
    const count = (height: number) => {
      let cubes = 0;
      for (let x = 0; x < 2 * height; x += 1) for (let y = 0; y < 2 * height; y += 1) cubes += 2 * height;
      return cubes;
    };
    return { kind: 'values', values: [(kg(p) / count(p.small)) * count(big(p))] };
  },
  examples: [
    { seed: 's1', input: '13.6 kg', verdict: 'correct' },
    { seed: 's2', input: '6.25 kg', verdict: 'correct' },
    { seed: 's1', input: '3.4 kg', verdict: 'wrong', misconceptionId: 'scale-factor-linear-for-volume' },
    { seed: 's1', input: '6.8 kg', verdict: 'wrong', misconceptionId: 'scale-factor-square-for-volume' },
    { seed: 's1', input: '26.7 kg', verdict: 'wrong', misconceptionId: 'ratio-as-difference' },
  ],
});
