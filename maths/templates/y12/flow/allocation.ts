import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** Costs of four people (rows) for four tasks (columns). */
interface Params {
  story: number;
  costs: number[][];
}

const stories = [
  {
    text: 'Four swimmers each swim one stroke in a medley relay. The table shows their times in seconds.',
    rows: ['Ana', 'Binh', 'Cleo', 'Dev'],
    columns: ['Back', 'Breast', 'Fly', 'Free'],
    ask: 'What is the smallest possible total time, in seconds?',
    unit: 's',
    add: 55,
  },
  {
    text: 'Four workers each do one job. The table shows their times in minutes.',
    rows: ['Eva', 'Finn', 'Gita', 'Huy'],
    columns: ['Job 1', 'Job 2', 'Job 3', 'Job 4'],
    ask: 'What is the smallest possible total time, in minutes?',
    unit: 'min',
    add: 20,
  },
  {
    text: 'Four couriers each deliver one parcel. The table shows the distances in kilometres.',
    rows: ['Ivy', 'Jack', 'Kaya', 'Leo'],
    columns: ['North', 'South', 'East', 'West'],
    ask: 'What is the smallest possible total distance, in kilometres?',
    unit: 'km',
    add: 6,
  },
] as const;

const four = [0, 1, 2, 3];
const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const rowLeast = (costs: number[][]) => costs.map((row) => Math.min(...row));
const afterRows = (costs: number[][]) => costs.map((row) => row.map((cost) => cost - Math.min(...row)));
const columnLeast = (costs: number[][]) =>
  four.map((column) => Math.min(...afterRows(costs).map((row) => row[column] ?? 0)));
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const orders = four.flatMap((a) =>
  four.flatMap((b) => four.flatMap((c) => four.map((d) => [a, b, c, d]).filter((order) => new Set(order).size === 4))),
);
const costOf = (costs: number[][], order: number[]) => sum(order.map((column, row) => costs[row]?.[column] ?? 0));
/** An order whose reduced costs are all zero, if there is one. */
function zeroOrder(costs: number[][]): number[] | undefined {
  const least = columnLeast(costs);
  return orders.find((order) =>
    order.every((column, row) => (afterRows(costs)[row]?.[column] ?? 0) === (least[column] ?? 0)),
  );
}
const total = (p: Params) => sum(rowLeast(p.costs)) + sum(columnLeast(p.costs));

/** One person after the other takes the cheapest task that is left. */
function inTurn(costs: number[][]): number {
  const taken: number[] = [];
  for (const row of costs) {
    const best = four.filter((c) => !taken.includes(c)).sort((a, b) => (row[a] ?? 0) - (row[b] ?? 0))[0] ?? 0;
    taken.push(best);
  }
  return costOf(costs, taken);
}

export const allocation = defineTemplate<Params>({
  id: 'y12/flow/allocation',
  version: 1,
  topicId: '190-flow-and-matching',
  years: [12],
  difficulty: 'HARD',
  strategy: 'hungarian-algorithm',
  calculator: true,
  title: 'Allocate four people to four tasks',
  params: (random) =>
    drawUntil(
      () => {
        const story = random.int(0, stories.length - 1);
        const add = stories[story]?.add ?? 0;
        return { story, costs: four.map(() => four.map(() => add + random.int(0, 19))) };
      },
      (p) =>
        zeroOrder(p.costs) !== undefined &&
        sum(columnLeast(p.costs)) > 0 &&
        inTurn(p.costs) !== total(p) &&
        orders.filter((order) => costOf(p.costs, order) === total(p)).length === 1,
    ),
  prompt: (p) => `${storyOf(p).text} ${storyOf(p).ask}`,
  figure: (p) => ({
    kind: 'table',
    alt: `A table. ${p.costs
      .map(
        (row, place) =>
          `${storyOf(p).rows[place]}: ${row.map((cost, at) => `${storyOf(p).columns[at]} ${cost}`).join(', ')}.`,
      )
      .join(' ')}`,
    head: ['', ...storyOf(p).columns],
    rowHeads: true,
    rows: p.costs.map((row, place) => [storyOf(p).rows[place] ?? '', ...row.map(String)]),
  }),
  answer: (p) => ({
    kind: 'quantity',
    model: `${total(p)} ${storyOf(p).unit}`,
    unit: storyOf(p).unit,
    forms: [{ kind: 'whole-number' }],
  }),
  steps: (p) => [
    start(
      rowLeast(p.costs).join('+'),
      'Subtract the smallest entry in each row from that row. Altogether you subtract this sum.',
      'Start with the smallest entry in each row.',
      'What is the least each person needs?',
    ),
    equal(
      `${sum(rowLeast(p.costs))}`,
      'The total can’t be less than this.',
      'Add.',
      'Can everyone have their best task?',
    ),
    start(
      columnLeast(p.costs).join('+'),
      'In what’s left, subtract the smallest entry in each column from that column.',
      'After the rows, do the same with the columns.',
      'Which column has no zero yet, and what is its smallest entry?',
    ),
    equal(
      `${sum(columnLeast(p.costs))}`,
      'You need to add at least this much.',
      'Add.',
      'Is there a zero in every row and every column now?',
    ),
    start(
      `${sum(rowLeast(p.costs))}+${sum(columnLeast(p.costs))}`,
      `Now the zeros give everyone one task each: ${(zeroOrder(p.costs) ?? [])
        .map((column, row) => `${storyOf(p).rows[row]} ${storyOf(p).columns[column]}`)
        .join(', ')}.`,
      'Choose one zero in each row so that no column is used twice.',
      'Can you give each person a zero in a different column?',
    ),
    equal(
      `${total(p)}`,
      'No smaller total is possible.',
      'Add.',
      'Do the four entries in the table add up to the same total?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'row-minima-only',
      compute: (p) => unlessRight(`${sum(rowLeast(p.costs))}`, `${total(p)}`),
      firstWrongStep: 2,
      feedback: () => 'You gave everyone their best task, but then two of them have the same one.',
    },
    {
      misconceptionId: 'first-come-first-served',
      compute: (p) => unlessRight(`${inTurn(p.costs)}`, `${total(p)}`),
      firstWrongStep: 2,
      feedback: () =>
        'You went down the rows and took the best one left each time. An early choice can cost you later.',
    },
  ],
  // Try all 24 ways.
  confirm: (p) => ({ kind: 'values', values: [Math.min(...orders.map((order) => costOf(p.costs, order)))] }),
  examples: [
    { seed: 's1', input: '106', verdict: 'correct' },
    { seed: 's2', input: '248', verdict: 'correct' },
    { seed: 's3', input: '458/2', verdict: 'wrong-form' },
    { seed: 's1', input: '100', verdict: 'wrong', misconceptionId: 'row-minima-only' },
    { seed: 's1', input: '119', verdict: 'wrong', misconceptionId: 'first-come-first-served' },
  ],
});
