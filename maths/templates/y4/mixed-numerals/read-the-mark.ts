import { defineTemplate } from '../../format';
import { gcd } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { counted } from '../../y1/shared/counted';
import { mixedLatex, mixedText } from '../shared/mixed';

interface Params {
  person: string;
  whole: number;
  top: number;
  bottom: number;
}

export const readTheMark = defineTemplate<Params>({
  id: 'y4/mixed-numerals/read-the-mark',
  version: 1,
  topicId: '46-mixed-numerals-on-a-line',
  years: [4],
  difficulty: 'EASY',
  strategy: 'wholes-then-parts',
  calculator: false,
  title: 'Read a mixed numeral on a number line',
  params: (random) =>
    drawUntil(
      () => {
        const bottom = random.pick([3, 4, 5, 6, 8]);
        return { person: random.pick(people), whole: random.int(1, 3), top: random.int(1, bottom - 1), bottom };
      },
      (p) => gcd(p.top, p.bottom) === 1 && p.bottom !== 2 * p.top,
    ),
  prompt: (p) => `${p.person} puts a dot on a number line. Which mixed numeral does it show?`,
  figure: (p) => ({
    kind: 'number-line',
    alt: `A number line from 0 to 4. Each whole has ${p.bottom} equal gaps. The dot is ${counted(p.top, 'gap')} after ${p.whole}.`,
    from: 0,
    to: 4,
    step: 1 / p.bottom,
    labelEvery: p.bottom,
    points: [{ at: p.whole + p.top / p.bottom }],
  }),
  answer: (p) => ({ kind: 'number', model: mixedText(p.whole, p.top, p.bottom), forms: [{ kind: 'mixed-numeral' }] }),
  steps: (p) => [
    step(
      'identity',
      `1=\\frac{${p.bottom}}{${p.bottom}}`,
      `Each whole has ${p.bottom} equal gaps.`,
      'Count the gaps from 0 to 1.',
      'How many parts is each whole cut into?',
    ),
    step(
      'start',
      `${p.whole}+\\frac{${p.top}}{${p.bottom}}`,
      `The dot is ${counted(p.top, 'gap')} after ${p.whole}.`,
      'Go back to the whole number before the dot. Count the gaps from there.',
      'Which whole number comes just before the dot?',
    ),
    step(
      'equal',
      mixedLatex(p.whole, p.top, p.bottom),
      'Write the whole number first and the fraction after it.',
      'Write the whole number, then the fraction.',
      'Is your number between the right two whole numbers?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'counts-the-start',
      compute: (p) => (p.top + 1 === p.bottom ? null : `${p.whole} ${p.top + 1}/${p.bottom}`),
      firstWrongStep: 1,
      feedback: (p) => `You counted the mark at ${p.whole} as the first gap. Count the jumps.`,
    },
    {
      misconceptionId: 'finds-the-other-part',
      compute: (p) => `${p.whole} ${p.bottom - p.top}/${p.bottom}`,
      firstWrongStep: 1,
      feedback: (p) => `You counted from ${p.whole + 1} back to the dot. Start at ${p.whole}.`,
    },
    {
      misconceptionId: 'reads-nearest-label',
      compute: (p) => String(2 * p.top < p.bottom ? p.whole : p.whole + 1),
      firstWrongStep: 0,
      feedback: () => 'That’s the number printed beside the dot. Count the parts up to the dot.',
    },
  ],
  confirm: (p) => {
    // Walks along the marks of the line to the dot.
    let [marks, at] = [0, 0];
    while (at < p.whole + p.top / p.bottom - 1e-9) {
      at += 1 / p.bottom;
      marks += 1;
    }
    return { kind: 'values', values: [marks / p.bottom] };
  },
  examples: [
    { seed: 's1', input: '3 1/3', verdict: 'correct' },
    { seed: 's3', input: '3 2/5', verdict: 'wrong', misconceptionId: 'counts-the-start' },
    { seed: 's4', input: '2 5/8', verdict: 'wrong', misconceptionId: 'finds-the-other-part' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
