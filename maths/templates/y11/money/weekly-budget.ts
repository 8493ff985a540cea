import { defineTemplate } from '../../format';
import { rounded } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { equal, result, start } from '../../worked-line';
import { identity } from '../shared/identity';

/** Amounts are chosen so that each bill is a whole number of dollars for a week of a year of 52 weeks. */
interface Params {
  name: string;
  income: number;
  rent: number;
  /** A month of this bill is 13 times as many dollars. */
  phone: number;
  /** A quarter of this bill is 13 times as many dollars. */
  power: number;
}

const monthly = (p: Params) => 13 * p.phone;
const quarterly = (p: Params) => 13 * p.power;
const left = (p: Params) => p.income - p.rent - 3 * p.phone - p.power;
const whole = (value: number) => (Number.isInteger(value) ? `${value}` : rounded(value, 2));

export const weeklyBudget = defineTemplate<Params>({
  id: 'y11/money/weekly-budget',
  version: 1,
  topicId: '180-money-wages-tax-budgets',
  years: [11],
  difficulty: 'NORMAL',
  strategy: 'same-period-for-all',
  calculator: true,
  title: 'What is left in a weekly budget?',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(people),
        income: random.int(60, 130) * 10,
        rent: random.int(20, 60) * 5,
        phone: random.int(3, 8),
        power: random.int(12, 40),
      }),
      (p) => p.income - p.rent - monthly(p) - quarterly(p) > 0 && left(p) % 10 !== 0,
    ),
  prompt: (p) =>
    `${p.name} takes home \\$${p.income} a week and has the bills in the table. How much is left for each week, if every bill is spread evenly over a year of 52 weeks?`,
  instruction: () => 'Give your answer in dollars.',
  figure: (p) => ({
    kind: 'table',
    alt: `A table of bills. Rent: \\$${p.rent} each week. Car: \\$${monthly(p)} each month. Electricity: \\$${quarterly(p)} each quarter of a year.`,
    head: ['Bill', 'Dollars', 'Paid'],
    rows: [
      ['Rent', `${p.rent}`, 'each week'],
      ['Car', `${monthly(p)}`, 'each month'],
      ['Electricity', `${quarterly(p)}`, 'each quarter'],
    ],
  }),
  answer: (p) => ({ kind: 'money', model: `${left(p)}` }),
  steps: (p) => [
    identity(
      `${monthly(p)}\\times 12\\div 52=${3 * p.phone}`,
      'The car is paid twelve times a year. Spread the year over its weeks.',
      'Find what the car costs in a year first.',
      'How many months and how many weeks has a year?',
    ),
    identity(
      `${quarterly(p)}\\times 4\\div 52=${p.power}`,
      'Electricity is paid four times a year. Spread the year over its weeks.',
      'Find what electricity costs in a year first.',
      'How many quarters has a year?',
    ),
    start(
      `${p.income}-\\left(${p.rent}+${3 * p.phone}+${p.power}\\right)`,
      'Now all amounts are for one week. Take the bills off the income.',
      'Use only amounts for one week.',
      'Which amounts belong to one week now?',
    ),
    equal(
      `${p.income}-${p.rent + 3 * p.phone + p.power}`,
      'Add the bills.',
      'Add inside the bracket first.',
      'How much do all bills take each week?',
    ),
    result(`${left(p)}`, 'Subtract the bills.', 'Finish the subtraction.', 'Is the rest less than the income?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'periods-mixed-in-total',
      compute: (p) => `${p.income - p.rent - monthly(p) - quarterly(p)}`,
      firstWrongStep: 0,
      feedback: () => 'The car bill is for a month and the electricity bill for a quarter. What are they for a week?',
    },
    {
      misconceptionId: 'month-as-four-weeks',
      compute: (p) => whole(p.income - p.rent - monthly(p) / 4 - quarterly(p) / 12),
      firstWrongStep: 0,
      feedback: () => 'Twelve months of four weeks make fewer weeks than a year has.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => (left(p) === p.rent + 3 * p.phone + p.power ? null : `${p.rent + 3 * p.phone + p.power}`),
      firstWrongStep: 4,
      feedback: () => 'That is what the bills take each week. The question asks what is left.',
    },
  ],
  confirm(p) {
    // A whole year, bill by bill, and then one week of it.
    let year = 0;
    for (let week = 0; week < 52; week += 1) year += p.income - p.rent;
    for (let month = 0; month < 12; month += 1) year -= monthly(p);
    for (let quarter = 0; quarter < 4; quarter += 1) year -= quarterly(p);
    return { kind: 'values', values: [year / 52] };
  },
  examples: [
    { seed: 's1', input: '876', verdict: 'correct' },
    { seed: 's2', input: '706', verdict: 'correct' },
    { seed: 's1', input: '316', verdict: 'wrong', misconceptionId: 'periods-mixed-in-total' },
    { seed: 's1', input: '870.67', verdict: 'wrong', misconceptionId: 'month-as-four-weeks' },
    { seed: 's1', input: '324', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
  ],
});
