import { defineTemplate } from '../../format';
import { rounded } from '../../number-text';
import { people } from '../../primary/people';
import { equal, result, start } from '../../worked-line';
import { bracketOf, taxDollarByDollar, taxTable } from '../shared/tax-table';
import { thousands } from '../shared/thousands';

interface Params {
  name: string;
  income: number;
}

const over = (p: Params) => p.income - bracketOf(p.income).from;
const tax = (p: Params) => bracketOf(p.income).base + (over(p) * bracketOf(p.income).percent) / 100;

export const incomeTax = defineTemplate<Params>({
  id: 'y11/money/income-tax',
  version: 2,
  topicId: '180-money-wages-tax-budgets',
  years: [11],
  difficulty: 'NORMAL',
  strategy: 'tax-by-brackets',
  calculator: true,
  title: 'Work out income tax from a table',
  params: (random) => ({
    name: random.pick(people),
    income: random.chance(0.25) ? random.int(220, 440) * 100 : random.int(480, 1800) * 100 + random.int(0, 1) * 50,
  }),
  prompt: (p) =>
    `${p.name} has a taxable income of \\$${thousands(p.income)} for the year. Use the tax table to find how much income tax is payable.`,
  instruction: () => 'Give your answer in dollars.',
  figure: () => taxTable(),
  answer: (p) => ({ kind: 'money', model: rounded(tax(p), 2) }),
  steps: (p) => [
    start(
      `${p.income}-${bracketOf(p.income).from}=${over(p)}`,
      'Find the row for this income. The rate applies only to the income above the start of that row.',
      'Find the row of the table for this income.',
      'Which part of the income is taxed at the rate of this row?',
    ),
    ...(bracketOf(p.income).base === 0
      ? [
          start(
            `${rounded(bracketOf(p.income).percent / 100, 2)}\\times ${over(p)}`,
            'Multiply that part by the rate. In this row, there’s nothing else to add.',
            'A rate in cents for each dollar is a number of hundredths of a dollar.',
            'Is there a fixed amount in this row?',
          ),
        ]
      : [
          start(
            `${bracketOf(p.income).base}+${rounded(bracketOf(p.income).percent / 100, 2)}\\times ${over(p)}`,
            'Multiply that part by the rate, and add the fixed amount for that row.',
            'The row has a fixed amount and a rate.',
            'What does the fixed amount stand for?',
          ),
          equal(
            `${bracketOf(p.income).base}+${rounded((over(p) * bracketOf(p.income).percent) / 100, 2)}`,
            'Work out the product first.',
            'Multiply before you add.',
            'How much tax is paid on the part in this row?',
          ),
        ]),
    result(
      rounded(tax(p), 2),
      'This is the tax for the year.',
      'Finish the calculation.',
      'Is the tax a sensible part of the income?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'tax-rate-on-whole-income',
      compute: (p) => rounded(bracketOf(p.income).base + (p.income * bracketOf(p.income).percent) / 100, 2),
      firstWrongStep: 0,
      feedback: () =>
        'You used the rate on the whole income. It applies only to the dollars above the start of the row.',
    },
    {
      misconceptionId: 'leaves-out-one-number',
      compute: (p) =>
        bracketOf(p.income).base === 0 ? null : rounded((over(p) * bracketOf(p.income).percent) / 100, 2),
      firstWrongStep: 1,
      feedback: () => 'The row has a fixed amount as well: the tax on the income below this row.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => (bracketOf(p.income).base === 0 ? null : rounded(bracketOf(p.income).base, 2)),
      firstWrongStep: 1,
      feedback: (p) => `That’s the tax up to \\$${thousands(bracketOf(p.income).from)}. There is income above that.`,
    },
  ],
  confirm: (p) => ({ kind: 'values', values: [taxDollarByDollar(p.income)] }),
  examples: [
    { seed: 's1', input: '34627.50', verdict: 'correct' },
    { seed: 's2', input: '13950.00', verdict: 'correct' },
    { seed: 's3', input: '1380.00', verdict: 'correct' },
    { seed: 's1', input: '84577.50', verdict: 'wrong', misconceptionId: 'tax-rate-on-whole-income' },
    { seed: 's1', input: '3607.50', verdict: 'wrong', misconceptionId: 'leaves-out-one-number' },
  ],
});
