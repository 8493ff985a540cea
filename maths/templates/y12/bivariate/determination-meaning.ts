import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { step } from '../../primary/step';
import { result, start } from '../../worked-line';

/** The correlation coefficient in hundredths. */
interface Params {
  story: number;
  r: number;
}

const stories = [
  { y: 'house price', x: 'distance from the beach', down: true },
  { y: 'reaction time', x: 'hours of sleep', down: true },
  { y: 'crop yield', x: 'rainfall', down: false },
  { y: 'running speed', x: 'stride length', down: false },
  { y: 'battery life', x: 'screen time', down: true },
  { y: 'plant height', x: 'hours of sunlight', down: false },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const r = (p: Params) => decimalText(p.r / 100);
const percent = (p: Params) => decimalText(p.r ** 2 / 100);
const explained = (share: string, y: string, x: string) =>
  `${share}% of the variation in ${y} can be explained by the variation in ${x}.`;
const right = (p: Params) => explained(percent(p), storyOf(p).y, storyOf(p).x);

export const determinationMeaning = defineTemplate<Params>({
  id: 'y12/bivariate/determination-meaning',
  version: 2,
  topicId: '185-bivariate-data-least-squares-line',
  years: [12],
  difficulty: 'NORMAL',
  strategy: 'coefficient-of-determination',
  calculator: true,
  title: 'What the coefficient of determination tells you',
  params(random) {
    const story = random.int(0, stories.length - 1);
    const size = random.pick([60, 65, 70, 75, 80, 85, 90, 95]);
    return { story, r: (stories[story] ?? stories[0]).down ? -size : size };
  },
  prompt: (p) =>
    `A study predicts ${storyOf(p).y} from ${storyOf(p).x}. The correlation coefficient is $r=${r(p)}$. Which statement is correct?`,
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: right,
  steps: (p) => [
    start(
      p.r < 0 ? `(${r(p)})^2` : `${r(p)}^2`,
      'The coefficient of determination is the square of the correlation coefficient.',
      'Which number tells you how much of the variation is explained?',
      'What do you need to do to the correlation coefficient first?',
    ),
    step(
      'equal',
      decimalText(p.r ** 2 / 10_000),
      'A square is never negative.',
      'Work out the square.',
      'What sign does a square have?',
    ),
    result(
      `${percent(p)}\\%`,
      `Written as a percentage, it tells you how much of the variation in ${storyOf(p).y} can be explained by the variation in ${storyOf(p).x}.`,
      'Write the square as a percentage.',
      'Which variable is explained, and which one explains it?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'correlation-not-squared',
      compute: (p) => explained(decimalText(Math.abs(p.r)), storyOf(p).y, storyOf(p).x),
      firstWrongStep: 0,
      feedback: () =>
        'You turned the correlation coefficient itself into a percentage. What should you do to it first?',
    },
    {
      misconceptionId: 'explained-and-explaining-swapped',
      compute: (p) => explained(percent(p), storyOf(p).x, storyOf(p).y),
      firstWrongStep: 2,
      feedback: (p) => `The study predicts ${storyOf(p).y}. Which of the two is explained by the other?`,
    },
    {
      misconceptionId: 'correlation-as-causation',
      compute: (p) => `A change in ${storyOf(p).x} causes ${percent(p)}% of the changes in ${storyOf(p).y}.`,
      firstWrongStep: 2,
      feedback: () => 'A strong association doesn’t show that one thing causes the other.',
    },
  ],
  // Square by adding up: r hundredths, r times.
  confirm(p) {
    let square = 0;
    for (let i = 0; i < Math.abs(p.r); i += 1) square += Math.abs(p.r);
    const share = Number((square / 100).toFixed(2));
    return {
      kind: 'one-of',
      texts: [`${share}% of the variation in ${storyOf(p).y} can be explained by the variation in ${storyOf(p).x}.`],
    };
  },
  examples: [
    {
      seed: 's1',
      input: '42.25% of the variation in running speed can be explained by the variation in stride length.',
      verdict: 'correct',
    },
    {
      seed: 's2',
      input: '49% of the variation in plant height can be explained by the variation in hours of sunlight.',
      verdict: 'correct',
    },
    {
      seed: 's1',
      input: '65% of the variation in running speed can be explained by the variation in stride length.',
      verdict: 'wrong',
      misconceptionId: 'correlation-not-squared',
    },
    {
      seed: 's1',
      input: '42.25% of the variation in stride length can be explained by the variation in running speed.',
      verdict: 'wrong',
      misconceptionId: 'explained-and-explaining-swapped',
    },
    {
      seed: 's1',
      input: 'A change in stride length causes 42.25% of the changes in running speed.',
      verdict: 'wrong',
      misconceptionId: 'correlation-as-causation',
    },
  ],
});
