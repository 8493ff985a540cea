import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

/** 2^twos × 3^threes × last, where last is a larger prime */
interface Params {
  twos: number;
  threes: number;
  last: number;
}

const number = (p: Params) => 2 ** p.twos * 3 ** p.threes * p.last;
const power = (base: number, index: number) => (index === 1 ? `${base}` : `${base}^${index}`);
const swapped = (base: number, index: number) =>
  index === 1 ? { text: `${base}`, value: base } : { text: `${index}^${base}`, value: index ** base };
const repeated = (base: number, count: number) => Array.from({ length: count }, () => base);
const product = (factors: (number | string)[]) => factors.join('\\times ');
const primes = (p: Params) => [...repeated(2, p.twos), ...repeated(3, p.threes), p.last];

export const indexForm = defineTemplate<Params>({
  id: 'y7/prime-factors/index-form',
  version: 1,
  topicId: '102-prime-factors-index-form-expanded-form',
  years: [7],
  difficulty: 'NORMAL',
  strategy: 'factor-tree',
  calculator: false,
  title: 'Prime factors in index form',
  params: (random) =>
    drawUntil(
      () => ({ twos: random.int(1, 5), threes: random.int(1, 3), last: random.pick([5, 7, 11, 13]) }),
      (p) => p.twos + p.threes > 2 && number(p) <= 1000,
    ),
  prompt: (p) => `Write $${number(p)}$ as a product of its prime factors.`,
  instruction: () => 'Give your answer in index form.',
  answer: (p) => ({
    kind: 'number',
    model: `${power(2, p.twos)}*${power(3, p.threes)}*${p.last}`,
    forms: [{ kind: 'index' }],
  }),
  steps: (p) => [
    start(
      `${number(p)}`,
      'Keep splitting the number into factors until every factor is prime.',
      'Start with the smallest prime that goes into the number.',
      'Is the number even?',
    ),
    equal(
      product([2 ** p.twos, 3 ** p.threes, p.last]),
      'Divide by 2 as many times as you can, then by 3. What’s left is prime.',
      'Take out all the twos first, then all the threes.',
      'How many times can you halve the number?',
    ),
    equal(
      product(primes(p)),
      'Write each part as a product of primes.',
      'Write each prime as many times as it’s a factor.',
      'Are all the factors prime now?',
    ),
    equal(
      product([power(2, p.twos), power(3, p.threes), p.last]),
      'The index tells you how many times a prime is a factor.',
      'Count the twos and count the threes.',
      'How many times does each prime appear in the product?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'repeated-factors-left-out',
      compute: (p) => `2*3*${p.last}`,
      firstWrongStep: 2,
      feedback: (p) => `Multiply your factors together. Do you get ${number(p)}?`,
    },
    {
      misconceptionId: 'base-index-swapped',
      compute: (p) =>
        swapped(2, p.twos).value * swapped(3, p.threes).value === 2 ** p.twos * 3 ** p.threes
          ? null
          : `${swapped(2, p.twos).text}*${swapped(3, p.threes).text}*${p.last}`,
      firstWrongStep: 3,
      feedback: () => 'The prime is the base. The index tells you how many times it’s a factor.',
    },
    {
      misconceptionId: 'index-as-factor',
      compute: (p) =>
        p.threes === 1 && p.twos <= 2
          ? null
          : [2, p.twos, 3, p.threes, p.last].filter((factor) => factor > 1).join('*'),
      firstWrongStep: 3,
      feedback: () => 'Use an index to show how many times a prime is a factor. Don’t write it as another factor.',
    },
  ],
  // Trial division, from the number itself.
  confirm(p) {
    let [rest, value] = [number(p), 1];
    for (let prime = 2; rest > 1; prime += 1) {
      while (rest % prime === 0) {
        rest /= prime;
        value *= prime;
      }
    }
    return { kind: 'values', values: [value] };
  },
  examples: [
    { seed: 's1', input: '2^2*3^3*5', verdict: 'correct' },
    { seed: 's2', input: '2^3*3*7', verdict: 'correct' },
    { seed: 's3', input: '378', verdict: 'wrong-form' },
    { seed: 's1', input: '2*3*5', verdict: 'wrong', misconceptionId: 'repeated-factors-left-out' },
    { seed: 's2', input: '3^2*3*7', verdict: 'wrong', misconceptionId: 'base-index-swapped' },
    { seed: 's1', input: '2*2*3*3*5', verdict: 'wrong', misconceptionId: 'index-as-factor' },
  ],
});
