import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { equivalent, start } from '../../worked-line';

interface Params {
  name: string;
  item: number;
  fixed: number;
  each: number;
  price: number;
}

const items = ['candles', 'soaps', 'jars of jam', 'tote bags', 'necklaces', 'posters', 'pot plants', 'cakes'] as const;
const itemsOf = (p: Params) => items[p.item] ?? items[0];
const point = (p: Params) => p.fixed / (p.price - p.each);

export const breakEven = defineTemplate<Params>({
  id: 'y11/linear-models/break-even',
  version: 1,
  topicId: '179-linear-models-break-even',
  years: [11],
  difficulty: 'NORMAL',
  strategy: 'cost-equals-revenue',
  calculator: false,
  title: 'Find the break-even point',
  params: (random) =>
    drawUntil(
      () => {
        const each = random.int(2, 14);
        const margin = random.int(2, 12);
        return {
          name: random.pick(people),
          item: random.int(0, items.length - 1),
          fixed: margin * random.int(8, 60),
          each,
          price: each + margin,
        };
      },
      // Wrong rules should give sensible numbers as well.
      (p) => p.fixed % 5 === 0 && p.fixed >= 60 && p.fixed % p.price === 0,
    ),
  prompt: (p) =>
    `${p.name} sells ${itemsOf(p)} at a market. The stall costs \\$${p.fixed} for the day. Each item costs \\$${p.each} to make and sells for \\$${p.price}. How many ${itemsOf(p)} must be sold to break even?`,
  answer: (p) => ({ kind: 'number', model: `${point(p)}`, forms: [{ kind: 'whole-number' }], variable: 'n' }),
  steps: (p) => [
    start(
      `${p.price}n=${p.fixed}+${p.each}n`,
      `For $n$ sold, the revenue is $${p.price}n$ and the cost is $${p.fixed}+${p.each}n$. At break-even they are equal.`,
      'Write the revenue and the cost for $n$ sold.',
      'What is true of revenue and cost when there is no profit and no loss?',
    ),
    equivalent(
      `${p.price - p.each}n=${p.fixed}`,
      `Subtract $${p.each}n$ from both sides. Each sale brings in \\$${p.price - p.each} more than it costs.`,
      'Collect the $n$ terms.',
      'How much does one sale bring in after covering its own cost?',
    ),
    equivalent(
      `n=${point(p)}`,
      `Divide both sides by $${p.price - p.each}$.`,
      'Divide by the profit on one sale.',
      'How many sales does it take to pay for the stall?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'unit-cost-left-out',
      compute: (p) => `${p.fixed / p.price}`,
      firstWrongStep: 0,
      feedback: (p) => `You counted the whole price as profit, but each one costs \\$${p.each} to make.`,
    },
    {
      misconceptionId: 'adds-instead-of-subtracting',
      compute: (p) => decimalText(Math.ceil(p.fixed / (p.price + p.each))),
      firstWrongStep: 1,
      feedback: (p) => `Do you subtract the \\$${p.each} cost from the \\$${p.price} price, or add it on?`,
    },
    {
      misconceptionId: 'one-group-off',
      compute: (p) => `${point(p) + 1}`,
      firstWrongStep: 2,
      feedback: () => 'With that many, there’s already a profit. Break-even means no profit and no loss.',
    },
  ],
  confirm(p) {
    // Sell one after another until the loss is gone.
    let [balance, sold] = [-p.fixed, 0];
    while (balance < 0) {
      balance += p.price - p.each;
      sold += 1;
    }
    return { kind: 'values', values: [sold] };
  },
  examples: [
    { seed: 's1', input: '21', verdict: 'correct' },
    { seed: 's2', input: '20', verdict: 'correct' },
    { seed: 's1', input: '15', verdict: 'wrong', misconceptionId: 'unit-cost-left-out' },
    { seed: 's1', input: '12', verdict: 'wrong', misconceptionId: 'adds-instead-of-subtracting' },
    { seed: 's1', input: '22', verdict: 'wrong', misconceptionId: 'one-group-off' },
  ],
});
