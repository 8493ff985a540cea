import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, result, start } from '../../worked-line';
import { roundedText, unlessNear } from '../../y10/shared/near';
import { binomialStories, choose, listedProbability, storyAt } from './binomial-stories';

interface Params {
  story: number;
  n: number;
  k: number;
  /** Per cent of success. */
  percent: number;
}

const decimal = (percent: number) => decimalText(percent / 100);
const power = (base: string, index: number) => (index === 1 ? base : `${base}^${index}`);
const value = (p: Params) => choose(p.n, p.k) * (p.percent / 100) ** p.k * (1 - p.percent / 100) ** (p.n - p.k);
const tail = (p: Params) => `${power(decimal(p.percent), p.k)}\\times ${power(decimal(100 - p.percent), p.n - p.k)}`;

export const exactlyK = defineTemplate<Params>({
  id: 'y12/binomial/exactly-k',
  version: 1,
  topicId: '214-binomial-distribution-sample-means',
  years: [12],
  difficulty: 'EASY',
  strategy: 'binomial-probability',
  calculator: true,
  title: 'Exactly this many successes',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, binomialStories.length - 1),
        n: random.int(4, 9),
        k: random.int(2, 7),
        percent: random.pick([15, 20, 30, 35, 40, 60, 65, 70, 80]),
      }),
      (p) => p.k < p.n && value(p) > 0.02,
    ),
  prompt: (p) =>
    `${storyAt(p.story).text(`${p.percent}%`)} What is the probability that exactly ${p.k} of ${p.n} ${storyAt(p.story).trials} ${storyAt(p.story).success}?`,
  instruction: () => 'Give your answer as a decimal, correct to 3 decimal places.',
  answer: (p) => ({
    kind: 'number',
    model: roundedText(value(p), 3),
    tolerance: 0.0005,
    forms: [{ kind: 'decimal-places', places: 3 }],
  }),
  steps: (p) => [
    start(
      `\\binom{${p.n}}{${p.k}}\\times ${tail(p)}`,
      'Choose which trials are successes, then multiply by the probabilities of the successes and the failures.',
      'Use the binomial distribution.',
      'In how many orders can the successes happen, and how likely is each order?',
    ),
    equal(
      `${choose(p.n, p.k)}\\times ${tail(p)}`,
      'Work out the number of orders.',
      'Work out the binomial coefficient.',
      'In how many ways can you choose the successful trials?',
    ),
    result(
      roundedText(value(p), 3),
      'Use your calculator and round to three decimal places.',
      'Work out the product.',
      'Is it between zero and one?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'orders-left-out',
      compute: (p) => unlessNear(value(p) / choose(p.n, p.k), value(p), 3),
      firstWrongStep: 0,
      feedback: () => 'That’s the probability of one particular order. The successes can happen in many orders.',
    },
    {
      misconceptionId: 'failures-left-out',
      compute(p) {
        const wrong = choose(p.n, p.k) * (p.percent / 100) ** p.k;
        return unlessNear(wrong, value(p), 3);
      },
      firstWrongStep: 0,
      feedback: () =>
        'With exactly that many successes, all the other trials are failures. Include their probabilities too.',
    },
    {
      misconceptionId: 'success-failure-swapped',
      compute(p) {
        const [s, f] = [p.percent / 100, 1 - p.percent / 100];
        return unlessNear(choose(p.n, p.k) * f ** p.k * s ** (p.n - p.k), value(p), 3);
      },
      firstWrongStep: 0,
      feedback: () => 'Check which probability is for a success and which is for a failure.',
    },
  ],
  confirm: (p) => ({
    kind: 'values',
    values: [listedProbability(p.n, p.percent / 100, (successes) => successes === p.k)],
  }),
  examples: [
    { seed: 's1', input: '0.251', verdict: 'correct' },
    { seed: 's2', input: '0.410', verdict: 'correct' },
    { seed: 's1', input: '0.003', verdict: 'wrong', misconceptionId: 'orders-left-out' },
    { seed: 's1', input: '5.376', verdict: 'wrong', misconceptionId: 'failures-left-out' },
    { seed: 's1', input: '0.074', verdict: 'wrong', misconceptionId: 'success-failure-swapped' },
  ],
});
