import { defineTemplate } from '../../format';
import { fractionLatex, fractionText, gcd } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, start, unlessRight } from '../../worked-line';

/** 0.(block) with one or two digits that repeat. */
interface Params {
  block: string;
}

const value = (p: Params) => Number(p.block);
const nines = (p: Params) => 10 ** p.block.length - 1;
const model = (p: Params) => fractionText(value(p), nines(p));
const decimal = (p: Params) => `0.\\overline{${p.block}}`;

export const recurringToFraction = defineTemplate<Params>({
  id: 'y8/irrational-and-recurring/recurring-to-fraction',
  version: 1,
  topicId: '124-irrational-and-recurring-decimals',
  years: [8, 9],
  difficulty: 'NORMAL',
  strategy: 'subtract-the-tails',
  calculator: false,
  title: 'Write a recurring decimal as a fraction',
  params: (random) =>
    drawUntil(
      () => ({ block: random.chance(0.15) ? `${random.int(1, 8)}` : `${random.int(1, 98)}`.padStart(2, '0') }),
      (p) => p.block.length === 1 || p.block[0] !== p.block[1],
    ),
  prompt: (p) => `Write $${decimal(p)}$ as a fraction.`,
  instruction: () => 'Give your answer as a fraction in lowest terms.',
  answer: (p) => ({ kind: 'number', model: model(p), variable: 'x', forms: [{ kind: 'lowest-terms' }] }),
  steps: (p) => [
    start(
      `x=${decimal(p)}`,
      'Give the number a name.',
      'Call the number $x$.',
      'Which digits repeat, and how many of them are there?',
    ),
    equivalent(
      `${nines(p) + 1}x=${value(p)}.\\overline{${p.block}}`,
      `Multiply by ${nines(p) + 1} to move the decimal point past one block.`,
      'Multiply both sides so that the digits after the point stay the same.',
      'Which power of ten moves the decimal point past exactly one block?',
    ),
    equivalent(
      `${nines(p)}x=${value(p)}`,
      'Subtract the first equation: the repeating parts cancel.',
      'Subtract the first equation from the second.',
      'What happens to the repeating parts when you subtract?',
    ),
    equivalent(
      `x=\\frac{${value(p)}}{${nines(p)}}`,
      `Divide both sides by ${nines(p)}.`,
      'Get $x$ by itself.',
      'Which operation undoes the multiplication?',
    ),
    ...(gcd(value(p), nines(p)) > 1
      ? [
          equivalent(
            `x=${fractionLatex(value(p), nines(p))}`,
            `Divide the numerator and denominator by ${gcd(value(p), nines(p))}.`,
            'Look for a common factor.',
            'Which number goes into both the numerator and the denominator?',
          ),
        ]
      : []),
  ],
  wrongPaths: [
    {
      misconceptionId: 'recurring-as-terminating',
      compute: (p) => fractionText(value(p), 10 ** p.block.length),
      firstWrongStep: 1,
      feedback: (p) => `Your fraction is exactly $0.${p.block}$. Does the decimal in the question stop there?`,
    },
    {
      misconceptionId: 'recurring-nines-miscounted',
      compute: (p) => unlessRight(fractionText(value(p), p.block.length === 1 ? 99 : 9), model(p)),
      firstWrongStep: 1,
      feedback: () => 'The decimal point has to move past one whole block. How many digits are in the block?',
    },
    {
      misconceptionId: 'fraction-upside-down',
      compute: (p) => fractionText(nines(p), value(p)),
      firstWrongStep: 3,
      feedback: () => 'The decimal is less than one. Is your fraction less than one?',
    },
  ],
  // The decimal as a sum of its blocks, one after the other.
  confirm(p) {
    let sum = 0;
    let place = 1;
    for (let i = 0; i < 12; i += 1) {
      place /= 10 ** p.block.length;
      sum += Number(p.block) * place;
    }
    return { kind: 'values', values: [sum] };
  },
  examples: [
    { seed: 's1', input: '32/99', verdict: 'correct' },
    { seed: 's2', input: '62/99', verdict: 'correct' },
    { seed: 's3', input: '70/198', verdict: 'wrong-form' },
    { seed: 's1', input: '8/25', verdict: 'wrong', misconceptionId: 'recurring-as-terminating' },
    { seed: 's1', input: '32/9', verdict: 'wrong', misconceptionId: 'recurring-nines-miscounted' },
    { seed: 's1', input: '99/32', verdict: 'wrong', misconceptionId: 'fraction-upside-down' },
  ],
});
