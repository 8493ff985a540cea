import { defineTemplate } from '../../format';
import { fractionLatex, fractionText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';
import { complexText } from '../shared/complex-text';

/** (a + bi)/(c + di) */
interface Params {
  a: number;
  b: number;
  c: number;
  d: number;
}

const size = (p: Params) => p.c ** 2 + p.d ** 2;
const re = (p: Params) => p.a * p.c + p.b * p.d;
const im = (p: Params) => p.b * p.c - p.a * p.d;

/** "3/5-(4/5)i" in plain typing. */
function typed(top: number, topI: number, bottom: number): string {
  const [x, y] = [fractionText(top, bottom), fractionText(Math.abs(topI), bottom)];
  const part = y === '1' ? 'i' : y.includes('/') ? `(${y})i` : `${y}i`;
  if (topI === 0) return x;
  const front = top === 0 ? '' : x;
  return `${front}${topI < 0 ? '-' : front === '' ? '' : '+'}${part}`;
}
function latex(top: number, topI: number, bottom: number): string {
  const [x, y] = [fractionLatex(top, bottom), fractionLatex(Math.abs(topI), bottom)];
  return `${x}${topI < 0 ? '-' : '+'}${y === '1' ? '' : y}i`;
}

export const divide = defineTemplate<Params>({
  id: 'y12/complex/divide',
  version: 1,
  topicId: '221-complex-numbers',
  years: [12],
  difficulty: 'NORMAL',
  strategy: 'multiply-by-the-conjugate',
  calculator: false,
  title: 'Divide complex numbers',
  params: (random) =>
    drawUntil(
      () => ({
        a: random.nonZeroInt(-8, 8),
        b: random.nonZeroInt(-8, 8),
        c: random.nonZeroInt(-4, 5),
        d: random.nonZeroInt(-4, 5),
      }),
      (p) =>
        re(p) !== 0 &&
        im(p) !== 0 &&
        Math.abs(p.c) !== Math.abs(p.d) &&
        p.a * p.c - p.b * p.d !== 0 &&
        p.a * p.d + p.b * p.c !== 0 &&
        size(p) <= 29,
    ),
  prompt: (p) =>
    `Write $\\frac{${complexText(p.a, p.b)}}{${complexText(p.c, p.d)}}$ in the form $x+yi$ where $x$ and $y$ are real.`,
  instruction: () => 'Give exact values for $x$ and $y$.',
  answer: (p) => ({
    kind: 'number',
    model: typed(re(p), im(p), size(p)),
    forms: [{ kind: 'expanded' }, { kind: 'simplified' }],
  }),
  steps: (p) => [
    start(
      `\\frac{(${complexText(p.a, p.b)})(${complexText(p.c, -p.d)})}{(${complexText(p.c, p.d)})(${complexText(p.c, -p.d)})}`,
      'Multiply the numerator and denominator by the conjugate of the denominator.',
      'What can you multiply the denominator by to make it real?',
      'What is the conjugate of the denominator?',
    ),
    equal(
      `\\frac{(${complexText(p.a, p.b)})(${complexText(p.c, -p.d)})}{${size(p)}}`,
      'A number times its conjugate is the sum of the squares of its parts.',
      'Work out the denominator first.',
      'What is a number times its conjugate?',
    ),
    equal(
      `\\frac{${complexText(re(p), im(p))}}{${size(p)}}`,
      'Expand the numerator, using $i^2=-1$.',
      'Expand the numerator and use $i^2=-1$.',
      'What are the real and imaginary parts of the numerator?',
    ),
    equal(
      latex(re(p), im(p), size(p)),
      'Split the fraction and simplify.',
      'Divide each part by the denominator.',
      'What are the two parts?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'conjugate-not-used',
      compute: (p) => typed(p.a * p.c - p.b * p.d, p.a * p.d + p.b * p.c, size(p)),
      firstWrongStep: 0,
      feedback: (p) => `Work out $(${complexText(p.c, p.d)})(${complexText(p.c, p.d)})$: is it real?`,
    },
    {
      misconceptionId: 'i-squared-as-one',
      compute: (p) => {
        const bottom = p.c ** 2 - p.d ** 2;
        const [top, topI] = [p.a * p.c - p.b * p.d, p.b * p.c - p.a * p.d];
        return typed(Math.sign(bottom) * top, Math.sign(bottom) * topI, Math.abs(bottom));
      },
      firstWrongStep: 1,
      feedback: () => 'What is $i$ times $i$?',
    },
    {
      misconceptionId: 'divides-parts-separately',
      compute: (p) => {
        const [x, y] = [fractionText(p.a, p.c), fractionText(p.b, p.d)];
        const part = y.replace('-', '');
        return `${x}${y.startsWith('-') ? '-' : '+'}${part === '1' ? '' : part.includes('/') ? `(${part})` : part}i`;
      },
      firstWrongStep: 0,
      feedback: () => 'Multiply your answer by the denominator: do you get the numerator back?',
    },
  ],
  confirm: (p) => ({
    kind: 'function',
    variables: ['i'],
    // In polar form: divide the lengths and subtract the angles.
    f: ({ i = 0 }) => {
      const length = Math.hypot(p.a, p.b) / Math.hypot(p.c, p.d);
      const angle = Math.atan2(p.b, p.a) - Math.atan2(p.d, p.c);
      return length * Math.cos(angle) + length * Math.sin(angle) * i;
    },
  }),
  examples: [
    { seed: 's1', input: '25/29+(19/29)i', verdict: 'correct' },
    { seed: 's2', input: '-23/25+(11/25)i', verdict: 'correct' },
    { seed: 's1', input: '-5/29-(31/29)i', verdict: 'wrong', misconceptionId: 'conjugate-not-used' },
    { seed: 's1', input: '5/21-(19/21)i', verdict: 'wrong', misconceptionId: 'i-squared-as-one' },
    { seed: 's1', input: '5/2+(3/5)i', verdict: 'wrong', misconceptionId: 'divides-parts-separately' },
  ],
});
