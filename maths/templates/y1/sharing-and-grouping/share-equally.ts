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
  (t, f) => `${f} friends share ${t} grapes. Each gets the same. How many does each friend get?`,
  (t, f) => `${t} pegs go in ${f} bags. Each bag gets the same. How many pegs are in one bag?`,
  (t, f) => `${f} dogs share ${t} treats. Each gets the same. How many treats does each dog get?`,
  (t, f) => `${t} cards are dealt to ${f} kids. Each gets the same. How many cards does each kid get?`,
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
      `Share ${total(p)} into ${p.friends} equal parts.`,
      'How many parts are there?',
      'Does each get the same?',
    ),
    step(
      'equal',
      `(${Array.from({ length: p.friends }, () => p.each).join('+')})\\div ${p.friends}`,
      'Give out one at a time until all are gone.',
      'Draw the parts. Give each part one dot, again and again.',
      'Are all the parts the same size?',
    ),
    step(
      'equal',
      String(p.each),
      'Count what is in one part.',
      'Count one part.',
      'Do the parts make the total again?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'takes-away-once',
      compute: (p) => otherThan(p.each, total(p) - p.friends),
      firstWrongStep: 0,
      feedback: (p) => `You took ${p.friends} away just once. Keep giving out until none are left.`,
    },
    {
      misconceptionId: 'mixes-groups-and-size',
      compute: (p) => otherThan(p.each, p.friends),
      firstWrongStep: 2,
      feedback: () => 'That is how many parts there are. The question asks what is in one part.',
    },
    {
      misconceptionId: 'one-group-off',
      compute: (p) => otherThan(p.friends, p.each - 1),
      firstWrongStep: 2,
      feedback: () => 'If each gets that many, there are still some to share.',
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
