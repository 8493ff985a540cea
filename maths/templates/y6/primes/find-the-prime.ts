import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { step } from '../../primary/step';
import { result } from '../../worked-line';
import { smallestFactor } from '../shared/factors';

interface Params {
  name: string;
  prime: number;
  /** An odd composite with a factor that is easy to see. */
  odd: number;
  /** A composite that is not divisible by 2, 3 or 5. */
  sly: number;
  order: number[];
}

const primes = [23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97];
const odds = [15, 25, 35, 45, 55, 65, 75, 85, 95, 27, 63, 81, 99];
const slys = [49, 77, 91];

const by = (p: Params) => smallestFactor(p.sly);

export const findThePrime = defineTemplate<Params>({
  id: 'y6/primes/find-the-prime',
  version: 1,
  topicId: '83-primes-composites-squares',
  years: [6, 7],
  difficulty: 'EASY',
  strategy: 'look-for-factors',
  calculator: false,
  title: 'Find the prime number',
  params(random) {
    const [prime, odd, sly] = [random.pick(primes), random.pick(odds), random.pick(slys)];
    return { name: random.pick(firstNames), prime, odd, sly, order: random.shuffle([1, prime, odd, sly]) };
  },
  prompt: (p) => `${p.name} writes four numbers on cards: $${p.order.join('$, $')}$. Which one is a prime number?`,
  answer: (p) => ({ kind: 'choice', model: `$${p.prime}$` }),
  correctChoice: (p) => `$${p.prime}$`,
  steps: (p) => [
    step(
      'identity',
      `${p.odd}=${smallestFactor(p.odd)}\\times ${p.odd / smallestFactor(p.odd)}`,
      'A number with a factor other than 1 and itself is composite.',
      'Check each number. Is it in a times table?',
      'What does a prime number have exactly two of?',
    ),
    step(
      'identity',
      `${p.sly}=${by(p)}\\times ${p.sly / by(p)}`,
      `This one hides its factors, but it’s in the ${by(p)} times table.`,
      'Odd numbers can have odd factors. Try 3, then 7.',
      'Which times tables have odd answers?',
    ),
    step(
      'identity',
      '1=1\\times 1',
      'The number 1 has only one factor, so it isn’t prime.',
      'How many factors does the number 1 have?',
      'Does 1 have two different factors?',
    ),
    result(
      `${p.prime}`,
      'This one has exactly two factors, 1 and itself.',
      'There’s one number left. Check that 2, 3, 5 and 7 don’t divide into it.',
      'Which number has exactly two factors?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'one-is-prime',
      compute: () => '$1$',
      firstWrongStep: 2,
      feedback: () => 'A prime has exactly two factors, but 1 has only one.',
    },
    {
      misconceptionId: 'odd-is-prime',
      compute: (p) => `$${p.odd}$`,
      firstWrongStep: 0,
      feedback: (p) => `${p.odd} is odd, but it’s in the ${smallestFactor(p.odd)} times table.`,
    },
    {
      misconceptionId: 'checks-last-digit-only',
      compute: (p) => `$${p.sly}$`,
      firstWrongStep: 1,
      feedback: (p) => `The last digit of ${p.sly} only tells you about 2 and 5. Try other times tables too.`,
    },
  ],
  confirm(p) {
    // Cross out multiples up to 100 and see which card is left.
    const crossed = new Set<number>([1]);
    for (let n = 2; n <= 100; n += 1) for (let m = 2 * n; m <= 100; m += n) crossed.add(m);
    return { kind: 'one-of', texts: p.order.filter((n) => !crossed.has(n)).map((n) => `$${n}$`) };
  },
  examples: [
    { seed: 's1', input: '$53$', verdict: 'correct' },
    { seed: 's2', input: '$41$', verdict: 'correct' },
    { seed: 's1', input: '$1$', verdict: 'wrong', misconceptionId: 'one-is-prime' },
    { seed: 's1', input: '$85$', verdict: 'wrong', misconceptionId: 'odd-is-prime' },
    { seed: 's1', input: '$49$', verdict: 'wrong', misconceptionId: 'checks-last-digit-only' },
  ],
});
