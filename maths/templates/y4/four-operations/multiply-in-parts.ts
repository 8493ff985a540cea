import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { productWithoutCarrying } from '../../primary/slips-in-multiplying';
import { step } from '../../primary/step';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  each: number;
  groups: number;
  story: number;
}

const stories: ((e: number, g: number) => string)[] = [
  (e, g) => `A cinema has ${g} rows of ${e} seats. How many seats are there?`,
  (e, g) => `A crate holds ${e} oranges. How many oranges do ${g} crates hold?`,
  (e, g) => `A bus takes ${e} people. How many people can ${g} buses take?`,
  (e, g) => `A book has ${e} pages. How many pages do ${g} copies have altogether?`,
];
const tens = ({ each }: Params) => each - (each % 10);
const ones = ({ each }: Params) => each % 10;

export const multiplyInParts = defineTemplate<Params>({
  id: 'y4/four-operations/multiply-in-parts',
  version: 1,
  topicId: '48-four-operations-no-remainder',
  years: [4],
  difficulty: 'NORMAL',
  strategy: 'multiply-tens-and-ones',
  calculator: false,
  title: 'Multiply by a single digit',
  params: (random) =>
    drawUntil(
      () => ({ each: random.int(13, 89), groups: random.int(3, 9), story: random.int(0, 3) }),
      (p) => ones(p) * p.groups >= 10 && (ones(p) * p.groups) % 10 !== 0 && ones(p) !== p.groups,
    ),
  prompt: (p) => stories[p.story]?.(p.each, p.groups) ?? '',
  answer: (p) => wholeAnswer(p.each * p.groups),
  steps: (p) => [
    step(
      'start',
      `${p.groups}\\times ${p.each}`,
      `There are ${p.groups} equal groups of ${p.each}.`,
      'Find the number of groups and the size of each group.',
      'What are the equal groups?',
    ),
    step(
      'equal',
      `${p.groups}\\times ${tens(p)}+${p.groups}\\times ${ones(p)}`,
      `Split ${p.each} into tens and ones. Every group has both.`,
      'Split the larger number into tens and ones.',
      'Which parts are easy to multiply?',
    ),
    step(
      'equal',
      `${p.groups * tens(p)}+${p.groups * ones(p)}`,
      'Work out both products.',
      'Multiply the tens first, then the ones.',
      'How many do the tens of every group make altogether?',
    ),
    step(
      'equal',
      String(p.groups * p.each),
      'Add the two parts.',
      'Put both parts together.',
      'Have you counted the tens and the ones of every group?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'multiplies-one-part-only',
      compute: (p) => String(p.groups * tens(p) + ones(p)),
      firstWrongStep: 1,
      feedback: (p) => `You counted the ${ones(p)} ones only once, but they are in each of the ${p.groups} groups.`,
    },
    {
      misconceptionId: 'forgets-carry',
      compute: (p) => String(productWithoutCarrying(p.each, p.groups)),
      firstWrongStep: 3,
      feedback: (p) => `The ones give ${ones(p)} times ${p.groups}. That makes some tens too. Don’t leave them out.`,
    },
    {
      misconceptionId: 'adds-instead-of-multiplies',
      compute: (p) => String(p.each + p.groups),
      firstWrongStep: 0,
      feedback: (p) => `You added ${p.groups}. But there are ${p.groups} groups of ${p.each}.`,
    },
  ],
  confirm: (p) => {
    let total = 0;
    for (let i = 0; i < p.groups; i += 1) total += p.each;
    return { kind: 'values', values: [total] };
  },
  examples: [
    { seed: 's1', input: '255', verdict: 'correct' },
    { seed: 's2', input: '216', verdict: 'wrong', misconceptionId: 'multiplies-one-part-only' },
    { seed: 's3', input: '726', verdict: 'wrong', misconceptionId: 'forgets-carry' },
    { seed: 's9', input: '64+0', verdict: 'wrong-form' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
