import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

interface Params {
  story: number;
  first: number;
  second: number;
  coupon: number;
}

const stories = [
  { one: 'mango', many: 'mangoes', letter: 'm', other: 'pear', others: 'pears', second: 'p' },
  { one: 'ruler', many: 'rulers', letter: 'r', other: 'folder', others: 'folders', second: 'f' },
  { one: 'sandwich', many: 'sandwiches', letter: 's', other: 'juice', others: 'juices', second: 'j' },
  { one: 'cap', many: 'caps', letter: 'c', other: 'towel', others: 'towels', second: 't' },
  { one: 'pie', many: 'pies', letter: 'p', other: 'roll', others: 'rolls', second: 'r' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const [a, b] = [(p: Params) => storyOf(p).letter, (p: Params) => storyOf(p).second];

export const twoPrices = defineTemplate<Params>({
  id: 'y7/write-expressions/two-prices',
  version: 1,
  topicId: '110-write-expressions',
  years: [7],
  difficulty: 'NORMAL',
  strategy: 'letters-as-prices',
  calculator: false,
  title: 'Total cost with two letters',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        first: random.int(2, 8),
        second: random.int(2, 8),
        coupon: random.int(2, 9),
      }),
      (p) => p.first !== p.second,
    ),
  prompt(p) {
    const { one, many, letter, other, others, second } = storyOf(p);
    return `A ${one} costs $${letter}$ dollars, and a ${other} costs $${second}$ dollars. Write an expression for the cost in dollars of ${p.first} ${many} and ${p.second} ${others} with a voucher for \\$${p.coupon} off the total.`;
  },
  answer: (p) => ({
    kind: 'expression',
    model: `${p.first}${a(p)}+${p.second}${b(p)}-${p.coupon}`,
  }),
  steps: (p) => [
    start(
      `${p.first}\\times ${a(p)}+${p.second}\\times ${b(p)}-${p.coupon}`,
      'Multiply each number by its price. The voucher is taken off once.',
      `Write the cost of the ${storyOf(p).many}, then the cost of the ${storyOf(p).others}.`,
      `If one ${storyOf(p).one} cost 3 dollars, how would you find the cost of ${p.first}?`,
    ),
    equal(
      `${p.first}${a(p)}+${p.second}\\times ${b(p)}-${p.coupon}`,
      'Leave out the times sign in front of the first letter.',
      'Write the first product the short way.',
      'How do you write a number times a letter in algebra?',
    ),
    equal(
      `${p.first}${a(p)}+${p.second}${b(p)}-${p.coupon}`,
      'None of the three are like terms, so you can’t simplify any further.',
      'Write the other product the short way too.',
      'Are any of them like terms?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'joins-unlike-terms',
      compute: (p) => `${p.first + p.second}${a(p)}${b(p)}-${p.coupon}`,
      firstWrongStep: 2,
      feedback: (p) => `$${a(p)}$ and $${b(p)}$ are different prices, so these terms stay separate.`,
    },
    {
      misconceptionId: 'counts-one-item-only',
      compute: (p) => `${a(p)}+${b(p)}-${p.coupon}`,
      firstWrongStep: 0,
      feedback: (p) => `That’s the cost of only one ${storyOf(p).one} and one ${storyOf(p).other}.`,
    },
    {
      misconceptionId: 'adds-instead-of-subtracting',
      compute: (p) => `${p.first}${a(p)}+${p.second}${b(p)}+${p.coupon}`,
      firstWrongStep: 2,
      feedback: (p) => `A voucher for \\$${p.coupon} makes the total smaller.`,
    },
  ],
  confirm: (p) => ({
    kind: 'function',
    variables: [a(p), b(p)],
    // One item at a time on the bill.
    f(at) {
      let bill = -p.coupon;
      for (let item = 0; item < p.first; item += 1) bill += at[a(p)] ?? 0;
      for (let item = 0; item < p.second; item += 1) bill += at[b(p)] ?? 0;
      return bill;
    },
  }),
  examples: [
    { seed: 's1', input: '4r+5f-4', verdict: 'correct' },
    { seed: 's2', input: '7c+8t-8', verdict: 'correct' },
    { seed: 's1', input: '9rf-4', verdict: 'wrong', misconceptionId: 'joins-unlike-terms' },
    { seed: 's1', input: 'r+f-4', verdict: 'wrong', misconceptionId: 'counts-one-item-only' },
  ],
});
