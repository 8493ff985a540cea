import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

interface Params {
  story: number;
  length: number;
  width: number;
  depth: number;
}

const stories = ['A fish tank', 'A wash tub', 'A water tank with flat sides', 'An esky', 'A jerry can'] as const;

const volume = (p: Params) => p.length * p.width * p.depth;
const litres = (value: number) => `${decimalText(value)} L`;

export const tankInLitres = defineTemplate<Params>({
  id: 'y8/capacity/tank-in-litres',
  version: 1,
  topicId: '133-volume-and-capacity',
  years: [8],
  difficulty: 'EASY',
  strategy: 'cubic-centimetres-to-litres',
  calculator: false,
  title: 'Capacity of a rectangular prism in litres',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        length: random.int(3, 8) * 10,
        width: random.int(4, 10) * 5,
        depth: random.int(4, 10) * 5,
      }),
      (p) => volume(p) % 1000 === 0 && p.length > p.width && p.width !== p.depth,
    ),
  prompt: (p) =>
    `${stories[p.story] ?? stories[0]} is a rectangular prism. Inside, it is ${p.length} cm long, ${p.width} cm wide and ${p.depth} cm deep. How many litres does it hold?`,
  instruction: () => 'Give your answer in litres.',
  answer: (p) => ({
    kind: 'quantity',
    model: litres(volume(p) / 1000),
    unit: 'L',
    forms: [{ kind: 'whole-number' }],
  }),
  steps: (p) => [
    start(
      `${p.length}\\times ${p.width}\\times ${p.depth}`,
      'The volume in cubic centimetres is length times width times depth.',
      'Find the volume in cubic centimetres first.',
      'How many centimetre cubes fit in it?',
    ),
    equal(`${volume(p)}`, 'These are cubic centimetres.', 'Work out the product.', 'What unit is this number in?'),
    start(
      `\\frac{${volume(p)}}{1000}`,
      'One litre is 1000 cubic centimetres.',
      'Convert the cubic centimetres to litres.',
      'How many cubic centimetres are in one litre?',
    ),
    equal(
      decimalText(volume(p) / 1000),
      'Divide by 1000.',
      'Move each digit three places.',
      'Should the number of litres be bigger or smaller than the number of cubes?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'wrong-conversion-factor',
      compute: (p) => litres(volume(p) / 100),
      firstWrongStep: 2,
      feedback: () => 'A cube with sides of 10 cm holds one litre. How many centimetre cubes fill it?',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => litres(volume(p)),
      firstWrongStep: 2,
      feedback: () => 'That’s the number of cubic centimetres. A litre is much bigger than one of those.',
    },
    {
      misconceptionId: 'volume-adds-lengths',
      compute: (p) => litres((p.length + p.width + p.depth) / 1000),
      firstWrongStep: 0,
      feedback: () => 'You added the three lengths. How many cubes fill the whole box?',
    },
  ],
  // In decimetres every cube is a litre.
  confirm: (p) => ({ kind: 'values', values: [(p.length / 10) * (p.width / 10) * (p.depth / 10)] }),
  examples: [
    { seed: 's1', input: '63 L', verdict: 'correct' },
    { seed: 's2', input: '36 L', verdict: 'correct' },
    { seed: 's1', input: '630 L', verdict: 'wrong', misconceptionId: 'wrong-conversion-factor' },
    { seed: 's1', input: '63000 L', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's1', input: '0.125 L', verdict: 'wrong', misconceptionId: 'volume-adds-lengths' },
  ],
});
