import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

interface Params {
  story: number;
  power: number;
  digits: number;
  places: number;
}
const stories = [
  (v: string, n: number) => `A robot moves ${v} mm every second. How many millimetres does it move in ${n} seconds?`,
  (v: string, n: number) => `One bolt weighs ${v} g. How many grams do ${n} bolts weigh?`,
  (v: string, n: number) => `A tap drips ${v} mL every minute. How many millilitres is that in ${n} minutes?`,
] as const;
/** The unit that each story asks for; a bare number is read in it. */
const units = ['mm', 'g', 'mL'] as const;
const one = (p: Params) => decimalText(p.digits / 10 ** p.places);
const times = (p: Params) => 10 ** p.power;
const value = (p: Params) => decimalText((p.digits / 10 ** p.places) * times(p));

export const manyOfOne = defineTemplate<Params>({
  id: 'y6/powers-of-ten/many-of-one',
  version: 2,
  topicId: '87-decimals-by-powers-of-ten',
  years: [6],
  difficulty: 'EASY',
  strategy: 'multiply-by-power-of-ten',
  calculator: false,
  title: 'Multiply a decimal by 10, 100 or 1000',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        power: random.int(1, 3),
        digits: random.int(12, 987),
        places: random.int(1, 3),
      }),
      (p) => p.digits % 10 !== 0 && p.digits / 10 ** p.places < 100,
    ),
  prompt: (p) => (stories[p.story] ?? stories[0])(one(p), times(p)),
  answer: (p) => ({ kind: 'number', model: value(p), unit: units[p.story], forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      `${one(p)}\\times ${times(p)}`,
      `There are ${times(p)} equal amounts, so we multiply.`,
      'Which operation puts equal amounts together?',
      'Will the answer be larger or smaller?',
    ),
    equal(
      `\\frac{${p.digits}}{${10 ** p.places}}\\times ${times(p)}`,
      'Write the decimal as a fraction to see its places.',
      'What is the place value of the last digit?',
      'Is that tenths, hundredths or thousandths?',
    ),
    equal(
      value(p),
      `Each digit is now worth ${times(p)} times as much.`,
      `Move every digit ${p.power} ${p.power === 1 ? 'place' : 'places'} to the left.`,
      'Does the size of your answer make sense?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'times-10-adds-zero-to-decimal',
      compute: (p) => one(p),
      firstWrongStep: 2,
      feedback: () => 'Adding zeros to the end of a decimal doesn’t change its value.',
    },
    {
      misconceptionId: 'decimal-point-moved-wrong-way',
      compute: (p) => decimalText(p.digits / 10 ** p.places / times(p)),
      firstWrongStep: 2,
      feedback: () => 'Your answer is smaller than just one of them. Which way do the digits move?',
    },
    {
      misconceptionId: 'one-zero-too-many',
      compute: (p) => decimalText((p.digits / 10 ** p.places) * times(p) * 10),
      firstWrongStep: 2,
      feedback: (p) => `You moved the digits one place too far. How many zeros does ${times(p)} have?`,
    },
  ],
  confirm: (p) => ({ kind: 'values', values: [p.digits * 10 ** (p.power - p.places)] }),
  examples: [
    { seed: 's1', input: '8590', verdict: 'correct' },
    { seed: 's2', input: '0.78', verdict: 'correct' },
    { seed: 's3', input: '59.9', verdict: 'wrong', misconceptionId: 'times-10-adds-zero-to-decimal' },
    { seed: 's4', input: '0.0859', verdict: 'wrong', misconceptionId: 'decimal-point-moved-wrong-way' },
    { seed: 's5', input: '5310', verdict: 'wrong', misconceptionId: 'one-zero-too-many' },
  ],
});
