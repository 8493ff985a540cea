import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { gcd } from '../../number-text';
import { step } from '../../primary/step';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  name: string;
  low: [number, number];
  high: [number, number];
  bottom: number;
  top: number;
}
const cases: Omit<Params, 'name'>[] = [];
for (const bottom of [12, 15, 18, 20, 24, 30]) {
  for (let top = 3; top < bottom - 2; top += 1) {
    for (const a of [2, 3, 4, 5, 6])
      for (const b of [2, 3, 4, 5, 6]) {
        if (a === b || bottom % a !== 0 || bottom % b !== 0) continue;
        const [low, high] = [((top - 1) * a) / bottom, ((top + 1) * b) / bottom];
        if (Number.isInteger(low) && Number.isInteger(high) && gcd(low, a) === 1 && gcd(high, b) === 1 && high < b) {
          cases.push({ low: [low, a], high: [high, b], bottom, top });
        }
      }
  }
}
const tex = ([top, bottom]: [number, number]) => `\\frac{${top}}{${bottom}}`;
const _over = (p: Params, [top, bottom]: [number, number]) => (top * p.bottom) / bottom;

export const betweenTwo = defineTemplate<Params>({
  id: 'y6/fraction-order/between-two',
  version: 1,
  topicId: '84-order-common-fractions',
  years: [6, 7],
  difficulty: 'HARD',
  strategy: 'fraction-in-a-gap',
  calculator: false,
  title: 'A fraction between two fractions',
  params: (random) => ({ name: random.pick(firstNames), ...random.pick(cases) }),
  prompt: (p) =>
    `${p.name} wants a fraction that is more than $${tex(p.low)}$ and less than $${tex(p.high)}$. Its denominator is ${p.bottom}. What is its numerator?`,
  answer: (p) => ({ kind: 'number', model: `${p.top}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'identity',
      `${tex(p.low)}=\\frac{${p.top - 1}}{${p.bottom}}`,
      `Multiply the numerator and the denominator by ${p.bottom / p.low[1]}.`,
      `Write the smaller fraction with a denominator of ${p.bottom}.`,
      `What do you multiply ${p.low[1]} by to get ${p.bottom}?`,
    ),
    step(
      'identity',
      `${tex(p.high)}=\\frac{${p.top + 1}}{${p.bottom}}`,
      `Multiply the numerator and the denominator by ${p.bottom / p.high[1]}.`,
      `Write the larger fraction with a denominator of ${p.bottom}.`,
      'What happens to the numerator when you multiply the denominator?',
    ),
    start(
      `${p.top - 1}+1`,
      `There’s one whole number between ${p.top - 1} and ${p.top + 1}.`,
      'Now only the numerators matter.',
      'Which numerator is between these two?',
    ),
    equal(`${p.top}`, 'That’s the numerator.', 'Take the next whole number.', 'Is the fraction between the two now?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'equivalent-by-adding',
      compute: (p) => unlessRight(`${p.low[0] + p.bottom - p.low[1] + 1}`, `${p.top}`),
      firstWrongStep: 0,
      feedback: () => 'Adding the same number to the numerator and the denominator changes the size of a fraction.',
    },
    {
      misconceptionId: 'equivalent-keeps-numerator',
      compute: (p) => unlessRight(`${p.low[0] + 1}`, `${p.top}`),
      firstWrongStep: 0,
      feedback: () => 'When you multiply the denominator, multiply the numerator too.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => `${p.top - 1}`,
      firstWrongStep: 2,
      feedback: () => 'That gives a fraction equal to the smaller one. Yours has to be more than that.',
    },
  ],
  confirm(p) {
    const fits: number[] = [];
    for (let top = 1; top < p.bottom; top += 1)
      if (top / p.bottom > p.low[0] / p.low[1] + 1e-9 && top / p.bottom < p.high[0] / p.high[1] - 1e-9) fits.push(top);
    return { kind: 'values', values: fits };
  },
  examples: [
    { seed: 's1', input: '7', verdict: 'correct' },
    { seed: 's2', input: '19', verdict: 'correct' },
    { seed: 's1', input: '12', verdict: 'wrong', misconceptionId: 'equivalent-by-adding' },
    { seed: 's1', input: '2', verdict: 'wrong', misconceptionId: 'equivalent-keeps-numerator' },
    { seed: 's1', input: '6', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's3', input: '22/2', verdict: 'wrong-form' },
  ],
});
