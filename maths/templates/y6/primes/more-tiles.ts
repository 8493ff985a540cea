import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { equal, start } from '../../worked-line';

interface Params {
  name: string;
  story: number;
  small: number;
  large: number;
}

const stories = [
  (n: string, s: number, l: number) =>
    `${n} lays square tiles in a square with ${s} tiles on each side. Then they make it bigger, with ${l} tiles on each side. How many tiles do they add?`,
  (n: string, s: number, l: number) =>
    `A band marches in a square with ${s} people on each side. ${n} wants a square with ${l} people on each side. How many more people do they need?`,
  (n: string, s: number, l: number) =>
    `${n} plants seedlings in a square, ${s} in each of ${s} rows. Next year the square has ${l} in each of ${l} rows. How many more seedlings is that?`,
] as const;

const gap = (p: Params) => p.large * p.large - p.small * p.small;

export const moreTiles = defineTemplate<Params>({
  id: 'y6/primes/more-tiles',
  version: 1,
  topicId: '83-primes-composites-squares',
  years: [6, 7],
  difficulty: 'NORMAL',
  strategy: 'difference-of-square-numbers',
  calculator: false,
  title: 'From one square number to a larger one',
  params(random) {
    const small = random.int(4, 9);
    return {
      name: random.pick(firstNames),
      story: random.int(0, stories.length - 1),
      small,
      large: small + random.int(1, 4),
    };
  },
  prompt: (p) => (stories[p.story] ?? stories[0])(p.name, p.small, p.large),
  figure: (p) => ({
    kind: 'array',
    alt: `The first square: ${p.small} rows with ${p.small} dots in each row.`,
    rows: p.small,
    columns: p.small,
  }),
  answer: (p) => ({ kind: 'number', model: `${gap(p)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${p.large}^2-${p.small}^2`,
      'Each full square is a square number. We want the difference between the two.',
      'Write both amounts as square numbers.',
      `How many are in ${p.large} rows of ${p.large}?`,
    ),
    equal(
      `${p.large}\\times ${p.large}-${p.small}\\times ${p.small}`,
      'To square a number, multiply it by itself.',
      'What does the small raised 2 mean?',
      'Is a square number the same as a double?',
    ),
    equal(
      `${p.large * p.large}-${p.small * p.small}`,
      'Work out each square number.',
      'Use the times tables for both squares.',
      'Which square numbers do you know by heart?',
    ),
    equal(
      `${gap(p)}`,
      'Subtract.',
      'Take the small square away from the large one.',
      'Do the two parts make the large square?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'square-as-double',
      compute: (p) => `${2 * (p.large - p.small)}`,
      firstWrongStep: 1,
      feedback: (p) => `You doubled. But a square with ${p.large} on each side has ${p.large} full rows.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => `${p.large * p.large}`,
      firstWrongStep: 3,
      feedback: () => 'That’s the whole large square. Some of it was already there.',
    },
    {
      misconceptionId: 'takes-away-once',
      compute: (p) => `${p.large * p.large - p.small}`,
      firstWrongStep: 0,
      feedback: (p) => `You took away one row of ${p.small}. How many rows did the first square have?`,
    },
  ],
  confirm(p) {
    // Count the places of the large square that lie outside the small one.
    let added = 0;
    for (let row = 0; row < p.large; row += 1) {
      for (let place = 0; place < p.large; place += 1) if (row >= p.small || place >= p.small) added += 1;
    }
    return { kind: 'values', values: [added] };
  },
  examples: [
    { seed: 's1', input: '63', verdict: 'correct' },
    { seed: 's2', input: '13', verdict: 'correct' },
    { seed: 's1', input: '6', verdict: 'wrong', misconceptionId: 'square-as-double' },
    { seed: 's1', input: '144', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's1', input: '135', verdict: 'wrong', misconceptionId: 'takes-away-once' },
    { seed: 's3', input: '40/2', verdict: 'wrong-form' },
  ],
});
