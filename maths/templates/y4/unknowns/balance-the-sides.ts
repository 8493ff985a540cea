import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  person: string;
  a: number;
  b: number;
  plus: boolean;
  known: number;
}

const side = (p: Params) => (p.plus ? p.a + p.b : p.a - p.b);
const write = (p: Params, minus: string) => `${p.a} ${p.plus ? '+' : minus} ${p.b}`;

export const balanceTheSides = defineTemplate<Params>({
  id: 'y4/unknowns/balance-the-sides',
  version: 2,
  topicId: '52-unknowns-in-plus-and-minus',
  years: [4, 5],
  difficulty: 'HARD',
  strategy: 'make-both-sides-equal',
  calculator: false,
  title: 'Make both sides equal',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        a: random.int(31, 79),
        b: random.int(12, 29),
        plus: random.chance(),
        known: random.int(8, 45),
      }),
      (p) =>
        side(p) - p.known > 5 &&
        side(p) - p.known !== p.a &&
        side(p) - p.known !== p.b &&
        p.known !== p.b &&
        p.known !== p.a,
    ),
  prompt: (p) =>
    `${p.person}’s scales are balanced. Which number goes in the box? $${p.a}${p.plus ? '+' : '-'}${p.b}=\\square+${p.known}$`,
  figure: (p) => ({
    kind: 'balance',
    alt: `Balanced scales. On the left: ${p.a} ${p.plus ? 'plus' : 'minus'} ${p.b}. On the right: an unknown number plus ${p.known}.`,
    left: write(p, '−'),
    right: `? + ${p.known}`,
    lower: 'level',
  }),
  answer: (p) => wholeAnswer(side(p) - p.known),
  steps: (p) => [
    step(
      'start',
      `${p.a}${p.plus ? '+' : '-'}${p.b}`,
      'Both sides are worth the same. Work out the side you know.',
      'Work out the left side first.',
      'Which side can you work out?',
    ),
    step(
      'equal',
      String(side(p)),
      'So the right side is worth the same.',
      p.plus ? 'Add the two numbers on the left.' : 'Take away on the left.',
      'What is the right side worth?',
    ),
    step(
      'start',
      `${side(p)}-${p.known}`,
      `The box and ${p.known} make the right side.`,
      'Take away the part you know.',
      'How much of the right side do you know?',
    ),
    step(
      'equal',
      String(side(p) - p.known),
      'This is what the box is worth.',
      'Count up from the part you know.',
      'Are both sides equal now?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'equals-as-answer-next',
      compute: (p) => String(side(p)),
      firstWrongStep: 2,
      feedback: (p) => `That’s the whole left side. The right side also has ${p.known}.`,
    },
    {
      misconceptionId: 'adds-every-number',
      compute: (p) => String(side(p) + p.known),
      firstWrongStep: 2,
      feedback: (p) => `You added ${p.known}. The box and ${p.known} together are worth the left side.`,
    },
  ],
  confirm: (p) => {
    const left = p.plus ? p.a + p.b : p.a - p.b;
    for (let n = 0; n < 200; n += 1) if (n + p.known === left) return { kind: 'values', values: [n] };
    return { kind: 'values', values: [] };
  },
  examples: [
    { seed: 's1', input: '8', verdict: 'correct' },
    { seed: 's2', input: '52', verdict: 'wrong', misconceptionId: 'equals-as-answer-next' },
    { seed: 's3', input: '47', verdict: 'wrong', misconceptionId: 'adds-every-number' },
    { seed: 's9', input: '55+0', verdict: 'wrong-form' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
