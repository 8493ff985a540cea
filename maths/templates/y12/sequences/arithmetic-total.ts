import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { equal, start, unlessRight } from '../../worked-line';

/** A sum of n terms that begins with a and grows by d. */
interface Params {
  name: string;
  a: number;
  d: number;
  n: number;
  story: number;
}

const stories = [
  (p: Params) =>
    `${p.name} saves \\$${p.a} in the first week, and each week after that \\$${p.d} more than the week before. How many dollars is that in ${p.n} weeks altogether?`,
  (p: Params) =>
    `A theatre has ${p.a} seats in its first row, and each row has ${p.d} more seats than the row in front of it. There are ${p.n} rows. How many seats are there in the theatre?`,
  (p: Params) =>
    `${p.name} swims ${p.a} laps on the first day, and each day after that ${p.d} more laps than the day before. How many laps is that in ${p.n} days altogether?`,
  (p: Params) =>
    `A stack of pipes has ${p.a} pipes in its top layer, and each layer has ${p.d} more pipes than the layer above it. There are ${p.n} layers. How many pipes are in the stack?`,
] as const;
const last = (p: Params) => p.a + (p.n - 1) * p.d;
const sum = (p: Params) => (p.n * (p.a + last(p))) / 2;

export const arithmeticTotal = defineTemplate<Params>({
  id: 'y12/sequences/arithmetic-total',
  version: 1,
  topicId: '209-sequences-and-series',
  years: [11, 12],
  difficulty: 'NORMAL',
  strategy: 'arithmetic-series',
  calculator: true,
  title: 'Sum of an arithmetic series',
  params: (random) => ({
    name: random.pick(firstNames),
    a: random.int(6, 40),
    d: random.int(2, 9),
    n: random.int(10, 30),
    story: random.int(0, stories.length - 1),
  }),
  prompt: (p) => (stories[p.story] ?? stories[0])(p),
  answer: (p) => ({ kind: 'number', model: `${sum(p)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${p.a}+${p.n - 1}\\times ${p.d}`,
      `The terms go up by ${p.d} each time, so the last one is ${p.n - 1} steps above the first.`,
      'The amounts form an arithmetic sequence. Find the last term.',
      'How many steps are there from the first term to the last?',
    ),
    equal(`${last(p)}`, 'Work out the last term.', 'Multiply first, then add.', 'What is the last term?'),
    start(
      `\\frac{${p.n}}{2}\\times(${p.a}+${last(p)})`,
      'The sum is half the number of terms times the sum of the first and last terms.',
      'Pair the first term with the last, the second with the second-last, and so on.',
      'What is the sum of each pair, and how many pairs are there?',
    ),
    equal(`${sum(p)}`, 'Work it out.', 'Work out the bracket first.', 'What do all the pairs add up to?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'term-instead-of-sum',
      compute: (p) => `${last(p)}`,
      firstWrongStep: 2,
      feedback: () => 'That’s just the last term. The question asks for the total of all of them.',
    },
    {
      misconceptionId: 'counts-first-term-step',
      compute: (p) => unlessRight(`${(p.n * (2 * p.a + p.n * p.d)) / 2}`, `${sum(p)}`),
      firstWrongStep: 0,
      feedback: (p) => `From the first to the last of ${p.n} terms, there’s one fewer step than that.`,
    },
    {
      misconceptionId: 'ignores-half-in-series',
      compute: (p) => `${2 * sum(p)}`,
      firstWrongStep: 2,
      feedback: (p) => `${p.n} terms make fewer than ${p.n} pairs.`,
    },
  ],
  confirm: (p) => {
    let total = 0;
    for (let term = p.a, k = 0; k < p.n; k += 1, term += p.d) total += term;
    return { kind: 'values', values: [total] };
  },
  examples: [
    { seed: 's1', input: '2600', verdict: 'correct' },
    { seed: 's2', input: '810', verdict: 'correct' },
    { seed: 's1', input: '175', verdict: 'wrong', misconceptionId: 'term-instead-of-sum' },
    { seed: 's1', input: '2678', verdict: 'wrong', misconceptionId: 'counts-first-term-step' },
    { seed: 's1', input: '5200', verdict: 'wrong', misconceptionId: 'ignores-half-in-series' },
  ],
});
