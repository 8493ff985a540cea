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
  title: 'How many parts in a mixed numeral?',
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
    `${p.person} has $${mixedLatex(p.whole, p.top, p.bottom)}$ ${p.food}. All of them are cut into ${names[p.bottom]}. How many ${names[p.bottom]} are there?`,
  figure: (p) => ({
    kind: 'fraction-circles',
    alt: `${p.whole + 1} circles, each cut into ${p.bottom} equal parts. ${p.whole} circles are shaded in full. In the last circle ${p.top === 1 ? '1 part is' : `${p.top} parts are`} shaded.`,
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
      `Each whole is cut into ${p.bottom} parts, and ${p.top} more ${p.top === 1 ? 'is' : 'are'} there.`,
      'First cut up the wholes.',
      'How many parts does one whole give?',
    ),
    step(
      'equal',
      `${p.whole * p.bottom}+${p.top}`,
      'These are the parts of the wholes.',
      'Multiply the wholes by the parts in each.',
      'Which parts are not counted yet?',
    ),
    step(
      'equal',
      String(parts(p)),
      'Add the parts of the last one.',
      'Add the parts that were there already.',
      'Have you counted all shaded parts?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'mixed-number-whole-parts-only',
      compute: (p) => String(p.whole * p.bottom),
      firstWrongStep: 1,
      feedback: (p) => `You cut up the ${p.whole} wholes. There is also a part of one more.`,
    },
    {
      misconceptionId: 'adds-instead-of-multiplies',
      compute: (p) => otherThan(parts(p), p.whole + p.bottom + p.top),
      firstWrongStep: 0,
      feedback: (p) => `Each of the ${p.whole} wholes gives ${p.bottom} parts. These are equal groups.`,
    },
    {
      misconceptionId: 'adds-before-times',
      compute: (p) => otherThan(parts(p), (p.whole + p.top) * p.bottom),
      firstWrongStep: 1,
      feedback: (p) => `Only the ${p.whole} whole ones are cut. The ${p.top} on top are parts already.`,
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
