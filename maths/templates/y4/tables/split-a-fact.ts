import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';

interface Params {
  groups: number;
  each: number;
  story: number;
}

const stories: ((groups: number, each: number) => string)[] = [
  (g, e) => `A hall has ${g} rows of ${e} chairs. How many chairs are there?`,
  (g, e) => `A crate holds ${e} bottles. How many bottles do ${g} crates hold?`,
  (g, e) => `A quilt has ${g} rows of ${e} patches. How many patches are there?`,
  (g, e) => `A team trains for ${e} hours a week. How many hours is that in ${g} weeks?`,
  (g, e) => `Each cabin at a school camp has ${e} windows. How many windows do ${g} cabins have?`,
];
/** The unit that each story asks for, where it does; a bare number is read in it. */
const units = [undefined, undefined, undefined, 'h', undefined] as const;

export const splitAFact = defineTemplate<Params>({
  id: 'y4/tables/split-a-fact',
  version: 1,
  topicId: '53-tables-to-10-x-10',
  years: [4],
  difficulty: 'EASY',
  strategy: 'split-at-five',
  calculator: false,
  title: 'Split a times table fact',
  params: (random) =>
    drawUntil(
      () => ({ groups: random.int(6, 9), each: random.int(4, 9), story: random.int(0, stories.length - 1) }),
      ({ groups, each }) => groups !== each,
    ),
  prompt: ({ groups, each, story }) => stories[story]?.(groups, each) ?? '',
  figure: ({ groups, each }) => ({
    kind: 'array',
    alt: `${groups} rows of dots with ${each} dots in each row.`,
    rows: groups,
    columns: each,
  }),
  answer: ({ groups, each, story }) => ({
    kind: 'number',
    model: String(groups * each),
    unit: units[story],
    forms: [{ kind: 'whole-number' }],
  }),
  steps: ({ groups, each }) => [
    step(
      'start',
      `${groups}\\times ${each}`,
      `There are ${groups} equal groups of ${each}.`,
      'Find the number of groups and the size of each group.',
      'Which times table fact do you need?',
    ),
    step(
      'equal',
      groups === 6 ? `5\\times ${each}+${each}` : `5\\times ${each}+${groups - 5}\\times ${each}`,
      'Split the groups into five groups and the rest.',
      'Five groups are easy. How many more groups are there?',
      'Which part of the fact do you know well?',
    ),
    step(
      'equal',
      `${5 * each}+${(groups - 5) * each}`,
      'Work out both parts.',
      `Count by ${each} for each part.`,
      'How many are there in the first five groups?',
    ),
    step(
      'equal',
      String(groups * each),
      'Put the parts together.',
      'Add both parts.',
      'Have you counted all the groups?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'one-group-off',
      compute: ({ groups, each }) => String((groups - 1) * each),
      firstWrongStep: 1,
      feedback: ({ groups, each }) => `You counted by ${each}, but one group is missing. There are ${groups} groups.`,
    },
    {
      misconceptionId: 'adds-instead-of-multiplies',
      compute: ({ groups, each }) => String(groups + each),
      firstWrongStep: 0,
      feedback: ({ groups, each }) => `Adding ${groups} and ${each} doesn’t count the groups. Each group has ${each}.`,
    },
    {
      misconceptionId: 'counts-one-item-only',
      compute: ({ each }) => String(each),
      firstWrongStep: 0,
      feedback: ({ groups }) => `That’s one group. There are ${groups}.`,
    },
  ],
  confirm: ({ groups, each }) => {
    let total = 0;
    for (let group = 0; group < groups; group += 1) total += each;
    return { kind: 'values', values: [total] };
  },
  examples: [
    { seed: 's1', input: '63', verdict: 'correct' },
    { seed: 's2', input: '36', verdict: 'wrong', misconceptionId: 'one-group-off' },
    { seed: 's3', input: '15', verdict: 'wrong', misconceptionId: 'adds-instead-of-multiplies' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
