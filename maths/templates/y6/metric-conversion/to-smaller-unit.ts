import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

interface Params {
  story: number;
  value: number;
  name: string;
}
const stories = [
  {
    text: (n: string, v: string) => `${n} throws a ball ${v} m. How many centimetres is that?`,
    factor: 100,
    big: 'metre',
    small: 'centimetres',
    other: 1000,
  },
  {
    text: (n: string, v: string) => `${n} walks ${v} km to school. How many metres is that?`,
    factor: 1000,
    big: 'kilometre',
    small: 'metres',
    other: 100,
  },
  {
    text: (n: string, v: string) => `${n} weighs a cat at the vet. It has a mass of ${v} kg. How many grams is that?`,
    factor: 1000,
    big: 'kilogram',
    small: 'grams',
    other: 100,
  },
  {
    text: (n: string, v: string) => `${n} fills a bucket with ${v} L of water. How many millilitres is that?`,
    factor: 1000,
    big: 'litre',
    small: 'millilitres',
    other: 100,
  },
  {
    text: (n: string, v: string) => `${n} finds a leaf ${v} cm long. How many millimetres is that?`,
    factor: 10,
    big: 'centimetre',
    small: 'millimetres',
    other: 100,
  },
] as const;
const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const given = (p: Params) => decimalText(p.value / (storyOf(p).factor === 10 ? 10 : 100));
const value = (p: Params) => decimalText(Number(given(p)) * storyOf(p).factor);

export const toSmallerUnit = defineTemplate<Params>({
  id: 'y6/metric-conversion/to-smaller-unit',
  version: 1,
  topicId: '92-metric-conversion',
  years: [6],
  difficulty: 'EASY',
  strategy: 'to-a-smaller-unit',
  calculator: false,
  title: 'Change to a smaller unit',
  params: (random) =>
    drawUntil(
      () => ({ name: random.pick(firstNames), story: random.int(0, stories.length - 1), value: random.int(105, 980) }),
      (p) => p.value % 10 !== 0,
    ),
  prompt: (p) => storyOf(p).text(p.name, given(p)),
  answer: (p) => ({ kind: 'number', model: value(p), unit: storyOf(p).small, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${given(p)}\\times ${storyOf(p).factor}`,
      `One ${storyOf(p).big} is ${storyOf(p).factor} ${storyOf(p).small}.`,
      `How many ${storyOf(p).small} are in one ${storyOf(p).big}?`,
      'Do you need more of the smaller unit, or fewer?',
    ),
    equal(
      `${Math.floor(Number(given(p)))}\\times ${storyOf(p).factor}+${decimalText(Number(given(p)) - Math.floor(Number(given(p))))}\\times ${storyOf(p).factor}`,
      'Change the whole number and the decimal part separately.',
      'Split the number into its whole part and its decimal part.',
      'How much is the decimal part?',
    ),
    equal(
      value(p),
      'Multiply by moving the digits.',
      'Move each digit one place to the left for each zero.',
      'Is the new number larger, as it should be?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'converts-wrong-way',
      compute: (p) => decimalText(Number(given(p)) / storyOf(p).factor),
      firstWrongStep: 0,
      feedback: (p) =>
        `${storyOf(p).small.charAt(0).toUpperCase()}${storyOf(p).small.slice(1)} are smaller, so you need more of them.`,
    },
    {
      misconceptionId: 'wrong-conversion-factor',
      compute: (p) => decimalText(Number(given(p)) * storyOf(p).other),
      firstWrongStep: 0,
      feedback: (p) => `You used ${storyOf(p).other}. How many ${storyOf(p).small} are in one ${storyOf(p).big}?`,
    },
    {
      misconceptionId: 'unit-change-left-out',
      compute: given,
      firstWrongStep: 0,
      feedback: () => 'That still counts the larger unit. How many of the smaller unit are in it?',
    },
  ],
  confirm(p) {
    const digits = Number(given(p).replace('.', ''));
    const places = given(p).split('.')[1]?.length ?? 0;
    return { kind: 'values', values: [(digits * storyOf(p).factor) / 10 ** places] };
  },
  examples: [
    { seed: 's1', input: '946', verdict: 'correct' },
    { seed: 's2', input: '5710', verdict: 'correct' },
    { seed: 's1', input: '9.46', verdict: 'wrong', misconceptionId: 'converts-wrong-way' },
    { seed: 's1', input: '9460', verdict: 'wrong', misconceptionId: 'wrong-conversion-factor' },
    { seed: 's3', input: '12140/2', verdict: 'wrong-form' },
  ],
});
