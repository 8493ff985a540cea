import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';
import { type Distribution, distributionTable, drawTwentieths, twentiethText } from '../shared/distribution';

type Params = Distribution;

const moment = (p: Params, index: number) =>
  p.values.reduce((sum, x, i) => sum + (x ** index * (p.twentieths[i] ?? 0)) / 20, 0);
const variance = (p: Params) => moment(p, 2) - moment(p, 1) ** 2;
const weighted = (p: Params, index: string) =>
  p.values.map((x, i) => `${x}${index}\\times ${twentiethText(p.twentieths[i] ?? 0)}`).join('+');

export const varianceOfTable = defineTemplate<Params>({
  id: 'y11/random-variables/variance',
  version: 1,
  topicId: '212-probability-and-data-discrete-random-variables',
  years: [11],
  difficulty: 'HARD',
  strategy: 'variance-from-squares',
  calculator: true,
  title: 'Variance of a random variable',
  params: (random) =>
    drawUntil(
      () => {
        const first = random.int(0, 2);
        return { values: [first, first + 1, first + 2, first + 3], twentieths: drawTwentieths(random, 4) };
      },
      (p) =>
        Number.isInteger(Math.round(moment(p, 1) * 20) / 2) &&
        Math.abs(moment(p, 1) - 1) > 1e-9 &&
        Math.abs(variance(p) - 1) > 1e-9,
    ),
  prompt: () => 'The table shows the probability distribution of a random variable $X$. What is the variance of $X$?',
  instruction: () => 'Give the exact value as a decimal.',
  figure: (p) => distributionTable(p),
  answer: (p) => ({ kind: 'number', model: decimalText(variance(p)), forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      weighted(p, ''),
      'For the mean, multiply each value by its probability, then add.',
      'Find the mean first.',
      'What is the expected value of $X$?',
    ),
    equal(
      decimalText(moment(p, 1)),
      'This is the mean.',
      'Add the products.',
      'Is the mean between the smallest and the largest value?',
    ),
    start(
      weighted(p, '^{2}'),
      'For the mean of the squares, square each value, multiply by its probability, then add.',
      'Now find the mean of the squares of the values.',
      'What do you square here: the values or the probabilities?',
    ),
    equal(
      decimalText(moment(p, 2)),
      'This is the mean of the squares.',
      'Add the products.',
      'Is it larger than the square of the mean?',
    ),
    start(
      `${decimalText(moment(p, 2))}-${decimalText(moment(p, 1))}^{2}`,
      'The variance is the mean of the squares minus the square of the mean.',
      'Use the mean of the squares and the square of the mean.',
      'Which one do you subtract from the other?',
    ),
    equal(
      decimalText(variance(p)),
      'Square first, then subtract.',
      'Square the mean first.',
      'Is the variance positive?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => decimalText(moment(p, 2)),
      firstWrongStep: 4,
      feedback: () => 'That’s the mean of the squares. You still need to subtract the square of the mean.',
    },
    {
      misconceptionId: 'mean-not-squared-in-variance',
      compute: (p) => decimalText(moment(p, 2) - moment(p, 1)),
      firstWrongStep: 4,
      feedback: () => 'You subtracted the mean without squaring it.',
    },
    {
      misconceptionId: 'values-not-weighted',
      compute(p) {
        const plain = p.values.reduce((a, b) => a + b, 0) / 4;
        const wrong = p.values.reduce((sum, x) => sum + (x - plain) ** 2, 0) / 4;
        return Math.abs(wrong - variance(p)) < 1e-9 ? null : decimalText(wrong);
      },
      firstWrongStep: 0,
      feedback: () => 'You treated all values as equally likely. What does the second row tell you?',
    },
  ],
  confirm(p) {
    // Twenty rounds, in which everything happens as often as it should: the mean squared distance from the mean.
    const rounds = p.values.flatMap((x, i) => new Array<number>(p.twentieths[i] ?? 0).fill(x));
    const mean = rounds.reduce((a, b) => a + b, 0) / 20;
    return { kind: 'values', values: [rounds.reduce((sum, x) => sum + (x - mean) ** 2, 0) / 20] };
  },
  examples: [
    { seed: 's1', input: '0.96', verdict: 'correct' },
    { seed: 's2', input: '0.76', verdict: 'correct' },
    { seed: 's1', input: '5.8', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's1', input: '3.6', verdict: 'wrong', misconceptionId: 'mean-not-squared-in-variance' },
    { seed: 's1', input: '1.25', verdict: 'wrong', misconceptionId: 'values-not-weighted' },
  ],
});
