import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** The line goes through the point of means; slope in tenths, everything else whole. */
interface Params {
  story: number;
  meanX: number;
  meanY: number;
  slope: number;
  x: number;
  residual: number;
}

const stories = [
  { y: 'test mark', x: 'hours of practice', one: 'One student' },
  { y: 'number of customers', x: 'temperature in °C', one: 'One day' },
  { y: 'mass of a fish in grams', x: 'length in centimetres', one: 'One fish' },
  { y: 'points scored in a season', x: 'hours of training per week', one: 'One player' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const slope = (p: Params) => decimalText(p.slope / 10);
const predicted = (p: Params) => p.meanY + (p.slope * (p.x - p.meanX)) / 10;
const actual = (p: Params) => predicted(p) + p.residual / 10;
const intercept = (p: Params) => p.meanY - (p.slope * p.meanX) / 10;
const text = (value: number) => decimalText(value);

export const residualFromSummary = defineTemplate<Params>({
  id: 'y12/bivariate/residual-from-summary',
  version: 2,
  topicId: '185-bivariate-data-least-squares-line',
  years: [12],
  difficulty: 'HARD',
  strategy: 'line-through-the-means-then-residual',
  calculator: true,
  title: 'Residual from the slope and the means',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        meanX: random.int(8, 24),
        meanY: random.int(45, 120),
        slope: random.int(11, 39),
        x: random.int(5, 30),
        residual: random.nonZeroInt(-90, 90),
      }),
      (p) =>
        Math.abs(p.x - p.meanX) > 2 &&
        Math.abs(p.residual) > 5 &&
        Number.isInteger(actual(p)) &&
        actual(p) > 5 &&
        intercept(p) > 2 &&
        p.slope % 10 !== 0,
    ),
  prompt: (p) =>
    `A least-squares line predicts $y$, the ${storyOf(p).y}, from $x$, the ${storyOf(p).x}. Its slope is $${slope(p)}$, and the means are $\\bar{x}=${p.meanX}$ and $\\bar{y}=${p.meanY}$. ${storyOf(p).one} has $x=${p.x}$ and $y=${actual(p)}$. What is the residual of this data point?`,
  answer: (p) => ({ kind: 'number', model: text(p.residual / 10), forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      `${p.meanY}-${slope(p)}\\times ${p.meanX}`,
      'The line passes through the mean of $x$ and the mean of $y$, which gives its intercept.',
      'Which point does every least-squares line pass through?',
      'How do you find the intercept from the slope and the means?',
    ),
    equal(text(intercept(p)), 'This is the intercept.', 'Multiply first, then subtract.', 'Where does the line start?'),
    start(
      `${text(intercept(p))}+${slope(p)}\\times ${p.x}`,
      'Substitute the known value of $x$ into the equation of the line.',
      'Use the line to predict $y$.',
      'What does the line predict for this $x$?',
    ),
    equal(
      text(predicted(p)),
      'This is the predicted value.',
      'Multiply first, then add.',
      'Is it close to the actual value?',
    ),
    start(
      `${actual(p)}-${text(predicted(p))}`,
      'A residual is the actual value minus the predicted value.',
      'Compare the actual value with the predicted one.',
      'Is the data point above or below the line?',
    ),
    equal(
      text(p.residual / 10),
      'Subtract. The sign tells you whether the point is above or below the line.',
      'Watch the sign.',
      'Does the sign match where the point is?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'residual-reversed',
      compute: (p) => text(-p.residual / 10),
      firstWrongStep: 4,
      feedback: () =>
        'You subtracted the actual value from the predicted one. A point above the line has a positive residual.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => unlessRight(text(predicted(p)), text(p.residual / 10)),
      firstWrongStep: 4,
      feedback: () => 'That’s the predicted value. How far is the actual value from it?',
    },
    {
      misconceptionId: 'intercept-left-out',
      compute: (p) => unlessRight(text(actual(p) - (p.slope * p.x) / 10), text(p.residual / 10)),
      firstWrongStep: 0,
      feedback: () => 'You left out the intercept. The line doesn’t start at zero.',
    },
  ],
  // From the means: go along the line to this x in tenths, then up or down to the point.
  confirm(p) {
    const along = (p.x - p.meanX) * p.slope;
    return { kind: 'values', values: [(actual(p) * 10 - (p.meanY * 10 + along)) / 10] };
  },
  examples: [
    { seed: 's1', input: '-3.4', verdict: 'correct' },
    { seed: 's2', input: '8.6', verdict: 'correct' },
    { seed: 's1', input: '3.4', verdict: 'wrong', misconceptionId: 'residual-reversed' },
    { seed: 's1', input: '77.4', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's1', input: '63', verdict: 'wrong', misconceptionId: 'intercept-left-out' },
  ],
});
