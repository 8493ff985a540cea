import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { fractionLatex, fractionText, greatestCommonFactor, lowestTerms } from '../../primary/fractions';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  percent: number;
  story: number;
}

const stories: ((person: string, percent: string) => string)[] = [
  (n, p) => `${n} saves ${p} of their pocket money each week. What fraction is that?`,
  (n, p) => `${n} has done ${p} of a jigsaw puzzle. What fraction is that?`,
  (n, p) => `${n} asks the class, and ${p} of them like cricket best. What fraction is that?`,
  (n, p) => `${n} works out that ${p} of the rubbish can be recycled. What fraction is that?`,
];

const hundredths = ({ percent }: Params) => ({ top: percent, bottom: 100 });
const answer = (p: Params) => lowestTerms(hundredths(p));

export const percentAsFraction = defineTemplate<Params>({
  id: 'y5/percent-fraction-decimal/percent-as-fraction',
  version: 1,
  topicId: '65-percent-fraction-decimal',
  years: [5, 6],
  difficulty: 'NORMAL',
  strategy: 'simplify-hundredths',
  calculator: false,
  title: 'Write a percentage as a fraction',
  params: (random) =>
    drawUntil(
      () => ({ person: random.pick(people), percent: random.int(4, 96), story: random.int(0, stories.length - 1) }),
      ({ percent }) => greatestCommonFactor(percent, 100) >= 4 && percent !== 10,
    ),
  prompt: (p) => stories[p.story]?.(p.person, `$${p.percent}\\%$`) ?? '',
  instruction: () => 'Give your answer as a fraction in simplest form.',
  answer: (p) => ({
    kind: 'number',
    model: fractionText(answer(p)),
    forms: [{ kind: 'single-fraction' }, { kind: 'lowest-terms' }],
  }),
  steps: (p) => {
    const factor = greatestCommonFactor(p.percent, 100);
    return [
      step(
        'start',
        `${p.percent}\\%`,
        'Start with the percentage.',
        'Say what the per cent sign means.',
        'What is a percentage out of?',
      ),
      step(
        'equal',
        fractionLatex(hundredths(p)),
        'Per cent means out of one hundred.',
        'Write it as a fraction with a denominator of 100.',
        'Which number is the denominator?',
      ),
      step(
        'equal',
        `\\frac{${p.percent}\\div ${factor}}{100\\div ${factor}}`,
        `You can divide both numbers by ${factor}.`,
        `Look for a large number that divides into both ${p.percent} and 100.`,
        'Which numbers go into both the numerator and the denominator?',
      ),
      step(
        'equal',
        fractionLatex(answer(p)),
        'Now only 1 divides into both.',
        'Divide the numerator and the denominator.',
        'Can you make it any simpler?',
      ),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'percent-as-decimal-shift',
      compute: (p) => fractionText({ top: p.percent, bottom: 10 }),
      firstWrongStep: 1,
      feedback: (p) => `You wrote ${p.percent} tenths, but per cent means hundredths.`,
    },
    {
      misconceptionId: 'percent-divides-by-itself',
      compute: (p) => fractionText({ top: 1, bottom: p.percent }),
      firstWrongStep: 1,
      feedback: (p) => `One out of ${p.percent} is a different amount. A percentage counts parts out of 100.`,
    },
    {
      misconceptionId: 'percent-as-amount',
      compute: (p) => String(p.percent),
      firstWrongStep: 0,
      feedback: (p) => `You left out the per cent sign. ${p.percent} of how many is that?`,
    },
  ],
  confirm: (p) => ({ kind: 'values', values: [Number(`0.${String(p.percent).padStart(2, '0')}`)] }),
  examples: [
    { seed: 's1', input: '6/25', verdict: 'correct' },
    { seed: 's2', input: '96/10', verdict: 'wrong', misconceptionId: 'percent-as-decimal-shift' },
    { seed: 's3', input: '1/65', verdict: 'wrong', misconceptionId: 'percent-divides-by-itself' },
    { seed: 's5', input: '8/10', verdict: 'wrong-form' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
