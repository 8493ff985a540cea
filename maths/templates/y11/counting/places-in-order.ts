import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';
import { arrangements, choices } from '../shared/counts';

interface Params {
  story: number;
  n: number;
  k: number;
}

/** The jobs of a club, by how many there are. */
const jobs: Record<number, string> = {
  2: 'a president and a secretary',
  3: 'a president, a secretary and a treasurer',
  4: 'a president, a secretary, a treasurer and a captain',
};

const stories = [
  {
    text: (n: number, k: number) =>
      `There are ${n} swimmers in a final. In how many ways can the first ${k} places be filled, if there are no ties?`,
    place: 'place',
  },
  {
    text: (n: number, k: number) =>
      `A club has ${n} members. In how many ways can ${jobs[k] ?? ''} be chosen, if no one can hold two positions?`,
    place: 'position',
  },
  {
    text: (n: number, k: number) =>
      `A band knows ${n} songs and plays ${k} different ones, one after another. How many different set lists are possible, if the order counts?`,
    place: 'song',
  },
  {
    text: (n: number, k: number) =>
      `A password has ${k} different letters, chosen from ${n} letters. How many passwords are possible?`,
    place: 'letter',
  },
] as const;
const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const product = (p: Params) => Array.from({ length: p.k }, (_, i) => p.n - i).join('\\times ');

export const placesInOrder = defineTemplate<Params>({
  id: 'y11/counting/places-in-order',
  version: 2,
  topicId: '210-permutations-and-combinations',
  years: [11],
  difficulty: 'EASY',
  strategy: 'permutations',
  calculator: true,
  title: 'Fill places in order',
  params: (random) =>
    drawUntil(
      () => ({ story: random.int(0, stories.length - 1), n: random.int(5, 12), k: random.int(2, 4) }),
      (p) => p.n - p.k >= 2,
    ),
  prompt: (p) => storyOf(p).text(p.n, p.k),
  answer: (p) => ({ kind: 'number', model: `${arrangements(p.n, p.k)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `\\frac{${p.n}!}{${p.n - p.k}!}`,
      'The order matters and nothing is used twice, so count permutations.',
      `Fill one ${storyOf(p).place} after another. Does the order matter?`,
      'If two of them swap places, is that a different way?',
    ),
    equal(
      product(p),
      `There are ${p.n} ways for the first ${storyOf(p).place}, one fewer for the next, and so on.`,
      'Cancel the factors that the numerator and denominator share.',
      `Once you’ve filled one ${storyOf(p).place}, how many ways are left for the next?`,
    ),
    equal(
      `${arrangements(p.n, p.k)}`,
      'Multiply, because each way of filling the first goes with each way of filling the next.',
      'For one choice after another, multiply.',
      'What is the product?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'permutation-combination-swap',
      compute: (p) => `${choices(p.n, p.k)}`,
      firstWrongStep: 0,
      feedback: () => 'You counted groups without order. If two of them swap places, is that a different way?',
    },
    {
      misconceptionId: 'with-replacement-assumed',
      compute: (p) => `${p.n ** p.k}`,
      firstWrongStep: 1,
      feedback: (p) => `Can the same one be used again for the next ${storyOf(p).place}?`,
    },
    {
      misconceptionId: 'adds-instead-of-multiplies',
      compute: (p) => `${Array.from({ length: p.k }, (_, i) => p.n - i).reduce((a, b) => a + b, 0)}`,
      firstWrongStep: 2,
      feedback: () => 'Each way of filling the first one goes with each way of filling the next.',
    },
  ],
  confirm(p) {
    // Write down every row, one by one.
    const count = (used: number[]): number => {
      if (used.length === p.k) return 1;
      let rows = 0;
      for (let i = 0; i < p.n; i += 1) if (!used.includes(i)) rows += count([...used, i]);
      return rows;
    };
    return { kind: 'values', values: [count([])] };
  },
  examples: [
    { seed: 's1', input: '1320', verdict: 'correct' },
    { seed: 's2', input: '1680', verdict: 'correct' },
    { seed: 's1', input: '220', verdict: 'wrong', misconceptionId: 'permutation-combination-swap' },
    { seed: 's1', input: '1728', verdict: 'wrong', misconceptionId: 'with-replacement-assumed' },
    { seed: 's1', input: '33', verdict: 'wrong', misconceptionId: 'adds-instead-of-multiplies' },
  ],
});
