import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';

interface Params {
  person: string;
  size: number;
  groups: number;
  rest: number;
  story: number;
}

const stories: ((p: string, size: number, groups: number, rest: string) => string)[] = [
  (p, s, g, r) =>
    `${p} puts beads into bags of ${s}. There are ${g} full bags and ${r} left over. How many beads are there?`,
  (p, s, g, r) =>
    `${p} ties flowers into bunches of ${s}. There are ${g} full bunches and ${r} left over. How many flowers are there?`,
  (p, s, g, r) =>
    `${p} packs muffins into boxes of ${s}. There are ${g} full boxes and ${r} left over. How many muffins are there?`,
  (p, s, g, r) => `${p} divides a number by ${s}. The quotient is ${g} and the remainder is ${r}. What is the number?`,
];

const full = ({ size, groups }: Params) => size * groups;
const total = (p: Params) => full(p) + p.rest;

export const backToTheTotal = defineTemplate<Params>({
  id: 'y5/division-with-remainders/back-to-the-total',
  version: 1,
  topicId: '68-division-with-remainders',
  years: [5, 6],
  difficulty: 'HARD',
  strategy: 'work-back-from-the-remainder',
  calculator: false,
  title: 'Find the number that was divided',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        size: random.int(4, 9),
        groups: random.int(13, 68),
        rest: random.int(1, 8),
        story: random.int(0, stories.length - 1),
      }),
      (p) => p.rest < p.size && p.groups % 10 !== 0,
    ),
  prompt: (p) => stories[p.story]?.(p.person, p.size, p.groups, String(p.rest)) ?? '',
  answer: (p) => ({ kind: 'number', model: String(total(p)), forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'start',
      `${p.groups}\\times ${p.size}+${p.rest}`,
      'All the full groups and the remainder make the total.',
      'Put the full groups and the remainder together again.',
      'What undoes sharing?',
    ),
    step(
      'equal',
      `${full(p)}+${p.rest}`,
      'The full groups come first.',
      `Work out ${p.groups} groups of ${p.size}.`,
      'How many are there in the full groups?',
    ),
    step(
      'equal',
      String(total(p)),
      'Add what’s left over, just once.',
      'Now add the remainder.',
      'If you divide it again, do you get the same remainder?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'ignores-remainder',
      compute: (p) => String(full(p)),
      firstWrongStep: 0,
      feedback: () => 'That’s only the full groups. What’s left over is part of the number too.',
    },
    {
      misconceptionId: 'adds-before-times',
      compute: (p) => String((p.groups + p.rest) * p.size),
      firstWrongStep: 1,
      feedback: (p) => `What’s left over isn’t in groups, so don’t multiply it by ${p.size}.`,
    },
    {
      misconceptionId: 'adds-instead-of-multiplies',
      compute: (p) => otherThan(total(p), p.size + p.groups + p.rest),
      firstWrongStep: 0,
      feedback: (p) => `You added all three numbers. There are ${p.groups} groups of ${p.size}.`,
    },
  ],
  confirm: (p) => {
    // Looks for the number that shares out with this quotient and remainder.
    let n = 1;
    while (!(Math.floor(n / p.size) === p.groups && n % p.size === p.rest)) n += 1;
    return { kind: 'values', values: [n] };
  },
  examples: [
    { seed: 's1', input: '276', verdict: 'correct' },
    { seed: 's2', input: '259', verdict: 'wrong', misconceptionId: 'ignores-remainder' },
    { seed: 's3', input: '195', verdict: 'wrong', misconceptionId: 'adds-before-times' },
    { seed: 's9', input: '124', verdict: 'correct' },
  ],
});
