import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { fractionLatex, greatestCommonFactor } from '../../primary/fractions';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';

interface Params {
  person: string;
  top: number;
  bottom: number;
  factor: number;
  food: string;
}

const foods = ['a damper', 'a pizza', 'a tray of slice', 'a lasagne', 'a loaf of banana bread'] as const;

export const missingTop = defineTemplate<Params>({
  id: 'y4/equivalent-fractions/missing-top',
  version: 1,
  topicId: '45-equivalent-fractions-and-decimals',
  years: [4],
  difficulty: 'EASY',
  strategy: 'multiply-top-and-bottom',
  calculator: false,
  title: 'Find the missing numerator',
  params: (random) =>
    drawUntil(
      () => {
        const bottom = random.pick([2, 3, 4, 5, 6]);
        return {
          person: random.pick(people),
          top: random.int(1, bottom - 1),
          bottom,
          factor: random.int(2, 4),
          food: random.pick(foods),
        };
      },
      // The missing number must not stand in the question already, or a guess would do.
      (p) =>
        greatestCommonFactor(p.top, p.bottom) === 1 &&
        p.top * p.factor !== p.bottom &&
        p.top * p.factor !== p.factor &&
        p.top > 0,
    ),
  prompt: (p) =>
    `${p.person} cuts ${p.food} into ${p.bottom * p.factor} equal pieces and eats $${fractionLatex(p)}$ of it. ` +
    `Which number is missing in $${fractionLatex(p)}=\\frac{\\square}{${p.bottom * p.factor}}$?`,
  figure: (p) => ({
    kind: 'fraction-bars',
    alt: `A bar with ${p.top} of ${p.bottom} equal parts shaded. Below it, an equal bar with an unknown part shaded.`,
    bars: [{ parts: p.bottom, shaded: p.top }, null],
    signs: ['='],
  }),
  answer: (p) => ({ kind: 'number', model: String(p.top * p.factor), forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'identity',
      `${p.bottom * p.factor}\\div ${p.bottom}=${p.factor}`,
      `The denominator (bottom number) goes from ${p.bottom} to ${p.bottom * p.factor}.`,
      `What do you multiply ${p.bottom} by to get ${p.bottom * p.factor}?`,
      'How many smaller parts is each part cut into?',
    ),
    step(
      'identity',
      `\\frac{${p.top}}{${p.bottom}}=\\frac{${p.top}\\times ${p.factor}}{${p.bottom}\\times ${p.factor}}`,
      'Multiply the numerator and the denominator by the same number.',
      'Whatever you do to the bottom, do to the top.',
      'If the parts are smaller, do you need more of them or fewer?',
    ),
    step(
      'result',
      String(p.top * p.factor),
      'This is the new numerator (top number).',
      'Multiply the numerator.',
      'How many of the small parts cover the same amount?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'equivalent-by-adding',
      compute: (p) => String(p.top + p.bottom * p.factor - p.bottom),
      firstWrongStep: 1,
      feedback: (p) =>
        `You added the same number to ${p.top} and ${p.bottom}. Each part is cut up again, so multiply instead.`,
    },
    {
      misconceptionId: 'equivalent-keeps-numerator',
      compute: (p) => String(p.top),
      firstWrongStep: 1,
      feedback: (p) =>
        `${p.top} of ${p.bottom * p.factor} parts is less than $${fractionLatex(p)}$, because the parts are smaller.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => otherThan(p.top, p.factor) && otherThan(p.top * p.factor, p.factor),
      firstWrongStep: 1,
      feedback: () => 'That’s what each number is multiplied by. What happens to the numerator?',
    },
  ],
  confirm: (p) => {
    // Counts the fine marks that lie inside the shaded length of the bar.
    let pieces = 0;
    while ((pieces + 1) / (p.bottom * p.factor) <= p.top / p.bottom + 1e-9) pieces += 1;
    return { kind: 'values', values: [pieces] };
  },
  examples: [
    { seed: 's1', input: '8', verdict: 'correct' },
    { seed: 's2', input: '17', verdict: 'wrong', misconceptionId: 'equivalent-by-adding' },
    { seed: 's3', input: '5', verdict: 'wrong', misconceptionId: 'equivalent-keeps-numerator' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
