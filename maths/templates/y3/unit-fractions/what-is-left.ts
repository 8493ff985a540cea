import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { fractionLatex } from '../../primary/fractions';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  person: string;
  parts: number;
  each: number;
  story: number;
}

const total = ({ parts, each }: Params) => parts * each;
const left = (p: Params) => total(p) - p.each;
const stories: ((p: Params, fraction: string) => string)[] = [
  (p, f) => `${p.person} has ${total(p)} strawberries and eats ${f} of them. How many are left?`,
  (p, f) => `${p.person} has ${total(p)} stickers and gives ${f} of them away. How many are left?`,
  (p, f) => `A shop has ${total(p)} kites and sells ${f} of them. How many are left?`,
  (p, f) => `A bus has ${total(p)} people on it. At the next stop, ${f} of them get off. How many are still on it?`,
];

export const whatIsLeft = defineTemplate<Params>({
  id: 'y3/unit-fractions/what-is-left',
  version: 2,
  topicId: '29-unit-fractions',
  years: [3, 4],
  difficulty: 'HARD',
  strategy: 'unit-fraction-then-the-rest',
  calculator: false,
  title: 'Take a unit fraction away',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        parts: random.pick([3, 4, 5, 10]),
        each: random.int(2, 10),
        story: random.int(0, stories.length - 1),
      }),
      (p) => p.each !== p.parts && total(p) <= 60 && total(p) >= 12,
    ),
  prompt: (p) => stories[p.story]?.(p, `$${fractionLatex({ top: 1, bottom: p.parts })}$`) ?? '',
  figure: (p) => ({
    kind: 'fraction-bars',
    alt: `A bar in ${p.parts} equal parts. One part is shaded. The whole bar stands for ${total(p)}.`,
    bars: [{ parts: p.parts, shaded: 1, label: String(total(p)) }],
  }),
  answer: (p) => wholeAnswer(left(p)),
  steps: (p) => [
    step(
      'start',
      `${total(p)}\\div ${p.parts}`,
      `The bottom number tells you to make ${p.parts} equal parts.`,
      'How many equal parts do you need?',
      'What does the bottom number tell you?',
    ),
    step('equal', String(p.each), 'That’s one part.', `Use the ${p.parts} times table.`, 'How many are in one part?'),
    step(
      'start',
      `${total(p)}-${p.each}`,
      'One part is gone, so take it away.',
      'Take one part away from the total.',
      'Does the question ask what’s gone or what’s left?',
    ),
    step(
      'equal',
      String(left(p)),
      'The other parts are left.',
      'Work out how many are left.',
      'Do the two amounts add up to the total?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => otherThan(left(p), p.each),
      firstWrongStep: 2,
      feedback: () => 'That’s how many are gone. How many are left?',
    },
    {
      misconceptionId: 'takes-away-bottom-number',
      compute: (p) => otherThan(left(p), total(p) - p.parts),
      firstWrongStep: 0,
      feedback: (p) => `You took ${p.parts} away. The bottom number tells you how many equal parts there are.`,
    },
  ],
  confirm: (p) => {
    // Deals everything into equal piles and puts all but one together again.
    const piles = Array.from({ length: p.parts }, () => 0);
    for (let i = 0; i < total(p); i += 1) piles[i % p.parts] = (piles[i % p.parts] ?? 0) + 1;
    return { kind: 'values', values: [piles.slice(1).reduce((sum, n) => sum + n, 0)] };
  },
  examples: [
    { seed: 's1', input: '27', verdict: 'correct' },
    { seed: 's2', input: '2', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's3', input: '50', verdict: 'wrong', misconceptionId: 'takes-away-bottom-number' },
    { seed: 's4', input: '17+1', verdict: 'wrong-form' },
  ],
});
