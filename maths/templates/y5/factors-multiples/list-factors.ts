import { defineTemplate } from '../../format';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  n: number;
  story: number;
}

const numbers = [12, 15, 16, 18, 20, 21, 24, 25, 27, 28, 30, 32, 33, 35, 36, 40, 42, 44, 45, 50, 54, 56];

const stories: ((person: string, n: number) => string)[] = [
  (p, n) => `${p} sets out ${n} chairs in equal rows. How many rows could there be?`,
  (p, n) => `${p} packs ${n} mangoes into equal boxes. How many boxes could there be?`,
  (p, n) => `${p} splits ${n} players into equal teams. How many teams could there be?`,
  (_, n) => `Think of ways to share ${n} equally.`,
];

function pairs(n: number): [number, number][] {
  return Array.from({ length: Math.floor(Math.sqrt(n)) }, (_, i) => i + 1)
    .filter((d) => n % d === 0)
    .map((d) => [d, n / d]);
}

const factors = (n: number) => [...new Set(pairs(n).flat())].sort((a, b) => a - b);

export const listFactors = defineTemplate<Params>({
  id: 'y5/factors-multiples/list-factors',
  version: 1,
  topicId: '63-factors-multiples-divisibility',
  years: [5, 6],
  difficulty: 'EASY',
  strategy: 'factor-pairs',
  calculator: false,
  title: 'List all the factors',
  params: (random) => ({
    person: random.pick(people),
    n: random.pick(numbers),
    story: random.int(0, stories.length - 1),
  }),
  prompt: (p) => `${stories[p.story]?.(p.person, p.n)} List **all** the factors of ${p.n}.`,
  instruction: () => 'Separate them with commas.',
  answer: (p) => ({ kind: 'set', model: factors(p.n).join(', ') }),
  steps: (p) => [
    ...pairs(p.n).map(([a, b], i) =>
      step(
        'identity',
        `${a}\\times ${b}=${p.n}`,
        a === b
          ? `${a} times itself makes ${p.n}, so this pair gives just one factor.`
          : `${a} and ${b} are a factor pair.`,
        i === 0 ? 'Start with one group.' : 'Try the next number. Does it divide with no remainder?',
        i === 0
          ? 'Which pair does every number have?'
          : `What is the next number that divides ${p.n} with no remainder?`,
      ),
    ),
    step(
      'result',
      factors(p.n).join(', '),
      'The pairs meet in the middle, so you have them all.',
      'Put all the numbers from the pairs in order.',
      'Have you tried every number until the pairs meet?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'factor-multiple-swap',
      compute: (p) => [1, 2, 3, 4].map((k) => k * p.n).join(', '),
      firstWrongStep: 0,
      feedback: (p) => `Those are multiples of ${p.n}. A factor divides into ${p.n}, so it’s never larger than ${p.n}.`,
    },
    {
      misconceptionId: 'forgets-one-and-itself',
      compute: (p) => factors(p.n).slice(1, -1).join(', '),
      firstWrongStep: 0,
      feedback: (p) => `You’re missing a pair. Think of ${p.n} in a single group.`,
    },
    {
      misconceptionId: 'one-of-each-pair',
      compute: (p) =>
        pairs(p.n)
          .map(([a]) => a)
          .join(', '),
      firstWrongStep: 1,
      feedback: (p) => `Each of these has a partner that multiplies to make ${p.n}. List the partners too.`,
    },
  ],
  confirm: (p) => {
    // Builds rows of each size until everything is used up.
    const fits: number[] = [];
    for (let size = 1; size <= p.n; size += 1) {
      let left = p.n;
      while (left >= size) left -= size;
      if (left === 0) fits.push(size);
    }
    return { kind: 'values', values: fits };
  },
  examples: [
    { seed: 's1', input: '1, 2, 4, 7, 8, 14, 28, 56', verdict: 'correct' },
    { seed: 's2', input: '25, 50, 75, 100', verdict: 'wrong', misconceptionId: 'factor-multiple-swap' },
    { seed: 's3', input: '2, 4, 11, 22', verdict: 'wrong', misconceptionId: 'forgets-one-and-itself' },
    { seed: 's4', input: '1, 2, 3, 4, 6', verdict: 'wrong', misconceptionId: 'one-of-each-pair' },
    { seed: 's9', input: '1, 5, 25', verdict: 'correct' },
  ],
});
