import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { decimalText, rounded } from '../../number-text';
import { equal, result, start } from '../../worked-line';
import { dollars, unlessNear } from '../../y10/shared/near';

interface Params {
  name: string;
  story: number;
  payment: number;
  perYear: 2 | 4;
  /** Interest per period in per cent. */
  percent: number;
  years: number;
}

const stories = ['a trip to Uluru', 'a house deposit', 'a new ute', 'university costs', 'a wedding'] as const;
const rates = [1, 2, 3, 4, 6, 8];
const periods = [2, 3, 4, 6, 8, 12];

/** The future value of one dollar at the end of each period, as tables print it. */
const factor = (percent: number, count: number) => rounded(((1 + percent / 100) ** count - 1) / (percent / 100), 4);
const count = (p: Params) => p.perYear * p.years;
const yearly = (p: Params) => p.percent * p.perYear;
const value = (p: Params) => p.payment * Number(factor(p.percent, count(p)));
const every = (p: Params) => (p.perYear === 2 ? 'half-year' : 'quarter');

export const annuityTable = defineTemplate<Params>({
  id: 'y12/finance/annuity-table',
  version: 1,
  topicId: '182-reducing-balance-loans-annuities-recursion',
  years: [12],
  difficulty: 'NORMAL',
  strategy: 'read-an-annuity-table',
  calculator: true,
  title: 'Future value of an annuity from a table',
  params(random) {
    const perYear = random.pick([2, 4] as const);
    return {
      name: random.pick(firstNames),
      story: random.int(0, stories.length - 1),
      payment: random.int(6, 40) * 50,
      perYear,
      percent: perYear === 4 ? random.pick([1, 2]) : random.pick([2, 3, 4]),
      years: perYear === 4 ? random.pick([2, 3]) : random.pick([2, 3, 4, 6]),
    };
  },
  prompt: (p) =>
    `${p.name} is saving for ${stories[p.story] ?? stories[0]} and pays ${dollars(p.payment)} into an annuity at the end of each ${every(p)}. Interest is ${yearly(p)}% per year, compounded every ${every(p)}. The table shows the future value of \\$1 paid at the end of each period. What is the annuity worth after ${p.years} years?`,
  instruction: () => 'Use the table. Give your answer in dollars, to the nearest cent.',
  figure: () => ({
    kind: 'table',
    alt: `Future value of one dollar per period. Columns: interest per period. ${periods
      .map((n) => `${n} periods: ${rates.map((rate) => `${rate}% gives ${factor(rate, n)}`).join(', ')}.`)
      .join(' ')}`,
    title: 'Future value of 1 dollar per period',
    head: ['Periods', ...rates.map((rate) => `${rate}%`)],
    rowHeads: true,
    rows: periods.map((n) => [`${n}`, ...rates.map((rate) => factor(rate, n))]),
  }),
  answer: (p) => ({ kind: 'money', model: rounded(value(p), 2), tolerance: 0.005, forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      `${yearly(p)}\\%\\div ${p.perYear}`,
      `A year has ${p.perYear} periods, so split the yearly rate evenly between them.`,
      'The table uses the rate per period. What is it?',
      'How many times a year is interest paid?',
    ),
    equal(
      `${p.percent}\\%`,
      'This tells you which column to use.',
      'Divide the yearly rate.',
      'Which column has this rate?',
    ),
    start(
      `${p.years}\\times ${p.perYear}`,
      'Count the periods.',
      'How many payments are made altogether?',
      'How many periods are there in that time?',
    ),
    equal(`${count(p)}`, 'This tells you which row to use.', 'Multiply.', 'Which row has this number of periods?'),
    start(
      `${p.payment}\\times ${factor(p.percent, count(p))}`,
      'The factor in this row and column is the future value of payments of one dollar. Multiply it by the payment.',
      'Find the factor where the row and column meet.',
      'What do payments of one dollar grow to, and how many dollars is each payment?',
    ),
    result(
      rounded(value(p), 2),
      'Multiply and round to the nearest cent.',
      'Work out the product.',
      'Is your answer more than the total of all the payments?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'yearly-rate-for-each-period',
      compute: (p) => unlessNear(p.payment * Number(factor(yearly(p), count(p))), value(p), 2),
      firstWrongStep: 0,
      feedback: (p) => `You used the column for ${yearly(p)}%. That’s the rate for a year, not for a ${every(p)}.`,
    },
    {
      misconceptionId: 'counts-years-not-periods',
      compute: (p) => unlessNear(p.payment * Number(factor(p.percent, p.years)), value(p), 2),
      firstWrongStep: 2,
      feedback: (p) => `You used the row for ${p.years} periods. How many payments are there in ${p.years} years?`,
    },
    {
      misconceptionId: 'interest-left-out',
      compute: (p) => rounded(p.payment * count(p), 2),
      firstWrongStep: 4,
      feedback: () => 'That’s the total paid in. The payments earn interest as well.',
    },
  ],
  confirm(p) {
    // Let one dollar a period grow, and round as the table does.
    let saved = 0;
    for (let period = 0; period < count(p); period += 1) saved += (saved * p.percent) / 100 + 1;
    return { kind: 'values', values: [Number(decimalText(Math.round(saved * 10_000) / 10_000)) * p.payment] };
  },
  examples: [
    { seed: 's1', input: '8003.07', verdict: 'correct' },
    { seed: 's2', input: '7296.30', verdict: 'correct' },
    { seed: 's1', input: '8907.75', verdict: 'wrong', misconceptionId: 'yearly-rate-for-each-period' },
    { seed: 's1', input: '3765.24', verdict: 'wrong', misconceptionId: 'counts-years-not-periods' },
    { seed: 's1', input: '7200.00', verdict: 'wrong', misconceptionId: 'interest-left-out' },
  ],
});
