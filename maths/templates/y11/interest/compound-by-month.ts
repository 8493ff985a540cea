import { defineTemplate } from '../../format';
import { decimalText, rounded } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { equal, result, start } from '../../worked-line';
import { thousands } from '../shared/thousands';

interface Params {
  name: string;
  principal: number;
  percent: number;
  perYear: number;
  years: number;
}

const periods = { 2: 'half-yearly', 4: 'quarterly', 12: 'monthly' } as Record<number, string>;
const amount = (p: Params) => p.principal * (1 + p.percent / 100 / p.perYear) ** (p.perYear * p.years);

export const compoundByMonth = defineTemplate<Params>({
  id: 'y11/interest/compound-by-month',
  version: 1,
  topicId: '181-simple-and-compound-interest-depreciation',
  years: [11],
  difficulty: 'NORMAL',
  strategy: 'rate-per-period',
  calculator: true,
  title: 'Compound interest paid more than once a year',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(people),
        principal: random.int(10, 90) * 200,
        percent: random.pick([2, 3, 4, 6, 8, 2.4, 3.6, 4.8, 6.6, 7.2]),
        perYear: random.pick([2, 4, 12]),
        years: random.int(2, 6),
      }),
      // The rate for one period should be a short decimal.
      (p) => decimalText(p.percent / p.perYear).length <= 4,
    ),
  prompt: (p) =>
    `${p.name} invests \\$${thousands(p.principal)} at $${p.percent}\\%$ per annum, compounded ${periods[p.perYear]}. What is the investment worth after ${p.years} years?`,
  instruction: () => 'Give your answer in dollars, to the nearest cent.',
  answer: (p) => ({ kind: 'money', model: rounded(amount(p), 2), tolerance: 0.005 }),
  steps: (p) => [
    start(
      `\\frac{${p.percent}}{${p.perYear}}=${decimalText(p.percent / p.perYear)}`,
      'Divide the annual rate by the number of periods in a year. This is the percentage rate for one period.',
      'Interest is paid several times a year. Find the rate for one period.',
      'How many times a year is interest paid?',
    ),
    start(
      `${p.perYear}\\times ${p.years}=${p.perYear * p.years}`,
      'Count the compounding periods over the whole time.',
      'Find how many times interest is paid over the whole time.',
      'How many periods are there altogether?',
    ),
    start(
      `${p.principal}\\times\\left(1+${decimalText(p.percent / p.perYear / 100)}\\right)^{${p.perYear * p.years}}`,
      'In each period the amount is multiplied by one plus the rate as a decimal.',
      'Write one plus the rate as a decimal, once for each period.',
      'What is the amount multiplied by in one period?',
    ),
    equal(
      `${p.principal}\\times ${decimalText(1 + p.percent / p.perYear / 100)}^{${p.perYear * p.years}}`,
      'Add inside the bracket.',
      'Work out the bracket.',
      'What single number do you multiply by for one period of growth?',
    ),
    result(
      rounded(amount(p), 2),
      'Use your calculator and round to the nearest cent.',
      'Work out the power first, then the product.',
      'Is this a little more than with interest paid once a year?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'compounded-once-a-year',
      compute: (p) => rounded(p.principal * (1 + p.percent / 100) ** p.years, 2),
      firstWrongStep: 0,
      feedback: (p) => `You paid interest once a year. What does ${periods[p.perYear]} mean?`,
    },
    {
      misconceptionId: 'periods-not-matched',
      compute: (p) => rounded(p.principal * (1 + p.percent / 100) ** (p.perYear * p.years), 2),
      firstWrongStep: 0,
      feedback: (p) => `You paid the whole $${p.percent}\\%$ in every period. How long is that rate for?`,
    },
    {
      misconceptionId: 'simple-interest-for-compound',
      compute: (p) => rounded(p.principal * (1 + (p.percent * p.years) / 100), 2),
      firstWrongStep: 2,
      feedback: () => 'From the second period on, interest is paid on earlier interest as well.',
    },
  ],
  confirm(p) {
    // Period by period: pay the interest into the account.
    let balance = p.principal;
    for (let period = 0; period < p.perYear * p.years; period += 1)
      balance += (balance * p.percent) / (100 * p.perYear);
    return { kind: 'values', values: [balance] };
  },
  examples: [
    { seed: 's1', input: '14355.05', verdict: 'correct' },
    { seed: 's2', input: '3830.06', verdict: 'correct' },
    { seed: 's1', input: '14321.22', verdict: 'wrong', misconceptionId: 'compounded-once-a-year' },
    { seed: 's1', input: '24343.13', verdict: 'wrong', misconceptionId: 'periods-not-matched' },
    { seed: 's1', input: '14160.00', verdict: 'wrong', misconceptionId: 'simple-interest-for-compound' },
  ],
});
