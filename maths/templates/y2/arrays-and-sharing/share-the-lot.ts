import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { looseDots } from '../../y1/shared/dots';
import { otherThan } from '../../y1/shared/other-than';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  groups: number;
  each: number;
  story: number;
}

const stories: ((total: number, groups: number) => string)[] = [
  (t, g) => `We share ${t} oranges equally into ${g} bags. How many oranges are in each bag?`,
  (t, g) => `We put ${t} chairs in ${g} equal rows. How many chairs are in each row?`,
  (t, g) => `${g} friends share ${t} marbles equally. How many marbles does each friend get?`,
  (t, g) => `${t} kids make ${g} equal teams. How many kids are in each team?`,
];

const total = ({ groups, each }: Params) => groups * each;

export const shareTheLot = defineTemplate<Params>({
  id: 'y2/arrays-and-sharing/share-the-lot',
  version: 2,
  topicId: '17-arrays-times-and-share',
  years: [2],
  difficulty: 'NORMAL',
  strategy: 'share-with-a-times-fact',
  calculator: false,
  title: 'Share into equal groups',
  params: (random) =>
    drawUntil(
      () => ({ groups: random.int(2, 6), each: random.int(3, 10), story: random.int(0, stories.length - 1) }),
      (p) => total(p) <= 40 && total(p) >= 10 && p.groups !== p.each && total(p) - p.groups !== p.each,
    ),
  prompt: (p) => stories[p.story]?.(total(p), p.groups) ?? '',
  figure: (p) => looseDots(total(p)),
  answer: (p) => wholeAnswer(p.each),
  steps: (p) => [
    step(
      'start',
      `${total(p)}\\div ${p.groups}`,
      `Share ${total(p)} into ${p.groups} equal groups.`,
      'How many groups are there?',
      'Do all the groups have to be the same size?',
    ),
    step(
      'equal',
      `(${p.groups}\\times ${p.each})\\div ${p.groups}`,
      `${p.groups} groups of what number make ${total(p)}?`,
      `Guess how many are in each group. Do ${p.groups} groups make ${total(p)}?`,
      'Which times fact can help?',
    ),
    step(
      'equal',
      String(p.each),
      'That’s how many are in each group.',
      'Count just one group.',
      'Do all the groups add up to the total?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'takes-away-once',
      compute: (p) => otherThan(p.each, total(p) - p.groups),
      firstWrongStep: 0,
      feedback: (p) => `You only took ${p.groups} away once. Keep sharing until there are none left.`,
    },
    {
      misconceptionId: 'mixes-groups-and-size',
      compute: (p) => otherThan(p.each, p.groups),
      firstWrongStep: 2,
      feedback: () => 'That’s how many groups there are. How many are in each group?',
    },
    {
      misconceptionId: 'one-group-off',
      compute: (p) => otherThan(p.groups, p.each - 1),
      firstWrongStep: 2,
      feedback: () => 'There are still some left to share.',
    },
  ],
  confirm: (p) => {
    const piles = Array.from({ length: p.groups }, () => 0);
    for (let i = 0; i < total(p); i += 1) piles[i % p.groups] = (piles[i % p.groups] ?? 0) + 1;
    return { kind: 'values', values: [piles[0] ?? 0] };
  },
  examples: [
    { seed: 's1', input: '5', verdict: 'correct' },
    { seed: 's2', input: '20', verdict: 'wrong', misconceptionId: 'takes-away-once' },
    { seed: 's3', input: '2', verdict: 'wrong', misconceptionId: 'mixes-groups-and-size' },
    { seed: 's4', input: '7+1', verdict: 'wrong-form' },
  ],
});
