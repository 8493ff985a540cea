import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, result, start } from '../../worked-line';
import { roundedText, unlessNear } from '../../y10/shared/near';
import { binomialStories, choose, listedProbability, storyAt } from './binomial-stories';

interface Params {
  story: number;
  n: number;
  percent: number;
}

const decimal = (percent: number) => decimalText(percent / 100);
const exactly = (p: Params, k: number) => choose(p.n, k) * (p.percent / 100) ** k * (1 - p.percent / 100) ** (p.n - k);
const value = (p: Params) => 1 - exactly(p, 0) - exactly(p, 1);

export const atLeastTwo = defineTemplate<Params>({
  id: 'y12/binomial/at-least-two',
  version: 1,
  topicId: '214-binomial-distribution-sample-means',
  years: [12],
  difficulty: 'NORMAL',
  strategy: 'complement-of-few-successes',
  calculator: true,
  title: 'At least two successes',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, binomialStories.length - 1),
        n: random.int(5, 12),
        percent: random.pick([5, 8, 10, 12, 15, 20, 25, 30]),
      }),
      (p) => value(p) > 0.03 && value(p) < 0.95 && Math.abs(value(p) - 0.5) > 0.01,
    ),
  prompt: (p) =>
    `${storyAt(p.story).text(`${p.percent}%`)} What is the probability that at least two of ${p.n} ${storyAt(p.story).trials} ${storyAt(p.story).success}?`,
  instruction: () => 'Give your answer as a decimal, correct to 3 decimal places.',
  answer: (p) => ({
    kind: 'number',
    model: roundedText(value(p), 3),
    tolerance: 0.0005,
    forms: [{ kind: 'decimal-places', places: 3 }],
  }),
  steps: (p) => [
    start(
      `1-${decimal(100 - p.percent)}^{${p.n}}-\\binom{${p.n}}{1}\\times ${decimal(p.percent)}\\times ${decimal(100 - p.percent)}^{${p.n - 1}}`,
      'The complement of ‘at least two’ is none or one. Subtract both probabilities from one.',
      'Which numbers of successes don’t count? There are only two of them.',
      'What is the complement of ‘at least two’?',
    ),
    equal(
      `1-${decimal(100 - p.percent)}^{${p.n}}-${p.n}\\times ${decimal(p.percent)}\\times ${decimal(100 - p.percent)}^{${p.n - 1}}`,
      'The one success can come in any of the trials.',
      'In how many ways can there be one success?',
      'Which of the trials could be the one success?',
    ),
    result(
      roundedText(value(p), 3),
      'Use your calculator and round to three decimal places.',
      'Work out the powers first.',
      'Is it between zero and one?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'at-least-as-more-than-none',
      compute: (p) => unlessNear(1 - exactly(p, 0), value(p), 3),
      firstWrongStep: 0,
      feedback: () => 'You included just one success. ‘At least two’ doesn’t allow that.',
    },
    {
      misconceptionId: 'at-least-as-exactly',
      compute: (p) => unlessNear(exactly(p, 2), value(p), 3),
      firstWrongStep: 0,
      feedback: () => 'That’s exactly two. More than two is allowed as well.',
    },
    {
      misconceptionId: 'complement-not-taken',
      compute: (p) => unlessNear(exactly(p, 0) + exactly(p, 1), value(p), 3),
      firstWrongStep: 0,
      feedback: () => 'That’s the probability of none or one. You need the complement.',
    },
  ],
  confirm: (p) => ({
    kind: 'values',
    values: [listedProbability(p.n, p.percent / 100, (successes) => successes >= 2)],
  }),
  examples: [
    { seed: 's1', input: '0.114', verdict: 'correct' },
    { seed: 's2', input: '0.456', verdict: 'correct' },
    { seed: 's1', input: '0.469', verdict: 'wrong', misconceptionId: 'at-least-as-more-than-none' },
    { seed: 's1', input: '0.098', verdict: 'wrong', misconceptionId: 'at-least-as-exactly' },
    { seed: 's1', input: '0.886', verdict: 'wrong', misconceptionId: 'complement-not-taken' },
  ],
});
