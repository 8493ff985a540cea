import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  story: number;
  percent: number;
  cents: number;
}
const items = ['A tent', 'A pair of runners', 'A keyboard', 'A scooter', 'A rain jacket', 'A cricket bat'] as const;
const off = (p: Params) => (p.cents * p.percent) / 100;
const left = (p: Params) => p.cents - off(p);
const money = (value: number) => `${value}`;

export const salePrice = defineTemplate<Params>({
  id: 'y6/percent-models/sale-price',
  version: 1,
  topicId: '89-modelling-with-percentages',
  years: [6],
  difficulty: 'EASY',
  strategy: 'take-off-a-percentage',
  calculator: false,
  title: 'Price after a discount',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, items.length - 1),
        percent: random.pick([10, 20, 25, 50, 75]),
        cents: 20 * random.int(2, 19),
      }),
      (p) => p.percent !== p.cents && p.cents !== 100 && left(p) !== off(p) && p.cents > p.percent && left(p) !== 100,
    ),
  prompt: (p) =>
    `${items[p.story]} costs \\$${p.cents}. It’s $${p.percent}\\%$ off in a sale. How many dollars does it cost in the sale?`,
  answer: (p) => ({ kind: 'money', model: money(left(p)), forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      `\\frac{${p.percent}}{100}\\times ${p.cents}`,
      'Per cent means out of one hundred. First work out how much comes off.',
      'Write the percentage as a fraction of the price.',
      'What is the whole here?',
    ),
    equal(
      money(off(p)),
      'That’s how many dollars come off.',
      p.percent === 75
        ? 'Find a quarter and take three of them.'
        : 'Find an easy part such as a tenth, a quarter or a half.',
      'Which simple fraction is the same as this percentage?',
    ),
    start(
      `${p.cents}-${off(p)}`,
      'The rest is what you pay.',
      'What happens to the price in a sale?',
      'Is the sale price more or less than before?',
    ),
    equal(
      money(left(p)),
      'Subtract.',
      'Take the discount away from the price.',
      'Does the size of your answer make sense?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'percent-added-to-number',
      compute: (p) => unlessRight(money(p.cents - p.percent), money(left(p))),
      firstWrongStep: 0,
      feedback: (p) => `You took away ${p.percent} dollars, but $${p.percent}\\%$ is part of the price.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => money(off(p)),
      firstWrongStep: 2,
      feedback: () => 'That’s how much comes off. The question asks what you pay.',
    },
    {
      misconceptionId: 'adds-instead-of-subtracting',
      compute: (p) => money(p.cents + off(p)),
      firstWrongStep: 3,
      feedback: () => 'You added the discount. Is a sale price higher or lower?',
    },
  ],
  confirm(p) {
    let pay = 0;
    for (let dollar = 0; dollar < p.cents; dollar += 1) pay += (100 - p.percent) / 100;
    return { kind: 'values', values: [Math.round(pay)] };
  },
  examples: [
    { seed: 's1', input: '135', verdict: 'correct' },
    { seed: 's2', input: '70', verdict: 'correct' },
    { seed: 's1', input: '155', verdict: 'wrong', misconceptionId: 'percent-added-to-number' },
    { seed: 's1', input: '45', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's3', input: '450/2', verdict: 'wrong-form' },
  ],
});
