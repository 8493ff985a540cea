import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

interface Params {
  story: number;
  length: number;
  width: number;
  height: number;
}

const stories = [
  { what: 'A shoebox', unit: 'cm', factor: 2 },
  { what: 'A storage room', unit: 'm', factor: 1 },
  { what: 'A lunchbox', unit: 'cm', factor: 2 },
  { what: 'A machinery shed', unit: 'm', factor: 1 },
  { what: 'A planter box', unit: 'cm', factor: 5 },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const volume = (p: Params) => p.length * p.width * p.height;
const surface = (p: Params) => 2 * (p.length * p.width + p.length * p.height + p.width * p.height);
const cubic = (p: Params, value: number) => `${value} ${storyOf(p).unit}^3`;

export const box = defineTemplate<Params>({
  id: 'y7/prism-volume/box',
  version: 2,
  topicId: '114-volume-of-prisms',
  years: [7],
  difficulty: 'EASY',
  strategy: 'layers-of-cubes',
  calculator: false,
  title: 'Volume of a rectangular prism',
  params: (random) =>
    drawUntil(
      () => {
        const story = random.int(0, stories.length - 1);
        const factor = (stories[story] ?? stories[0]).factor;
        return {
          story,
          length: random.int(4, 9) * factor,
          width: random.int(3, 7) * factor,
          height: random.int(2, 6) * factor,
        };
      },
      (p) => p.length > p.width && p.width !== p.height && surface(p) !== volume(p),
    ),
  prompt: (p) =>
    `${storyOf(p).what} is a rectangular prism. It is ${p.length} ${storyOf(p).unit} long, ${p.width} ${storyOf(p).unit} wide and ${p.height} ${storyOf(p).unit} high. What is its volume?`,
  instruction: (p) => `Give your answer in cubic ${storyOf(p).unit === 'm' ? 'metres' : 'centimetres'}.`,
  answer: (p) => ({
    kind: 'quantity',
    model: cubic(p, volume(p)),
    unit: `${storyOf(p).unit}^3`,
    forms: [{ kind: 'whole-number' }],
  }),
  steps: (p) => [
    start(
      `${p.length}\\times ${p.width}\\times ${p.height}`,
      'Length times width is how many cubes cover the base, and the height is how many layers there are.',
      'Cover the bottom with unit cubes. How many layers can you stack?',
      'How many cubes cover the bottom?',
    ),
    equal(
      `${p.length * p.width}\\times ${p.height}`,
      `One layer has $${p.length}\\times ${p.width}=${p.length * p.width}$ cubes.`,
      'Work out one layer first.',
      'How many cubes are in one layer?',
    ),
    equal(
      `${volume(p)}`,
      `There are ${p.height} layers.`,
      'Multiply one layer by the number of layers.',
      'How many cubes are there in all the layers together?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'volume-adds-lengths',
      compute: (p) => cubic(p, p.length + p.width + p.height),
      firstWrongStep: 0,
      feedback: () => 'Adding three lengths gives another length. How many unit cubes fill the box?',
    },
    {
      misconceptionId: 'surface-area-volume-swap',
      compute: (p) => cubic(p, surface(p)),
      firstWrongStep: 0,
      feedback: () => 'That’s the surface area, all six faces. Volume counts the cubes inside.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => cubic(p, p.length * p.width),
      firstWrongStep: 2,
      feedback: () => 'That’s only one layer. How many layers are there?',
    },
  ],
  // Count the cubes row by row and layer by layer.
  confirm(p) {
    let cubes = 0;
    for (let layer = 0; layer < p.height; layer += 1) {
      for (let row = 0; row < p.width; row += 1) cubes += p.length;
    }
    return { kind: 'values', values: [cubes] };
  },
  examples: [
    { seed: 's1', input: '1536 cm^3', verdict: 'correct' },
    { seed: 's2', input: '126 m^3', verdict: 'correct' },
    { seed: 's3', input: '15 m^3', verdict: 'wrong', misconceptionId: 'volume-adds-lengths' },
    { seed: 's4', input: '198 m^3', verdict: 'wrong', misconceptionId: 'surface-area-volume-swap' },
    { seed: 's5', input: '500 cm^3', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
  ],
});
