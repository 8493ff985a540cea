import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** Two of three integers, -negative and positive, and the sum of all three, -sum. */
interface Params {
  story: number;
  negative: number;
  positive: number;
  sum: number;
}

const stories = [
  (p: Params) =>
    `The sum of three integers is $-${p.sum}$. Two of them are $-${p.negative}$ and $${p.positive}$. What is the third integer?`,
  (p: Params) =>
    `A team scores $-${p.sum}$ points in total over three rounds of a quiz. They score $-${p.negative}$ points in the first round and $${p.positive}$ points in the second. How many points do they score in the third?`,
  (p: Params) =>
    `Over three nights, the temperature changed by $-${p.sum}$ degrees in total. The first change was $-${p.negative}$ degrees and the second was $${p.positive}$ degrees. What was the third change, in degrees?`,
] as const;

const value = (p: Params) => -p.sum + p.negative - p.positive;

export const missingInteger = defineTemplate<Params>({
  id: 'y7/integers/missing-integer',
  version: 1,
  topicId: '106-integers-add-and-subtract',
  years: [7, 8],
  difficulty: 'HARD',
  strategy: 'work-back-from-a-sum',
  calculator: false,
  title: 'Find the missing integer',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        negative: random.int(4, 20),
        positive: random.int(3, 15),
        sum: random.int(2, 18),
      }),
      (p) => Math.abs(value(p)) > 1 && p.negative !== p.positive,
    ),
  prompt: (p) => (stories[p.story] ?? stories[0])(p),
  answer: (p) => ({ kind: 'number', model: `${value(p)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `-${p.sum}-(-${p.negative}+${p.positive})`,
      'Subtract the sum of the two known numbers from the sum of all three.',
      'What do the two known numbers add up to?',
      'How do you get from the sum of all three back to the third number?',
    ),
    equal(
      `-${p.sum}-(${p.positive - p.negative})`,
      `$-${p.negative}+${p.positive}=${p.positive - p.negative}$`,
      'Work out the bracket first.',
      `Start at $-${p.negative}$ and move up by ${p.positive}. Do you cross zero?`,
    ),
    equal(
      p.positive < p.negative ? `-${p.sum}+${p.negative - p.positive}` : `-${p.sum}-${p.positive - p.negative}`,
      p.positive < p.negative
        ? 'Subtracting a negative number is the same as adding its opposite.'
        : 'The number in the bracket is positive, so you can drop the bracket.',
      'Look at the sign in front of the bracket and the sign inside it.',
      'Are there two minus signs next to each other?',
    ),
    equal(
      `${value(p)}`,
      `Start at $-${p.sum}$ and move ${p.positive < p.negative ? 'up' : 'down'} the number line.`,
      'Use a number line for the last step.',
      'Do the three numbers add up to the sum in the question?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'minus-minus-as-minus',
      compute: (p) => `${-p.sum - p.negative - p.positive}`,
      firstWrongStep: 2,
      feedback: (p) => `Taking away $-${p.negative}$ isn’t the same as taking away $${p.negative}$.`,
    },
    {
      misconceptionId: 'adds-instead-of-subtracting',
      compute: (p) => unlessRight(`${-p.sum - p.negative + p.positive}`, `${value(p)}`),
      firstWrongStep: 0,
      feedback: () =>
        'The two known numbers are already inside the sum. Adding them again won’t get you back to the third one.',
    },
    {
      misconceptionId: 'ignores-negative-sign',
      compute: (p) => unlessRight(`${p.sum + p.negative - p.positive}`, `${value(p)}`),
      firstWrongStep: 0,
      feedback: (p) => `The sum of all three is $-${p.sum}$, which is below zero.`,
    },
  ],
  // Which number makes the three add up?
  confirm(p) {
    const candidates = Array.from({ length: 201 }, (_, i) => i - 100);
    return { kind: 'values', values: candidates.filter((n) => n + p.positive + -p.negative === -p.sum) };
  },
  examples: [
    { seed: 's1', input: '5', verdict: 'correct' },
    { seed: 's2', input: '-6', verdict: 'correct' },
    { seed: 's3', input: '8/2', verdict: 'wrong-form' },
    { seed: 's1', input: '-17', verdict: 'wrong', misconceptionId: 'minus-minus-as-minus' },
    { seed: 's1', input: '-11', verdict: 'wrong', misconceptionId: 'adds-instead-of-subtracting' },
    { seed: 's1', input: '11', verdict: 'wrong', misconceptionId: 'ignores-negative-sign' },
  ],
});
