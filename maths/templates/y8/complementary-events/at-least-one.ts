import { defineTemplate } from '../../format';
import { fractionLatex, fractionText, gcd } from '../../number-text';
import { equal, start } from '../../worked-line';

/** A spinner with equal sectors is spun so many times; asked is at least one hit. */
interface Params {
  story: number;
  sectors: number;
  times: number;
}

const stories = [
  { hit: 'the star', one: 'has a star' },
  { hit: 'the prize', one: 'shows a prize' },
  { hit: 'red', one: 'is red' },
  { hit: 'the moon', one: 'has a moon' },
  { hit: 'gold', one: 'is gold' },
] as const;

const timesWord: Record<number, string> = { 2: 'twice', 3: 'three times' };
const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const all = (p: Params) => p.sectors ** p.times;
const misses = (p: Params) => (p.sectors - 1) ** p.times;
const model = (p: Params) => fractionText(all(p) - misses(p), all(p));

export const atLeastOne = defineTemplate<Params>({
  id: 'y8/complementary-events/at-least-one',
  version: 1,
  topicId: '142-complementary-events',
  years: [8, 9],
  difficulty: 'HARD',
  strategy: 'none-is-the-opposite',
  calculator: false,
  title: 'At least once',
  params(random) {
    const times = random.pick([2, 3]);
    return { story: random.int(0, stories.length - 1), sectors: random.int(3, times === 2 ? 10 : 5), times };
  },
  prompt: (p) =>
    `A spinner has ${p.sectors} equal sectors, and only one of them ${storyOf(p).one}. It is spun ${timesWord[p.times] ?? ''}. There are $${all(p)}$ equally likely results. What is the probability of ${storyOf(p).hit} **at least once**?`,
  instruction: () => 'Give your answer as a fraction in lowest terms.',
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'lowest-terms' }] }),
  steps: (p) => [
    start(
      `1-\\frac{${Array.from({ length: p.times }, () => p.sectors - 1).join('\\times ')}}{${all(p)}}`,
      `The complement of “at least once” is “never”. Each spin can miss in ${p.sectors - 1} ways.`,
      'What is the complement of “at least once”?',
      'How many ways can every spin miss?',
    ),
    equal(
      `1-\\frac{${misses(p)}}{${all(p)}}`,
      `In $${misses(p)}$ of the results, no spin is a hit.`,
      'Work out how many results have no hits at all.',
      'What is the probability of no hits at all?',
    ),
    equal(
      `\\frac{${all(p)}-${misses(p)}}{${all(p)}}`,
      'All the other results have at least one hit.',
      'Write 1 with the same denominator.',
      'How many results are left?',
    ),
    equal(
      fractionLatex(all(p) - misses(p), all(p)),
      gcd(all(p) - misses(p), all(p)) === 1 ? 'Subtract.' : 'Subtract, then simplify.',
      'Work out the numerator, and simplify if you can.',
      'Do the two complementary probabilities add up to 1?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'complement-not-taken',
      compute: (p) => fractionText(misses(p), all(p)),
      firstWrongStep: 0,
      feedback: () => 'That’s the probability that it never happens. Find the complement.',
    },
    {
      misconceptionId: 'probabilities-added-for-and',
      compute: (p) => fractionText(p.times, p.sectors),
      firstWrongStep: 0,
      feedback: () =>
        'If you add the probabilities for each spin, results with more than one hit get counted more than once.',
    },
    {
      misconceptionId: 'reads-at-least-as-all',
      compute: (p) => fractionText(1, all(p)),
      firstWrongStep: 0,
      feedback: () => 'That’s the probability of a hit on every spin. “At least once” allows misses too.',
    },
  ],
  // List every result and count.
  confirm(p) {
    let hits = 0;
    for (let result = 0; result < all(p); result += 1) {
      let rest = result;
      let seen = false;
      for (let spin = 0; spin < p.times; spin += 1) {
        if (rest % p.sectors === 0) seen = true;
        rest = Math.floor(rest / p.sectors);
      }
      if (seen) hits += 1;
    }
    return { kind: 'values', values: [hits / all(p)] };
  },
  examples: [
    { seed: 's1', input: '19/100', verdict: 'correct' },
    { seed: 's2', input: '9/25', verdict: 'correct' },
    { seed: 's3', input: '14/32', verdict: 'wrong-form' },
    { seed: 's1', input: '81/100', verdict: 'wrong', misconceptionId: 'complement-not-taken' },
    { seed: 's1', input: '1/5', verdict: 'wrong', misconceptionId: 'probabilities-added-for-and' },
    { seed: 's1', input: '1/100', verdict: 'wrong', misconceptionId: 'reads-at-least-as-all' },
  ],
});
