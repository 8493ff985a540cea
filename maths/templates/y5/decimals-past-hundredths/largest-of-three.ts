import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';

interface Params {
  whole: number;
  /** Digits after the point: one, two and three of them. */
  tails: [string, string, string];
  order: number[];
  story: number;
}

const stories: ((list: string) => string)[] = [
  (l) => `Three parcels have these masses in kilograms: ${l}. Which is the heaviest?`,
  (l) => `Three long jumps measure these lengths in metres: ${l}. Which is the longest?`,
  (l) => `Three water tanks hold these amounts in kilolitres: ${l}. Which holds the most?`,
  (l) => `Three walking tracks have these lengths in kilometres: ${l}. Which is the longest?`,
  (l) => `Three calculators show ${l}. Which number is the largest?`,
];

const written = (p: Params, i: number) => `${p.whole}.${p.tails[i]}`;
const padded = (p: Params, i: number) => `${p.whole}.${(p.tails[i] ?? '').padEnd(3, '0')}`;
const thousandths = (p: Params, i: number) => Number((p.tails[i] ?? '').padEnd(3, '0'));
const ranking = (p: Params) => [0, 1, 2].sort((a, b) => thousandths(p, a) - thousandths(p, b));
const largest = (p: Params) => ranking(p)[2] ?? 0;
const smallest = (p: Params) => ranking(p)[0] ?? 0;
const option = (p: Params, i: number) => `$${written(p, i)}$`;

export const largestOfThree = defineTemplate<Params>({
  id: 'y5/decimals-past-hundredths/largest-of-three',
  version: 2,
  topicId: '62-decimals-past-hundredths',
  years: [5, 6],
  difficulty: 'NORMAL',
  strategy: 'compare-place-by-place',
  calculator: false,
  title: 'Which decimal is the largest?',
  params: (random) =>
    drawUntil(
      () => {
        const tenths = random.int(1, 8);
        const near = () => tenths + random.int(0, 1);
        return {
          whole: random.int(0, 12),
          tails: [`${near()}`, `${near()}${random.int(1, 9)}`, `${near()}${random.int(0, 9)}${random.int(1, 9)}`] as [
            string,
            string,
            string,
          ],
          order: random.shuffle([0, 1, 2]),
          story: random.int(0, stories.length - 1),
        };
      },
      // Either the two-digit one is the largest or it is the smallest, so that each wrong idea has an option of its own.
      (p) =>
        new Set([0, 1, 2].map((i) => thousandths(p, i))).size === 3 &&
        (largest(p) === 1 || smallest(p) === 1) &&
        Math.abs(thousandths(p, 0) - thousandths(p, 2)) < 120,
    ),
  prompt: (p) => {
    const [a, b, c] = p.order.map((i) => option(p, i));
    return stories[p.story]?.(`${a}, ${b} and ${c}`) ?? '';
  },
  answer: (p) => ({ kind: 'choice', model: written(p, largest(p)) }),
  correctChoice: (p) => option(p, largest(p)),
  steps: (p) => [
    step(
      'identity',
      `${written(p, 0)}=${padded(p, 0)}`,
      'Zeros at the end don’t change anything, so write them all with three places.',
      'Write all three numbers with three places after the decimal point.',
      'How many thousandths can you write if you add zeros to the shortest number?',
    ),
    step(
      'identity',
      `${written(p, 1)}=${padded(p, 1)}`,
      'Do the same with this one.',
      'Write a zero at the end of the next number.',
      'Does a zero at the end change the value?',
    ),
    step(
      'start',
      ranking(p)
        .map((i) => padded(p, i))
        .join('<'),
      'Now compare tenths first, then hundredths, then thousandths.',
      'Compare the tenths first. Only keep going if they’re equal.',
      'Which place decides?',
    ),
    step(
      'result',
      written(p, largest(p)),
      'The last one in this order is the largest.',
      'Choose the one at the end of the order.',
      'Which end of the order is the largest?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'larger-decimal-is-longer',
      compute: (p) => (largest(p) === 2 ? null : option(p, 2)),
      firstWrongStep: 0,
      feedback: () => 'More digits don’t make a decimal larger. Compare the tenths first.',
    },
    {
      misconceptionId: 'shorter-decimal-is-larger',
      compute: (p) => (largest(p) === 0 ? null : option(p, 0)),
      firstWrongStep: 0,
      feedback: () => 'Fewer digits don’t make a decimal larger. Compare the tenths first, then the hundredths.',
    },
    {
      misconceptionId: 'smallest-for-largest',
      compute: (p) => (largest(p) === 1 ? null : option(p, 1)),
      firstWrongStep: 3,
      feedback: () => 'This one comes first in the order. You want the other end.',
    },
  ],
  confirm: (p) => ({ kind: 'values', values: [Math.max(...[0, 1, 2].map((i) => Number.parseFloat(written(p, i))))] }),
  examples: [
    { seed: 's1', input: 'a', verdict: 'correct' },
    { seed: 's2', input: 'b', verdict: 'wrong', misconceptionId: 'larger-decimal-is-longer' },
    { seed: 's3', input: 'c', verdict: 'wrong', misconceptionId: 'shorter-decimal-is-larger' },
    { seed: 's4', input: 'c', verdict: 'wrong', misconceptionId: 'smallest-for-largest' },
    { seed: 's9', input: 'c', verdict: 'correct' },
  ],
});
