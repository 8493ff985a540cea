import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';

interface Params {
  percent: number;
  story: number;
}

const stories: ((percent: string) => string)[] = [
  (p) => `In a survey, ${p} of the students walk to school. Which decimal is ${p}?`,
  (p) => `A phone battery is at ${p}. Which decimal is ${p}?`,
  (p) => `A netball team scored from ${p} of its shots. Which decimal is ${p}?`,
  (p) => `A water tank is ${p} full. Which decimal is ${p}?`,
];

/** A percentage times a power of ten, without floating-point tails. */
const scaled = ({ percent }: Params, factor: number) => String(Number((percent * factor).toFixed(4)));
const option = (text: string) => `$${text}$`;

export const percentAsDecimal = defineTemplate<Params>({
  id: 'y5/percent-fraction-decimal/percent-as-decimal',
  version: 1,
  topicId: '65-percent-fraction-decimal',
  years: [5, 6],
  difficulty: 'EASY',
  strategy: 'hundredths',
  calculator: false,
  title: 'Choose the decimal for a percentage',
  params: (random) =>
    drawUntil(
      () => ({ percent: random.chance(0.4) ? random.int(2, 9) : random.int(11, 98), story: random.int(0, 3) }),
      ({ percent }) => percent % 10 !== 0,
    ),
  prompt: (p) => stories[p.story]?.(`$${p.percent}\\%$`) ?? '',
  answer: (p) => ({ kind: 'choice', model: option(scaled(p, 0.01)) }),
  correctChoice: (p) => option(scaled(p, 0.01)),
  steps: (p) => [
    step(
      'start',
      `${p.percent}\\%`,
      'Start with the percentage.',
      'Say what the per cent sign means.',
      'What is a percentage out of?',
    ),
    step(
      'equal',
      `\\frac{${p.percent}}{100}`,
      'Per cent means out of one hundred.',
      'Write it as a fraction with a denominator of 100.',
      'Which fraction is it?',
    ),
    step(
      'equal',
      scaled(p, 0.01),
      'Hundredths take two places after the decimal point.',
      'Write the digits so the last one is in the hundredths place.',
      'Which place after the decimal point shows hundredths?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'percent-as-decimal-shift',
      compute: (p) => option(scaled(p, 0.1)),
      firstWrongStep: 2,
      feedback: (p) => `This would be ${p.percent} tenths, but per cent means hundredths.`,
    },
    {
      misconceptionId: 'percent-as-amount',
      compute: (p) => option(scaled(p, 1)),
      firstWrongStep: 1,
      feedback: (p) => `The ${p.percent} is out of 100, so it’s only part of one whole.`,
    },
    {
      misconceptionId: 'decimal-point-moved-wrong-way',
      compute: (p) => option(scaled(p, 100)),
      firstWrongStep: 2,
      feedback: () => 'The digits moved the wrong way. A percentage below 100 is less than one whole.',
    },
  ],
  confirm: ({ percent }) => {
    const [tens, ones] = [...String(percent).padStart(2, '0')];
    return { kind: 'one-of', texts: [`$0.${tens}${ones}$`] };
  },
  examples: [
    { seed: 's1', input: '$0.25$', verdict: 'correct' },
    { seed: 's2', input: '$0.5$', verdict: 'wrong', misconceptionId: 'percent-as-decimal-shift' },
    { seed: 's3', input: '$66$', verdict: 'wrong', misconceptionId: 'percent-as-amount' },
    { seed: 's4', input: '$800$', verdict: 'wrong', misconceptionId: 'decimal-point-moved-wrong-way' },
  ],
});
