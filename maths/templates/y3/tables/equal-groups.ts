import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';

interface Params {
  groups: number;
  each: number;
  story: number;
}

const stories: ((groups: number, each: number) => string)[] = [
  (g, e) => `There are ${g} bags with ${e} apples in each bag. How many apples are there?`,
  (g, e) => `A garden has ${g} rows of beans with ${e} plants in each row. How many plants are there?`,
  (g, e) => `There are ${g} boats with ${e} people in each boat. How many people are there?`,
  (g, e) => `A tray has ${g} rows with ${e} pies in each row. How many pies are there?`,
  (g, e) => `There are ${g} teams with ${e} players in each team. How many players are there?`,
];

export const equalGroups = defineTemplate<Params>({
  id: 'y3/tables/equal-groups',
  version: 1,
  topicId: '35-tables-3-4-5-10',
  years: [3],
  difficulty: 'EASY',
  strategy: 'equal-groups',
  calculator: false,
  title: 'Count equal groups',
  params: (random) =>
    drawUntil(
      () => ({ groups: random.int(3, 10), each: random.pick([3, 4, 5, 10]), story: random.int(0, stories.length - 1) }),
      ({ groups, each }) => groups !== each,
    ),
  prompt: ({ groups, each, story }) => stories[story]?.(groups, each) ?? '',
  figure: ({ groups, each }) => ({
    kind: 'array',
    alt: `${groups} rows of dots with ${each} dots in each row.`,
    rows: groups,
    columns: each,
  }),
  answer: ({ groups, each }) => ({ kind: 'number', model: String(groups * each), forms: [{ kind: 'whole-number' }] }),
  steps: ({ groups, each }) => [
    step(
      'start',
      Array.from({ length: groups }, () => each).join('+'),
      `There are ${groups} groups with ${each} in each.`,
      'How many groups are there? How many in each group?',
      'Are all the groups the same size?',
    ),
    step(
      'equal',
      `${groups}\\times ${each}`,
      'Adding the same number over and over is multiplying.',
      'You can write equal groups as a times fact.',
      'Which times fact matches these groups?',
    ),
    step(
      'equal',
      `${groups - 1}\\times ${each}+${each}`,
      'Start with one group less, then add one more group.',
      'Which smaller fact do you know well?',
      'How many more is one more group?',
    ),
    step(
      'equal',
      String(groups * each),
      `Count by ${each}s.`,
      `Skip count by ${each}s, once for each group.`,
      'Did you count every group just once?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'adds-instead-of-multiplies',
      compute: ({ groups, each }) => String(groups + each),
      firstWrongStep: 1,
      feedback: ({ groups, each }) => `You added. There are ${groups} groups of ${each}.`,
    },
    {
      misconceptionId: 'one-group-off',
      compute: ({ groups, each }) => String((groups - 1) * each),
      firstWrongStep: 3,
      feedback: ({ groups, each }) =>
        `You counted by ${each}s, but not ${groups} times. Touch each group as you count.`,
    },
    {
      misconceptionId: 'counts-one-item-only',
      compute: ({ each }) => String(each),
      firstWrongStep: 0,
      feedback: ({ groups }) => `That’s just one group. There are ${groups}.`,
    },
  ],
  confirm: ({ groups, each }) => {
    let dots = 0;
    for (let row = 0; row < groups; row += 1) for (let dot = 0; dot < each; dot += 1) dots += 1;
    return { kind: 'values', values: [dots] };
  },
  examples: [
    { seed: 's1', input: '50', verdict: 'correct' },
    { seed: 's2', input: '7', verdict: 'wrong', misconceptionId: 'adds-instead-of-multiplies' },
    { seed: 's3', input: '18', verdict: 'wrong', misconceptionId: 'one-group-off' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
