import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { result, start, unlessRight } from '../../worked-line';

/** Guess of the proportion in hundredths, wanted margin in thousandths. */
interface Params {
  story: number;
  guess: number;
  margin: number;
}

const stories = [
  'the proportion of Australians who have visited Kakadu',
  'the proportion of shoppers who bring their own bag',
  'the proportion of students who walk to school',
  'the proportion of homes with a rainwater tank',
  'the proportion of swimmers who use sunscreen',
] as const;

const guess = (p: Params) => decimalText(p.guess / 100);
const other = (p: Params) => decimalText(1 - p.guess / 100);
const margin = (p: Params) => decimalText(p.margin / 1000);
const exact = (p: Params) => (1.96 / (p.margin / 1000)) ** 2 * (p.guess / 100) * (1 - p.guess / 100);
const model = (p: Params) => `${Math.ceil(exact(p))}`;

export const sampleSize = defineTemplate<Params>({
  id: 'y12/inference/sample-size',
  version: 1,
  topicId: '215-confidence-intervals-and-tests',
  years: [12],
  difficulty: 'HARD',
  strategy: 'solve-for-the-sample-size',
  calculator: true,
  title: 'Sample size for a margin of error',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        guess: random.int(4, 19) * 5,
        margin: random.pick([20, 25, 30, 35, 40, 45, 50, 60]),
      }),
      (p) => exact(p) % 1 > 0.03 && exact(p) % 1 < 0.97,
    ),
  prompt: (p) =>
    `A team wants to estimate ${stories[p.story] ?? stories[0]}. The proportion is thought to be near ${guess(p)}. What is the smallest sample size for which the margin of error of the 95% confidence interval is at most ${margin(p)}?`,
  instruction: () => 'Use $z=1.96$.',
  answer: (p) => ({ kind: 'number', model: model(p), variable: 'n', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `1.96\\times\\sqrt{\\frac{${guess(p)}\\times ${other(p)}}{n}}=${margin(p)}`,
      'The margin of error is 1.96 standard deviations of the sample proportion.',
      'Write the margin of error in terms of the sample size.',
      'Which part of the margin of error depends on the sample size?',
    ),
    start(
      `n=\\left(\\frac{1.96}{${margin(p)}}\\right)^2\\times ${guess(p)}\\times ${other(p)}`,
      'Divide by 1.96, square both sides and solve for $n$.',
      'Undo the square root by squaring.',
      'What do you do to both sides to get $n$ out of the square root?',
    ),
    result(
      model(p),
      'Work it out and round up to the next whole number, so that the margin isn’t too large.',
      'Work out the right side. Then think about which whole number is large enough.',
      'Would the whole number below give a small enough margin?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'rounds-by-truncation',
      compute: (p) => `${Math.floor(exact(p))}`,
      firstWrongStep: 2,
      feedback: (p) => `With that sample size the margin is a little more than ${margin(p)}.`,
    },
    {
      misconceptionId: 'margin-not-squared',
      compute: (p) =>
        unlessRight(`${Math.ceil((1.96 / (p.margin / 1000)) * (p.guess / 100) * (1 - p.guess / 100))}`, model(p)),
      firstWrongStep: 1,
      feedback: () => 'The sample size is under a square root, so you need to square the other side.',
    },
    {
      misconceptionId: 'margin-as-width',
      compute: (p) => unlessRight(`${Math.ceil(exact(p) * 4)}`, model(p)),
      firstWrongStep: 0,
      feedback: (p) => `You made the whole interval ${margin(p)} wide. The margin is half the width.`,
    },
  ],
  // Let the sample grow until the margin is small enough.
  confirm(p) {
    let n = 1;
    const variance = ((p.guess / 100) * (100 - p.guess)) / 100;
    while (1.96 * Math.sqrt(variance / n) > p.margin / 1000) n += 1;
    return { kind: 'values', values: [n] };
  },
  examples: [
    { seed: 's1', input: '1025', verdict: 'correct' },
    { seed: 's2', input: '51', verdict: 'correct' },
    { seed: 's3', input: '738/2', verdict: 'wrong-form' },
    { seed: 's1', input: '1024', verdict: 'wrong', misconceptionId: 'rounds-by-truncation' },
    { seed: 's1', input: '16', verdict: 'wrong', misconceptionId: 'margin-not-squared' },
    { seed: 's1', input: '4098', verdict: 'wrong', misconceptionId: 'margin-as-width' },
  ],
});
