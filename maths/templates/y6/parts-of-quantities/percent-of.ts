import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { type Fraction, fractionLatex, lowestTerms } from '../../primary/fractions';
import { step } from '../../primary/step';

interface Params {
  percent: number;
  total: number;
  story: number;
}

const stories: ((total: number, percent: string) => string)[] = [
  (n, p) => `A bike costs \\$${n}. The shop takes ${p} off. How many dollars does it take off?`,
  (n, p) => `A tank holds ${n} litres and is ${p} full. How many litres are in it?`,
  (n, p) => `A gallery had ${n} visitors, and ${p} of them were children. How many were children?`,
  (n, p) => `A class raised \\$${n}, and ${p} of it goes to a wildlife hospital. How many dollars is that?`,
  (n, p) => `A farm has ${n} trees, and ${p} of them are olive trees. How many are olive trees?`,
];
const asksForDollars = (p: Params) => p.story === 0 || p.story === 3;

const fraction = ({ percent }: Params): Fraction => lowestTerms({ top: percent, bottom: 100 });
const answer = (p: Params) => (p.total / fraction(p).bottom) * fraction(p).top;
const unlessRight = (p: Params, wrong: number) =>
  Number.isInteger(wrong) && wrong !== answer(p) ? String(wrong) : null;

export const percentOf = defineTemplate<Params>({
  id: 'y6/parts-of-quantities/percent-of',
  version: 1,
  topicId: '88-fraction-or-percent-of-a-quantity',
  years: [6, 7],
  difficulty: 'NORMAL',
  strategy: 'percent-as-fraction',
  calculator: false,
  title: 'Find a percentage of a quantity',
  params: (random) =>
    drawUntil(
      () => ({
        percent: random.pick([5, 10, 20, 20, 25, 40, 50, 60, 75]),
        total: 20 * random.int(2, 30),
        story: random.int(0, stories.length - 1),
      }),
      (p) => p.total !== 100 && Number.isInteger(answer(p)) && answer(p) !== p.percent && answer(p) !== 100,
    ),
  prompt: (p) => stories[p.story]?.(p.total, `$${p.percent}\\%$`) ?? '',
  answer: (p) =>
    asksForDollars(p)
      ? { kind: 'money', model: String(answer(p)), forms: [{ kind: 'decimal' }] }
      : {
          kind: 'number',
          model: String(answer(p)),
          unit: p.story === 1 ? 'L' : undefined,
          forms: [{ kind: 'whole-number' }],
        },
  steps: (p) => {
    const { top, bottom } = fraction(p);
    return [
      step(
        'identity',
        `${p.percent}\\%=${fractionLatex({ top: p.percent, bottom: 100 })}`,
        'Per cent means out of one hundred.',
        'Write the percentage as a fraction.',
        'What is a percentage out of?',
      ),
      step(
        'identity',
        `${fractionLatex({ top: p.percent, bottom: 100 })}=${fractionLatex({ top, bottom })}`,
        'Divide the numerator and the denominator by their common factor.',
        'Write this fraction in simplest form.',
        'Which number divides into both the numerator and the denominator?',
      ),
      step(
        'start',
        `${fractionLatex({ top, bottom })}\\times ${p.total}`,
        'Take this fraction of the whole amount.',
        'What is the whole here?',
        'Is the answer more or less than half the whole?',
      ),
      ...(top === 1
        ? []
        : [
            step(
              'equal',
              `${top}\\times ${p.total / bottom}`,
              'Divide the whole by the denominator to find one part.',
              `Divide ${p.total} by the denominator first.`,
              'How big is one part?',
            ),
          ]),
      step(
        'equal',
        String(answer(p)),
        top === 1 ? `Divide ${p.total} by ${bottom}.` : `Take ${top} of the parts.`,
        top === 1 ? 'Divide the whole by the denominator.' : 'Multiply the size of one part by the numerator.',
        'Does the size of your answer make sense?',
      ),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'percent-divides-by-itself',
      compute: (p) => unlessRight(p, p.total / p.percent),
      firstWrongStep: 0,
      feedback: (p) => `You divided ${p.total} by ${p.percent}, but $${p.percent}\\%$ means ${p.percent} out of 100.`,
    },
    {
      misconceptionId: 'percent-as-amount',
      compute: (p) => unlessRight(p, p.percent),
      firstWrongStep: 2,
      feedback: (p) => `The ${p.percent} is out of 100, and here the whole is ${p.total}.`,
    },
    {
      misconceptionId: 'percent-as-decimal-shift',
      compute: (p) => unlessRight(p, (p.percent * p.total) / 10),
      firstWrongStep: 0,
      feedback: (p) => `Your answer treats $${p.percent}\\%$ as ${p.percent} tenths, but per cent means hundredths.`,
    },
    {
      misconceptionId: 'finds-the-other-part',
      compute: (p) => unlessRight(p, p.total - answer(p)),
      firstWrongStep: 2,
      feedback: (p) => `That’s what’s left of the ${p.total}. Check which part the question asks for.`,
    },
  ],
  confirm: (p) => ({ kind: 'values', values: [p.total * (p.percent * 0.01)] }),
  examples: [
    { seed: 's1', input: '80', verdict: 'correct' },
    { seed: 's4', input: '13', verdict: 'wrong', misconceptionId: 'percent-divides-by-itself' },
    { seed: 's3', input: '10', verdict: 'wrong', misconceptionId: 'percent-as-amount' },
    { seed: 's4', input: '520', verdict: 'wrong', misconceptionId: 'percent-as-decimal-shift' },
    { seed: 's5', input: '192', verdict: 'wrong', misconceptionId: 'finds-the-other-part' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
