import { defineTemplate } from '../../format';
import { decimalText, rounded } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { equal, result, start } from '../../worked-line';

interface Params {
  person: string;
  story: number;
  truth: number;
  guess: number;
}

const stories = [
  { guess: 'estimates that a crowd has', unit: 'people', truth: [120, 900], ask: 'There are' },
  { guess: 'estimates that a jar holds', unit: 'beans', truth: [150, 800], ask: 'There are' },
  { guess: 'estimates that a walk takes', unit: 'minutes', truth: [30, 120], ask: 'It takes' },
  { guess: 'estimates that a book has', unit: 'pages', truth: [140, 600], ask: 'It has' },
  { guess: 'estimates that a pumpkin has a mass of', unit: 'grams', truth: [900, 4000], ask: 'It has a mass of' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const error = (p: Params) => Math.abs(p.guess - p.truth);
const percent = (p: Params) => (100 * error(p)) / p.truth;
const text = (value: number) => `${decimalText(value)}%`;
const places = (value: number) => `${rounded(value, 1)}%`;

export const percentageError = defineTemplate<Params>({
  id: 'y9/measurement-error/percentage-error',
  version: 1,
  topicId: '155-measurement-error',
  years: [9],
  difficulty: 'NORMAL',
  strategy: 'error-over-true-value',
  calculator: true,
  title: 'Percentage error of an estimate',
  params: (random) =>
    drawUntil(
      () => {
        const story = random.int(0, stories.length - 1);
        const [low, high] = (stories[story] ?? stories[0]).truth;
        const truth = random.int(low / 5, high / 5) * 5;
        return {
          person: random.pick(people),
          story,
          truth,
          guess: (truth * random.int(70, 130)) / 100,
        };
      },
      (p) => Number.isInteger(p.guess) && percent(p) >= 4 && error(p) > 2 && Math.round(percent(p)) !== error(p),
    ),
  prompt: (p) =>
    `${p.person} ${storyOf(p).guess} ${p.guess} ${storyOf(p).unit}. ${storyOf(p).ask} exactly ${p.truth} ${storyOf(p).unit}. What is the percentage error of the estimate?`,
  instruction: () => 'Give your answer as a percentage.',
  answer: (p) => ({
    kind: 'number',
    model: text(percent(p)),
    unit: '%',
  }),
  steps: (p) => [
    start(
      `${Math.max(p.guess, p.truth)}-${Math.min(p.guess, p.truth)}`,
      'The error is the difference between the estimate and the true value.',
      'How far off is the estimate?',
      'What is the difference between the two numbers?',
    ),
    equal(`${error(p)}`, 'This is the absolute error.', 'Work out the difference.', 'How big is the error?'),
    start(
      `\\frac{${error(p)}}{${p.truth}}\\times 100`,
      'The percentage error compares the error with the true value.',
      'Compare the error with the true value.',
      'Which value is the whole: the estimate or the true value?',
    ),
    result(
      text(percent(p)).replace('%', ''),
      'This is the error as a percentage.',
      'Use your calculator.',
      'Is the error a small or a large part of the true value?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'percent-of-new-not-original',
      compute: (p) => places((100 * error(p)) / p.guess),
      firstWrongStep: 2,
      feedback: () => 'You divided by the estimate. Which value do you compare the error with?',
    },
    {
      misconceptionId: 'new-as-percent-of-old',
      compute: (p) => (p.guess < p.truth && 2 * p.guess === p.truth ? null : text((100 * p.guess) / p.truth)),
      firstWrongStep: 0,
      feedback: () => 'You used the estimate instead of its error.',
    },
    {
      misconceptionId: 'percent-as-amount',
      compute: (p) => text(error(p)),
      firstWrongStep: 2,
      feedback: (p) => `The error is ${error(p)} ${storyOf(p).unit}. What percentage of the true value is that?`,
    },
  ],
  // Try percentages in small steps until the error is reached.
  confirm(p) {
    let [low, high] = [0, 100];
    for (let i = 0; i < 60; i += 1) {
      const part = (low + high) / 2;
      if ((p.truth / 100) * part < error(p)) low = part;
      else high = part;
    }
    return { kind: 'values', values: [low / 100] };
  },
  examples: [
    { seed: 's1', input: '20%', verdict: 'correct' },
    { seed: 's2', input: '17%', verdict: 'correct' },
    { seed: 's1', input: '16.7%', verdict: 'wrong', misconceptionId: 'percent-of-new-not-original' },
    { seed: 's1', input: '120%', verdict: 'wrong', misconceptionId: 'new-as-percent-of-old' },
    { seed: 's1', input: '617%', verdict: 'wrong', misconceptionId: 'percent-as-amount' },
  ],
});
