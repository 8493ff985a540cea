import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';

interface Params {
  values: number[];
  rising: boolean;
  story: number;
}

const stories: ((list: string, from: string) => string)[] = [
  (list, from) => `Three teams have these scores: ${list}. Which list goes from ${from}?`,
  (list, from) => `Three books have this many pages: ${list}. Which list goes from ${from}?`,
  (list, from) => `Three bags have these masses in grams: ${list}. Which list goes from ${from}?`,
];

const listed = (values: number[]) => values.join(',\\ ');
const option = (values: number[]) => `$${listed(values)}$`;
const turned = (p: Params, values: number[]) => (p.rising ? values : [...values].reverse());
const inOrder = (p: Params) =>
  turned(
    p,
    [...p.values].sort((a, b) => a - b),
  );
const byOnes = (p: Params) =>
  turned(
    p,
    [...p.values].sort((a, b) => (a % 10) - (b % 10)),
  );

export const putHundredsInOrder = defineTemplate<Params>({
  id: 'y2/numbers-to-1000/put-in-order',
  version: 1,
  topicId: '13-numbers-to-1000',
  years: [2],
  difficulty: 'HARD',
  strategy: 'compare-hundreds-first',
  calculator: false,
  title: 'Put 3-digit numbers in order',
  params: (random) =>
    drawUntil(
      () => {
        // Two numbers share their hundreds, so the tens decide as well.
        const [hundred, ten] = [random.int(2, 8), random.int(1, 8)];
        const values = [
          100 * hundred + 10 * ten + random.int(0, 9),
          100 * hundred + 10 * (ten + 1) + random.int(0, 9),
          100 * (hundred + random.pick([-1, 1])) + 10 * random.int(0, 9) + random.int(0, 9),
        ];
        return { values: random.shuffle(values), rising: random.chance(), story: random.int(0, stories.length - 1) };
      },
      (p) => {
        const orders = [p.values, inOrder(p), byOnes(p), [...inOrder(p)].reverse()].map((list) => list.join());
        return (
          new Set(p.values.map((n) => n % 10)).size === 3 &&
          new Set(orders.slice(1)).size === 3 &&
          orders[0] !== orders[1]
        );
      },
    ),
  prompt: (p) => stories[p.story]?.(option(p.values), p.rising ? 'least to most' : 'most to least') ?? '',
  answer: (p) => ({ kind: 'choice', model: option(inOrder(p)) }),
  correctChoice: (p) => option(inOrder(p)),
  steps: (p) => {
    const [low = 0, middle = 0, high = 0] = [...p.values].sort((a, b) => a - b);
    return [
      step(
        'start',
        `${low}<${middle}`,
        whyLess(low, middle),
        'Look at the hundreds first. Then look at the tens.',
        'Which place is worth the most?',
      ),
      step(
        'start',
        `${middle}<${high}`,
        whyLess(middle, high),
        'If the hundreds are the same, look at the tens.',
        'Are the hundreds the same?',
      ),
      step(
        'result',
        listed(inOrder(p)),
        `Start with the ${p.rising ? 'smallest' : 'largest'} number.`,
        'Read the question. Which end comes first?',
        'Does your list go the right way?',
      ),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'compares-ones-first',
      compute: (p) => option(byOnes(p)),
      firstWrongStep: 0,
      feedback: () => 'This list goes by the ones. Look at the hundreds first.',
    },
    {
      misconceptionId: 'order-reversed',
      compute: (p) => option([...inOrder(p)].reverse()),
      firstWrongStep: 2,
      feedback: () => 'This list starts at the wrong end. Read the question again.',
    },
  ],
  confirm: (p) => {
    // Walks the number line and notes each number it meets.
    const met: number[] = [];
    for (let at = p.rising ? 0 : 1000; at >= 0 && at <= 1000; at += p.rising ? 1 : -1)
      if (p.values.includes(at)) met.push(at);
    return { kind: 'one-of', texts: [`$${met.join(',\\ ')}$`] };
  },
  examples: [
    { seed: 's1', input: '$545,\\ 680,\\ 696$', verdict: 'correct' },
    { seed: 's2', input: '$359,\\ 348,\\ 462$', verdict: 'wrong', misconceptionId: 'compares-ones-first' },
    { seed: 's3', input: '$481,\\ 479,\\ 323$', verdict: 'wrong', misconceptionId: 'order-reversed' },
    { seed: 's4', input: '$776,\\ 781,\\ 899$', verdict: 'correct' },
  ],
});

function whyLess(less: number, more: number): string {
  const [a, b] = [Math.floor(less / 100), Math.floor(more / 100)];
  if (a !== b) return `${a} hundreds are less than ${b} hundreds.`.replace('1 hundreds are', '1 hundred is');
  return `The hundreds are the same. But ${less} has fewer tens.`;
}
