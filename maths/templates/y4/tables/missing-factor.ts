import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';

interface Params {
  person: string;
  known: number;
  missing: number;
  story: number;
}

const stories: ((p: Params) => string)[] = [
  (p) => `${p.person} puts ${p.known * p.missing} plants in rows of ${p.known}. How many rows are there?`,
  (p) => `${p.person} sorts ${p.known * p.missing} cards into piles of ${p.known}. How many piles are there?`,
  (p) => `A relay team runs ${p.known * p.missing} laps. Each runner runs ${p.known} laps. How many runners are there?`,
  (p) => `${p.person} ties ${p.known * p.missing} flowers into bunches of ${p.known}. How many bunches are there?`,
];

export const missingFactor = defineTemplate<Params>({
  id: 'y4/tables/missing-factor',
  version: 1,
  topicId: '53-tables-to-10-x-10',
  years: [4],
  difficulty: 'NORMAL',
  strategy: 'think-multiplication',
  calculator: false,
  title: 'How many groups?',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        known: random.int(3, 9),
        missing: random.int(4, 10),
        story: random.int(0, stories.length - 1),
      }),
      ({ known, missing }) => known !== missing && known !== missing - 1,
    ),
  prompt: (p) => stories[p.story]?.(p) ?? '',
  answer: (p) => ({ kind: 'number', model: String(p.missing), forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'start',
      `${p.known * p.missing}\\div ${p.known}`,
      'The total is split into equal groups.',
      'Which number is the total, and which is the size of each group?',
      'What are you looking for: the total, the size of each group or the number of groups?',
    ),
    step(
      'equal',
      `(${p.known}\\times ${p.missing})\\div ${p.known}`,
      `Think of the ${p.known} times table.`,
      `Say the ${p.known} times table until you get to ${p.known * p.missing}.`,
      `Which fact in the ${p.known} times table fits?`,
    ),
    step(
      'equal',
      String(p.missing),
      'That’s the number of groups.',
      'Read the other factor of this fact.',
      'Do the groups multiply back to the total?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'one-group-off',
      compute: (p) => String(p.missing - 1),
      firstWrongStep: 1,
      feedback: (p) => `Check with the ${p.known} times table. Your groups don’t make ${p.known * p.missing}.`,
    },
    {
      misconceptionId: 'subtracts-instead-of-dividing',
      compute: (p) => String(p.known * p.missing - p.known),
      firstWrongStep: 0,
      feedback: (p) => `You took one group of ${p.known} away. How many times can you do that?`,
    },
    {
      misconceptionId: 'mixes-groups-and-size',
      compute: (p) => otherThan(p.missing, p.known),
      firstWrongStep: 1,
      feedback: (p) => `You already know ${p.known}. What do you multiply it by?`,
    },
  ],
  confirm: (p) => {
    let [left, groups] = [p.known * p.missing, 0];
    while (left > 0) [left, groups] = [left - p.known, groups + 1];
    return { kind: 'values', values: [groups] };
  },
  examples: [
    { seed: 's1', input: '5', verdict: 'correct' },
    { seed: 's2', input: '8', verdict: 'wrong', misconceptionId: 'one-group-off' },
    { seed: 's3', input: '35', verdict: 'wrong', misconceptionId: 'subtracts-instead-of-dividing' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
