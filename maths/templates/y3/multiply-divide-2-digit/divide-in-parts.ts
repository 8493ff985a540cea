import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  groups: number;
  each: number;
  story: number;
}

const stories: ((total: number, groups: number) => string)[] = [
  (t, g) => `We put ${t} books equally on ${g} shelves. How many books are on each shelf?`,
  (t, g) => `${t} players make ${g} equal teams. How many players are in each team?`,
  (t, g) => `${g} classes share ${t} balls equally. How many balls does each class get?`,
  (t, g) => `A ${t}-metre rope is cut into ${g} equal pieces. How many metres long is each piece?`,
];
/** The unit that each story asks for, where it does; a bare number is read in it. */
const units = [undefined, undefined, undefined, 'm'] as const;

const total = ({ groups, each }: Params) => groups * each;
/** The largest easy part: ten in each group. */
const easy = ({ groups }: Params) => 10 * groups;
const rest = (p: Params) => total(p) - easy(p);

export const divideInParts = defineTemplate<Params>({
  id: 'y3/multiply-divide-2-digit/divide-in-parts',
  version: 1,
  topicId: '31-multiply-and-divide-2-digit',
  years: [3, 4],
  difficulty: 'NORMAL',
  strategy: 'split-to-divide',
  calculator: false,
  title: 'Divide a 2-digit number',
  params: (random) =>
    drawUntil(
      () => ({ groups: random.pick([3, 4, 5, 6]), each: random.int(12, 19), story: random.int(0, stories.length - 1) }),
      (p) => total(p) < 100 && rest(p) !== p.each,
    ),
  prompt: (p) => stories[p.story]?.(total(p), p.groups) ?? '',
  answer: (p) => ({ ...wholeAnswer(p.each), unit: units[p.story] }),
  steps: (p) => [
    step(
      'start',
      `${total(p)}\\div ${p.groups}`,
      `Share ${total(p)} into ${p.groups} equal groups.`,
      'What are you sharing? How many groups?',
      'Will each group get more than ten?',
    ),
    step(
      'equal',
      `(${easy(p)}+${rest(p)})\\div ${p.groups}`,
      `Give ten to each group first. That uses ${easy(p)}.`,
      'Find an easy part to share first.',
      'How many is ten in each group?',
    ),
    step(
      'equal',
      `${easy(p) / p.groups}+${rest(p) / p.groups}`,
      'Share each part.',
      `Share ${easy(p)} first, then the rest.`,
      'How many from the rest does each group get?',
    ),
    step(
      'equal',
      String(p.each),
      'Put the two shares together.',
      'Add the two shares.',
      'Do all the groups add up to the total?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'stops-after-first-step',
      compute: () => '10',
      firstWrongStep: 2,
      feedback: (p) => `Ten in each group uses ${easy(p)}. There are still ${rest(p)} to share.`,
    },
    {
      misconceptionId: 'takes-away-once',
      compute: (p) => otherThan(p.each, total(p) - p.groups),
      firstWrongStep: 0,
      feedback: (p) => `You only took ${p.groups} away once. Keep sharing until there’s nothing left.`,
    },
    {
      misconceptionId: 'mixes-groups-and-size',
      compute: (p) => otherThan(p.each, p.groups),
      firstWrongStep: 2,
      feedback: (p) => `There are ${p.groups} parts. How much is in each part?`,
    },
  ],
  confirm: (p) => {
    const piles = Array.from({ length: p.groups }, () => 0);
    for (let i = 0; i < total(p); i += 1) piles[i % p.groups] = (piles[i % p.groups] ?? 0) + 1;
    return { kind: 'values', values: [piles[0] ?? 0] };
  },
  examples: [
    { seed: 's1', input: '14', verdict: 'correct' },
    { seed: 's2', input: '10', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's3', input: '75', verdict: 'wrong', misconceptionId: 'takes-away-once' },
    { seed: 's4', input: '11+1', verdict: 'wrong-form' },
  ],
});
