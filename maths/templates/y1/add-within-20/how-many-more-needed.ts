import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { wholeAnswer } from '../shared/whole-answer';

interface Params {
  person: string;
  have: number;
  want: number;
  story: number;
}

const stories: ((p: Params) => string)[] = [
  (p) => `${p.person} has ${p.have} shells and wants ${p.want}. How many more does ${p.person} need?`,
  (p) => `A box holds ${p.want} eggs. It has ${p.have} in it now. How many more will fit?`,
  (p) => `There are ${p.want} kids in the team. ${p.have} are here so far. How many more are coming?`,
  (p) => `${p.person} has read ${p.have} of the ${p.want} pages in a book. How many pages are left?`,
];

const toTen = ({ have }: Params) => 10 - have;
const pastTen = ({ want }: Params) => want - 10;
const gap = ({ have, want }: Params) => want - have;

export const howManyMoreNeeded = defineTemplate<Params>({
  id: 'y1/add-within-20/how-many-more-needed',
  version: 1,
  topicId: '4-add-and-subtract-within-20',
  years: [1],
  difficulty: 'HARD',
  strategy: 'count-up-to',
  calculator: false,
  title: 'How many more are needed?',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        have: random.int(5, 9),
        want: random.int(12, 18),
        story: random.int(0, stories.length - 1),
      }),
      (p) => gap(p) > 3 && gap(p) !== p.have && toTen(p) + 1 !== pastTen(p),
    ),
  prompt: (p) => stories[p.story]?.(p) ?? '',
  figure: ({ have, want }) => ({
    kind: 'number-line',
    alt: `A number line from 0 to 20 with marks at ${have} and ${want}.`,
    from: 0,
    to: 20,
    step: 1,
    labelEvery: 5,
    points: [
      { at: have, label: String(have) },
      { at: want, label: String(want) },
    ],
  }),
  answer: (p) => wholeAnswer(gap(p)),
  steps: (p) => [
    step(
      'identity',
      `${p.have}+${toTen(p)}=10`,
      'First, jump up to ten.',
      `Start at ${p.have}. Jump to ten.`,
      'How far is it to ten?',
    ),
    step(
      'identity',
      `10+${pastTen(p)}=${p.want}`,
      'Then keep going from ten.',
      `Now jump from ten up to ${p.want}.`,
      `How far is it from ten to ${p.want}?`,
    ),
    step(
      'start',
      `${toTen(p)}+${pastTen(p)}`,
      'Put the two jumps together.',
      'Which two jumps did you make?',
      'What can you do with the two jumps?',
    ),
    step('equal', String(gap(p)), 'That’s how many more.', 'Add the two jumps.', 'Can you check by counting up?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'adds-instead-of-subtracting',
      compute: (p) => String(p.have + p.want),
      firstWrongStep: 0,
      feedback: (p) => `You added ${p.have} and ${p.want}. How far is it from ${p.have} up to ${p.want}?`,
    },
    {
      misconceptionId: 'counts-the-start',
      compute: (p) => String(gap(p) + 1),
      firstWrongStep: 0,
      feedback: (p) => `Don’t count ${p.have}. Your first jump lands on the next number.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => String(toTen(p)),
      firstWrongStep: 1,
      feedback: (p) => `That gets you to ten. Keep going to ${p.want}.`,
    },
  ],
  confirm: (p) => {
    let [at, jumps] = [p.have, 0];
    while (at < p.want) [at, jumps] = [at + 1, jumps + 1];
    return { kind: 'values', values: [jumps] };
  },
  examples: [
    { seed: 's1', input: '10', verdict: 'correct' },
    { seed: 's2', input: '22', verdict: 'wrong', misconceptionId: 'adds-instead-of-subtracting' },
    { seed: 's3', input: '8', verdict: 'wrong', misconceptionId: 'counts-the-start' },
    { seed: 's4', input: '5', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's5', input: '4+1', verdict: 'wrong-form' },
  ],
});
