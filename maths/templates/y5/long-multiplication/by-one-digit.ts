import { defineTemplate } from '../../format';
import { columnSetting } from '../../primary/column-setting';
import { placeParts } from '../../primary/digits';
import { drawUntil } from '../../primary/draw-until';
import { productCarryingTooEarly, productWithoutCarrying } from '../../primary/slips-in-multiplying';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';

interface Params {
  n: number;
  digit: number;
  story: number;
}

const stories: ((n: number, digit: number) => string)[] = [
  (n, d) => `A plane has ${n} seats and makes ${d} full flights. How many passengers does it carry?`,
  (n, d) => `A machine fills ${n} bottles an hour. How many bottles does it fill in ${d} hours?`,
  (n, d) => `A truck brings ${n} bricks on each of ${d} trips. How many bricks does it bring altogether?`,
  (n, d) => `A hall has ${n} seats. It sells out on ${d} nights. How many people come altogether?`,
  (n, d) => `An orchard has ${d} blocks with ${n} trees in each block. How many trees is that?`,
];

export const byOneDigit = defineTemplate<Params>({
  id: 'y5/long-multiplication/by-one-digit',
  version: 1,
  topicId: '67-long-multiplication',
  years: [5],
  difficulty: 'EASY',
  strategy: 'short-multiplication',
  calculator: false,
  title: 'Multiply by one digit',
  params: (random) =>
    drawUntil(
      () => ({
        n: 100 * random.int(1, 8) + 10 * random.int(1, 9) + random.int(2, 9),
        digit: random.int(3, 9),
        story: random.int(0, stories.length - 1),
      }),
      ({ n, digit }) => (n % 10) * digit > 9 && n * digit < 7000,
    ),
  prompt: ({ n, digit, story }) => stories[story]?.(n, digit) ?? '',
  figure: ({ n, digit }) => ({
    alt: `${n} times ${digit}, set out in columns.`,
    ...columnSetting(n, '×', digit, 4),
  }),
  answer: ({ n, digit }) => ({ kind: 'number', model: String(n * digit), forms: [{ kind: 'whole-number' }] }),
  steps: ({ n, digit }) => [
    step(
      'start',
      `${n}\\times ${digit}`,
      'Multiply to count equal groups.',
      'Find the number of groups and the size of each group.',
      'Which operation counts equal groups?',
    ),
    step(
      'equal',
      placeParts(n)
        .map((part) => `${part}\\times ${digit}`)
        .join('+'),
      `Break ${n} into hundreds, tens and ones.`,
      `Multiply each part of ${n} on its own.`,
      `What is each digit of ${n} worth?`,
    ),
    step(
      'equal',
      placeParts(n)
        .map((part) => part * digit)
        .join('+'),
      `Multiply every part by ${digit}.`,
      'Use your times tables, then put the zeros back.',
      'Which product is the largest?',
    ),
    step(
      'equal',
      String(n * digit),
      'Add the products.',
      'Line up the place values and add.',
      'Did you carry when a place had ten or more?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'forgets-carry',
      compute: ({ n, digit }) => String(productWithoutCarrying(n, digit)),
      firstWrongStep: 3,
      feedback: ({ n, digit }) =>
        `In the ones, $${n % 10}\\times ${digit}=${(n % 10) * digit}$. Its tens still have to be added to the tens.`,
    },
    {
      misconceptionId: 'carries-but-does-not-add',
      compute: ({ n, digit }) => String(productCarryingTooEarly(n, digit)),
      firstWrongStep: 3,
      feedback: ({ n, digit }) =>
        `The ${Math.floor(((n % 10) * digit) / 10)} you carry has already been multiplied. Add it after you multiply the tens.`,
    },
    {
      misconceptionId: 'writes-both-digits',
      compute: ({ n, digit }) =>
        otherThan(n * digit, Number([...String(n)].map((each) => Number(each) * digit).join(''))),
      firstWrongStep: 2,
      feedback: () => 'Each column holds one digit. The rest carries to the next column.',
    },
  ],
  confirm: ({ n, digit }) => {
    let total = 0;
    for (let i = 0; i < digit; i += 1) total += n;
    return { kind: 'values', values: [total] };
  },
  examples: [
    { seed: 's1', input: '4781', verdict: 'correct' },
    { seed: 's2', input: '915', verdict: 'wrong', misconceptionId: 'forgets-carry' },
    { seed: 's3', input: '7712', verdict: 'wrong', misconceptionId: 'carries-but-does-not-add' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
