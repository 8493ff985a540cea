import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { decimalText, rounded } from '../../number-text';
import { equal, result, start } from '../../worked-line';

interface Params {
  name: string;
  principal: number;
  percent: number;
  years: number;
}

/** 12500 as "12,500". */
const thousands = (value: number) => `${value}`.replace(/\B(?=(\d{3})+$)/g, ',');
const growth = (p: Params) => 1 + p.percent / 100;
const amount = (p: Params) => rounded(p.principal * growth(p) ** p.years, 2);

export const compoundInterest = defineTemplate<Params>({
  id: 'y10/growth/compound-interest',
  version: 1,
  topicId: '165-growth-and-decay-compound-interest',
  years: [10, 11],
  difficulty: 'NORMAL',
  strategy: 'multiply-again-and-again',
  calculator: true,
  title: 'Savings with compound interest',
  params: (random) => ({
    name: random.pick(firstNames),
    principal: random.int(4, 40) * 250,
    percent: random.pick([2, 3, 4, 5, 6, 8]),
    years: random.int(2, 6),
  }),
  prompt: (p) =>
    `${p.name} puts \\$${thousands(p.principal)} into a savings account. It pays $${p.percent}\\%$ interest per year, compounded yearly. How much is in the account after ${p.years} years?`,
  instruction: () => 'Give your answer in dollars, to the nearest cent.',
  answer: (p) => ({ kind: 'money', model: amount(p), tolerance: 0.005 }),
  steps: (p) => [
    start(
      `${p.principal}\\times\\left(1+${decimalText(p.percent / 100)}\\right)^${p.years}`,
      `Each year the balance is multiplied by one plus the interest rate, and this happens $${p.years}$ times.`,
      'What is the balance multiplied by each year?',
      'In the second year, is interest paid only on the first amount?',
    ),
    equal(
      `${p.principal}\\times ${decimalText(growth(p))}^${p.years}`,
      'Add inside the bracket.',
      'Work out the bracket first.',
      'What single number do you multiply by for one year of growth?',
    ),
    result(
      amount(p),
      'Use your calculator and round to the nearest cent.',
      'Work out the power first, then the product.',
      'Is the result more than simple interest would give?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'simple-interest-for-compound',
      compute: (p) => rounded(p.principal * (1 + (p.percent * p.years) / 100), 2),
      firstWrongStep: 0,
      feedback: (p) => `From the second year on, the interest is $${p.percent}\\%$ of a larger amount.`,
    },
    {
      misconceptionId: 'percent-as-decimal-shift',
      compute: (p) => rounded(p.principal * (1 + p.percent / 10) ** p.years, 2),
      firstWrongStep: 0,
      feedback: (p) => `$${p.percent}\\%$ is $${p.percent}$ hundredths. Which decimal place does that digit go in?`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => rounded(p.principal * growth(p), 2),
      firstWrongStep: 0,
      feedback: (p) => `That’s the amount after one year. The money stays for ${p.years} years.`,
    },
  ],
  confirm(p) {
    // Year by year: pay the interest into the account.
    let balance = p.principal;
    for (let year = 0; year < p.years; year += 1) balance += (balance * p.percent) / 100;
    return { kind: 'values', values: [balance] };
  },
  examples: [
    { seed: 's1', input: '12624.77', verdict: 'correct' },
    { seed: 's2', input: '$10821.19', verdict: 'correct' },
    { seed: 's1', input: '12400.00', verdict: 'wrong', misconceptionId: 'simple-interest-for-compound' },
    { seed: 's1', input: '65536.00', verdict: 'wrong', misconceptionId: 'percent-as-decimal-shift' },
    { seed: 's1', input: '10600.00', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
  ],
});
