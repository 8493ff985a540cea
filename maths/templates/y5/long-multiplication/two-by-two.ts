import { defineTemplate } from '../../format';
import { columnSetting } from '../../primary/column-setting';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';

interface Params {
  a: number;
  b: number;
  story: number;
}

const stories: ((a: number, b: number) => string)[] = [
  (a, b) => `A theatre has ${a} rows with ${b} seats in each row. How many seats are there?`,
  (a, b) => `A bus trip costs \\$${b} for each student. How many dollars do ${a} students pay altogether?`,
  (a, b) => `A box holds ${b} mandarins. How many mandarins do ${a} boxes hold?`,
  (a, b) => `A wall is ${a} tiles high and ${b} tiles wide. How many tiles are there?`,
  (a, b) => `A swimmer swims ${b} laps a day for ${a} days. How many laps is that?`,
];

const tens = (n: number) => Math.floor(n / 10) * 10;
const ones = (n: number) => n % 10;

export const twoByTwo = defineTemplate<Params>({
  id: 'y5/long-multiplication/two-by-two',
  version: 1,
  topicId: '67-long-multiplication',
  years: [5, 6],
  difficulty: 'NORMAL',
  strategy: 'two-row-multiplication',
  calculator: false,
  title: 'Multiply two 2-digit numbers',
  params: (random) =>
    drawUntil(
      () => ({ a: random.int(13, 89), b: random.int(12, 78), story: random.int(0, stories.length - 1) }),
      ({ a, b }) => ones(a) > 1 && ones(b) > 1 && a !== b,
    ),
  prompt: ({ a, b, story }) => stories[story]?.(a, b) ?? '',
  figure: ({ a, b }) => ({ alt: `${a} times ${b}, set out in columns.`, ...columnSetting(a, '×', b, 4) }),
  answer: ({ a, b }) => ({ kind: 'number', model: String(a * b), forms: [{ kind: 'whole-number' }] }),
  steps: ({ a, b }) => [
    step(
      'start',
      `${a}\\times ${b}`,
      'Multiply to count equal groups.',
      'Find the number of groups and the size of each group.',
      'About how big will the answer be? Round both numbers to the nearest ten.',
    ),
    step(
      'equal',
      `${a}\\times ${ones(b)}+${a}\\times ${tens(b)}`,
      `Break ${b} into ones and tens. Each part gets a row.`,
      `Break ${b} into ones and tens.`,
      `What is the first digit of ${b} worth?`,
    ),
    step(
      'equal',
      `${a * ones(b)}+${a}\\times ${tens(b)}`,
      `The first row is ${a} times the ones.`,
      'Multiply by the ones first.',
      `What is ${a} times ${ones(b)}?`,
    ),
    step(
      'equal',
      `${a * ones(b)}+${a * tens(b)}`,
      'The second row is ten times as big as a row of ones, so it ends in a zero.',
      `Multiply by ${tens(b) / 10}, then make it ten times as big.`,
      'Why does the second row end in a zero?',
    ),
    step(
      'equal',
      String(a * b),
      'Add the two rows.',
      'Line up the place values of both rows and add.',
      'Is the sum close to what you expected?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'drops-zero-in-second-row',
      compute: ({ a, b }) => String(a * ones(b) + (a * tens(b)) / 10),
      firstWrongStep: 3,
      feedback: ({ b }) => `The ${tens(b) / 10} in ${b} stands for ${tens(b)}, so the second row is ten times as big.`,
    },
    {
      misconceptionId: 'multiplies-matching-places-only',
      compute: ({ a, b }) => String(tens(a) * tens(b) + ones(a) * ones(b)),
      firstWrongStep: 1,
      feedback: ({ a, b }) =>
        `You only have $${tens(a)}\\times ${tens(b)}$ and $${ones(a)}\\times ${ones(b)}$. You need two more products.`,
    },
    {
      misconceptionId: 'adds-instead-of-multiplies',
      compute: ({ a, b }) => String(a + b),
      firstWrongStep: 0,
      feedback: ({ a, b }) => `There are ${a} equal groups of ${b}, so adding the two numbers isn’t enough.`,
    },
  ],
  confirm: ({ a, b }) => {
    // Doubling and halving, as it was done before there were tables.
    let [left, right, total] = [a, b, 0];
    while (left > 0) {
      if (left % 2 === 1) total += right;
      left = Math.floor(left / 2);
      right += right;
    }
    return { kind: 'values', values: [total] };
  },
  examples: [
    { seed: 's1', input: '3248', verdict: 'correct' },
    { seed: 's2', input: '119', verdict: 'wrong', misconceptionId: 'drops-zero-in-second-row' },
    { seed: 's3', input: '414', verdict: 'wrong', misconceptionId: 'multiplies-matching-places-only' },
    { seed: 's4', input: '96', verdict: 'wrong', misconceptionId: 'adds-instead-of-multiplies' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
