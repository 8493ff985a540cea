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
  (p) => `${p.person} has ${p.have} shells and wants ${p.want}. How many more shells does ${p.person} need?`,
  (p) => `A box holds ${p.want} eggs. There are ${p.have} eggs in it. How many more eggs fit in?`,
  (p) => `${p.want} kids are in a team. ${p.have} of them are here. How many more are to come?`,
  (p) => `${p.person} has read ${p.have} of ${p.want} pages. How many pages are left to read?`,
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
      'First go up to ten.',
      `Start at ${p.have}. Jump to ten.`,
      'How far is it to ten?',
    ),
    step(
      'identity',
      `10+${pastTen(p)}=${p.want}`,
      'Then go on from ten.',
      `Now jump from ten to ${p.want}.`,
      'How far is it from ten?',
    ),
    step(
      'start',
      `${toTen(p)}+${pastTen(p)}`,
      'Put both jumps together.',
      'Which two jumps did you make?',
      'What do you do with the two jumps?',
    ),
    step('equal', String(gap(p)), 'That many more are needed.', 'Add the two jumps.', 'Can you check by counting up?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'adds-instead-of-subtracting',
      compute: (p) => String(p.have + p.want),
      firstWrongStep: 0,
      feedback: (p) => `You put ${p.have} and ${p.want} together. Find how far it is from one to the other.`,
    },
    {
      misconceptionId: 'counts-the-start',
      compute: (p) => String(gap(p) + 1),
      firstWrongStep: 0,
      feedback: (p) => `Do not count ${p.have}. The first jump lands on the next number.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => String(toTen(p)),
      firstWrongStep: 1,
      feedback: (p) => `That takes you to ten. Go on to ${p.want}.`,
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
