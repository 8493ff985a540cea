import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { price } from '../../primary/money';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  /** Price of one in cents. */
  cents: number;
  count: number;
  story: number;
}

const stories: ((person: string, count: number, price: string) => string)[] = [
  (p, n, c) => `${p} buys ${n} movie tickets for ${c} each.`,
  (p, n, c) => `${p} buys ${n} plants for ${c} each.`,
  (p, n, c) => `${p} buys ${n} books for ${c} each.`,
  (p, n, c) => `${p} buys ${n} meat pies for ${c} each.`,
  (p, n, c) => `${p} pays for ${n} ferry rides at ${c} each.`,
];

const roundedDollars = ({ cents }: Params) => Math.round(cents / 100);
const estimate = (p: Params) => p.count * roundedDollars(p);

export const estimateTheCost = defineTemplate<Params>({
  id: 'y5/money-plans/estimate-the-cost',
  version: 1,
  topicId: '69-money-plans-and-estimates',
  years: [5],
  difficulty: 'EASY',
  strategy: 'round-then-multiply',
  calculator: false,
  title: 'About how much does it cost?',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        cents: 100 * random.int(3, 19) + 5 * random.int(1, 19),
        count: random.int(3, 9),
        story: random.int(0, stories.length - 1),
      }),
      (p) => p.cents % 100 !== 50 && (p.cents % 100 <= 30 || p.cents % 100 >= 65) && roundedDollars(p) !== p.count,
    ),
  prompt: (p) =>
    `${stories[p.story]?.(p.person, p.count, price(p.cents))} Round the price to the nearest dollar. About how much do they cost altogether?`,
  instruction: () => 'Give your answer in dollars.',
  answer: (p) => ({ kind: 'money', model: String(estimate(p)), forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    step(
      'start',
      `${p.count}\\times ${roundedDollars(p)}`,
      `The nearest dollar to ${price(p.cents)} is ${price(100 * roundedDollars(p))}.`,
      'Look at the cents. Is the price closer to the dollar below or above?',
      'Which two whole dollars is the price between, and which is closer?',
    ),
    step(
      'equal',
      String(estimate(p)),
      `There are ${p.count} of them.`,
      'Multiply the rounded price by how many there are.',
      'Is the real cost a little more or a little less than this?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'rounds-by-truncation',
      compute: (p) => (p.cents % 100 > 50 ? String(p.count * Math.floor(p.cents / 100)) : null),
      firstWrongStep: 0,
      feedback: (p) => `You cut off the cents. ${price(p.cents)} is closer to the dollar above.`,
    },
    {
      misconceptionId: 'rounds-up-always',
      compute: (p) => (p.cents % 100 < 50 ? String(p.count * Math.ceil(p.cents / 100)) : null),
      firstWrongStep: 0,
      feedback: (p) => `You rounded up to the next dollar. ${price(p.cents)} is closer to the dollar below.`,
    },
    {
      misconceptionId: 'counts-one-item-only',
      compute: (p) => String(roundedDollars(p)),
      firstWrongStep: 1,
      feedback: (p) => `That’s about the price of one. There are ${p.count} to pay for.`,
    },
  ],
  confirm: (p) => {
    // The whole number of dollars with the smallest gap to the price, added once for each.
    let nearest = 0;
    for (let d = 1; d <= 30; d += 1) if (Math.abs(100 * d - p.cents) < Math.abs(100 * nearest - p.cents)) nearest = d;
    let sum = 0;
    for (let i = 0; i < p.count; i += 1) sum += nearest;
    return { kind: 'values', values: [sum] };
  },
  examples: [
    { seed: 's1', input: '108', verdict: 'correct' },
    { seed: 's3', input: '49', verdict: 'wrong', misconceptionId: 'rounds-by-truncation' },
    { seed: 's4', input: '133', verdict: 'wrong', misconceptionId: 'rounds-up-always' },
    { seed: 's5', input: '12', verdict: 'wrong', misconceptionId: 'counts-one-item-only' },
    { seed: 's9', input: '144', verdict: 'correct' },
  ],
});
