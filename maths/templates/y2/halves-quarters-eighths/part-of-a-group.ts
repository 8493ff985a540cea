import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { looseDots } from '../../y1/shared/dots';
import { otherThan } from '../../y1/shared/other-than';
import { partName } from '../../y1/shared/parts';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  person: string;
  parts: 2 | 4 | 8;
  each: number;
  story: number;
}

const stories: ((person: string, total: number, part: string) => string)[] = [
  (person, total, part) => `${person} has ${total} eggs. ${part} of them are brown. How many are brown?`,
  (person, total, part) => `${person} has ${total} cards. ${part} of them are red. How many are red?`,
  (_, total, part) => `There are ${total} kids. ${part} of them are wearing hats. How many is that?`,
  (_, total, part) => `A box has ${total} pears. ${part} of them are ripe. How many are ripe?`,
];

const total = ({ parts, each }: Params) => parts * each;
const aPart = ({ parts }: Params) => (parts === 2 ? 'Half' : parts === 4 ? 'A quarter' : 'An eighth');
const times = ({ parts }: Params) => (parts === 2 ? 'once' : parts === 4 ? 'twice' : 'three times');

export const partOfAGroup = defineTemplate<Params>({
  id: 'y2/halves-quarters-eighths/part-of-a-group',
  version: 2,
  topicId: '15-halves-quarters-eighths',
  years: [2],
  difficulty: 'NORMAL',
  strategy: 'halve-again',
  calculator: false,
  title: 'A half, quarter or eighth of a group',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        parts: random.pick([2, 4, 4, 8] as const),
        each: random.int(2, 10),
        story: random.int(0, stories.length - 1),
      }),
      (p) => total(p) <= 32 && p.each !== p.parts && total(p) - p.parts !== p.each && total(p) > 6,
    ),
  prompt: (p) => stories[p.story]?.(p.person, total(p), aPart(p)) ?? '',
  figure: (p) => looseDots(total(p)),
  answer: (p) => wholeAnswer(p.each),
  steps: (p) => {
    const halves = [];
    for (let left = total(p); left > p.each; left /= 2) halves.push(left);
    return [
      step(
        'start',
        `${total(p)}\\div ${p.parts}`,
        `Make ${p.parts} equal parts. Each part is one ${partName(p.parts)}.`,
        'How many equal parts do you need?',
        `What does the word ${partName(p.parts)} tell you?`,
      ),
      ...halves
        .slice(1)
        .map((left) =>
          step(
            'equal',
            `${left}\\div ${(left / p.each).toFixed(0)}`,
            'Halve the group.',
            'What is half of it?',
            'Do you need to halve again?',
          ),
        ),
      step(
        'equal',
        `(${p.each}+${p.each})\\div 2`,
        'Now split it into two equal parts.',
        'Halve what you have.',
        'Are the two parts the same?',
      ),
      step(
        'equal',
        String(p.each),
        'One part is the answer.',
        'Count just one part.',
        'Do all the parts make the total?',
      ),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'halves-once-only',
      compute: (p) => (p.parts === 2 ? null : otherThan(p.each, total(p) / 2)),
      firstWrongStep: 1,
      feedback: (p) => `You found half. To get one ${partName(p.parts)}, halve ${times(p)}.`,
    },
    {
      misconceptionId: 'gives-bottom-number',
      compute: (p) => otherThan(p.each, p.parts),
      firstWrongStep: 0,
      feedback: () => 'That’s how many parts there are. How many are in one part?',
    },
    {
      misconceptionId: 'takes-away-bottom-number',
      compute: (p) => otherThan(p.each, total(p) - p.parts),
      firstWrongStep: 0,
      feedback: (p) => `You took ${p.parts} away. Make ${p.parts} equal parts and count just one.`,
    },
  ],
  confirm: (p) => {
    const piles = Array.from({ length: p.parts }, () => 0);
    for (let i = 0; i < total(p); i += 1) piles[i % p.parts] = (piles[i % p.parts] ?? 0) + 1;
    return { kind: 'values', values: [piles.at(-1) ?? 0] };
  },
  examples: [
    { seed: 's1', input: '3', verdict: 'correct' },
    { seed: 's8', input: '14', verdict: 'wrong', misconceptionId: 'halves-once-only' },
    { seed: 's9', input: '2', verdict: 'wrong', misconceptionId: 'gives-bottom-number' },
    { seed: 's11', input: '16', verdict: 'wrong', misconceptionId: 'takes-away-bottom-number' },
    { seed: 's12', input: '3+1', verdict: 'wrong-form' },
  ],
});
