import { defineTemplate } from '../../format';
import { columnSetting } from '../../primary/column-setting';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';

interface Params {
  a: number;
  b: number;
  story: number;
}

const stories: ((a: number, b: number) => string)[] = [
  (a, b) => `A class has ${a} red pens and ${b} blue pens. How many pens is that altogether?`,
  (a, b) => `A farm has ${a} hens and ${b} ducks. How many birds is that altogether?`,
  (a, b) => `Mum picks ${a} plums. Dad picks ${b}. How many plums is that altogether?`,
  (a, b) => `A bus has ${a} people on it. Then ${b} more get on. How many people are on it now?`,
];

const ones = (n: number) => n % 10;
const tens = (n: number) => n - (n % 10);
const onesSum = ({ a, b }: Params) => ones(a) + ones(b);
const tensSum = ({ a, b }: Params) => tens(a) + tens(b);

export const addWithANewTen = defineTemplate<Params>({
  id: 'y2/add-subtract-2-digit/add-with-a-new-ten',
  version: 1,
  topicId: '16-add-and-subtract-2-digit',
  years: [2],
  difficulty: 'EASY',
  strategy: 'tens-and-ones',
  calculator: false,
  title: 'Add tens and ones',
  params: (random) =>
    drawUntil(
      () => ({ a: random.int(14, 68), b: random.int(13, 49), story: random.int(0, stories.length - 1) }),
      (p) => onesSum(p) > 10 && tensSum(p) < 90 && ones(p.b) > 0,
    ),
  prompt: ({ a, b, story }) => stories[story]?.(a, b) ?? '',
  figure: ({ a, b }) => ({ alt: `${a} plus ${b}, set out in columns.`, ...columnSetting(a, '+', b, 2) }),
  answer: ({ a, b }) => ({ kind: 'number', model: String(a + b), forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'start',
      `${p.a}+${p.b}`,
      'Put the two groups together. That means add.',
      'Are we putting two groups together?',
      'Will the answer be bigger than both numbers?',
    ),
    step(
      'equal',
      `${tens(p.a)}+${tens(p.b)}+${ones(p.a)}+${ones(p.b)}`,
      'Split each number into tens and ones.',
      `How many tens and ones are in ${p.a}? In ${p.b}?`,
      'What is each digit worth?',
    ),
    step(
      'equal',
      `${tensSum(p)}+${onesSum(p)}`,
      'Add tens to tens, and ones to ones.',
      'Add the tens. Then add the ones.',
      'Do the ones make another ten?',
    ),
    step(
      'equal',
      String(p.a + p.b),
      'The new ten goes with the other tens.',
      'Put the tens and the ones together.',
      'Where does the new ten go?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'forgets-carry',
      compute: (p) => String(tensSum(p) + (onesSum(p) % 10)),
      firstWrongStep: 3,
      feedback: (p) => `The ones make ${onesSum(p)}. Don’t forget the new ten.`,
    },
    {
      misconceptionId: 'writes-both-digits',
      compute: (p) => `${tensSum(p) / 10}${onesSum(p)}`,
      firstWrongStep: 3,
      feedback: (p) => `The ones make ${onesSum(p)}. Only one digit fits in the ones place.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => String(tensSum(p)),
      firstWrongStep: 1,
      feedback: () => 'That’s just the tens. Now add the ones.',
    },
  ],
  confirm: ({ a, b }) => {
    let at = a;
    for (let i = 0; i < b; i += 1) at += 1;
    return { kind: 'values', values: [at] };
  },
  examples: [
    { seed: 's1', input: '61', verdict: 'correct' },
    { seed: 's2', input: '81', verdict: 'wrong', misconceptionId: 'forgets-carry' },
    { seed: 's3', input: '713', verdict: 'wrong', misconceptionId: 'writes-both-digits' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
