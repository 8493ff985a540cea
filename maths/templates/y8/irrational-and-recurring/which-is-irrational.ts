import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { result } from '../../worked-line';

/** √root is irrational; √square², 0.(block) and top/7 are not. */
interface Params {
  root: number;
  square: number;
  block: number;
  top: number;
}

const irrational = (p: Params) => `$\\sqrt{${p.root}}$`;
const perfect = (p: Params) => `$\\sqrt{${p.square ** 2}}$`;
const recurring = (p: Params) => `$0.\\overline{${p.block}}$`;
const fraction = (p: Params) => `$\\frac{${p.top}}{7}$`;

export const whichIsIrrational = defineTemplate<Params>({
  id: 'y8/irrational-and-recurring/which-is-irrational',
  version: 1,
  topicId: '124-irrational-and-recurring-decimals',
  years: [8, 9],
  difficulty: 'HARD',
  strategy: 'test-for-a-fraction',
  calculator: false,
  title: 'Which number is irrational?',
  params: (random) =>
    drawUntil(
      () => ({
        root: random.int(10, 120),
        square: random.int(4, 12),
        block: random.int(12, 98),
        top: random.int(15, 34),
      }),
      (p) => !Number.isInteger(Math.sqrt(p.root)) && p.top % 7 !== 0 && p.block % 11 !== 0,
    ),
  prompt(p) {
    const numbers: [string, number][] = [
      [irrational(p), p.root ** 0.5],
      [perfect(p), p.square],
      [recurring(p), p.block / 99],
      [fraction(p), p.top / 7],
    ];
    const [first, second, third, last] = numbers.sort((a, b) => a[1] - b[1]).map(([text]) => text);
    return `Which one of the numbers ${first}, ${second}, ${third} and ${last} is irrational?`;
  },
  answer: (p) => ({ kind: 'choice', model: irrational(p) }),
  correctChoice: irrational,
  steps: (p) => [
    step(
      'identity',
      `\\sqrt{${p.square ** 2}}=${p.square}`,
      `${p.square ** 2} is a perfect square, so its square root is a whole number, which is rational.`,
      'Which number under a square root sign is a perfect square?',
      'Is the number under the square root sign the square of a whole number?',
    ),
    step(
      'identity',
      `0.\\overline{${p.block}}=\\frac{${p.block}}{99}`,
      'A recurring decimal can be written as a fraction, so it’s rational.',
      'Think about how you turn a recurring decimal into a fraction.',
      'Can you write a recurring decimal as a fraction?',
    ),
    step(
      'identity',
      `\\frac{${p.top}}{7}=${p.top}\\div 7`,
      'This is a whole number over a whole number, so it’s rational.',
      'What does “rational” mean?',
      'Is this number a whole number over a whole number?',
    ),
    result(
      `\\sqrt{${p.root}}`,
      `${p.root} isn’t a perfect square, so its square root isn’t a whole number or a fraction. It’s irrational.`,
      'Only one number is left, and it can’t be written as a fraction.',
      'Which number is left?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'every-root-as-irrational',
      compute: perfect,
      firstWrongStep: 0,
      feedback: (p) => `Work out this square root: which number times itself is ${p.square ** 2}?`,
    },
    {
      misconceptionId: 'endless-decimal-as-irrational',
      compute: recurring,
      firstWrongStep: 1,
      feedback: (p) => `The block ${p.block} repeats. Can you write the decimal as a fraction over 99?`,
    },
    {
      misconceptionId: 'fraction-as-irrational',
      compute: fraction,
      firstWrongStep: 2,
      feedback: (p) => `This is the whole number ${p.top} over the whole number 7. What do we call a number like that?`,
    },
  ],
  // Multiply by every number up to 200: a rational number with a small bottom becomes whole.
  confirm(p) {
    const candidates: [string, number][] = [
      [irrational(p), Math.sqrt(p.root)],
      [perfect(p), Math.sqrt(p.square ** 2)],
      [recurring(p), Number(`0.${`${p.block}`.repeat(10)}`)],
      [fraction(p), p.top / 7],
    ];
    const whole = (x: number) => Math.abs(x - Math.round(x)) < 1e-9;
    const never = candidates.filter(([, x]) => !Array.from({ length: 200 }, (_, i) => x * (i + 1)).some(whole));
    return { kind: 'one-of', texts: never.map(([text]) => text) };
  },
  examples: [
    { seed: 's1', input: '$\\sqrt{95}$', verdict: 'correct' },
    { seed: 's2', input: '$\\sqrt{51}$', verdict: 'correct' },
    { seed: 's1', input: '$\\sqrt{36}$', verdict: 'wrong', misconceptionId: 'every-root-as-irrational' },
    { seed: 's1', input: '$0.\\overline{73}$', verdict: 'wrong', misconceptionId: 'endless-decimal-as-irrational' },
    { seed: 's1', input: '$\\frac{27}{7}$', verdict: 'wrong', misconceptionId: 'fraction-as-irrational' },
  ],
});
