import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { result, start, unlessRight } from '../../worked-line';
import { binomialStories, storyAt } from './binomial-stories';

interface Params {
  story: number;
  /** Per cent of success, and the wanted probability of at least one success in per cent. */
  percent: number;
  wanted: number;
}

const decimal = (percent: number) => decimalText(percent / 100);
const exact = (p: Params) => Math.log(1 - p.wanted / 100) / Math.log(1 - p.percent / 100);
const model = (p: Params) => `${Math.ceil(exact(p))}`;

export const trialsNeeded = defineTemplate<Params>({
  id: 'y12/binomial/trials-needed',
  version: 1,
  topicId: '214-binomial-distribution-sample-means',
  years: [12],
  difficulty: 'HARD',
  strategy: 'solve-for-the-number-of-trials',
  calculator: true,
  title: 'How many trials are needed',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, binomialStories.length - 1),
        percent: random.int(4, 35),
        wanted: random.pick([85, 90, 92, 95, 98, 99]),
      }),
      (p) =>
        exact(p) % 1 > 0.05 && exact(p) % 1 < 0.95 && Number(model(p)) !== p.wanted && Number(model(p)) !== p.percent,
    ),
  prompt: (p) =>
    `${storyAt(p.story).text(`${p.percent}%`)} What is the smallest number of ${storyAt(p.story).trials} for which the probability that one or more of them ${storyAt(p.story).success} is above ${decimal(p.wanted)}?`,
  answer: (p) => ({ kind: 'number', model: model(p), variable: 'n', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `1-${decimal(100 - p.percent)}^n>${decimal(p.wanted)}`,
      '‘At least one success’ is the complement of no successes in $n$ trials.',
      'Use the complement: no successes at all.',
      'How likely is it that all $n$ trials fail?',
    ),
    start(
      `${decimal(100 - p.percent)}^n<${decimal(100 - p.wanted)}`,
      'Get the power by itself. Both sides change sign, so the inequality reverses.',
      'Get the power by itself on one side.',
      'What happens to the inequality sign?',
    ),
    start(
      `n>\\frac{\\ln ${decimal(100 - p.wanted)}}{\\ln ${decimal(100 - p.percent)}}`,
      'Take logarithms. The logarithm of a number below one is negative, so the inequality reverses again.',
      'A logarithm brings the $n$ down.',
      'Is the number you divide by positive or negative?',
    ),
    result(
      model(p),
      'The number of trials is the next whole number.',
      'Divide, then think about which whole number satisfies the inequality.',
      'What is the first whole number that’s large enough?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'rounds-by-truncation',
      compute: (p) => `${Math.floor(exact(p))}`,
      firstWrongStep: 3,
      feedback: (p) => `With that number of trials the probability is still below ${decimal(p.wanted)}.`,
    },
    {
      misconceptionId: 'chances-added-over-trials',
      compute: (p) => unlessRight(`${Math.ceil(p.wanted / p.percent)}`, model(p)),
      firstWrongStep: 0,
      feedback: () => 'You added the probabilities of the trials. With enough trials, that would go above one.',
    },
    {
      misconceptionId: 'success-failure-swapped',
      compute: (p) => {
        const wrong = Math.ceil(Math.log(1 - p.wanted / 100) / Math.log(p.percent / 100));
        return wrong === Math.ceil(p.wanted / p.percent) ? null : unlessRight(`${wrong}`, model(p));
      },
      firstWrongStep: 1,
      feedback: (p) => `You raised ${decimal(p.percent)} to a power. Which probability needs to be small here?`,
    },
  ],
  // Add one trial after the other.
  confirm(p) {
    let [trials, none] = [0, 1];
    while (1 - none <= p.wanted / 100) {
      none *= 1 - p.percent / 100;
      trials += 1;
    }
    return { kind: 'values', values: [trials] };
  },
  examples: [
    { seed: 's1', input: '9', verdict: 'correct' },
    { seed: 's2', input: '24', verdict: 'correct' },
    { seed: 's3', input: '34/2', verdict: 'wrong-form' },
    { seed: 's1', input: '8', verdict: 'wrong', misconceptionId: 'rounds-by-truncation' },
    { seed: 's1', input: '4', verdict: 'wrong', misconceptionId: 'chances-added-over-trials' },
  ],
});
