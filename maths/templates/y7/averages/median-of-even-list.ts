import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  story: number;
  values: number[];
}

const stories = [
  (count: string) => `On ${count} morning walks, Aunty Jean counted these numbers of emus`,
  (count: string) => `In ${count} games of table tennis, Noor scored these points`,
  (count: string) => `One morning, ${count} trams ran late by these numbers of minutes`,
  (count: string) => `Over ${count} hours, a market stall served these numbers of customers`,
] as const;
const countWords: Record<number, string> = { 6: 'six', 8: 'eight' };

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const sorted = (values: number[]) => [...values].sort((a, b) => a - b);
const middles = (values: number[]): [number, number] => [
  values[values.length / 2 - 1] ?? 0,
  values[values.length / 2] ?? 0,
];
const halfway = ([low, high]: [number, number]) => decimalText((low + high) / 2);
const median = (p: Params) => halfway(middles(sorted(p.values)));

export const medianOfEvenList = defineTemplate<Params>({
  id: 'y7/averages/median-of-even-list',
  version: 1,
  topicId: '121-mean-median-mode-range',
  years: [7],
  difficulty: 'EASY',
  strategy: 'sort-then-middle',
  calculator: false,
  title: 'Median of an even number of values',
  params(random) {
    const count = random.pick([6, 8]);
    const pool = random.shuffle(Array.from({ length: 24 }, (_, place) => place + 2));
    let values = pool.slice(0, count);
    while (middles(values).join() === middles(sorted(values)).join()) values = random.shuffle(values);
    return { story: random.int(0, stories.length - 1), values };
  },
  prompt: (p) => `${storyOf(p)(countWords[p.values.length] ?? '')}: $${p.values.join(', ')}$. What is the median?`,
  answer: (p) => ({ kind: 'number', model: median(p), forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      sorted(p.values).join(','),
      'Put the values in order, from smallest to largest.',
      'The median is the middle of the ordered values.',
      'Are these values in order already?',
    ),
    start(
      `\\frac{${middles(sorted(p.values)).join('+')}}{2}`,
      'There’s an even number of values, so two of them are in the middle.',
      'Cross off one value from each end until two are left.',
      'How many values are in the middle when there’s an even number of them?',
    ),
    equal(
      median(p),
      'The median is halfway between the two middle values.',
      'Find the number halfway between the two.',
      'Which number is the same distance from both?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'median-unsorted',
      compute: (p) => unlessRight(halfway(middles(p.values)), median(p)),
      firstWrongStep: 0,
      feedback: () => 'You took the middle of the list as it was given. Put the values in order first.',
    },
    {
      misconceptionId: 'median-one-of-two-middles',
      compute: (p) => `${middles(sorted(p.values))[0]}`,
      firstWrongStep: 2,
      feedback: () => 'There are two middle values, and the median is halfway between them.',
    },
    {
      misconceptionId: 'mean-median-swap',
      compute(p) {
        const sum = p.values.reduce((total, value) => total + value, 0);
        return sum % p.values.length === 0 ? unlessRight(`${sum / p.values.length}`, median(p)) : null;
      },
      firstWrongStep: 0,
      feedback: () => 'Adding and dividing gives the mean. The median is the middle of the ordered values.',
    },
  ],
  confirm(p) {
    // As many values lie below the median as above it, and it is the middle of the gap.
    const below = p.values.filter((v) => p.values.filter((w) => w < v).length < p.values.length / 2);
    const above = p.values.filter((v) => !below.includes(v));
    return { kind: 'values', values: [(Math.max(...below) + Math.min(...above)) / 2] };
  },
  examples: [
    { seed: 's1', input: '11', verdict: 'correct' },
    { seed: 's1', input: '10.5', verdict: 'wrong', misconceptionId: 'median-unsorted' },
    { seed: 's1', input: '10', verdict: 'wrong', misconceptionId: 'median-one-of-two-middles' },
    { seed: 's22', input: '15', verdict: 'wrong', misconceptionId: 'mean-median-swap' },
  ],
});
