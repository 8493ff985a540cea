import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, result, start } from '../../worked-line';

/** The claim that n^2 + an + c is prime for every positive integer n. */
interface Params {
  name: string;
  a: number;
  c: number;
}

const at = (p: Params, n: number) => n * n + p.a * n + p.c;
function smallestFactor(n: number): number {
  for (let f = 2; f * f <= n; f += 1) if (n % f === 0) return f;
  return n;
}
const fails = (p: Params, n: number) => smallestFactor(at(p, n)) !== at(p, n);
function first(p: Params): number {
  let n = 1;
  while (!fails(p, n)) n += 1;
  return n;
}
const formula = (p: Params) => `n^2+${p.a === 1 ? '' : p.a}n+${p.c}`;

export const smallestCounterexample = defineTemplate<Params>({
  id: 'y12/proof/smallest-counterexample',
  version: 1,
  topicId: '217-nature-of-proof-contradiction',
  years: [12],
  difficulty: 'NORMAL',
  strategy: 'counterexample',
  calculator: true,
  title: 'Find the smallest counterexample',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        a: random.pick([1, 3, 5, 7, 9]),
        c: random.pick([3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43]),
      }),
      (p) => first(p) >= 3 && first(p) <= 10 && first(p) < p.c - 1 && fails(p, p.c),
    ),
  prompt: (p) =>
    `${p.name} claims: “For every positive integer $n$, the number $${formula(p)}$ is prime.” ` +
    `For $n=1$ it is $${at(p, 1)}$, and for $n=2$ it is $${at(p, 2)}$. What is the smallest $n$ that proves the claim wrong?`,
  answer: (p) => ({ kind: 'number', model: `${first(p)}`, variable: 'n', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => {
    const n = first(p);
    const factor = smallestFactor(at(p, n));
    return [
      start(
        `${n}^2+${p.a}\\times ${n}+${p.c}`,
        `Try the next numbers in turn. Up to $n=${n - 1}$ the values are prime. This is the next one.`,
        'One value that isn’t prime is enough. Try the next numbers, one at a time.',
        'What would prove the claim wrong?',
      ),
      equal(`${at(p, n)}`, 'Work out the value.', 'Work it out.', 'Is this number prime?'),
      equal(
        `${factor}\\times ${at(p, n) / factor}`,
        'It has a factor other than 1 and itself, so it isn’t prime.',
        'Look for a small prime factor.',
        'Which small primes could divide this number?',
      ),
      result(
        `n=${n}`,
        'So this is the smallest counterexample.',
        'Write the $n$ you substituted, not the value.',
        'Have you checked every smaller $n$?',
      ),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'not-the-first-case',
      compute: (p) => `${p.c}`,
      firstWrongStep: 0,
      feedback: (p) => `It does fail for $n=${p.c}$. But does it fail for a smaller $n$ as well?`,
    },
    {
      misconceptionId: 'value-for-place',
      compute: (p) => `${at(p, first(p))}`,
      firstWrongStep: 3,
      feedback: () => 'That’s the value that isn’t prime. Which $n$ gives it?',
    },
  ],
  confirm: (p) => {
    // Sieves the primes first, instead of looking for factors of each value.
    const sieve = new Array<boolean>(5000).fill(true);
    for (let f = 2; f < 5000; f += 1) if (sieve[f]) for (let m = 2 * f; m < 5000; m += f) sieve[m] = false;
    return { kind: 'values', values: [[...Array(40).keys()].slice(1).find((n) => !sieve[at(p, n)]) ?? 0] };
  },
  examples: [
    { seed: 's1', input: '6', verdict: 'correct' },
    { seed: 's2', input: '3', verdict: 'correct' },
    { seed: 's1', input: '31', verdict: 'wrong', misconceptionId: 'not-the-first-case' },
    { seed: 's1', input: '121', verdict: 'wrong', misconceptionId: 'value-for-place' },
  ],
});
