import { defineTemplate } from '../../format';
import { decimalText, rounded } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, result, start } from '../../worked-line';
import { unlessNear } from '../shared/near';

/** A quantity, measured to the nearest whole unit, divided by another one. */
interface Params {
  story: number;
  top: number;
  bottom: number;
  largest: boolean;
}

const stories = [
  {
    text: (a: number, b: number) => `A cyclist rides ${a} m, to the nearest metre, in ${b} s, to the nearest second.`,
    ask: 'speed in metres per second',
    unit: 'm/s',
    top: [60, 400],
    bottom: [8, 40],
  },
  {
    text: (a: number, b: number) =>
      `A tap runs ${a} L into a tub, to the nearest litre, in ${b} minutes, to the nearest minute.`,
    ask: 'rate in litres per minute',
    unit: 'L/min',
    top: [40, 180],
    bottom: [4, 15],
  },
  {
    text: (a: number, b: number) =>
      `A car travels ${a} km, to the nearest kilometre, on ${b} L of fuel, to the nearest litre.`,
    ask: 'fuel economy in kilometres per litre',
    unit: 'km/L',
    top: [150, 450],
    bottom: [20, 50],
  },
  {
    text: (a: number, b: number) =>
      `A piece of metal has a mass of ${a} g, to the nearest gram, and a volume of ${b} mL, to the nearest millilitre.`,
    ask: 'density in grams per millilitre',
    unit: 'g/mL',
    top: [60, 500],
    bottom: [10, 60],
  },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const half = (p: Params) => (p.largest ? 0.5 : -0.5);
const limit = (p: Params) => (p.top + half(p)) / (p.bottom - half(p));
const model = (p: Params) => rounded(limit(p), 2);

export const fastestPossible = defineTemplate<Params>({
  id: 'y10/accuracy/fastest-possible',
  version: 1,
  topicId: '169-error-and-accuracy',
  years: [10],
  difficulty: 'NORMAL',
  strategy: 'opposite-limits-in-a-quotient',
  calculator: true,
  title: 'Limits of a rate from rounded data',
  params: (random) =>
    drawUntil(
      () => {
        const story = random.int(0, stories.length - 1);
        const { top, bottom } = stories[story] ?? stories[0];
        return {
          story,
          top: random.int(top[0], top[1]),
          bottom: random.int(bottom[0], bottom[1]),
          largest: random.chance(),
        };
      },
      (p) => p.top > 1.5 * p.bottom && Math.abs(((limit(p) * 100) % 1) - 0.5) > 0.03,
    ),
  prompt: (p) =>
    `${storyOf(p).text(p.top, p.bottom)} What is the ${p.largest ? 'upper' : 'lower'} limit of the true ${storyOf(p).ask}?`,
  instruction: () => 'Use the limits of both measurements. Give your answer correct to two decimal places.',
  answer: (p) => ({
    kind: 'quantity',
    model: `${model(p)} ${storyOf(p).unit}`,
    unit: storyOf(p).unit,
    tolerance: 0.005,
    forms: [{ kind: 'decimal-places', places: 2 }],
  }),
  steps: (p) => [
    start(
      `${p.top}${p.largest ? '+' : '-'}0.5`,
      `A quotient is ${p.largest ? 'largest' : 'smallest'} when its numerator is ${p.largest ? 'largest' : 'smallest'}.`,
      'Should the numerator be as large or as small as possible?',
      'How does changing the numerator change the value of a fraction?',
    ),
    equal(
      `${p.top + half(p)}`,
      'This is the limit for the numerator.',
      'Move half a unit from the measured value.',
      'What is the limit for the numerator?',
    ),
    start(
      `${p.bottom}${p.largest ? '-' : '+'}0.5`,
      `A quotient is ${p.largest ? 'largest' : 'smallest'} when its denominator is ${p.largest ? 'smallest' : 'largest'}.`,
      'Should the denominator be as large or as small as possible?',
      'What happens to a quotient when you divide by a smaller number?',
    ),
    equal(
      `${p.bottom - half(p)}`,
      'This is the limit for the denominator.',
      'Move half a unit from the measured value, in the other direction.',
      'What is the limit for the denominator?',
    ),
    result(
      model(p),
      `Divide ${decimalText(p.top + half(p))} by ${decimalText(p.bottom - half(p))}, and round.`,
      'Divide one limit by the other.',
      'How far is it from the quotient of the measured values?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'same-limits-in-quotient',
      compute: (p) => unlessNear((p.top + half(p)) / (p.bottom + half(p)), limit(p), 2),
      firstWrongStep: 2,
      feedback: (p) =>
        `You took the ${p.largest ? 'upper' : 'lower'} limit of both. Does dividing by a ${p.largest ? 'larger' : 'smaller'} number make the quotient ${p.largest ? 'larger' : 'smaller'}?`,
    },
    {
      misconceptionId: 'error-rounding-forgotten',
      compute: (p) => unlessNear(p.top / p.bottom, limit(p), 2),
      firstWrongStep: 0,
      feedback: () => 'That’s the quotient of the measured values. Both of them are rounded.',
    },
    {
      misconceptionId: 'full-unit-as-error',
      compute: (p) => unlessNear((p.top + 2 * half(p)) / (p.bottom - 2 * half(p)), limit(p), 2),
      firstWrongStep: 0,
      feedback: () => 'You moved a whole unit from the measured values. Where does a value start rounding up?',
    },
  ],
  // Try many true values that round to the measured ones.
  confirm(p) {
    const tries = 200;
    let best = p.top / p.bottom;
    for (let i = 0; i <= tries; i += 1)
      for (let j = 0; j <= tries; j += 1) {
        const quotient = (p.top - 0.5 + i / tries) / (p.bottom - 0.5 + j / tries);
        best = p.largest ? Math.max(best, quotient) : Math.min(best, quotient);
      }
    return { kind: 'values', values: [best] };
  },
  examples: [
    { seed: 's1', input: '11.69', verdict: 'correct' },
    { seed: 's2', input: '11.93', verdict: 'correct' },
    { seed: 's3', input: '47.860', verdict: 'wrong-form' },
    { seed: 's1', input: '12.08', verdict: 'wrong', misconceptionId: 'same-limits-in-quotient' },
    { seed: 's1', input: '11.90', verdict: 'wrong', misconceptionId: 'error-rounding-forgotten' },
    { seed: 's1', input: '11.48', verdict: 'wrong', misconceptionId: 'full-unit-as-error' },
  ],
});
