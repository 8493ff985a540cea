import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** A confidence interval for a proportion, in thousandths. */
interface Params {
  story: number;
  low: number;
  high: number;
  level: number;
}

const stories = [
  'the proportion of adults who volunteer',
  'the proportion of voters who support a new bridge',
  'the proportion of teenagers who play a musical instrument',
  'the proportion of households that compost',
  'the proportion of drivers who own an electric car',
] as const;

const thousandths = (value: number) => decimalText(value / 1000);
const model = (p: Params) => thousandths((p.high - p.low) / 2);

export const marginFromInterval = defineTemplate<Params>({
  id: 'y12/inference/margin-from-interval',
  version: 1,
  topicId: '215-confidence-intervals-and-tests',
  years: [12],
  difficulty: 'EASY',
  strategy: 'half-the-width',
  calculator: true,
  title: 'Margin of error from a confidence interval',
  params: (random) =>
    drawUntil(
      () => {
        const low = random.int(120, 700);
        return {
          story: random.int(0, stories.length - 1),
          low,
          high: low + 2 * random.int(14, 60),
          level: random.pick([90, 95, 99]),
        };
      },
      (p) => (p.high - p.low) / 2 !== p.low,
    ),
  prompt: (p) =>
    `A poll gives the ${p.level}% confidence interval $(${thousandths(p.low)},\\ ${thousandths(p.high)})$ for ${stories[p.story] ?? stories[0]}. What is the margin of error of this interval?`,
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      `${thousandths(p.high)}-${thousandths(p.low)}`,
      'Find the width of the interval.',
      'How wide is the interval?',
      'How far is it from one end to the other?',
    ),
    equal(
      thousandths(p.high - p.low),
      'This is the whole width.',
      'Subtract.',
      'What is the distance between the ends?',
    ),
    start(
      `\\frac{${thousandths(p.high - p.low)}}{2}`,
      'The estimate is in the middle, and the margin of error is the distance from there to either end.',
      'Which two points is the margin of error between?',
      'Where in the interval is the estimate from the sample?',
    ),
    equal(model(p), 'Halve the width.', 'Divide by two.', 'Does the middle plus or minus the margin give the ends?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'margin-as-width',
      compute: (p) => thousandths(p.high - p.low),
      firstWrongStep: 2,
      feedback: () => 'That’s the width from end to end. The margin of error is measured from the middle.',
    },
    {
      misconceptionId: 'estimate-for-margin',
      compute: (p) => unlessRight(thousandths((p.high + p.low) / 2), model(p)),
      firstWrongStep: 0,
      feedback: () => 'That’s the middle of the interval: the estimate itself. How far are the ends from it?',
    },
  ],
  // Widen an interval around its middle until it covers both ends.
  confirm(p) {
    const middle = (p.low + p.high) / 2;
    let margin = 0;
    while (middle + margin < p.high) margin += 0.5;
    return { kind: 'values', values: [margin / 1000] };
  },
  examples: [
    { seed: 's1', input: '0.015', verdict: 'correct' },
    { seed: 's2', input: '0.056', verdict: 'correct' },
    { seed: 's1', input: '0.03', verdict: 'wrong', misconceptionId: 'margin-as-width' },
    { seed: 's1', input: '0.268', verdict: 'wrong', misconceptionId: 'estimate-for-margin' },
  ],
});
