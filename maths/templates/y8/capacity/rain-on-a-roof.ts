import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

interface Params {
  story: number;
  length: number;
  width: number;
  rain: number;
}

const stories = ['a shed', 'a school hall', 'a bus shelter', 'a stable', 'a house'] as const;

const area = (p: Params) => p.length * p.width;
const volume = (p: Params) => (area(p) * p.rain) / 1000;
const litres = (value: number) => `${decimalText(value)} L`;

export const rainOnARoof = defineTemplate<Params>({
  id: 'y8/capacity/rain-on-a-roof',
  version: 1,
  topicId: '133-volume-and-capacity',
  years: [8, 9],
  difficulty: 'NORMAL',
  strategy: 'one-unit-for-all-lengths',
  calculator: true,
  title: 'Rain on a flat roof',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        length: random.int(4, 20),
        width: random.int(3, 12),
        rain: random.int(4, 45),
      }),
      (p) => p.length > p.width && p.rain % 10 !== 0,
    ),
  prompt: (p) =>
    `The flat roof of ${stories[p.story] ?? stories[0]} is a rectangle, ${p.length} m by ${p.width} m. One day, ${p.rain} mm of rain falls on it. How many litres of water is that?`,
  instruction: () => 'Give your answer in litres.',
  answer: (p) => ({
    kind: 'quantity',
    model: litres(area(p) * p.rain),
    unit: 'L',
    forms: [{ kind: 'whole-number' }],
  }),
  steps: (p) => [
    {
      ...start(
        `\\frac{${p.rain}}{1000}=${decimalText(p.rain / 1000)}`,
        'Convert the rain to metres so that all the lengths are in the same unit.',
        'The lengths are in different units. Convert the millimetres to metres.',
        'How many millimetres are in one metre?',
      ),
      relation: 'identity',
    },
    start(
      `${p.length}\\times ${p.width}\\times ${decimalText(p.rain / 1000)}`,
      'The rain on the roof is a thin rectangular prism.',
      'Length times width times depth gives the volume in cubic metres.',
      'What shape is the layer of water on the roof?',
    ),
    equal(decimalText(volume(p)), 'These are cubic metres.', 'Work out the product.', 'What unit is this number in?'),
    start(
      `1000\\times ${decimalText(volume(p))}`,
      'One cubic metre is 1000 litres.',
      'Convert the cubic metres to litres.',
      'How many litres are in one cubic metre?',
    ),
    equal(
      decimalText(area(p) * p.rain),
      'Multiply by 1000.',
      'Move each digit three places.',
      'Is this a sensible amount for a tank?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'wrong-conversion-factor',
      compute: (p) => litres(area(p) * p.rain * 10),
      firstWrongStep: 0,
      feedback: () => 'You made the rain ten times too deep. How many millimetres are in one metre?',
    },
    {
      misconceptionId: 'cube-unit-linear-conversion',
      compute: (p) => litres(volume(p) * 100),
      firstWrongStep: 3,
      feedback: () => 'One metre is 100 cm, but a cubic metre holds a lot more than 100 litres.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => litres(volume(p)),
      firstWrongStep: 3,
      feedback: () => 'That’s the number of cubic metres. How many litres are in one cubic metre?',
    },
  ],
  // One millimetre on one square metre is one litre: count square metre by square metre.
  confirm(p) {
    let sum = 0;
    for (let x = 0; x < p.length; x += 1) {
      for (let y = 0; y < p.width; y += 1) sum += p.rain;
    }
    return { kind: 'values', values: [sum] };
  },
  examples: [
    { seed: 's1', input: '6156 L', verdict: 'correct' },
    { seed: 's2', input: '1372 L', verdict: 'correct' },
    { seed: 's1', input: '61560 L', verdict: 'wrong', misconceptionId: 'wrong-conversion-factor' },
    { seed: 's1', input: '615.6 L', verdict: 'wrong', misconceptionId: 'cube-unit-linear-conversion' },
    { seed: 's1', input: '6.156 L', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
  ],
});
