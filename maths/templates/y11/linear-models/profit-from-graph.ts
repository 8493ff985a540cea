import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

/** Cost and revenue for up to 100 items; both lines go through points of the grid. */
interface Params {
  item: number;
  fixed: number;
  each: number;
  price: number;
  at: number;
}

const items = ['T-shirts', 'mugs', 'notebooks', 'caps', 'water bottles'] as const;
const itemsOf = (p: Params) => items[p.item] ?? items[0];
const cost = (p: Params, n: number) => p.fixed + p.each * n;
const revenue = (p: Params, n: number) => p.price * n;
const top = (p: Params) => Math.max(cost(p, 100), revenue(p, 100));

export const profitFromGraph = defineTemplate<Params>({
  id: 'y11/linear-models/profit-from-graph',
  version: 1,
  topicId: '179-linear-models-break-even',
  years: [11],
  difficulty: 'EASY',
  strategy: 'read-two-lines',
  calculator: false,
  title: 'Profit from a graph of cost and revenue',
  params: (random) =>
    drawUntil(
      () => ({
        item: random.int(0, items.length - 1),
        fixed: random.int(1, 5) * 100,
        each: random.pick([5, 10]),
        price: random.pick([15, 20, 25]),
        at: random.pick([40, 60, 80, 100]),
      }),
      (p) => revenue(p, p.at) > cost(p, p.at),
    ),
  prompt: (p) =>
    `The graph shows the cost and the revenue, in dollars, for $n$ ${itemsOf(p)}. What is the profit when ${p.at} ${itemsOf(p)} are sold?`,
  instruction: () => 'Give your answer in dollars.',
  figure: (p) => ({
    kind: 'plot',
    alt: `Two straight lines, with the number of items n along the horizontal axis. The cost line goes from \\$${p.fixed} at n = 0 to \\$${cost(p, p.at)} at n = ${p.at}. The revenue line goes from \\$0 at n = 0 to \\$${revenue(p, p.at)} at n = ${p.at}.`,
    x: { from: 0, to: 100, step: 20, label: 'n' },
    y: { from: 0, to: Math.ceil(top(p) / 500) * 500, step: 100, label: 'dollars' },
    curves: [
      {
        points: [
          [0, p.fixed],
          [100, cost(p, 100)],
        ],
        label: 'cost',
        tone: 'a',
      },
      {
        points: [
          [0, 0],
          [100, revenue(p, 100)],
        ],
        label: 'revenue',
        tone: 'b',
      },
    ],
  }),
  answer: (p) => ({ kind: 'money', model: `${revenue(p, p.at) - cost(p, p.at)}` }),
  steps: (p) => [
    start(
      `R=${revenue(p, p.at)}`,
      `Go up from $n=${p.at}$ to the revenue line. Revenue is the money that comes in.`,
      'Which line starts at zero? Go up to it from the number sold.',
      'Which of the two lines shows the money that comes in?',
    ),
    start(
      `C=${cost(p, p.at)}`,
      `Go up from $n=${p.at}$ to the cost line.`,
      'Now go up to the other line.',
      'What does it cost to make that many?',
    ),
    start(
      `${revenue(p, p.at)}-${cost(p, p.at)}`,
      'Profit is revenue minus cost.',
      'Use the two values.',
      'How much of the money that comes in is left?',
    ),
    equal(
      `${revenue(p, p.at) - cost(p, p.at)}`,
      'Subtract the cost from the revenue.',
      'Subtract the smaller value from the larger one.',
      'How much of the revenue is left after paying the costs?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'reads-one-column-only',
      compute: (p) => `${revenue(p, p.at)}`,
      firstWrongStep: 2,
      feedback: () => 'That’s all the money that comes in. What has to be paid out of it?',
    },
    {
      misconceptionId: 'adds-instead-of-subtracting',
      compute: (p) => `${revenue(p, p.at) + cost(p, p.at)}`,
      firstWrongStep: 2,
      feedback: () => 'You added the money that comes in and the money that goes out. Which one reduces the profit?',
    },
    {
      misconceptionId: 'unit-cost-left-out',
      compute: (p) => `${revenue(p, p.at) - p.fixed}`,
      firstWrongStep: 1,
      feedback: (p) => `You subtracted only the cost at $n=0$. Where is the cost line at $n=${p.at}$?`,
    },
  ],
  confirm(p) {
    // Book every sale on its own.
    let balance = -p.fixed;
    for (let sold = 0; sold < p.at; sold += 1) balance += p.price - p.each;
    return { kind: 'values', values: [balance] };
  },
  examples: [
    { seed: 's1', input: '500', verdict: 'correct' },
    { seed: 's2', input: '600', verdict: 'correct' },
    { seed: 's1', input: '1200', verdict: 'wrong', misconceptionId: 'reads-one-column-only' },
    { seed: 's1', input: '1900', verdict: 'wrong', misconceptionId: 'adds-instead-of-subtracting' },
    { seed: 's1', input: '800', verdict: 'wrong', misconceptionId: 'unit-cost-left-out' },
  ],
});
