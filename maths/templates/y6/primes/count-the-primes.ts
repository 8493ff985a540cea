import { defineTemplate } from '../../format';
import { equal, start, unlessRight } from '../../worked-line';
import { primesBetween } from '../shared/factors';

interface Params {
  story: number;
  from: number;
  to: number;
}

const stories = [
  (a: number, b: number) =>
    `School lockers are numbered from ${a} to ${b}. Every prime number gets a red sticker. How many red stickers is that?`,
  (a: number, b: number) => `How many prime numbers are there from ${a} to ${b}?`,
  (a: number, b: number) =>
    `A raffle has tickets numbered ${a} to ${b}. Every prime number wins. How many tickets win?`,
] as const;

const range = (p: Params) => Array.from({ length: p.to - p.from + 1 }, (_, i) => p.from + i);
const odd = (p: Params) => range(p).filter((n) => n % 2 === 1);
/** What is left when only the tables of 2 and 5 are crossed out. */
const byLastDigit = (p: Params) => odd(p).filter((n) => n % 5 !== 0);
const withoutThrees = (p: Params) => byLastDigit(p).filter((n) => n % 3 !== 0);
const primes = (p: Params) => primesBetween(p.from, p.to);
const ones = (list: number[]) => (list.length === 0 ? '0' : list.map(() => '1').join('+'));

export const countThePrimes = defineTemplate<Params>({
  id: 'y6/primes/count-the-primes',
  version: 1,
  topicId: '83-primes-composites-squares',
  years: [6, 7],
  difficulty: 'HARD',
  strategy: 'cross-out-multiples',
  calculator: false,
  title: 'How many primes are in a range?',
  params(random) {
    const from = random.int(11, 70);
    return { story: random.int(0, stories.length - 1), from, to: from + random.int(15, 25) };
  },
  prompt: (p) => (stories[p.story] ?? stories[0])(p.from, p.to),
  answer: (p) => ({ kind: 'number', model: `${primes(p).length}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      odd(p).join(','),
      'No even number above 2 is prime, so cross out the even numbers.',
      'Which numbers can you cross out straight away?',
      'Can an even number above 2 be prime?',
    ),
    start(
      withoutThrees(p).join(','),
      'Cross out the numbers in the three and five times tables.',
      'The last digit tells you about the five times table. For the three times table, add the digits.',
      'Which of these are in the three or five times table?',
    ),
    start(
      primes(p).join(','),
      'Cross out what’s left in the seven times table. Bigger tables don’t remove any more below 100.',
      'One more times table can hide in this list.',
      'Which of these are in the seven times table?',
    ),
    start(
      ones(primes(p)),
      'Count one for each number left.',
      'Count the numbers you didn’t cross out.',
      'Did you count each one once?',
    ),
    equal(
      `${primes(p).length}`,
      'That’s the number of primes.',
      'Finish the count.',
      'Can you check one of them again?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'odd-is-prime',
      compute: (p) => unlessRight(`${odd(p).length}`, `${primes(p).length}`),
      firstWrongStep: 1,
      feedback: () => 'You counted the odd numbers. Odd numbers can be in the three, five or seven times table.',
    },
    {
      misconceptionId: 'checks-last-digit-only',
      compute: (p) => unlessRight(`${byLastDigit(p).length}`, `${primes(p).length}`),
      firstWrongStep: 1,
      feedback: () =>
        'Your numbers pass the test for two and five. The last digit doesn’t tell you about the three or seven times table.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => unlessRight(`${withoutThrees(p).length}`, `${primes(p).length}`),
      firstWrongStep: 3,
      feedback: () => 'You only crossed out the smallest times tables. Which prime comes next?',
    },
  ],
  confirm(p) {
    // A prime has exactly two divisors.
    const count = range(p).filter(
      (n) => range({ ...p, from: 1, to: n }).filter((d) => n % d === 0).length === 2,
    ).length;
    return { kind: 'values', values: [count] };
  },
  examples: [
    { seed: 's1', input: '5', verdict: 'correct' },
    { seed: 's2', input: '6', verdict: 'correct' },
    { seed: 's1', input: '10', verdict: 'wrong', misconceptionId: 'odd-is-prime' },
    { seed: 's1', input: '8', verdict: 'wrong', misconceptionId: 'checks-last-digit-only' },
    { seed: 's3', input: '10/2', verdict: 'wrong-form' },
  ],
});
