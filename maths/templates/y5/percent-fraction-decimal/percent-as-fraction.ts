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
  (n, p) => `${n} saves ${p} of the pocket money each week. What fraction is that?`,
  (n, p) => `${n} has done ${p} of a puzzle. What fraction is that?`,
  (n, p) => `In a poll by ${n}, ${p} of the class like cricket best. What fraction is that?`,
  (n, p) => `${n} finds that ${p} of the rubbish can be recycled. What fraction is that?`,
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
        'Start from the percentage.',
        'Say what the percent sign means.',
        'Out of how many is a percentage?',
      ),
      step(
        'equal',
        fractionLatex(hundredths(p)),
        'Percent means out of one hundred.',
        'Write it as a fraction with 100 at the bottom.',
        'Which number goes at the bottom?',
      ),
      step(
        'equal',
        `\\frac{${p.percent}\\div ${factor}}{100\\div ${factor}}`,
        `Both numbers can be divided by ${factor}.`,
        `Look for a large number that divides both ${p.percent} and 100.`,
        'Which numbers go into both the top and the bottom?',
      ),
      step(
        'equal',
        fractionLatex(answer(p)),
        'Now nothing but 1 divides both.',
        'Divide the top and the bottom.',
        'Can it be made any simpler?',
      ),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'percent-as-decimal-shift',
      compute: (p) => fractionText({ top: p.percent, bottom: 10 }),
      firstWrongStep: 1,
      feedback: (p) => `You wrote ${p.percent} tenths, but percent means hundredths.`,
    },
    {
      misconceptionId: 'percent-divides-by-itself',
      compute: (p) => fractionText({ top: 1, bottom: p.percent }),
      firstWrongStep: 1,
      feedback: (p) => `One out of ${p.percent} is another amount. A percentage counts parts out of 100.`,
    },
    {
      misconceptionId: 'percent-as-amount',
      compute: (p) => String(p.percent),
      firstWrongStep: 0,
      feedback: (p) => `You left the per cent sign out. ${p.percent} of how many is that?`,
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
