import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

interface Params {
  name: string;
  item: number;
  price: number;
  percent: number;
  off: number;
}
const items = ['bike', 'camera', 'guitar', 'tablet', 'surfboard', 'telescope'] as const;
const itemOf = (p: Params) => items[p.item] ?? items[0];
const percentOff = (p: Params) => (p.price * p.percent) / 100;
const payA = (p: Params) => p.price - percentOff(p);
const payB = (p: Params) => p.price - p.off;
const gap = (p: Params) => Math.abs(payA(p) - payB(p));
const low = (p: Params) => Math.min(payA(p), payB(p));
const high = (p: Params) => Math.max(payA(p), payB(p));

export const betterOffer = defineTemplate<Params>({
  id: 'y6/percent-models/better-offer',
  version: 1,
  topicId: '89-modelling-with-percentages',
  years: [6, 7],
  difficulty: 'HARD',
  strategy: 'compare-two-offers',
  calculator: false,
  title: 'Compare two offers',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        item: random.int(0, items.length - 1),
        price: 20 * random.int(6, 40),
        percent: random.pick([10, 15, 20, 25, 30, 40]),
        off: 5 * random.int(5, 40),
      }),
      (p) =>
        Number.isInteger(percentOff(p)) &&
        gap(p) >= 4 &&
        gap(p) <= 60 &&
        p.off < p.price / 2 &&
        p.off !== p.percent &&
        gap(p) !== Math.abs(p.percent - p.off) &&
        gap(p) !== percentOff(p) &&
        gap(p) !== p.off,
    ),
  prompt: (p) =>
    `${p.name} finds the same ${itemOf(p)} in two shops. It was \\$${p.price} in both. Now Shop A takes $${p.percent}\\%$ off, and Shop B takes \\$${p.off} off. How many dollars do they save at the cheaper shop?`,
  answer: (p) => ({ kind: 'money', model: `${gap(p)}`, forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      `${p.price}-\\frac{${p.percent}}{100}\\times ${p.price}`,
      'Shop A takes off part of the price.',
      'Find the percentage of the price first.',
      'How many dollars does Shop A take off?',
    ),
    equal(`${payA(p)}`, 'That’s the price at Shop A.', 'Take away the discount.', 'What do you pay at Shop A?'),
    start(
      `${p.price}-${p.off}`,
      'Shop B takes off a fixed amount.',
      'Now find the price at Shop B.',
      'What do you pay at Shop B?',
    ),
    equal(`${payB(p)}`, 'That’s the price at Shop B.', 'Subtract.', 'Which shop is cheaper?'),
    start(
      `${high(p)}-${low(p)}`,
      'Compare the two prices.',
      'Take the lower price from the higher price.',
      `What tells you how much ${p.name} saves?`,
    ),
    equal(`${gap(p)}`, 'That’s the difference.', 'Subtract.', 'Is the difference much smaller than the price?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'percent-as-amount',
      compute: (p) => `${Math.abs(p.percent - p.off)}`,
      firstWrongStep: 0,
      feedback: (p) => `You compared ${p.percent} with ${p.off}. The ${p.percent} is a percentage, not dollars.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => `${low(p)}`,
      firstWrongStep: 4,
      feedback: () => 'That’s the price in the cheaper shop. How much less is it than in the other shop?',
    },
    {
      misconceptionId: 'adds-instead-of-subtracting',
      compute: (p) => `${percentOff(p) + p.off}`,
      firstWrongStep: 4,
      feedback: (p) => `You added both discounts, but ${p.name} only buys from one shop.`,
    },
  ],
  confirm: (p) => ({ kind: 'values', values: [Math.abs(p.price * (p.percent * 0.01) - p.off)] }),
  examples: [
    { seed: 's1', input: '10', verdict: 'correct' },
    { seed: 's2', input: '50', verdict: 'correct' },
    { seed: 's1', input: '110', verdict: 'wrong', misconceptionId: 'percent-as-amount' },
    { seed: 's1', input: '470', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's1', input: '250', verdict: 'wrong', misconceptionId: 'adds-instead-of-subtracting' },
    { seed: 's3', input: '30/2', verdict: 'wrong-form' },
  ],
});
