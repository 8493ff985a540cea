import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { type Fraction, fractionLatex, greatestCommonFactor } from '../../primary/fractions';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  people: [string, string, string];
  fraction: Fraction;
  /** The decimal in hundredths. */
  hundredths: number;
  percent: number;
  story: number;
}

const stories: ((a: string, x: string, b: string, y: string, c: string, z: string) => string)[] = [
  (a, x, b, y, c, z) =>
    `${a} has read ${x} of a book, ${b} has read ${y} and ${c} has read ${z} of the same book. Which is the most?`,
  (a, x, b, y, c, z) =>
    `${a} fills ${x} of a bucket, ${b} fills ${y} and ${c} fills ${z} of the same bucket. Which is the most?`,
  (a, x, b, y, c, z) =>
    `${a} has done ${x} of a quiz, ${b} has done ${y} and ${c} has done ${z} of it. Which is the most?`,
];

const fractionPercent = ({ fraction }: Params) => (fraction.top * 100) / fraction.bottom;
const decimal = (p: Params) => `0.${String(p.hundredths).padStart(2, '0')}`.replace(/0$/, '');
const largest = (p: Params) => Math.max(fractionPercent(p), p.hundredths, p.percent);
const smallest = (p: Params) => Math.min(fractionPercent(p), p.hundredths, p.percent);
const options = (p: Params) => ({
  fraction: `$${fractionLatex(p.fraction)}$`,
  decimal: `$${decimal(p)}$`,
  percent: `$${p.percent}\\%$`,
});
const correct = (p: Params) =>
  largest(p) === p.percent
    ? options(p).percent
    : largest(p) === p.hundredths
      ? options(p).decimal
      : options(p).fraction;
const unless = (p: Params, text: string) => (text === correct(p) ? null : text);

export const largestOfThreeForms = defineTemplate<Params>({
  id: 'y5/percent-fraction-decimal/largest-of-three-forms',
  version: 1,
  topicId: '65-percent-fraction-decimal',
  years: [5, 6],
  difficulty: 'HARD',
  strategy: 'write-all-as-hundredths',
  calculator: false,
  title: 'Compare a fraction, a decimal and a percentage',
  params: (random) =>
    drawUntil(
      () => {
        const bottom = random.pick([2, 4, 5, 5, 10, 20, 25]);
        const [a, b, c] = random.shuffle(people) as [string, string, string];
        return {
          people: [a, b, c] as [string, string, string],
          fraction: { top: random.int(1, bottom - 1), bottom },
          hundredths: random.int(11, 95),
          percent: random.int(11, 95),
          story: random.int(0, stories.length - 1),
        };
      },
      (p) =>
        greatestCommonFactor(p.fraction.top, p.fraction.bottom) === 1 &&
        new Set([fractionPercent(p), p.hundredths, p.percent]).size === 3 &&
        p.hundredths % 10 !== 0 &&
        largest(p) - smallest(p) <= 18 &&
        (largest(p) === p.hundredths || smallest(p) === p.hundredths),
    ),
  prompt: (p) => {
    const { fraction, decimal, percent } = options(p);
    const [a, b, c] = p.people;
    return stories[p.story]?.(a, fraction, b, decimal, c, percent) ?? '';
  },
  answer: (p) => ({ kind: 'choice', model: correct(p) }),
  correctChoice: correct,
  steps: (p) => [
    step(
      'identity',
      `${fractionLatex(p.fraction)}=\\frac{${fractionPercent(p)}}{100}`,
      'Write the fraction in hundredths.',
      'Make the denominator 100, and change the numerator to match.',
      'How many times does the denominator go into 100?',
    ),
    step(
      'identity',
      `${decimal(p)}=\\frac{${p.hundredths}}{100}`,
      'Two places after the decimal point means hundredths.',
      'Read the decimal as hundredths.',
      'How many hundredths is the decimal?',
    ),
    step(
      'identity',
      `${p.percent}\\%=\\frac{${p.percent}}{100}`,
      'Per cent means out of one hundred.',
      'Read the percentage as hundredths.',
      'What does per cent mean?',
    ),
    step(
      'start',
      [fractionPercent(p), p.hundredths, p.percent].sort((a, b) => a - b).join('<'),
      'All three are hundredths now, so compare how many there are.',
      'Compare the number of hundredths.',
      'Which has the most hundredths?',
    ),
    step(
      'result',
      correct(p).replaceAll('$', ''),
      'Choose the one with the most hundredths.',
      'Go back to how it was written.',
      'Which of the three was it?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'percent-as-amount',
      compute: (p) => unless(p, options(p).percent),
      firstWrongStep: 2,
      feedback: (p) => `The ${p.percent} looks large, but it’s only ${p.percent} out of 100.`,
    },
    {
      misconceptionId: 'fraction-digits-as-decimal',
      compute: (p) => unless(p, options(p).fraction),
      firstWrongStep: 0,
      feedback: () => 'The digits in a fraction don’t tell you its size. Change it to hundredths first.',
    },
    {
      misconceptionId: 'smallest-for-largest',
      compute: (p) => (smallest(p) === p.hundredths ? options(p).decimal : null),
      firstWrongStep: 4,
      feedback: () => 'This one has the fewest hundredths. You want the most.',
    },
  ],
  confirm: (p) => {
    const values: [string, number][] = [
      [options(p).fraction, p.fraction.top / p.fraction.bottom],
      [options(p).decimal, Number(decimal(p))],
      [options(p).percent, p.percent * 0.01],
    ];
    return { kind: 'one-of', texts: [[...values].sort((a, b) => b[1] - a[1])[0]?.[0] ?? ''] };
  },
  examples: [
    { seed: 's1', input: '$65\\%$', verdict: 'correct' },
    { seed: 's2', input: '$84\\%$', verdict: 'wrong', misconceptionId: 'percent-as-amount' },
    { seed: 's4', input: '$\\frac{1}{2}$', verdict: 'wrong', misconceptionId: 'fraction-digits-as-decimal' },
    { seed: 's5', input: '$0.42$', verdict: 'wrong', misconceptionId: 'smallest-for-largest' },
    { seed: 's9', input: '$0.32$', verdict: 'correct' },
  ],
});
