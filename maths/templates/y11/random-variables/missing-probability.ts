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
  title: 'A missing probability in a table',
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
    `The table shows the probability distribution of a random variable $X$. Find $k$ first. What is $P(X\\geq ${p.from})$ then?`,
  instruction: () => 'Give your answer as a decimal.',
  figure: (p) => distributionTable(p, p.hidden),
  answer: (p) => ({ kind: 'number', model: twentiethText(sum(tail(p))), forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      `${known(p).map(twentiethText).join('+')}+k=1`,
      'All probabilities together make one.',
      'Use what is true of all probabilities of a distribution.',
      'What do all probabilities add up to?',
    ),
    equivalent(
      `k=${twentiethText(p.twentieths[p.hidden] ?? 0)}`,
      'Take the known probabilities away from one.',
      'Solve for $k$.',
      'What is missing from one?',
    ),
    start(
      tail(p).map(twentiethText).join('+'),
      `The value ${p.from} itself belongs to it, because the sign allows equality.`,
      'Add the probabilities of all values that belong to it.',
      `Does the value ${p.from} belong to it?`,
    ),
    equal(twentiethText(sum(tail(p))), 'Add them.', 'Add the probabilities.', 'Is the result less than one?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'boundary-left-out',
      compute: (p) => twentiethText(sum(tail(p).slice(1))),
      firstWrongStep: 2,
      feedback: (p) => `Does $X=${p.from}$ belong to $X\\geq ${p.from}$?`,
    },
    {
      misconceptionId: 'complement-not-taken',
      compute: (p) => decimalText(1 - sum(tail(p)) / 20),
      firstWrongStep: 2,
      feedback: () => 'You added the values below. Which values are asked for?',
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
