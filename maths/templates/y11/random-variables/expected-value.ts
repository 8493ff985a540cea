import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { equal, start } from '../../worked-line';
import { type Distribution, distributionTable, drawTwentieths, twentiethText } from '../shared/distribution';

interface Params extends Distribution {
  name: string;
}

const mean = (p: Params) => p.values.reduce((sum, x, i) => sum + (x * (p.twentieths[i] ?? 0)) / 20, 0);
const plain = (p: Params) => p.values.reduce((a, b) => a + b, 0) / p.values.length;
const mode = (p: Params) => p.values[p.twentieths.indexOf(Math.max(...p.twentieths))] ?? 0;

export const expectedValue = defineTemplate<Params>({
  id: 'y11/random-variables/expected-value',
  version: 1,
  topicId: '212-probability-and-data-discrete-random-variables',
  years: [11],
  difficulty: 'NORMAL',
  strategy: 'expected-value',
  calculator: true,
  title: 'Expected value of a game',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(people),
        values: [0, 2 * random.int(1, 2), random.int(3, 5) * 2, random.int(6, 12) * 2],
        twentieths: drawTwentieths(random, 4),
      }),
      (p) =>
        Math.abs(mean(p) - plain(p)) > 1e-9 &&
        mode(p) !== 0 &&
        Math.abs(mean(p) - mode(p)) > 1e-9 &&
        Math.abs(plain(p) - mode(p)) > 1e-9 &&
        p.twentieths.filter((n) => n === Math.max(...p.twentieths)).length === 1,
    ),
  prompt: (p) =>
    `${p.name} plays a game. The number of points scored in one round is a random variable $X$, with the probability distribution in the table. What is the expected value of $X$?`,
  instruction: () => 'Give your answer as a decimal or a whole number.',
  figure: (p) => distributionTable(p),
  answer: (p) => ({ kind: 'number', model: decimalText(mean(p)), forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      p.values.map((x, i) => `${x}\\times ${twentiethText(p.twentieths[i] ?? 0)}`).join('+'),
      'Multiply each value by its probability, and add the products.',
      'The more likely a value is, the more it counts.',
      'How much should each value count?',
    ),
    equal(
      p.values.map((x, i) => decimalText((x * (p.twentieths[i] ?? 0)) / 20)).join('+'),
      'Work out the products.',
      'Multiply before you add.',
      'Which value adds the most?',
    ),
    equal(
      decimalText(mean(p)),
      'Add them.',
      'Add the products.',
      'Is the result between the smallest and the largest value?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'values-not-weighted',
      compute: (p) => decimalText(plain(p)),
      firstWrongStep: 0,
      feedback: () => 'You took the ordinary mean of the values. Are all values equally likely?',
    },
    {
      misconceptionId: 'most-likely-as-expected',
      compute: (p) => `${mode(p)}`,
      firstWrongStep: 0,
      feedback: () => 'That’s the most likely value. The expected value is the mean over many rounds.',
    },
    {
      misconceptionId: 'mean-divided-once-more',
      compute: (p) =>
        Math.abs(mean(p) / 4 - plain(p)) < 1e-9 || Math.abs(mean(p) / 4 - mode(p)) < 1e-9
          ? null
          : decimalText(mean(p) / 4),
      firstWrongStep: 2,
      feedback: () => 'The probabilities already weight the values, so there’s nothing left to divide by.',
    },
  ],
  confirm(p) {
    // Play twenty rounds in which everything happens as often as it should.
    const rounds = p.values.flatMap((x, i) => new Array<number>(p.twentieths[i] ?? 0).fill(x));
    return { kind: 'values', values: [rounds.reduce((a, b) => a + b, 0) / rounds.length] };
  },
  examples: [
    { seed: 's1', input: '9.2', verdict: 'correct' },
    { seed: 's2', input: '8.4', verdict: 'correct' },
    { seed: 's1', input: '7', verdict: 'wrong', misconceptionId: 'values-not-weighted' },
    { seed: 's1', input: '8', verdict: 'wrong', misconceptionId: 'most-likely-as-expected' },
    { seed: 's1', input: '2.3', verdict: 'wrong', misconceptionId: 'mean-divided-once-more' },
  ],
});
