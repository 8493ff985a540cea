import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

interface Params {
  name: string;
  story: number;
  power: number;
  digits: number;
}
const stories = [
  (n: string, v: string, c: number) =>
    `${n} weighs ${c} equal marbles. Together they weigh ${v} g. How many grams does one marble weigh?`,
  (n: string, v: string, c: number) =>
    `${n} measures ${c} sheets of plastic. The stack is ${v} mm high. How many millimetres thick is one sheet?`,
  (_n: string, v: string, c: number) =>
    `A dripping tap fills ${v} L in ${c} minutes. How many litres is that in one minute?`,
] as const;
/** The unit that each story asks for; a bare number is read in it. */
const units = ['g', 'mm', 'L'] as const;
const all = (p: Params) => decimalText(p.digits / 10);
const count = (p: Params) => 10 ** p.power;
const value = (p: Params) => decimalText(p.digits / 10 / count(p));

export const oneOfMany = defineTemplate<Params>({
  id: 'y6/powers-of-ten/one-of-many',
  version: 2,
  topicId: '87-decimals-by-powers-of-ten',
  years: [6],
  difficulty: 'NORMAL',
  strategy: 'divide-by-power-of-ten',
  calculator: false,
  title: 'Divide a decimal by 10, 100 or 1000',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        story: random.int(0, stories.length - 1),
        power: random.int(2, 3),
        digits: random.int(104, 9876),
      }),
      (p) => p.digits % 10 !== 0,
    ),
  prompt: (p) => (stories[p.story] ?? stories[0])(p.name, all(p), count(p)),
  answer: (p) => ({ kind: 'number', model: value(p), unit: units[p.story], forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      `${all(p)}\\div ${count(p)}`,
      `The whole is shared into ${count(p)} equal parts.`,
      'Is one part larger or smaller than the whole?',
      'Which operation shares equally?',
    ),
    equal(
      `\\frac{${p.digits}}{10}\\times\\frac{1}{${count(p)}}`,
      'Write the decimal as tenths and take one of the equal parts.',
      'How many tenths are there altogether?',
      'What is the place value of the last digit?',
    ),
    equal(
      value(p),
      `Each digit is now worth ${count(p)} times less.`,
      `Move every digit ${p.power} places to the right and fill with zeros.`,
      'If you multiply back, do you get the whole?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'decimal-point-moved-wrong-way',
      compute: (p) => decimalText((p.digits / 10) * count(p)),
      firstWrongStep: 2,
      feedback: () => 'One part can’t be more than the whole. Which way do the digits move?',
    },
    {
      misconceptionId: 'missing-place-left-out',
      compute: (p) => (p.digits / 10 < 10 ** (p.power - 1) ? decimalText(Number(`0.${p.digits}`)) : null),
      firstWrongStep: 2,
      feedback: () => 'An empty place after the decimal point needs a zero to hold the other digits in place.',
    },
    {
      misconceptionId: 'percent-as-decimal-shift',
      compute: (p) => (p.power === 2 ? decimalText(p.digits / 100) : null),
      firstWrongStep: 2,
      feedback: (p) => `You moved the digits one place too few. How many zeros does ${count(p)} have?`,
    },
  ],
  confirm: (p) => ({ kind: 'values', values: [p.digits * 10 ** -(p.power + 1)] }),
  examples: [
    { seed: 's1', input: '0.0962', verdict: 'correct' },
    { seed: 's2', input: '4.931', verdict: 'correct' },
    { seed: 's3', input: '318400', verdict: 'wrong', misconceptionId: 'decimal-point-moved-wrong-way' },
    { seed: 's10', input: '0.275', verdict: 'wrong', misconceptionId: 'missing-place-left-out' },
    { seed: 's4', input: '41.05', verdict: 'wrong', misconceptionId: 'percent-as-decimal-shift' },
  ],
});
