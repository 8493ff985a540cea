import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { looseDots } from '../shared/dots';
import { otherThan } from '../shared/other-than';
import { wholeAnswer } from '../shared/whole-answer';

interface Params {
  groups: number;
  each: number;
  story: number;
}

const stories: ((total: number, each: number) => string)[] = [
  (t, e) => `${t} kids get into teams of ${e}. How many teams is that?`,
  (t, e) => `${t} apples go in bags. Each bag holds ${e}. How many bags are full?`,
  (t, e) => `${t} kids get into boats. Each boat holds ${e}. How many boats are full?`,
  (t, e) => `We have ${t} flowers. We put ${e} in each vase. How many vases can we fill?`,
];

const total = ({ groups, each }: Params) => groups * each;

export const makeGroups = defineTemplate<Params>({
  id: 'y1/sharing-and-grouping/make-groups',
  version: 2,
  topicId: '6-sharing-and-grouping',
  years: [1],
  difficulty: 'NORMAL',
  strategy: 'make-groups-of',
  calculator: false,
  title: 'Make equal groups',
  params: (random) =>
    drawUntil(
      () => ({ groups: random.int(2, 8), each: random.int(2, 6), story: random.int(0, stories.length - 1) }),
      (p) => total(p) <= 24 && p.groups !== p.each && total(p) - p.each !== p.groups,
    ),
  prompt: (p) => stories[p.story]?.(total(p), p.each) ?? '',
  figure: (p) => looseDots(total(p)),
  answer: (p) => wholeAnswer(p.groups),
  steps: (p) => [
    step(
      'identity',
      `${Array.from({ length: p.groups }, () => p.each).join('+')}=${total(p)}`,
      `Put ${p.each} in each group until they’re all used up.`,
      `Circle ${p.each} dots at a time.`,
      'How many in each group?',
    ),
    step(
      'start',
      `${total(p)}\\div ${p.each}`,
      `How many groups of ${p.each} are in ${total(p)}?`,
      'Count the groups, not the dots.',
      'What are we counting?',
    ),
    step(
      'equal',
      String(p.groups),
      'Count the groups.',
      'Count your circles.',
      'Do all the groups add up to the total?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'takes-away-once',
      compute: (p) => otherThan(p.groups, total(p) - p.each),
      firstWrongStep: 0,
      feedback: (p) => `You made one group of ${p.each}. Now group the rest.`,
    },
    {
      misconceptionId: 'mixes-groups-and-size',
      compute: (p) => otherThan(p.groups, p.each),
      firstWrongStep: 2,
      feedback: (p) => `There are ${p.each} in each group. How many groups are there?`,
    },
    {
      misconceptionId: 'one-group-off',
      compute: (p) => otherThan(p.each, p.groups - 1),
      firstWrongStep: 2,
      feedback: (p) => `Count your groups of ${p.each} again. Some are still left over.`,
    },
  ],
  confirm: (p) => {
    let [left, made] = [total(p), 0];
    while (left > 0) [left, made] = [left - p.each, made + 1];
    return { kind: 'values', values: [made] };
  },
  examples: [
    { seed: 's1', input: '2', verdict: 'correct' },
    { seed: 's2', input: '10', verdict: 'wrong', misconceptionId: 'takes-away-once' },
    { seed: 's3', input: '3', verdict: 'wrong', misconceptionId: 'mixes-groups-and-size' },
    { seed: 's4', input: '6+1', verdict: 'wrong-form' },
  ],
});
