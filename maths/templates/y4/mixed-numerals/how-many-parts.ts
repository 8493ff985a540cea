import { defineTemplate } from '../../format';
import { gcd } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';
import { wholeAnswer } from '../../y1/shared/whole-answer';
import { mixedLatex } from '../shared/mixed';

interface Params {
  person: string;
  whole: number;
  top: number;
  bottom: number;
  food: string;
}

const names: Record<number, string> = { 3: 'thirds', 4: 'quarters', 5: 'fifths', 6: 'sixths', 8: 'eighths' };
const parts = (p: Params) => p.whole * p.bottom + p.top;

export const howManyParts = defineTemplate<Params>({
  id: 'y4/mixed-numerals/how-many-parts',
  version: 1,
  topicId: '46-mixed-numerals-on-a-line',
  years: [4, 5],
  difficulty: 'HARD',
  strategy: 'cut-every-whole',
  calculator: false,
  title: 'How many parts are in a mixed numeral?',
  params: (random) =>
    drawUntil(
      () => {
        const bottom = random.pick([3, 4, 5, 6, 8]);
        return {
          person: random.pick(people),
          whole: random.int(2, 5),
          top: random.int(1, bottom - 1),
          bottom,
          food: random.pick(['pizzas', 'pies', 'melons', 'quiches', 'cakes']),
        };
      },
      (p) => gcd(p.top, p.bottom) === 1,
    ),
  prompt: (p) =>
    `${p.person} has $${mixedLatex(p.whole, p.top, p.bottom)}$ ${p.food}. They cut them all into ${names[p.bottom]}. How many ${names[p.bottom]} are there?`,
  figure: (p) => ({
    kind: 'fraction-circles',
    alt: `${p.whole + 1} circles, each cut into ${p.bottom} equal parts. ${p.whole} circles are fully shaded. In the last circle ${p.top === 1 ? '1 part is' : `${p.top} parts are`} shaded.`,
    circles: Array.from({ length: p.whole + 1 }, (_, i) => ({
      parts: p.bottom,
      shaded: i < p.whole ? p.bottom : p.top,
    })),
  }),
  answer: (p) => wholeAnswer(parts(p)),
  steps: (p) => [
    step(
      'start',
      `${p.whole}\\times ${p.bottom}+${p.top}`,
      `Each whole is cut into ${p.bottom} parts, and there ${p.top === 1 ? 'is' : 'are'} ${p.top} more.`,
      'Cut up the wholes first.',
      'How many parts do you get from one whole?',
    ),
    step(
      'equal',
      `${p.whole * p.bottom}+${p.top}`,
      'These are the parts from the wholes.',
      'Multiply the number of wholes by the parts in each.',
      'Which parts haven’t you counted yet?',
    ),
    step(
      'equal',
      String(parts(p)),
      'Add the parts of the last one.',
      'Add the parts you already had.',
      'Have you counted all the shaded parts?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'mixed-number-whole-parts-only',
      compute: (p) => String(p.whole * p.bottom),
      firstWrongStep: 1,
      feedback: (p) => `You cut up the ${p.whole} wholes. There’s also part of one more.`,
    },
    {
      misconceptionId: 'adds-instead-of-multiplies',
      compute: (p) => otherThan(parts(p), p.whole + p.bottom + p.top),
      firstWrongStep: 0,
      feedback: (p) => `Each of the ${p.whole} wholes gives ${p.bottom} parts. That’s equal groups, so multiply.`,
    },
    {
      misconceptionId: 'adds-before-times',
      compute: (p) => otherThan(parts(p), (p.whole + p.top) * p.bottom),
      firstWrongStep: 1,
      feedback: (p) => `Only cut up the ${p.whole} wholes. The ${p.top} on top already counts parts.`,
    },
  ],
  confirm: (p) => {
    let count = 0;
    for (let size = p.whole + p.top / p.bottom; size > 1e-9; size -= 1 / p.bottom) count += 1;
    return { kind: 'values', values: [count] };
  },
  examples: [
    { seed: 's1', input: '13', verdict: 'correct' },
    { seed: 's2', input: '40', verdict: 'wrong', misconceptionId: 'mixed-number-whole-parts-only' },
    { seed: 's3', input: '10', verdict: 'wrong', misconceptionId: 'adds-instead-of-multiplies' },
    { seed: 's9', input: '28+0', verdict: 'wrong-form' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
