import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  groups: number;
  size: 3 | 4 | 5 | 10;
  extra: number;
  story: number;
}

const all = ({ groups, size }: Params) => groups * size;
const stories: ((p: Params) => string)[] = [
  (p) =>
    `${all(p)} kids sleep ${p.size} to a tent. The teachers need ${p.extra} more tents. How many tents is that altogether?`,
  (p) =>
    `${all(p)} eggs go into boxes of ${p.size}. There are already ${p.extra} full boxes. How many full boxes is that altogether?`,
  (p) =>
    `${all(p)} kids sit ${p.size} to a boat. The parents need ${p.extra} more boats. How many boats is that altogether?`,
  (p) =>
    `We put ${all(p)} books in rows of ${p.size}. There are also ${p.extra} rows of games. How many rows is that altogether?`,
];

export const shareThenAdd = defineTemplate<Params>({
  id: 'y3/tables/share-then-add',
  version: 1,
  topicId: '35-tables-3-4-5-10',
  years: [3, 4],
  difficulty: 'HARD',
  strategy: 'times-fact-backwards',
  calculator: false,
  title: 'How many are needed?',
  params: (random) =>
    drawUntil(
      () => ({
        groups: random.int(4, 9),
        size: random.pick([3, 4, 5, 10] as const),
        extra: random.int(2, 4),
        story: random.int(0, stories.length - 1),
      }),
      (p) => p.groups !== p.size,
    ),
  prompt: (p) => stories[p.story]?.(p) ?? '',
  figure: (p) => ({
    kind: 'groups',
    alt: `One group: ${p.size} dots.`,
    groups: [{ count: p.size, label: 'one group' }],
  }),
  answer: (p) => wholeAnswer(p.groups + p.extra),
  steps: (p) => [
    step(
      'start',
      `${all(p)}\\div ${p.size}`,
      'First, find the equal groups.',
      `How many groups of ${p.size} are in ${all(p)}?`,
      'Which groups are equal?',
    ),
    step(
      'equal',
      String(p.groups),
      `Count by ${p.size}s to find it.`,
      `Count by ${p.size}s up to ${all(p)}.`,
      `How many ${p.size}s do you count?`,
    ),
    step(
      'start',
      `${p.groups}+${p.extra}`,
      'Then add the extra ones.',
      'Which ones haven’t you counted yet?',
      'Is that the whole story?',
    ),
    step(
      'equal',
      String(p.groups + p.extra),
      'That’s how many altogether.',
      'Add the two numbers.',
      'Does your answer make sense in the story?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => String(p.groups),
      firstWrongStep: 2,
      feedback: (p) => `Good so far. Now add the other ${p.extra}.`,
    },
    {
      misconceptionId: 'subtracts-instead-of-dividing',
      compute: (p) => String(all(p) - p.size + p.extra),
      firstWrongStep: 0,
      feedback: (p) => `You only took ${p.size} away once. How many groups of ${p.size} are there?`,
    },
    {
      misconceptionId: 'one-group-off',
      compute: (p) => String(p.groups + p.extra - 1),
      firstWrongStep: 1,
      feedback: (p) => `Count by ${p.size}s again, all the way to ${all(p)}.`,
    },
  ],
  confirm: (p) => {
    let [left, groups] = [all(p), 0];
    while (left > 0) [left, groups] = [left - p.size, groups + 1];
    for (let i = 0; i < p.extra; i += 1) groups += 1;
    return { kind: 'values', values: [groups] };
  },
  examples: [
    { seed: 's1', input: '12', verdict: 'correct' },
    { seed: 's2', input: '8', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's3', input: '13', verdict: 'wrong', misconceptionId: 'subtracts-instead-of-dividing' },
    { seed: 's4', input: '7', verdict: 'wrong', misconceptionId: 'one-group-off' },
    { seed: 's5', input: '5+1', verdict: 'wrong-form' },
  ],
});
