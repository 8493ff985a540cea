import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { looseDots } from '../shared/dots';
import { otherThan } from '../shared/other-than';
import { wholeAnswer } from '../shared/whole-answer';

interface Params {
  friends: number;
  each: number;
  story: number;
}

const stories: ((total: number, friends: number) => string)[] = [
  (t, f) => `${f} friends share ${t} grapes. They each get the same number. How many does each friend get?`,
  (t, f) => `We share ${t} pegs into ${f} bags. Each bag has the same number. How many pegs are in each bag?`,
  (t, f) => `${f} dogs share ${t} treats. They each get the same number. How many treats does each dog get?`,
  (t, f) => `${f} kids share ${t} cards. They each get the same number. How many cards does each kid get?`,
];

const total = ({ friends, each }: Params) => friends * each;

export const shareEqually = defineTemplate<Params>({
  id: 'y1/sharing-and-grouping/share-equally',
  version: 2,
  topicId: '6-sharing-and-grouping',
  years: [1],
  difficulty: 'EASY',
  strategy: 'deal-one-by-one',
  calculator: false,
  title: 'Share equally',
  params: (random) =>
    drawUntil(
      () => ({ friends: random.int(2, 5), each: random.int(2, 8), story: random.int(0, stories.length - 1) }),
      (p) => total(p) <= 20 && p.friends !== p.each && total(p) - p.friends !== p.each,
    ),
  prompt: (p) => stories[p.story]?.(total(p), p.friends) ?? '',
  figure: (p) => looseDots(total(p)),
  answer: (p) => wholeAnswer(p.each),
  steps: (p) => [
    step(
      'start',
      `${total(p)}\\div ${p.friends}`,
      `Share ${total(p)} into ${p.friends} equal groups.`,
      'How many groups are there?',
      'Does each one get the same?',
    ),
    step(
      'equal',
      `(${Array.from({ length: p.friends }, () => p.each).join('+')})\\div ${p.friends}`,
      'Give them out one at a time until they’re all gone.',
      'Draw the groups. Give each group one dot, then another.',
      'Are all the groups the same size?',
    ),
    step(
      'equal',
      String(p.each),
      'Count how many are in one group.',
      'Count just one group.',
      'Do all the groups add up to the total?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'takes-away-once',
      compute: (p) => otherThan(p.each, total(p) - p.friends),
      firstWrongStep: 0,
      feedback: (p) => `You only took ${p.friends} away once. Keep sharing until there are none left.`,
    },
    {
      misconceptionId: 'mixes-groups-and-size',
      compute: (p) => otherThan(p.each, p.friends),
      firstWrongStep: 2,
      feedback: () => 'That’s how many groups there are. How many are in each group?',
    },
    {
      misconceptionId: 'one-group-off',
      compute: (p) => otherThan(p.friends, p.each - 1),
      firstWrongStep: 2,
      feedback: () => 'There are still some left to share.',
    },
  ],
  confirm: (p) => {
    const hands = Array.from({ length: p.friends }, () => 0);
    for (let i = 0; i < total(p); i += 1) hands[i % p.friends] = (hands[i % p.friends] ?? 0) + 1;
    return { kind: 'values', values: [hands[0] ?? 0] };
  },
  examples: [
    { seed: 's1', input: '5', verdict: 'correct' },
    { seed: 's2', input: '14', verdict: 'wrong', misconceptionId: 'takes-away-once' },
    { seed: 's3', input: '3', verdict: 'wrong', misconceptionId: 'mixes-groups-and-size' },
    { seed: 's4', input: '4+1', verdict: 'wrong-form' },
  ],
});
