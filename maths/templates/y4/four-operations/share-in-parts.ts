import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  quotient: number;
  groups: number;
  story: number;
}

const stories: ((t: number, g: number) => string)[] = [
  (t, g) => `A coach shares ${t} balls equally between ${g} teams. How many balls does each team get?`,
  (t, g) => `A baker puts ${t} rolls on ${g} trays, with the same number on each. How many rolls are on each tray?`,
  (t, g) => `A gardener plants ${t} bulbs in ${g} equal rows. How many bulbs are in each row?`,
  (t, g) => `A school puts ${t} students into ${g} equal groups. How many students are in each group?`,
];
const total = (p: Params) => p.quotient * p.groups;
const easy = (p: Params) => (p.quotient - (p.quotient % 10)) * p.groups;
const rest = (p: Params) => (p.quotient % 10) * p.groups;

export const shareInParts = defineTemplate<Params>({
  id: 'y4/four-operations/share-in-parts',
  version: 1,
  topicId: '48-four-operations-no-remainder',
  years: [4, 5],
  difficulty: 'HARD',
  strategy: 'divide-in-parts',
  calculator: false,
  title: 'Share a large number',
  params: (random) =>
    drawUntil(
      () => ({ quotient: random.int(12, 48), groups: random.int(3, 8), story: random.int(0, 3) }),
      (p) =>
        p.quotient % 10 > 1 &&
        p.quotient % 10 !== Math.floor(p.quotient / 10) &&
        p.quotient !== p.groups &&
        rest(p) >= 10,
    ),
  prompt: (p) => stories[p.story]?.(total(p), p.groups) ?? '',
  answer: (p) => wholeAnswer(p.quotient),
  steps: (p) => [
    step(
      'start',
      `${total(p)}\\div ${p.groups}`,
      `The total is shared into ${p.groups} equal parts.`,
      'Which number do you share, and into how many parts?',
      'Which operation means sharing equally?',
    ),
    step(
      'equal',
      `(${easy(p)}+${rest(p)})\\div ${p.groups}`,
      'Split the total into two parts that are easy to share.',
      `Find a number of tens you can divide by ${p.groups}. What’s left then?`,
      'Which part of the total is easy to share?',
    ),
    step(
      'equal',
      `${easy(p) / p.groups}+${p.quotient % 10}`,
      'Share both parts.',
      `Use the ${p.groups} times table for both parts.`,
      'How many does each one get from the second part?',
    ),
    step(
      'equal',
      String(p.quotient),
      'Put the two shares together.',
      'Add both shares.',
      `Does ${p.groups} times your answer give the total?`,
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => String(easy(p) / p.groups),
      firstWrongStep: 2,
      feedback: (p) => `You’ve shared out ${easy(p)} so far. There are still some left to share.`,
    },
    {
      misconceptionId: 'subtracts-instead-of-dividing',
      compute: (p) => String(total(p) - p.groups),
      firstWrongStep: 0,
      feedback: (p) => `You took ${p.groups} away once. Share the total into ${p.groups} equal parts.`,
    },
    {
      misconceptionId: 'digits-swapped',
      compute: (p) => String((p.quotient % 10) * 10 + Math.floor(p.quotient / 10)),
      firstWrongStep: 3,
      feedback: (p) => `Check it: multiply your answer by ${p.groups}. Do you get ${total(p)}?`,
    },
  ],
  confirm: (p) => {
    let [left, each] = [total(p), 0];
    while (left >= p.groups) {
      left -= p.groups;
      each += 1;
    }
    return { kind: 'values', values: [each] };
  },
  examples: [
    { seed: 's1', input: '13', verdict: 'correct' },
    { seed: 's2', input: '20', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's3', input: '75', verdict: 'wrong', misconceptionId: 'subtracts-instead-of-dividing' },
    { seed: 's4', input: '91', verdict: 'wrong', misconceptionId: 'digits-swapped' },
    { seed: 's9', input: '38+0', verdict: 'wrong-form' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
