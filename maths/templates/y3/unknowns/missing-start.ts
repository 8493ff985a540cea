import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { box } from '../../y1/shared/box';
import { otherThan } from '../../y1/shared/other-than';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  person: string;
  gone: number;
  left: number;
  story: number;
}

const stories: ((p: Params) => string)[] = [
  (p) => `${box} − ${p.gone} = ${p.left}. Which number goes in the box?`,
  (p) => `${p.person} uses ${p.gone} beads and has ${p.left} left. How many beads were there at the start?`,
  (p) => `A shop sells ${p.gone} hats and has ${p.left} left. How many hats were there at the start?`,
  (p) => `${p.gone} people get off a train. ${p.left} are still on it. How many were on it at the start?`,
];

const start = ({ gone, left }: Params) => gone + left;
const tens = (n: number) => n - (n % 10);
const tensSum = ({ gone, left }: Params) => tens(gone) + tens(left);
const onesSum = ({ gone, left }: Params) => (gone % 10) + (left % 10);

export const missingStart = defineTemplate<Params>({
  id: 'y3/unknowns/missing-start',
  version: 1,
  topicId: '33-inverse-of-add-and-subtract-unknowns',
  years: [3],
  difficulty: 'NORMAL',
  strategy: 'add-to-undo-subtracting',
  calculator: false,
  title: 'How many at the start?',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        gone: random.int(14, 48),
        left: random.int(16, 68),
        story: random.int(0, stories.length - 1),
      }),
      (p) => p.left - p.gone > 3 && onesSum(p) > 10 && start(p) < 100,
    ),
  prompt: (p) => stories[p.story]?.(p) ?? '',
  answer: (p) => wholeAnswer(start(p)),
  steps: (p) => [
    step(
      'start',
      `${p.left}+${p.gone}`,
      'Adding is the opposite of taking away. Put back what’s gone.',
      'How can you put back what’s gone?',
      'Were there more or fewer at the start?',
    ),
    step(
      'equal',
      `${tens(p.left)}+${tens(p.gone)}+${p.left % 10}+${p.gone % 10}`,
      'Split both numbers into tens and ones.',
      `Split ${p.left} and ${p.gone} into tens and ones.`,
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
      String(start(p)),
      'The new ten goes with the other tens.',
      'Put the parts together.',
      'Check it. Does taking away work?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'undoes-with-same-operation',
      compute: (p) => String(p.left - p.gone),
      firstWrongStep: 0,
      feedback: (p) => `You took ${p.gone} away again. There were more than ${p.left} at the start.`,
    },
    {
      misconceptionId: 'forgets-carry',
      compute: (p) => otherThan(start(p), tensSum(p) + (onesSum(p) % 10)),
      firstWrongStep: 3,
      feedback: (p) => `The ones make ${onesSum(p)}. Don’t forget the new ten.`,
    },
    {
      misconceptionId: 'writes-both-digits',
      compute: (p) => (onesSum(p) > 9 ? `${tensSum(p) / 10}${onesSum(p)}` : null),
      firstWrongStep: 3,
      feedback: () => 'Ten ones make a ten. Put it with the other tens.',
    },
  ],
  confirm: (p) => {
    // Tries starts until the story comes out right.
    let n = p.gone;
    while (n - p.gone !== p.left) n += 1;
    return { kind: 'values', values: [n] };
  },
  examples: [
    { seed: 's1', input: '62', verdict: 'correct' },
    { seed: 's2', input: '29', verdict: 'wrong', misconceptionId: 'undoes-with-same-operation' },
    { seed: 's3', input: '85', verdict: 'wrong', misconceptionId: 'forgets-carry' },
    { seed: 's4', input: '80+1', verdict: 'wrong-form' },
  ],
});
