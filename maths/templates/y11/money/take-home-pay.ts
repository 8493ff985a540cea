import { defineTemplate } from '../../format';
import { rounded } from '../../number-text';
import { people } from '../../primary/people';
import { result, start } from '../../worked-line';
import { bracketOf, taxDollarByDollar, taxTable } from '../shared/tax-table';
import { thousands } from '../shared/thousands';

/** The taxable income always lies in the third bracket. */
interface Params {
  name: string;
  salary: number;
  deductions: number;
}

const taxable = (p: Params) => p.salary - p.deductions;
const taxOn = (income: number) => {
  const { base, percent, from } = bracketOf(income);
  return base + (percent * (income - from)) / 100;
};
const levyOn = (income: number) => (2 * income) / 100;
const home = (p: Params) => p.salary - taxOn(taxable(p)) - levyOn(taxable(p));

export const takeHomePay = defineTemplate<Params>({
  id: 'y11/money/take-home-pay',
  version: 2,
  topicId: '180-money-wages-tax-budgets',
  years: [11],
  difficulty: 'HARD',
  strategy: 'deductions-tax-and-levy',
  calculator: true,
  title: 'From salary to take-home pay',
  params: (random) => ({
    name: random.pick(people),
    salary: random.int(56, 128) * 1000,
    deductions: random.int(8, 60) * 50,
  }),
  prompt: (p) =>
    `${p.name} has a salary of \\$${thousands(p.salary)} and tax deductions of \\$${thousands(p.deductions)}. Income tax is worked out from the table. The Medicare levy is $2\\%$ of the taxable income. How much of the salary is left after income tax and the levy?`,
  instruction: () => 'Give your answer in dollars.',
  figure: () => taxTable(),
  answer: (p) => ({ kind: 'money', model: rounded(home(p), 2) }),
  steps: (p) => [
    start(
      `${p.salary}-${p.deductions}=${taxable(p)}`,
      'Subtract the deductions from the salary first. What’s left is the taxable income.',
      'Find the taxable income first.',
      'Which amount are the tax and the levy worked out on?',
    ),
    start(
      `4020+0.30\\times\\left(${taxable(p)}-45000\\right)=${rounded(taxOn(taxable(p)), 2)}`,
      'Use the row of the table for the taxable income.',
      'Find the row for the taxable income, and use its rate only on the part above the start of the row.',
      'Which row of the table is the taxable income in?',
    ),
    start(
      `0.02\\times ${taxable(p)}=${rounded(levyOn(taxable(p)), 2)}`,
      'The levy is two hundredths of the whole taxable income.',
      'Now find the levy.',
      'Is the levy worked out on the salary or on the taxable income?',
    ),
    start(
      `${p.salary}-${rounded(taxOn(taxable(p)), 2)}-${rounded(levyOn(taxable(p)), 2)}`,
      'Subtract the tax and the levy from the salary. The deductions only lower the tax.',
      'Start with the salary, and subtract what has to be paid.',
      'Which amount are the tax and the levy paid out of?',
    ),
    result(
      rounded(home(p), 2),
      'This is what is left of the salary.',
      'Work out the difference.',
      'Is the result less than the salary, and more than half of it?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'percent-of-another-whole',
      compute: (p) => rounded(p.salary - taxOn(taxable(p)) - levyOn(p.salary), 2),
      firstWrongStep: 2,
      feedback: () => 'You worked out the levy on the salary. Which amount does the question say to use?',
    },
    {
      misconceptionId: 'leaves-out-one-number',
      compute: (p) => rounded(p.salary - taxOn(taxable(p)), 2),
      firstWrongStep: 2,
      feedback: () => 'There’s a levy to pay as well as the income tax.',
    },
    {
      misconceptionId: 'tax-rate-on-whole-income',
      compute: (p) => rounded(p.salary - (4020 + 0.3 * taxable(p)) - levyOn(taxable(p)), 2),
      firstWrongStep: 1,
      feedback: () =>
        'You used the rate on the whole taxable income. It applies only to the dollars above the start of the row.',
    },
    {
      misconceptionId: 'deductions-left-out',
      compute: (p) => rounded(p.salary - taxOn(p.salary) - levyOn(p.salary), 2),
      firstWrongStep: 0,
      feedback: () => 'What do the deductions do to the taxable income?',
    },
  ],
  confirm(p) {
    // Every taxable dollar pays its own tax and two cents of levy.
    const income = taxable(p);
    return { kind: 'values', values: [p.salary - taxDollarByDollar(income) - income / 50] };
  },
  examples: [
    { seed: 's1', input: '63456.00', verdict: 'correct' },
    { seed: 's2', input: '91328.00', verdict: 'correct' },
    { seed: 's1', input: '63440.00', verdict: 'wrong', misconceptionId: 'percent-of-another-whole' },
    { seed: 's1', input: '65020.00', verdict: 'wrong', misconceptionId: 'leaves-out-one-number' },
  ],
});
