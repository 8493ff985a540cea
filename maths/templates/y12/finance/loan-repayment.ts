import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { decimalText, rounded } from '../../number-text';
import { equal, result, start } from '../../worked-line';
import { dollars, unlessNear } from '../../y10/shared/near';

interface Params {
  name: string;
  story: number;
  principal: number;
  /** Interest per month in per cent. */
  percent: number;
  years: number;
}

const stories = ['a home unit', 'a tiny house', 'a block of land', 'a farm shed', 'a cafe'] as const;

const rate = (p: Params) => p.percent / 100;
const months = (p: Params) => 12 * p.years;
const yearly = (p: Params) => decimalText(p.percent * 12);
const repayment = (p: Params) => (p.principal * rate(p)) / (1 - (1 + rate(p)) ** -months(p));
const growth = (p: Params) => `${decimalText(1 + rate(p))}^{${months(p)}}`;

export const loanRepayment = defineTemplate<Params>({
  id: 'y12/finance/loan-repayment',
  version: 1,
  topicId: '182-reducing-balance-loans-annuities-recursion',
  years: [12],
  difficulty: 'HARD',
  strategy: 'geometric-series-of-payments',
  calculator: true,
  title: 'The repayment that pays off a loan',
  params: (random) => ({
    name: random.pick(firstNames),
    story: random.int(0, stories.length - 1),
    principal: random.int(10, 90) * 5000,
    percent: random.pick([0.25, 0.3, 0.4, 0.5, 0.6]),
    years: random.pick([5, 8, 10, 15, 20, 25]),
  }),
  prompt: (p) =>
    `${p.name} takes out a reducing-balance loan of ${dollars(p.principal)} for ${stories[p.story] ?? stories[0]}. Interest is ${yearly(p)}% per year, compounded monthly, and equal repayments are made at the end of each month. What monthly repayment pays off the loan in exactly ${p.years} years?`,
  instruction: () => 'Give your answer in dollars, to the nearest cent.',
  answer: (p) => ({ kind: 'money', model: rounded(repayment(p), 2), tolerance: 0.005, forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      `${yearly(p)}\\%\\div 12`,
      'Interest is added each month, so find the monthly rate.',
      'Change the yearly rate to match how often interest is added.',
      'How often is interest added?',
    ),
    equal(
      decimalText(rate(p)),
      `Each month the balance is multiplied by $${decimalText(1 + rate(p))}$ before the repayment.`,
      'Write the monthly rate as a decimal.',
      'What is the balance multiplied by in one month?',
    ),
    start(
      `${p.principal}\\times ${growth(p)}-M\\times\\frac{${growth(p)}-1}{${decimalText(rate(p))}}=0`,
      `After $${months(p)}$ months the balance is zero: the loan with interest, minus the repayments $M$ with interest. The repayments form a geometric series.`,
      'Write the balance after the last month in terms of the repayment $M$, and set it equal to zero.',
      'What is the balance after the last repayment?',
    ),
    start(
      `\\frac{${p.principal}\\times ${decimalText(rate(p))}\\times ${growth(p)}}{${growth(p)}-1}`,
      'Solve for $M$.',
      'Move the term in $M$ to the other side, then divide by its coefficient.',
      'How do you get $M$ by itself?',
    ),
    result(
      rounded(repayment(p), 2),
      'Use your calculator and round to the nearest cent.',
      'Work out the power once and store it in your calculator.',
      'Is the repayment more than one month’s interest on the whole loan?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'interest-left-out',
      compute: (p) => rounded(p.principal / months(p), 2),
      firstWrongStep: 2,
      feedback: () => 'You split the loan evenly between the months. There’s interest to pay as well.',
    },
    {
      misconceptionId: 'loan-grown-without-payments',
      compute: (p) => unlessNear((p.principal * (1 + rate(p)) ** months(p)) / months(p), repayment(p), 2),
      firstWrongStep: 2,
      feedback: () =>
        'You worked as if nothing is paid until the end. Each repayment reduces the interest that comes after it.',
    },
    {
      misconceptionId: 'yearly-rate-for-each-period',
      compute(p) {
        const r = (p.percent * 12) / 100;
        return unlessNear((p.principal * r) / (1 - (1 + r) ** -months(p)), repayment(p), 2);
      },
      firstWrongStep: 0,
      feedback: (p) => `You used ${yearly(p)}% for every month. That’s the rate for a whole year.`,
    },
  ],
  confirm(p) {
    // Try repayments, month by month, and close in on the one that ends at zero.
    let [low, high] = [0, p.principal];
    for (let round = 0; round < 80; round += 1) {
      const middle = (low + high) / 2;
      let balance = p.principal;
      for (let month = 0; month < months(p); month += 1) balance += (balance * p.percent) / 100 - middle;
      if (balance > 0) low = middle;
      else high = middle;
    }
    return { kind: 'values', values: [low] };
  },
  examples: [
    { seed: 's1', input: '4832.69', verdict: 'correct' },
    { seed: 's2', input: '4394.71', verdict: 'correct' },
    { seed: 's1', input: '4416.67', verdict: 'wrong', misconceptionId: 'interest-left-out' },
    { seed: 's1', input: '5286.29', verdict: 'wrong', misconceptionId: 'loan-grown-without-payments' },
    { seed: 's1', input: '10838.30', verdict: 'wrong', misconceptionId: 'yearly-rate-for-each-period' },
  ],
});
