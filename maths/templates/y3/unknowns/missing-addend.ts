import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { box } from '../../y1/shared/box';
import { otherThan } from '../../y1/shared/other-than';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  person: string;
  known: number;
  missing: number;
  story: number;
}

const total = ({ known, missing }: Params) => known + missing;
const stories: ((p: Params) => string)[] = [
  (p) => `${p.known} + ${box} = ${total(p)}. Which number goes in the box?`,
  (p) => `${box} + ${p.known} = ${total(p)}. Which number goes in the box?`,
  (p) =>
    `${p.person} had ${p.known} cards and got some more. Now there are ${total(p)}. How many more did ${p.person} get?`,
  (p) =>
    `${p.person} read ${total(p)} pages in two days. It was ${p.known} on the first day. How many pages was it on the second day?`,
];
/** Each column takes the smaller digit from the larger. */
const turnedAround = (p: Params) => {
  const [a, b] = [total(p), p.known];
  return 10 * Math.abs(Math.floor(a / 10) - Math.floor(b / 10)) + Math.abs((a % 10) - (b % 10));
};

export const missingAddend = defineTemplate<Params>({
  id: 'y3/unknowns/missing-addend',
  version: 1,
  topicId: '33-inverse-of-add-and-subtract-unknowns',
  years: [3],
  difficulty: 'EASY',
  strategy: 'subtract-to-undo-adding',
  calculator: false,
  title: 'Find the missing number',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        known: random.int(14, 68),
        missing: random.int(13, 58),
        story: random.int(0, stories.length - 1),
      }),
      (p) => total(p) < 99 && total(p) % 10 < p.known % 10 && p.known !== p.missing,
    ),
  prompt: (p) => stories[p.story]?.(p) ?? '',
  answer: (p) => wholeAnswer(p.missing),
  steps: (p) => [
    step(
      'start',
      `${total(p)}-${p.known}`,
      'Subtracting is the opposite of adding.',
      'Which number is the total? Which part do you know?',
      'What’s the opposite of adding?',
    ),
    step(
      'equal',
      `${total(p)}-${p.known - (p.known % 10)}-${p.known % 10}`,
      `Take away the tens of ${p.known} first, then the ones.`,
      `Split ${p.known} into tens and ones.`,
      'Which part is easy to take away first?',
    ),
    step(
      'equal',
      `${total(p) - p.known + (p.known % 10)}-${p.known % 10}`,
      'That’s the tens done.',
      'Take away the tens.',
      'What do you still have to take away?',
    ),
    step(
      'equal',
      String(p.missing),
      'That’s the missing part.',
      'Now take away the ones.',
      'Do the two parts make the total?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'undoes-with-same-operation',
      compute: (p) => String(total(p) + p.known),
      firstWrongStep: 0,
      feedback: (p) => `${total(p)} is already the total, so the missing part is less than ${total(p)}.`,
    },
    {
      misconceptionId: 'smaller-from-larger',
      compute: (p) => otherThan(p.missing, turnedAround(p)),
      firstWrongStep: 3,
      feedback: (p) => `You can’t take ${p.known % 10} ones from ${total(p) % 10}. Trade a ten.`,
    },
    {
      misconceptionId: 'forgets-to-trade-down',
      compute: (p) => {
        const [a, b] = [total(p), p.known];
        return otherThan(p.missing, 10 * (Math.floor(a / 10) - Math.floor(b / 10)) + (((a % 10) - (b % 10) + 10) % 10));
      },
      firstWrongStep: 3,
      feedback: () => 'When you trade, there’s one less ten. Check the tens again.',
    },
  ],
  confirm: (p) => {
    let more = 0;
    while (p.known + more < total(p)) more += 1;
    return { kind: 'values', values: [more] };
  },
  examples: [
    { seed: 's1', input: '34', verdict: 'correct' },
    { seed: 's2', input: '66', verdict: 'wrong', misconceptionId: 'undoes-with-same-operation' },
    { seed: 's3', input: '46', verdict: 'wrong', misconceptionId: 'smaller-from-larger' },
    { seed: 's4', input: '13+1', verdict: 'wrong-form' },
  ],
});
