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
  title: 'Money left in a weekly budget',
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
    `${p.name} takes home \\$${p.income} a week and has the bills in the table. How much is left each week, if every bill is spread evenly over a 52-week year?`,
  instruction: () => 'Give your answer in dollars.',
  figure: (p) => ({
    kind: 'table',
    alt: `A table of bills. Rent: \\$${p.rent} each week. Car: \\$${monthly(p)} each month. Electricity: \\$${quarterly(p)} each quarter.`,
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
      'The car is paid twelve times a year. Spread the yearly cost over the weeks.',
      'Find what the car costs in a year first.',
      'How many months, and how many weeks, are in a year?',
    ),
    identity(
      `${quarterly(p)}\\times 4\\div 52=${p.power}`,
      'Electricity is paid four times a year. Spread the yearly cost over the weeks.',
      'Find what electricity costs in a year first.',
      'How many quarters are in a year?',
    ),
    start(
      `${p.income}-\\left(${p.rent}+${3 * p.phone}+${p.power}\\right)`,
      'Now all the amounts are weekly. Subtract the bills from the income.',
      'Use only weekly amounts.',
      'Which amounts are weekly now?',
    ),
    equal(
      `${p.income}-${p.rent + 3 * p.phone + p.power}`,
      'Add the bills.',
      'Add inside the bracket first.',
      'How much do the bills come to each week?',
    ),
    result(`${left(p)}`, 'Subtract the bills.', 'Finish the subtraction.', 'Is what’s left less than the income?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'periods-mixed-in-total',
      compute: (p) => `${p.income - p.rent - monthly(p) - quarterly(p)}`,
      firstWrongStep: 0,
      feedback: () => 'The car bill is monthly and the electricity bill is quarterly. What are they per week?',
    },
    {
      misconceptionId: 'month-as-four-weeks',
      compute: (p) => whole(p.income - p.rent - monthly(p) / 4 - quarterly(p) / 12),
      firstWrongStep: 0,
      feedback: () => 'Twelve months of four weeks is fewer weeks than there are in a year.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => (left(p) === p.rent + 3 * p.phone + p.power ? null : `${p.rent + 3 * p.phone + p.power}`),
      firstWrongStep: 4,
      feedback: () => 'That’s what the bills come to each week. The question asks what’s left.',
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
