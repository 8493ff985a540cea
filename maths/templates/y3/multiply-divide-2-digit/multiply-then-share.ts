import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  boxes: number;
  inBox: number;
  groups: number;
  story: number;
}

const stories: ((p: Params) => string)[] = [
  (p) =>
    `${p.boxes} boxes hold ${p.inBox} pencils each. ${p.groups} classes share them equally. How many pencils does each class get?`,
  (p) =>
    `${p.boxes} bags hold ${p.inBox} oranges each. ${p.groups} teams share them equally. How many oranges does each team get?`,
  (p) =>
    `${p.boxes} trays hold ${p.inBox} seedlings each. They’re shared equally between ${p.groups} garden beds. How many seedlings go in each bed?`,
];

const all = ({ boxes, inBox }: Params) => boxes * inBox;
const share = (p: Params) => all(p) / p.groups;

export const multiplyThenShare = defineTemplate<Params>({
  id: 'y3/multiply-divide-2-digit/multiply-then-share',
  version: 1,
  topicId: '31-multiply-and-divide-2-digit',
  years: [3, 4],
  difficulty: 'HARD',
  strategy: 'multiply-then-divide',
  calculator: false,
  title: 'Multiply, then share',
  params: (random) =>
    drawUntil(
      () => ({
        boxes: random.int(2, 6),
        inBox: random.int(11, 24),
        groups: random.int(3, 6),
        story: random.int(0, stories.length - 1),
      }),
      (p) => all(p) <= 96 && Number.isInteger(share(p)) && share(p) > 5 && p.boxes !== p.groups && share(p) !== p.inBox,
    ),
  prompt: (p) => stories[p.story]?.(p) ?? '',
  answer: (p) => wholeAnswer(share(p)),
  steps: (p) => [
    step(
      'start',
      `${p.boxes}\\times ${p.inBox}`,
      `First, find how many there are altogether. That’s ${p.boxes} groups of ${p.inBox}.`,
      'Find how many there are altogether.',
      'What do you need to know before you share?',
    ),
    step(
      'equal',
      String(all(p)),
      'That’s how many there are to share.',
      `Split ${p.inBox} into tens and ones to multiply.`,
      'How many are there altogether?',
    ),
    step(
      'start',
      `${all(p)}\\div ${p.groups}`,
      `Share them into ${p.groups} equal groups.`,
      'Now share the total.',
      'How many groups are sharing?',
    ),
    step(
      'equal',
      String(share(p)),
      'That’s one share.',
      'Think of a times fact that helps.',
      'Do all the shares add up to the total?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => String(all(p)),
      firstWrongStep: 2,
      feedback: (p) => `That’s how many there are altogether. Now share them between ${p.groups}.`,
    },
    {
      misconceptionId: 'takes-away-once',
      compute: (p) => otherThan(share(p), all(p) - p.groups),
      firstWrongStep: 2,
      feedback: (p) => `You took ${p.groups} away from the total. Share it into ${p.groups} equal groups.`,
    },
    {
      misconceptionId: 'adds-instead-of-multiplies',
      compute: (p) =>
        (p.boxes + p.inBox) % p.groups === 0 ? otherThan(share(p), (p.boxes + p.inBox) / p.groups) : null,
      firstWrongStep: 0,
      feedback: (p) => `You added. There are ${p.boxes} equal groups with ${p.inBox} in each.`,
    },
  ],
  confirm: (p) => {
    const piles = Array.from({ length: p.groups }, () => 0);
    let next = 0;
    for (let box = 0; box < p.boxes; box += 1) {
      for (let i = 0; i < p.inBox; i += 1) {
        piles[next] = (piles[next] ?? 0) + 1;
        next = (next + 1) % p.groups;
      }
    }
    return { kind: 'values', values: [piles.at(-1) ?? 0] };
  },
  examples: [
    { seed: 's1', input: '18', verdict: 'correct' },
    { seed: 's2', input: '44', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's3', input: '75', verdict: 'wrong', misconceptionId: 'takes-away-once' },
    { seed: 's34', input: '4', verdict: 'wrong', misconceptionId: 'adds-instead-of-multiplies' },
    { seed: 's35', input: '11+1', verdict: 'wrong-form' },
  ],
});
