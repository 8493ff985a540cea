import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** How often 2, 3 and 5 are factors of each of the two numbers. */
interface Params {
  first: [number, number, number];
  second: [number, number, number];
}

const bases = [2, 3, 5] as const;
const productOf = (indices: number[]) =>
  indices.reduce((product, index, place) => product * (bases[place] ?? 1) ** index, 1);
const lower = (p: Params) => p.first.map((index, place) => Math.min(index, p.second[place] ?? 0));
const higher = (p: Params) => p.first.map((index, place) => Math.max(index, p.second[place] ?? 0));
const value = (p: Params) => productOf(lower(p));
const sharedOnce = (p: Params) => productOf(lower(p).map((index) => Math.min(index, 1)));

function written(indices: number[]): string {
  const powers = indices.map((index, place) => (index === 1 ? `${bases[place]}` : `${bases[place]}^${index}`));
  return powers.filter((_, place) => indices[place] !== 0).join('\\times ');
}

export const highestCommonFactor = defineTemplate<Params>({
  id: 'y7/prime-factors/highest-common-factor',
  version: 1,
  topicId: '102-prime-factors-index-form-expanded-form',
  years: [7, 8],
  difficulty: 'HARD',
  strategy: 'lower-index-of-each-prime',
  calculator: false,
  title: 'Highest common factor from index form',
  params: (random) =>
    drawUntil(
      () => ({
        first: [random.int(1, 4), random.int(0, 3), random.int(0, 2)] as [number, number, number],
        second: [random.int(1, 4), random.int(0, 3), random.int(0, 2)] as [number, number, number],
      }),
      (p) => {
        const [a, b] = [productOf(p.first), productOf(p.second)];
        return a <= 900 && b <= 900 && value(p) < Math.min(a, b) && value(p) > sharedOnce(p) && a !== b;
      },
    ),
  prompt: (p) =>
    `$${productOf(p.first)}=${written(p.first)}$ and $${productOf(p.second)}=${written(p.second)}$. What is the highest common factor of $${productOf(p.first)}$ and $${productOf(p.second)}$?`,
  instruction: () => 'Give your answer as a whole number.',
  answer: (p) => ({ kind: 'number', model: `${value(p)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    {
      ...start(
        `${productOf(p.first)}=${written(p.first)}`,
        'These are the prime factors of the first number.',
        'Look at the prime factors of both numbers.',
        'Which primes are in both numbers?',
      ),
      relation: 'identity',
    },
    start(
      written(lower(p)),
      'For each prime in both numbers, take the lower index. That’s how many times it’s a factor of both.',
      'For each prime, compare the two indices.',
      'How many times is each prime a factor of both numbers?',
    ),
    equal(
      `${value(p)}`,
      'Multiply the shared prime factors.',
      'Work out the powers, then multiply.',
      'Does your answer go into both numbers?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'factor-multiple-swap',
      compute: (p) => `${productOf(higher(p))}`,
      firstWrongStep: 1,
      feedback: (p) => `A factor of ${productOf(p.first)} can’t be larger than ${productOf(p.first)}.`,
    },
    {
      misconceptionId: 'repeated-factors-left-out',
      compute: (p) => unlessRight(`${sharedOnce(p)}`, `${value(p)}`),
      firstWrongStep: 1,
      feedback: () => 'Your number goes into both, but both share a prime more than once. Use it that many times.',
    },
    {
      misconceptionId: 'index-as-factor',
      compute(p) {
        const slip = lower(p).reduce(
          (product, index, place) => product * (index === 0 ? 1 : (bases[place] ?? 1) * index),
          1,
        );
        return unlessRight(`${slip}`, `${value(p)}`);
      },
      firstWrongStep: 2,
      feedback: () => 'An index tells you how many times the base is a factor. It isn’t a factor itself.',
    },
  ],
  confirm(p) {
    // Try every number downwards until one divides both.
    let candidate = Math.min(productOf(p.first), productOf(p.second));
    while (productOf(p.first) % candidate !== 0 || productOf(p.second) % candidate !== 0) candidate -= 1;
    return { kind: 'values', values: [candidate] };
  },
  examples: [
    { seed: 's1', input: '18', verdict: 'correct' },
    { seed: 's2', input: '4', verdict: 'correct' },
    { seed: 's3', input: '40/2', verdict: 'wrong-form' },
    { seed: 's1', input: '720', verdict: 'wrong', misconceptionId: 'factor-multiple-swap' },
    { seed: 's1', input: '6', verdict: 'wrong', misconceptionId: 'repeated-factors-left-out' },
    { seed: 's1', input: '12', verdict: 'wrong', misconceptionId: 'index-as-factor' },
  ],
});
