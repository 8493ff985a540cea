import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, equivalent, start } from '../../worked-line';
import { type Distribution, distributionTable, drawTwentieths, twentiethText } from '../shared/distribution';

interface Params extends Distribution {
  hidden: number;
  from: number;
}

const sum = (list: number[]) => list.reduce((a, b) => a + b, 0);
const tail = (p: Params) => p.twentieths.filter((_, i) => (p.values[i] ?? 0) >= p.from);
const known = (p: Params) => p.twentieths.filter((_, i) => i !== p.hidden);

export const missingProbability = defineTemplate<Params>({
  id: 'y11/random-variables/missing-probability',
  version: 1,
  topicId: '212-probability-and-data-discrete-random-variables',
  years: [11],
  difficulty: 'EASY',
  strategy: 'probabilities-sum-to-one',
  calculator: true,
  title: 'Missing probability in a table',
  params: (random) =>
    drawUntil(
      () => ({
        values: [0, 1, 2, 3, 4],
        twentieths: drawTwentieths(random, 5),
        hidden: random.int(2, 4),
        from: random.int(2, 3),
      }),
      (p) => p.hidden >= p.from && sum(tail(p)) !== 10,
    ),
  prompt: (p) =>
    `The table shows the probability distribution of a random variable $X$. Find $k$, then find $P(X\\geq ${p.from})$.`,
  instruction: () => 'Give your answer as a decimal.',
  figure: (p) => distributionTable(p, p.hidden),
  answer: (p) => ({ kind: 'number', model: twentiethText(sum(tail(p))), forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      `${known(p).map(twentiethText).join('+')}+k=1`,
      'The probabilities add up to one.',
      'Use what’s always true of the probabilities in a distribution.',
      'What do the probabilities add up to?',
    ),
    equivalent(
      `k=${twentiethText(p.twentieths[p.hidden] ?? 0)}`,
      'Subtract the known probabilities from one.',
      'Solve for $k$.',
      'How much more do you need to make one?',
    ),
    start(
      tail(p).map(twentiethText).join('+'),
      `The value ${p.from} itself is included, because the sign is "greater than or equal to".`,
      'Add the probabilities of all the values that are included.',
      `Is the value ${p.from} included?`,
    ),
    equal(twentiethText(sum(tail(p))), 'Add them.', 'Add the probabilities.', 'Is the result less than one?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'boundary-left-out',
      compute: (p) => twentiethText(sum(tail(p).slice(1))),
      firstWrongStep: 2,
      feedback: (p) => `Is $X=${p.from}$ part of $X\\geq ${p.from}$?`,
    },
    {
      misconceptionId: 'complement-not-taken',
      compute: (p) => decimalText(1 - sum(tail(p)) / 20),
      firstWrongStep: 2,
      feedback: () => 'You added the probabilities of the values below. Which values does the question ask about?',
    },
    {
      misconceptionId: 'leaves-out-one-number',
      compute(p) {
        const wrong = sum(tail(p)) - (p.twentieths[p.hidden] ?? 0);
        return wrong === sum(tail(p).slice(1)) || wrong === 20 - sum(tail(p)) ? null : twentiethText(wrong);
      },
      firstWrongStep: 2,
      feedback: () => 'Is the probability $k$ in your sum?',
    },
  ],
  confirm(p) {
    // What is left of one after the smaller values, all of which are in the table.
    let left = 1;
    p.values.forEach((x, i) => {
      if (x < p.from) left -= (p.twentieths[i] ?? 0) / 20;
    });
    return { kind: 'values', values: [left] };
  },
  examples: [
    { seed: 's1', input: '0.75', verdict: 'correct' },
    { seed: 's2', input: '0.55', verdict: 'correct' },
    { seed: 's1', input: '0.55', verdict: 'wrong', misconceptionId: 'boundary-left-out' },
    { seed: 's1', input: '0.25', verdict: 'wrong', misconceptionId: 'complement-not-taken' },
    { seed: 's1', input: '0.3', verdict: 'wrong', misconceptionId: 'leaves-out-one-number' },
  ],
});
