import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { fractionLatex, greatestCommonFactor } from '../../primary/fractions';
import { step } from '../../primary/step';

interface Params {
  top: number;
  bottom: number;
  share: number;
  story: number;
}

const stories: ((total: number, part: string) => string)[] = [
  (n, f) => `A choir has ${n} singers, and ${f} of them are in Year 6. How many singers are in Year 6?`,
  (n, f) => `A trail is ${n} km long. A group has walked ${f} of it. How many kilometres have they walked?`,
  (n, f) => `There are ${n} penguins on a beach, and ${f} of them are asleep. How many penguins are asleep?`,
  (n, f) => `A school garden has ${n} plants, and ${f} of them are native. How many plants are native?`,
  (n, f) => `A movie lasts ${n} minutes, and ${f} of it is over. How many minutes have gone?`,
];
/** The unit that each story asks for, where it does; a bare number is read in it. */
const units = [undefined, 'km', undefined, undefined, 'min'] as const;

const total = ({ bottom, share }: Params) => bottom * share;
const answer = ({ top, share }: Params) => top * share;
const unlessRight = (p: Params, wrong: number) =>
  Number.isInteger(wrong) && wrong !== answer(p) ? String(wrong) : null;

export const fractionOf = defineTemplate<Params>({
  id: 'y6/parts-of-quantities/fraction-of',
  version: 1,
  topicId: '88-fraction-or-percent-of-a-quantity',
  years: [6, 7],
  difficulty: 'EASY',
  strategy: 'share-then-take',
  calculator: false,
  title: 'Find a fraction of a quantity',
  params: (random) =>
    drawUntil(
      () => {
        const bottom = random.pick([4, 5, 5, 7, 7, 8, 8, 8, 10, 10]);
        return {
          top: random.int(2, bottom - 1),
          bottom,
          share: random.int(4, 15),
          story: random.int(0, stories.length - 1),
        };
      },
      (p) => greatestCommonFactor(p.top, p.bottom) === 1 && total(p) <= 120 && p.share !== p.bottom,
    ),
  prompt: (p) => stories[p.story]?.(total(p), `$${fractionLatex(p)}$`) ?? '',
  figure: (p) => ({
    kind: 'fraction-bars',
    alt: `A bar for the whole amount with ${p.top} of ${p.bottom} equal parts shaded.`,
    bars: [{ parts: p.bottom, shaded: p.top, label: String(total(p)) }],
  }),
  answer: (p) => ({
    kind: 'number',
    model: String(answer(p)),
    unit: units[p.story],
    forms: [{ kind: 'whole-number' }],
  }),
  steps: (p) => [
    step(
      'start',
      `${fractionLatex(p)}\\times ${total(p)}`,
      'A fraction of an amount is the fraction times the amount.',
      'What is the whole amount, and which fraction of it do you want?',
      `What does the ${p.bottom} in the fraction tell you to do?`,
    ),
    step(
      'equal',
      `${p.top}\\times(${total(p)}\\div ${p.bottom})`,
      `Share the amount into ${p.bottom} equal parts, then take ${p.top} of them.`,
      'The denominator says how many parts to make. The numerator says how many to take.',
      'Which number do you divide by, and which do you multiply by?',
    ),
    step(
      'equal',
      `${p.top}\\times ${p.share}`,
      'That’s the size of one part.',
      `Divide ${total(p)} by ${p.bottom}.`,
      'How big is one part?',
    ),
    step(
      'equal',
      String(answer(p)),
      `Take ${p.top} parts.`,
      'Multiply the size of one part by the numerator.',
      'How many parts do you need?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'unit-fraction-only',
      compute: (p) => unlessRight(p, p.share),
      firstWrongStep: 3,
      feedback: (p) => `You found one of the ${p.bottom} parts. The fraction takes ${p.top} of them.`,
    },
    {
      misconceptionId: 'finds-the-other-part',
      compute: (p) => unlessRight(p, total(p) - answer(p)),
      firstWrongStep: 1,
      feedback: (p) => `That’s the rest of the ${total(p)}. Check which part the question asks for.`,
    },
    {
      misconceptionId: 'divides-by-numerator',
      compute: (p) => unlessRight(p, total(p) / p.top),
      firstWrongStep: 1,
      feedback: (p) => `You shared into ${p.top} parts, but the whole has ${p.bottom} equal parts.`,
    },
  ],
  confirm: (p) => {
    // Deals the amount out to the parts one by one and counts what the first ones hold.
    const parts = Array.from({ length: p.bottom }, () => 0);
    for (let one = 0; one < total(p); one += 1) parts[one % p.bottom] = (parts[one % p.bottom] ?? 0) + 1;
    return { kind: 'values', values: [parts.slice(0, p.top).reduce((sum, part) => sum + part, 0)] };
  },
  examples: [
    { seed: 's1', input: '60', verdict: 'correct' },
    { seed: 's2', input: '4', verdict: 'wrong', misconceptionId: 'unit-fraction-only' },
    { seed: 's3', input: '28', verdict: 'wrong', misconceptionId: 'finds-the-other-part' },
    { seed: 's6', input: '7', verdict: 'wrong', misconceptionId: 'divides-by-numerator' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
