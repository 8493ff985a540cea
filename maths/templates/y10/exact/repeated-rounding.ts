import { defineTemplate } from '../../format';
import { decimalText, rounded } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, result, start } from '../../worked-line';
import { unlessNear } from '../shared/near';

/** A fraction is taken again and again; a rounded decimal is used in its place. */
interface Params {
  story: number;
  top: number;
  bottom: number;
  times: number;
  /** The starting amount is this many times bottom^times. */
  whole: number;
}

const stories = [
  {
    text: 'A ball is dropped from a height of',
    unit: 'mm',
    each: 'After each bounce it reaches',
    of: 'of its previous height',
  },
  { text: 'A pond holds', unit: 'litres of water', each: 'Each week it keeps', of: 'of its water' },
  {
    text: 'An air filter takes in',
    unit: 'grams of dust',
    each: 'Each layer lets through',
    of: 'of the dust that reaches it',
  },
  {
    text: 'A lamp gives out',
    unit: 'lumens of light',
    each: 'Each sheet of glass lets through',
    of: 'of the light that reaches it',
  },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const amount = (p: Params) => p.whole * p.bottom ** p.times;
const exact = (p: Params) => p.whole * p.top ** p.times;
const decimal = (p: Params) => Number(rounded(p.top / p.bottom, 2));
const rough = (p: Params) => amount(p) * decimal(p) ** p.times;
const gap = (p: Params) => Math.abs(rough(p) - exact(p));
const model = (p: Params) => rounded(gap(p), 1);
const unitOf = (p: Params) => ['mm', 'L', 'g', 'lumens'][p.story] ?? 'mm';
const steps = (p: Params) => `${p.times} ${['bounces', 'weeks', 'layers', 'sheets'][p.story] ?? 'steps'}`;

export const repeatedRounding = defineTemplate<Params>({
  id: 'y10/exact/repeated-rounding',
  version: 1,
  topicId: '161-exact-and-approximate',
  years: [10],
  difficulty: 'HARD',
  strategy: 'follow-a-rounded-factor',
  calculator: true,
  title: 'Repeated use of a rounded factor',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        top: random.int(1, 6),
        bottom: random.pick([3, 6, 7, 9]),
        times: random.int(3, 4),
        whole: random.int(1, 30),
      }),
      (p) => {
        const tail = (gap(p) * 10) % 1;
        const fair = p.top < p.bottom && (p.bottom % 3 !== 0 || p.top % 3 !== 0) && (p.bottom !== 6 || p.top % 2 !== 0);
        const sizes = p.top / p.bottom > 0.4 && amount(p) >= 500 && amount(p) <= 9000;
        return fair && sizes && gap(p) >= 1 && Math.abs(tail - 0.5) > 0.02;
      },
    ),
  prompt: (p) =>
    `${storyOf(p).text} ${amount(p)} ${storyOf(p).unit}. ${storyOf(p).each} exactly $\\frac{${p.top}}{${p.bottom}}$ ${storyOf(p).of}. Someone uses ${rounded(decimal(p), 2)} instead of the fraction. How big is the error after ${steps(p)}, in ${storyOf(p).unit}?`,
  instruction: () => 'Give the size of the error, correct to one decimal place.',
  answer: (p) => ({
    kind: 'quantity',
    model: `${model(p)} ${unitOf(p)}`,
    unit: unitOf(p),
    tolerance: 0.05,
    forms: [{ kind: 'decimal-places', places: 1 }],
  }),
  steps: (p) => [
    start(
      `${amount(p)}\\times\\left(\\frac{${p.top}}{${p.bottom}}\\right)^${p.times}`,
      'For the exact value, use the fraction each time.',
      'Multiply by the fraction, once for each step.',
      'How many times do you multiply by the fraction?',
    ),
    equal(`${exact(p)}`, 'This is the exact value.', 'Work out the exact value.', 'Is anything rounded here?'),
    start(
      `${amount(p)}\\times ${decimalText(decimal(p))}^${p.times}`,
      'For the approximate value, use the rounded decimal each time.',
      'Do the same with the rounded factor.',
      'What changes when the rounded factor is used?',
    ),
    equal(
      decimalText(rough(p)),
      'This is only close to the exact value.',
      'Use your calculator and keep all the digits.',
      'Is this more or less than the exact value?',
    ),
    result(
      model(p),
      'The error is the difference between the two values.',
      'Subtract the smaller value from the larger one, and round only at the end.',
      'How far apart are the two values?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'error-of-one-only',
      compute: (p) => unlessNear(Math.abs(amount(p) * (decimal(p) - p.top / p.bottom)), gap(p), 1),
      firstWrongStep: 0,
      feedback: (p) => `That’s the error after one step. The factor is used ${p.times} times.`,
    },
    {
      misconceptionId: 'exponential-as-linear',
      compute: (p) => unlessNear(Math.abs(p.times * amount(p) * (decimal(p) - p.top / p.bottom)), gap(p), 1),
      firstWrongStep: 0,
      feedback: () => 'You added the same error for each step. But each step starts from a different amount.',
    },
    {
      misconceptionId: 'rounded-value-as-exact',
      compute: (p) => unlessNear(rough(p), gap(p), 1),
      firstWrongStep: 4,
      feedback: () => 'That’s the value from the rounded factor. How far is it from the exact value?',
    },
  ],
  // Go step by step through the story, once with whole parts and once with hundredths.
  confirm(p) {
    let [first, second] = [amount(p), amount(p)];
    for (let i = 0; i < p.times; i += 1) {
      first = (first / p.bottom) * p.top;
      second = (second * Math.round((100 * p.top) / p.bottom)) / 100;
    }
    return { kind: 'values', values: [Math.abs(first - second)] };
  },
  examples: [
    { seed: 's1', input: '20.2', verdict: 'correct' },
    { seed: 's2', input: '9.0', verdict: 'correct' },
    { seed: 's3', input: '15.20', verdict: 'wrong-form' },
    { seed: 's1', input: '29.2', verdict: 'wrong', misconceptionId: 'error-of-one-only' },
    { seed: 's1', input: '116.6', verdict: 'wrong', misconceptionId: 'exponential-as-linear' },
    { seed: 's1', input: '645.2', verdict: 'wrong', misconceptionId: 'rounded-value-as-exact' },
  ],
});
