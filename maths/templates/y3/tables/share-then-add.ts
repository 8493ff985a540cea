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
  (p) => `${all(p)} kids sleep in tents of ${p.size}. The teachers need ${p.extra} more tents. How many tents is that?`,
  (p) =>
    `${all(p)} eggs go into boxes of ${p.size}. There are ${p.extra} full boxes already. How many full boxes is that?`,
  (p) => `${all(p)} kids sit in boats of ${p.size}. The parents need ${p.extra} more boats. How many boats is that?`,
  (p) => `${all(p)} books stand in rows of ${p.size}. Another ${p.extra} rows hold games. How many rows is that?`,
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
      'First find the equal groups.',
      `How many groups of ${p.size} are in ${all(p)}?`,
      'Which groups are equal?',
    ),
    step(
      'equal',
      String(p.groups),
      `You know it from counting by ${p.size}.`,
      `Count by ${p.size} up to ${all(p)}.`,
      `How often do you count ${p.size}?`,
    ),
    step(
      'start',
      `${p.groups}+${p.extra}`,
      'Then add the other ones.',
      'Which ones are not counted yet?',
      'Is that the whole story?',
    ),
    step(
      'equal',
      String(p.groups + p.extra),
      'That many in all.',
      'Add the two numbers.',
      'Does your answer fit the story?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => String(p.groups),
      firstWrongStep: 2,
      feedback: (p) => `That is right so far. There are ${p.extra} more to add.`,
    },
    {
      misconceptionId: 'subtracts-instead-of-dividing',
      compute: (p) => String(all(p) - p.size + p.extra),
      firstWrongStep: 0,
      feedback: (p) => `You took ${p.size} away once. Find how many groups of ${p.size} there are.`,
    },
    {
      misconceptionId: 'one-group-off',
      compute: (p) => String(p.groups + p.extra - 1),
      firstWrongStep: 1,
      feedback: (p) => `Count by ${p.size} once more, all the way to ${all(p)}.`,
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
