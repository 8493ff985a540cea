import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { productWithoutCarrying } from '../../primary/slips-in-multiplying';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  groups: number;
  each: number;
  story: number;
}

const stories: ((groups: number, each: number) => string)[] = [
  (g, e) => `A bus holds ${e} people. How many people can ${g} buses hold?`,
  (g, e) => `There are ${g} boxes with ${e} pencils in each. How many pencils are there?`,
  (g, e) => `A hall has ${g} rows of ${e} seats. How many seats are there?`,
  (g, e) => `A farm plants ${g} rows of ${e} trees. How many trees is that altogether?`,
];

const tens = ({ each }: Params) => each - (each % 10);
const ones = ({ each }: Params) => each % 10;
const total = ({ groups, each }: Params) => groups * each;

export const multiplyInParts = defineTemplate<Params>({
  id: 'y3/multiply-divide-2-digit/multiply-in-parts',
  version: 1,
  topicId: '31-multiply-and-divide-2-digit',
  years: [3, 4],
  difficulty: 'EASY',
  strategy: 'split-into-tens-and-ones',
  calculator: false,
  title: 'Multiply a 2-digit number',
  params: (random) =>
    drawUntil(
      () => ({ groups: random.pick([3, 4, 5]), each: random.int(13, 29), story: random.int(0, stories.length - 1) }),
      (p) => ones(p) > 1 && p.groups * ones(p) > 9,
    ),
  prompt: (p) => stories[p.story]?.(p.groups, p.each) ?? '',
  answer: (p) => wholeAnswer(total(p)),
  steps: (p) => [
    step(
      'start',
      `${p.groups}\\times ${p.each}`,
      `There are ${p.groups} equal groups of ${p.each}.`,
      'How many groups? How many in each group?',
      'Are the groups equal?',
    ),
    step(
      'equal',
      `${p.groups}\\times ${tens(p)}+${p.groups}\\times ${ones(p)}`,
      `Split ${p.each} into ${tens(p)} and ${ones(p)}.`,
      `Split ${p.each} into tens and ones.`,
      'Which parts are easy to multiply?',
    ),
    step(
      'equal',
      `${p.groups * tens(p)}+${p.groups * ones(p)}`,
      'Multiply the tens, then multiply the ones.',
      `Use times facts you know for ${p.groups}.`,
      'Have you multiplied both parts?',
    ),
    step(
      'equal',
      String(total(p)),
      'The two parts make the total.',
      'Add the two parts.',
      'Is it close to your estimate?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'multiplies-one-part-only',
      compute: (p) => String(p.groups * tens(p) + ones(p)),
      firstWrongStep: 1,
      feedback: (p) => `You multiplied the tens by ${p.groups}. Multiply the ${ones(p)} ones too.`,
    },
    {
      misconceptionId: 'forgets-carry',
      compute: (p) => otherThan(total(p), productWithoutCarrying(p.each, p.groups)),
      firstWrongStep: 3,
      feedback: (p) => `The ones make ${p.groups * ones(p)}. Don’t lose the tens in that number.`,
    },
    {
      misconceptionId: 'adds-instead-of-multiplies',
      compute: (p) => String(p.groups + p.each),
      firstWrongStep: 0,
      feedback: (p) => `You added. There are ${p.groups} groups of ${p.each}.`,
    },
  ],
  confirm: (p) => {
    let sum = 0;
    for (let group = 0; group < p.groups; group += 1) sum += p.each;
    return { kind: 'values', values: [sum] };
  },
  examples: [
    { seed: 's1', input: '145', verdict: 'correct' },
    { seed: 's2', input: '87', verdict: 'wrong', misconceptionId: 'multiplies-one-part-only' },
    { seed: 's3', input: '86', verdict: 'wrong', misconceptionId: 'forgets-carry' },
    { seed: 's4', input: '18', verdict: 'wrong', misconceptionId: 'adds-instead-of-multiplies' },
    { seed: 's5', input: '41+1', verdict: 'wrong-form' },
  ],
});
