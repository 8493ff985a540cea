import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { type Fraction, fractionLatex, greatestCommonFactor, sameValue } from '../../primary/fractions';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params extends Fraction {
  person: string;
  factor: number;
  story: number;
}

const stories: ((person: string, fraction: string) => string)[] = [
  (person, f) => `${person} has read ${f} of a book.`,
  (person, f) => `${person} has done ${f} of a bushwalk.`,
  (person, f) => `${person} has painted ${f} of a fence.`,
  (person, f) => `${person} has filled ${f} of a water tank.`,
];

const option = (fraction: Fraction) => `$${fractionLatex(fraction)}$`;
const right = ({ top, bottom, factor }: Params) => ({ top: top * factor, bottom: bottom * factor });
const unlessRight = (p: Params, wrong: Fraction) => (sameValue(p, wrong) ? null : option(wrong));
/** What is added to the bottom number to reach the right bottom number. */
const growth = ({ bottom, factor }: Params) => bottom * factor - bottom;

export const whichIsEqual = defineTemplate<Params>({
  id: 'y4/equivalent-fractions/which-is-equal',
  version: 1,
  topicId: '45-equivalent-fractions-and-decimals',
  years: [4, 5],
  difficulty: 'NORMAL',
  strategy: 'recognise-equal-fractions',
  calculator: false,
  title: 'Choose the equal fraction',
  params: (random) =>
    drawUntil(
      () => {
        const bottom = random.int(3, 8);
        return {
          person: random.pick(people),
          top: random.int(2, bottom - 1),
          bottom,
          factor: random.int(2, 5),
          story: random.int(0, stories.length - 1),
        };
      },
      (p) => greatestCommonFactor(p.top, p.bottom) === 1 && p.bottom * p.factor <= 40,
    ),
  prompt: (p) => `${stories[p.story]?.(p.person, option(p))} Which fraction shows the same amount?`,
  answer: (p) => ({ kind: 'choice', model: option(right(p)) }),
  correctChoice: (p) => option(right(p)),
  steps: (p) => [
    step(
      'start',
      fractionLatex(p),
      `The whole has ${p.bottom} equal parts, and this is ${p.top} of them.`,
      'Say what the numerator (top) and denominator (bottom) tell you.',
      'How many equal parts are in the whole?',
    ),
    step(
      'equal',
      `\\frac{${p.top}\\times ${p.factor}}{${p.bottom}\\times ${p.factor}}`,
      `Cut every part into ${p.factor}. That multiplies both numbers by ${p.factor}.`,
      'Look for an option with both numbers multiplied by the same number.',
      'What happens to both numbers when you cut every part again?',
    ),
    step(
      'equal',
      fractionLatex(right(p)),
      'The amount is the same. Only the parts are smaller.',
      'Work out both products.',
      'Is the amount still the same?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'equivalent-by-adding',
      compute: (p) => unlessRight(p, { top: p.top + growth(p), bottom: p.bottom + growth(p) }),
      firstWrongStep: 1,
      feedback: (p) => `Here, ${growth(p)} was added to both numbers. Adding changes the amount.`,
    },
    {
      misconceptionId: 'equivalent-keeps-numerator',
      compute: (p) => unlessRight(p, { top: p.top, bottom: p.bottom * p.factor }),
      firstWrongStep: 1,
      feedback: (p) => `The parts got smaller, so ${p.top} of them are worth less than before.`,
    },
    {
      misconceptionId: 'equivalent-keeps-denominator',
      compute: (p) => unlessRight(p, { top: p.top * p.factor, bottom: p.bottom }),
      firstWrongStep: 1,
      feedback: () => 'There are more parts than before, but the parts didn’t get any smaller.',
    },
  ],
  confirm: (p) => {
    // Decimals of the options: only one has the same digits.
    const candidates: Fraction[] = [];
    for (let top = 1; top <= 40; top += 1) candidates.push({ top, bottom: p.bottom * p.factor });
    const equal = candidates.filter((c) => (c.top / c.bottom).toFixed(9) === (p.top / p.bottom).toFixed(9));
    return { kind: 'one-of', texts: equal.map((c) => `$\\frac{${c.top}}{${c.bottom}}$`) };
  },
  examples: [
    { seed: 's1', input: '$\\frac{10}{15}$', verdict: 'correct' },
    { seed: 's2', input: '$\\frac{14}{15}$', verdict: 'wrong', misconceptionId: 'equivalent-by-adding' },
    { seed: 's3', input: '$\\frac{2}{21}$', verdict: 'wrong', misconceptionId: 'equivalent-keeps-numerator' },
    { seed: 's4', input: '$\\frac{4}{5}$', verdict: 'wrong', misconceptionId: 'equivalent-keeps-denominator' },
  ],
});
