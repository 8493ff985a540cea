import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';
import { arrangements, choices } from '../shared/counts';

/** Choose a of the first m and b of the other n. */
interface Params {
  story: number;
  m: number;
  n: number;
  a: number;
  b: number;
}

const stories = [
  { group: 'A committee', first: 'teachers', second: 'students' },
  { group: 'A mixed relay team', first: 'runners from Year 11', second: 'runners from Year 12' },
  { group: 'A string group', first: 'violinists', second: 'cellists' },
  { group: 'A rescue crew', first: 'nurses', second: 'paramedics' },
  { group: 'A debating squad', first: 'juniors', second: 'seniors' },
] as const;
const storyOf = (p: Params) => stories[p.story] ?? stories[0];

export const twoGroupTeam = defineTemplate<Params>({
  id: 'y11/counting/two-group-team',
  version: 1,
  topicId: '210-permutations-and-combinations',
  years: [11],
  difficulty: 'NORMAL',
  strategy: 'combinations-of-two-groups',
  calculator: true,
  title: 'A team from two groups',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        m: random.int(4, 9),
        n: random.int(4, 9),
        a: random.int(2, 4),
        b: random.int(2, 4),
      }),
      (p) => p.a < p.m - 1 && p.b < p.n - 1 && p.m !== p.n && p.a + p.b <= 6,
    ),
  prompt(p) {
    const { group, first, second } = storyOf(p);
    return `${group} needs ${p.a} ${first} and ${p.b} ${second}. There are ${p.m} ${first} and ${p.n} ${second} to choose from. In how many ways can the members be chosen?`;
  },
  answer: (p) => ({
    kind: 'number',
    model: `${choices(p.m, p.a) * choices(p.n, p.b)}`,
    forms: [{ kind: 'whole-number' }],
  }),
  steps: (p) => [
    start(
      `\\binom{${p.m}}{${p.a}}\\times\\binom{${p.n}}{${p.b}}`,
      'Within each group the order doesn’t matter. Each choice from one group goes with each choice from the other.',
      'Choose from each group on its own first.',
      'Does the order matter within a group?',
    ),
    equal(
      `${choices(p.m, p.a)}\\times ${choices(p.n, p.b)}`,
      'Work out the number of choices for each group.',
      'Work out each number of combinations.',
      'In how many ways can you choose each group?',
    ),
    equal(
      `${choices(p.m, p.a) * choices(p.n, p.b)}`,
      'Multiply the two numbers.',
      'Combine the two numbers.',
      'Do you add them or multiply them?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'adds-instead-of-multiplies',
      compute: (p) => `${choices(p.m, p.a) + choices(p.n, p.b)}`,
      firstWrongStep: 2,
      feedback: () => 'Each choice from the first group goes with each choice from the second.',
    },
    {
      misconceptionId: 'permutation-combination-swap',
      compute: (p) => `${arrangements(p.m, p.a) * arrangements(p.n, p.b)}`,
      firstWrongStep: 0,
      feedback: () => 'You counted different orders of the same people as different choices.',
    },
    {
      misconceptionId: 'groups-taken-as-one',
      compute: (p) => `${choices(p.m + p.n, p.a + p.b)}`,
      firstWrongStep: 0,
      feedback: (p) => `You chose from all of them at once. How many ${storyOf(p).first} could you get that way?`,
    },
  ],
  confirm(p) {
    // Look at every subset of all people as a row of bits.
    const all = p.m + p.n;
    let count = 0;
    for (let bits = 0; bits < 2 ** all; bits += 1) {
      let [first, second] = [0, 0];
      for (let i = 0; i < all; i += 1) {
        if ((bits >> i) & 1) {
          if (i < p.m) first += 1;
          else second += 1;
        }
      }
      if (first === p.a && second === p.b) count += 1;
    }
    return { kind: 'values', values: [count] };
  },
  examples: [
    { seed: 's1', input: '980', verdict: 'correct' },
    { seed: 's2', input: '210', verdict: 'correct' },
    { seed: 's1', input: '63', verdict: 'wrong', misconceptionId: 'adds-instead-of-multiplies' },
    { seed: 's1', input: '11760', verdict: 'wrong', misconceptionId: 'permutation-combination-swap' },
    { seed: 's1', input: '3003', verdict: 'wrong', misconceptionId: 'groups-taken-as-one' },
  ],
});
