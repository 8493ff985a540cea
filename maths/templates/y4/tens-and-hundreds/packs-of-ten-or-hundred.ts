import { defineTemplate } from '../../format';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  packs: number;
  size: number;
  story: number;
}

const stories: ((total: number, size: number) => string)[] = [
  (t, s) => `A shop puts ${t} stickers into packs of ${s}. How many packs are there?`,
  (t, s) => `A farm puts ${t} eggs into crates of ${s}. How many crates are there?`,
  (t, s) => `A library puts ${t} new books in boxes of ${s}. How many boxes are there?`,
  (t, s) => `A school puts ${t} paper cups into bags of ${s}. How many bags are there?`,
];
const total = (p: Params) => p.packs * p.size;

export const packsOfTenOrHundred = defineTemplate<Params>({
  id: 'y4/tens-and-hundreds/packs-of-ten-or-hundred',
  version: 1,
  topicId: '47-times-and-divide-by-10-100',
  years: [4],
  difficulty: 'NORMAL',
  strategy: 'move-digits-right',
  calculator: false,
  title: 'Divide by 10 or 100',
  params: (random) => {
    const size = random.pick([10, 100]);
    return {
      size,
      packs: size === 100 ? random.int(12, 98) : 10 * random.int(12, 98),
      story: random.int(0, stories.length - 1),
    };
  },
  prompt: (p) => stories[p.story]?.(total(p), p.size) ?? '',
  answer: (p) => wholeAnswer(p.packs),
  steps: (p) => [
    step(
      'start',
      `${total(p)}\\div ${p.size}`,
      `The total is split into groups of ${p.size}.`,
      'Which number do you share out, and how big is each group?',
      'Should the answer be larger or smaller than the total?',
    ),
    step(
      'equal',
      `(${p.packs}\\times ${p.size})\\div ${p.size}`,
      `Think of the total as a number of ${p.size === 10 ? 'tens' : 'hundreds'}.`,
      `How many ${p.size === 10 ? 'tens' : 'hundreds'} are there in the total?`,
      'Which way do the digits move when you divide?',
    ),
    step(
      'equal',
      String(p.packs),
      `Each digit moves ${p.size === 10 ? 'one place' : 'two places'} to the right.`,
      'Move each digit to the right.',
      `Does ${p.size} times your answer give the total?`,
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'place-shift-miscounted',
      compute: (p) => String(total(p) / (p.size === 10 ? 100 : 10)),
      firstWrongStep: 2,
      feedback: (p) => `Check it: multiply your answer by ${p.size}. Do you get ${total(p)}?`,
    },
    {
      misconceptionId: 'decimal-point-moved-wrong-way',
      compute: (p) => String(total(p) * p.size),
      firstWrongStep: 1,
      feedback: (p) => `That’s more than ${total(p)}. Dividing into groups gives fewer.`,
    },
    {
      misconceptionId: 'subtracts-instead-of-dividing',
      compute: (p) => otherThan(p.packs, total(p) - p.size),
      firstWrongStep: 0,
      feedback: (p) => `You took ${p.size} away once. How many times does ${p.size} fit?`,
    },
  ],
  confirm: (p) => {
    let [left, packs] = [total(p), 0];
    while (left > 0) {
      left -= p.size;
      packs += 1;
    }
    return { kind: 'values', values: [packs] };
  },
  examples: [
    { seed: 's1', input: '78', verdict: 'correct' },
    { seed: 's2', input: '48', verdict: 'wrong', misconceptionId: 'place-shift-miscounted' },
    { seed: 's3', input: '220000', verdict: 'wrong', misconceptionId: 'decimal-point-moved-wrong-way' },
    { seed: 's9', input: '180+0', verdict: 'wrong-form' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
