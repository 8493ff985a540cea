import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { box } from '../../y1/shared/box';
import { otherThan } from '../../y1/shared/other-than';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  person: string;
  a: number;
  b: number;
  c: number;
  story: number;
}

const sum = ({ a, b }: Params) => a + b;
const missing = (p: Params) => sum(p) - p.c;
/** The side with the gap, in the order of the story. */
const rightPan = ({ story, c }: Params, gap: string) => (story === 0 ? `${gap} + ${c}` : `${c} + ${gap}`);
const stories: ((p: Params) => string)[] = [
  (p) => `${p.a} + ${p.b} = ${box} + ${p.c}. Which number goes in the box?`,
  (p) => `${p.a} + ${p.b} = ${p.c} + ${box}. Which number goes in the box?`,
  (p) =>
    `${p.person} has ${p.a} red and ${p.b} blue beads. Kim has the same number of beads. ${p.c} are red and the rest are blue. How many blue beads does Kim have?`,
];

export const bothSidesEqual = defineTemplate<Params>({
  id: 'y3/unknowns/both-sides-equal',
  version: 2,
  topicId: '33-inverse-of-add-and-subtract-unknowns',
  years: [3, 4],
  difficulty: 'HARD',
  strategy: 'balance-both-sides',
  calculator: false,
  title: 'Make both sides equal',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        a: random.int(13, 49),
        b: random.int(12, 39),
        c: random.int(11, 39),
        story: random.int(0, stories.length - 1),
      }),
      (p) => sum(p) < 90 && missing(p) > 10 && new Set([p.a, p.b, p.c, missing(p)]).size === 4,
    ),
  prompt: (p) => stories[p.story]?.(p) ?? '',
  figure: (p) => ({
    kind: 'balance',
    alt: `A level balance. Left: ${p.a} + ${p.b}. Right: ${rightPan(p, 'an unknown number')}.`,
    left: `${p.a} + ${p.b}`,
    right: rightPan(p, '?'),
    lower: 'level',
  }),
  answer: (p) => wholeAnswer(missing(p)),
  steps: (p) => [
    step(
      'start',
      `${p.a}+${p.b}`,
      'You know all of one side, so work it out.',
      'Work out the side that has no gap.',
      'Which side do you know all of?',
    ),
    step(
      'equal',
      String(sum(p)),
      'The other side equals this too.',
      'Add the two numbers.',
      'What does the other side have to make?',
    ),
    step(
      'start',
      `${sum(p)}-${p.c}`,
      `The other side already has ${p.c}, so take it away.`,
      'Take away what the other side already has.',
      'How much is already on the other side?',
    ),
    step(
      'equal',
      String(missing(p)),
      'Now the two sides are equal.',
      'Work out the difference.',
      'Do the two sides make the same number?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'equals-as-answer-next',
      compute: (p) => otherThan(missing(p), sum(p)),
      firstWrongStep: 2,
      feedback: (p) => `That’s ${p.a} and ${p.b} together. The other side already has ${p.c}, so that’s too much.`,
    },
    {
      misconceptionId: 'adds-every-number',
      compute: (p) => String(sum(p) + p.c),
      firstWrongStep: 2,
      feedback: (p) => `You added ${p.c} too. But ${p.c} is on the other side.`,
    },
  ],
  confirm: (p) => {
    let n = 0;
    while (n + p.c < p.a + p.b) n += 1;
    return { kind: 'values', values: [n] };
  },
  examples: [
    { seed: 's1', input: '40', verdict: 'correct' },
    { seed: 's2', input: '52', verdict: 'wrong', misconceptionId: 'equals-as-answer-next' },
    { seed: 's3', input: '112', verdict: 'wrong', misconceptionId: 'adds-every-number' },
    { seed: 's4', input: '33+1', verdict: 'wrong-form' },
  ],
});
