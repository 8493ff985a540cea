import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, start, unlessRight } from '../../worked-line';

interface Params {
  story: number;
  length: number;
  width: number;
  height: number;
}

const stories = [
  { what: 'A rectangular pool holds', of: 'water', unit: 'm', ask: 'How deep is the water?', factor: 1 },
  { what: 'A rectangular grain bin holds', of: 'wheat', unit: 'm', ask: 'How deep is the wheat?', factor: 1 },
  { what: 'A rectangular fish tank holds', of: 'water', unit: 'cm', ask: 'How deep is the water?', factor: 10 },
  { what: 'A rectangular dish holds', of: 'jelly', unit: 'cm', ask: 'How deep is the jelly?', factor: 4 },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const base = (p: Params) => p.length * p.width;
const volume = (p: Params) => base(p) * p.height;
const length = (p: Params, value: number) => `${value} ${storyOf(p).unit}`;

export const missingHeight = defineTemplate<Params>({
  id: 'y7/prism-volume/missing-height',
  version: 2,
  topicId: '114-volume-of-prisms',
  years: [7, 8],
  difficulty: 'HARD',
  strategy: 'volume-formula-backwards',
  calculator: false,
  title: 'Height from the volume',
  params: (random) =>
    drawUntil(
      () => {
        const story = random.int(0, stories.length - 1);
        const { factor } = stories[story] ?? stories[0];
        return {
          story,
          length: random.int(3, 9) * factor,
          width: random.int(2, 6) * factor,
          height: random.int(2, 4) * Math.ceil(factor / 2),
        };
      },
      (p) => p.length > p.width,
    ),
  prompt(p) {
    const { what, of, unit, ask } = storyOf(p);
    return `${what} ${volume(p)} ${unit}³ of ${of}. Its base is ${p.length} ${unit} long and ${p.width} ${unit} wide. ${ask}`;
  },
  instruction: (p) => `Give your answer in ${storyOf(p).unit === 'm' ? 'metres' : 'centimetres'}.`,
  answer: (p) => ({
    kind: 'quantity',
    model: length(p, p.height),
    unit: storyOf(p).unit,
    variable: 'h',
    forms: [{ kind: 'whole-number' }],
  }),
  steps: (p) => [
    start(
      `${p.length}\\times ${p.width}\\times h=${volume(p)}`,
      'Length times width times depth is the volume. Let $h$ be the depth.',
      'Write the volume formula and put in the numbers you know.',
      'Which of the three lengths don’t you know?',
    ),
    equivalent(
      `${base(p)}h=${volume(p)}`,
      `One layer has $${p.length}\\times ${p.width}$ unit cubes.`,
      'Multiply the two lengths you know.',
      'How many unit cubes are in one layer?',
    ),
    equivalent(
      `h=${p.height}`,
      `Divide both sides by $${base(p)}$.`,
      'Undo the multiplication.',
      'How many layers make up the whole volume?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'subtracts-instead-of-dividing',
      compute: (p) => unlessRight(length(p, volume(p) - base(p)), length(p, p.height)),
      firstWrongStep: 2,
      feedback: () => 'How many times does one layer go into the volume? Subtracting one layer won’t tell you that.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => length(p, p.width * p.height),
      firstWrongStep: 2,
      feedback: (p) => `You only divided by the length of ${p.length} ${storyOf(p).unit}. Divide by the width as well.`,
    },
    {
      misconceptionId: 'volume-adds-lengths',
      compute: (p) => unlessRight(length(p, volume(p) - p.length - p.width), length(p, p.height)),
      firstWrongStep: 0,
      feedback: () => 'Volume is the three lengths multiplied, not added.',
    },
  ],
  // Pour in one layer after the other.
  confirm(p) {
    let [left, layers] = [volume(p), 0];
    while (left > 0) {
      for (let row = 0; row < p.width; row += 1) left -= p.length;
      layers += 1;
    }
    return { kind: 'values', values: [layers] };
  },
  examples: [
    { seed: 's1', input: '15 cm', verdict: 'correct' },
    { seed: 's2', input: '10 cm', verdict: 'correct' },
    { seed: 's3', input: '96 m', verdict: 'wrong', misconceptionId: 'subtracts-instead-of-dividing' },
    { seed: 's4', input: '400 cm', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's5', input: '59870 cm', verdict: 'wrong', misconceptionId: 'volume-adds-lengths' },
  ],
});
