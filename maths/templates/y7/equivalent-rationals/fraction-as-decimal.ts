import { defineTemplate } from '../../format';
import { decimalText, fractionText, gcd } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  top: number;
  bottom: number;
}

/** The power of ten that the bottom is scaled to. */
const ten = (p: Params) => (1000 % p.bottom === 0 && 100 % p.bottom !== 0 ? 1000 : 100);
const scale = (p: Params) => ten(p) / p.bottom;
const model = (p: Params) => decimalText(p.top / p.bottom);

export const fractionAsDecimal = defineTemplate<Params>({
  id: 'y7/equivalent-rationals/fraction-as-decimal',
  version: 1,
  topicId: '103-equivalent-rationals',
  years: [7],
  difficulty: 'EASY',
  strategy: 'scale-to-a-power-of-ten',
  calculator: false,
  title: 'A fraction as a decimal',
  params: (random) =>
    drawUntil(
      () => ({ top: random.int(1, 39), bottom: random.pick([4, 8, 20, 25, 40, 50]) }),
      (p) => p.top < p.bottom && gcd(p.top, p.bottom) === 1,
    ),
  prompt: (p) => `Write $\\frac{${p.top}}{${p.bottom}}$ as a decimal.`,
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      `\\frac{${p.top}}{${p.bottom}}`,
      'A decimal counts tenths, hundredths or thousandths.',
      'Look for a power of ten that the denominator goes into.',
      `Which of 10, 100 and 1000 can be shared into groups of ${p.bottom}?`,
    ),
    equal(
      `\\frac{${p.top}\\times ${scale(p)}}{${p.bottom}\\times ${scale(p)}}`,
      `Multiply the numerator and denominator by $${scale(p)}$. The value stays the same.`,
      'Multiply the numerator and denominator by the same number.',
      `What do you multiply ${p.bottom} by to reach ${ten(p)}?`,
    ),
    equal(
      `\\frac{${p.top * scale(p)}}{${ten(p)}}`,
      `Now the parts are ${ten(p) === 100 ? 'hundredths' : 'thousandths'}.`,
      'Work out the new numerator and denominator.',
      'What are the new parts called?',
    ),
    equal(
      model(p),
      'Write it with a decimal point.',
      'Put each digit in its place after the decimal point.',
      'Is the fraction more or less than one half? Does your decimal agree?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'fraction-digits-as-decimal',
      compute: (p) => unlessRight(`${p.top}.${p.bottom}`, model(p)),
      firstWrongStep: 1,
      feedback: (p) => `$\\frac{${p.top}}{${p.bottom}}$ is less than 1. How does that fit with your answer?`,
    },
    {
      misconceptionId: 'divide-small-by-large-reversed',
      compute: (p) => fractionText(p.bottom, p.top),
      firstWrongStep: 0,
      feedback: (p) => `The fraction means $${p.top}\\div ${p.bottom}$, in that order.`,
    },
    {
      misconceptionId: 'equivalent-keeps-numerator',
      compute: (p) => decimalText(p.top / ten(p)),
      firstWrongStep: 1,
      feedback: (p) =>
        `You changed the denominator from ${p.bottom} to ${ten(p)}. The numerator has to be multiplied by the same number.`,
    },
  ],
  // Long division, one digit at a time.
  confirm(p) {
    let [rest, digits] = [p.top, '0.'];
    while (rest > 0) {
      digits += Math.floor((rest * 10) / p.bottom);
      rest = (rest * 10) % p.bottom;
    }
    return { kind: 'values', values: [Number(digits)] };
  },
  examples: [
    { seed: 's1', input: '0.675', verdict: 'correct' },
    { seed: 's2', input: '0.84', verdict: 'correct' },
    { seed: 's3', input: '225000/1000000', verdict: 'wrong-form' },
    { seed: 's1', input: '27.40', verdict: 'wrong', misconceptionId: 'fraction-digits-as-decimal' },
    { seed: 's1', input: '40/27', verdict: 'wrong', misconceptionId: 'divide-small-by-large-reversed' },
    { seed: 's1', input: '0.027', verdict: 'wrong', misconceptionId: 'equivalent-keeps-numerator' },
  ],
});
