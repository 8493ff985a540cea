import { defineTemplate } from '../../format';
import { gcd } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

/** The fraction -(top × from)/(bottom × from) is to be found again as -(top × to)/(bottom × to). */
interface Params {
  top: number;
  bottom: number;
  from: number;
  to: number;
}

const option = (top: number, bottom: number) => `$-\\frac{${top}}{${bottom}}$`;
const given = (p: Params) => `-\\frac{${p.top * p.from}}{${p.bottom * p.from}}`;
const [topOf, bottomOf] = [(p: Params) => p.top * p.to, (p: Params) => p.bottom * p.to];
const grown = (p: Params) => bottomOf(p) - p.bottom * p.from;

export const sameNegativeFraction = defineTemplate<Params>({
  id: 'y7/equivalent-rationals/same-negative-fraction',
  version: 1,
  topicId: '103-equivalent-rationals',
  years: [7],
  difficulty: 'NORMAL',
  strategy: 'through-lowest-terms',
  calculator: false,
  title: 'Find the equivalent fraction',
  params: (random) =>
    drawUntil(
      () => ({ top: random.int(1, 7), bottom: random.int(3, 9), from: random.int(2, 4), to: random.int(3, 6) }),
      (p) => p.top < p.bottom && gcd(p.top, p.bottom) === 1 && p.to > p.from && p.to % p.from !== 0,
    ),
  prompt: (p) => `Which fraction is equivalent to $${given(p)}$?`,
  answer: (p) => ({ kind: 'choice', model: option(topOf(p), bottomOf(p)) }),
  correctChoice: (p) => option(topOf(p), bottomOf(p)),
  steps: (p) => [
    start(
      given(p),
      'Equivalent fractions have the same simplest form.',
      'Start with the fraction in the question and simplify it.',
      'Which number goes into both the numerator and the denominator?',
    ),
    equal(
      `-\\frac{${p.top}}{${p.bottom}}`,
      `Divide the numerator and denominator by $${p.from}$.`,
      'Divide the numerator and denominator by a common factor.',
      'What stays the same when you divide the numerator and denominator by the same number?',
    ),
    equal(
      `-\\frac{${topOf(p)}}{${bottomOf(p)}}`,
      `Multiply the numerator and denominator by $${p.to}$. The minus sign stays.`,
      'Test the options: which one has the same simplest form and the same sign?',
      'Which option simplifies to the same fraction?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'ignores-negative-sign',
      compute: (p) => `$\\frac{${topOf(p)}}{${bottomOf(p)}}$`,
      firstWrongStep: 2,
      feedback: () => 'The fraction in the question is less than zero. What about the one you chose?',
    },
    {
      misconceptionId: 'equivalent-by-adding',
      compute: (p) => option(p.top * p.from + grown(p), bottomOf(p)),
      firstWrongStep: 1,
      feedback: (p) =>
        `Here ${grown(p)} was added to both the numerator and the denominator. Adding changes the value.`,
    },
    {
      misconceptionId: 'equivalent-keeps-numerator',
      compute: (p) => option(p.top * p.from, bottomOf(p)),
      firstWrongStep: 2,
      feedback: () => 'The same number of smaller parts makes less. The numerator has to change too.',
    },
  ],
  confirm(p) {
    // Cross products, over all fractions with this bottom.
    const tops = Array.from({ length: bottomOf(p) }, (_, i) => i);
    const fits = tops.filter((top) => top * p.bottom * p.from === p.top * p.from * bottomOf(p));
    return { kind: 'one-of', texts: fits.map((top) => option(top, bottomOf(p))) };
  },
  examples: [
    { seed: 's1', input: '$-\\frac{6}{27}$', verdict: 'correct' },
    { seed: 's2', input: '$-\\frac{30}{35}$', verdict: 'correct' },
    { seed: 's1', input: '$\\frac{6}{27}$', verdict: 'wrong', misconceptionId: 'ignores-negative-sign' },
    { seed: 's1', input: '$-\\frac{13}{27}$', verdict: 'wrong', misconceptionId: 'equivalent-by-adding' },
    { seed: 's1', input: '$-\\frac{4}{27}$', verdict: 'wrong', misconceptionId: 'equivalent-keeps-numerator' },
  ],
});
