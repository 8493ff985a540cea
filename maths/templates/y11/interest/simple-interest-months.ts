import { defineTemplate } from '../../format';
import { decimalText, rounded } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { equal, result, start } from '../../worked-line';
import { thousands } from '../shared/thousands';

interface Params {
  name: string;
  principal: number;
  /** Tenths of a per cent a year. */
  tenths: number;
  months: number;
}

const percent = (p: Params) => decimalText(p.tenths / 10);
const rate = (p: Params) => decimalText(p.tenths / 1000);
const interest = (p: Params) => (p.principal * p.tenths * p.months) / 12000;

export const simpleInterestMonths = defineTemplate<Params>({
  id: 'y11/interest/simple-interest-months',
  version: 1,
  topicId: '181-simple-and-compound-interest-depreciation',
  years: [11],
  difficulty: 'EASY',
  strategy: 'simple-interest-part-of-a-year',
  calculator: true,
  title: 'Simple interest over a number of months',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(people),
        principal: random.int(8, 90) * 100,
        tenths: random.int(25, 95),
        months: random.pick([3, 4, 5, 7, 8, 9, 10, 15, 18]),
      }),
      (p) => Number.isInteger(interest(p) * 100),
    ),
  prompt: (p) =>
    `${p.name} borrows \\$${thousands(p.principal)} at a simple interest rate of $${percent(p)}\\%$ per annum. How much interest is charged over ${p.months} months?`,
  instruction: () => 'Give your answer in dollars and cents.',
  answer: (p) => ({ kind: 'money', model: rounded(interest(p), 2) }),
  steps: (p) => [
    start(
      `${p.principal}\\times ${rate(p)}\\times\\frac{${p.months}}{12}`,
      `Simple interest is principal times rate times time. The rate is per year, so write ${p.months} months as a fraction of a year.`,
      'Multiply the principal by the rate as a decimal and by the time in years.',
      'The rate is per year. What is the time in years?',
    ),
    equal(
      `${decimalText((p.principal * p.tenths) / 1000)}\\times\\frac{${p.months}}{12}`,
      'The first product is the interest for a whole year.',
      'Work out the interest for one year first.',
      'How much interest is there for one year?',
    ),
    result(
      rounded(interest(p), 2),
      'Take the part of it for these months.',
      'Multiply by the fraction of a year.',
      'Should this be more or less than the interest for a year?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'periods-not-matched',
      compute: (p) => rounded((p.principal * p.tenths * p.months) / 1000, 2),
      firstWrongStep: 0,
      feedback: (p) => `The rate is per year, and you counted ${p.months} years.`,
    },
    {
      misconceptionId: 'percent-as-decimal-shift',
      compute: (p) => rounded(interest(p) * 10, 2),
      firstWrongStep: 0,
      feedback: (p) => `$${percent(p)}\\%$ means that many hundredths. How do you write that as a decimal?`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => rounded((p.principal * p.tenths) / 1000, 2),
      firstWrongStep: 2,
      feedback: () => 'That’s the interest for a whole year. How long is the money borrowed for?',
    },
  ],
  confirm(p) {
    // Month by month, in thousandths of a dollar over twelve.
    let twelfths = 0;
    for (let month = 0; month < p.months; month += 1) twelfths += p.principal * p.tenths;
    return { kind: 'values', values: [twelfths / 12 / 1000] };
  },
  examples: [
    { seed: 's1', input: '207.50', verdict: 'correct' },
    { seed: 's2', input: '389.50', verdict: 'correct' },
    { seed: 's1', input: '2490.00', verdict: 'wrong', misconceptionId: 'periods-not-matched' },
    { seed: 's1', input: '2075.00', verdict: 'wrong', misconceptionId: 'percent-as-decimal-shift' },
    { seed: 's1', input: '498.00', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
  ],
});
