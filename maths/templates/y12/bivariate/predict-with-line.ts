import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** intercept + slope × x, both in tenths. */
interface Params {
  story: number;
  intercept: number;
  slope: number;
  x: number;
}

const stories = [
  {
    y: 'score',
    x: 'hours',
    text: 'a student’s exam score from their hours of study',
    at: (x: number) => `${x} hours of study`,
    from: 2,
    to: 14,
    a: [280, 450],
    b: [21, 47],
  },
  {
    y: 'sales',
    x: 'temperature',
    text: 'a kiosk’s ice cream sales from the temperature in °C',
    at: (x: number) => `a temperature of ${x} °C`,
    from: 19,
    to: 36,
    a: [120, 400],
    b: [31, 89],
  },
  {
    y: 'height',
    x: 'age',
    text: 'a child’s height in centimetres from their age in years',
    at: (x: number) => `an age of ${x} years`,
    from: 4,
    to: 12,
    a: [710, 790],
    b: [55, 66],
  },
  {
    y: 'bill',
    x: 'rooms',
    text: 'a home’s monthly power bill in dollars from the number of rooms',
    at: (x: number) => `${x} rooms`,
    from: 3,
    to: 9,
    a: [250, 480],
    b: [171, 249],
  },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const unitOf = (p: Params) => ['marks', 'sales', 'cm', 'dollars'][p.story] ?? 'marks';
const tenths = (value: number) => decimalText(value / 10);
const predicted = (p: Params) => p.intercept + p.slope * p.x;

export const predictWithLine = defineTemplate<Params>({
  id: 'y12/bivariate/predict-with-line',
  version: 1,
  topicId: '185-bivariate-data-least-squares-line',
  years: [12],
  difficulty: 'EASY',
  strategy: 'substitute-into-the-line',
  calculator: true,
  title: 'Predict using a least-squares line',
  params: (random) =>
    drawUntil(
      () => {
        const story = random.int(0, stories.length - 1);
        const { from, to, a, b } = stories[story] ?? stories[0];
        return { story, intercept: random.int(a[0], a[1]), slope: random.int(b[0], b[1]), x: random.int(from, to) };
      },
      (p) => p.slope % 10 !== 0 && p.intercept !== p.slope,
    ),
  prompt(p) {
    const { y, x, text, at } = storyOf(p);
    return `A least-squares line predicts ${text}: $\\text{${y}}=${tenths(p.intercept)}+${tenths(p.slope)}\\times\\text{${x}}$. What does the line predict for ${at(p.x)}?`;
  },
  answer: (p) => ({
    kind: 'quantity',
    model: `${tenths(predicted(p))} ${unitOf(p)}`,
    unit: unitOf(p),
    forms: [{ kind: 'decimal' }],
  }),
  steps: (p) => [
    start(
      `${tenths(p.intercept)}+${tenths(p.slope)}\\times ${p.x}`,
      `Substitute ${p.x} for ${storyOf(p).x}.`,
      'Where does the known value go in the equation?',
      'Which variable is known, and which one is predicted?',
    ),
    equal(
      `${tenths(p.intercept)}+${tenths(p.slope * p.x)}`,
      'Multiply before you add.',
      'Start with the slope times the known value.',
      'What is the slope times the known value?',
    ),
    equal(tenths(predicted(p)), 'Add the intercept.', 'Add the two numbers.', 'Is the prediction a sensible size?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'intercept-gradient-swapped',
      compute: (p) => unlessRight(tenths(p.slope + p.intercept * p.x), tenths(predicted(p))),
      firstWrongStep: 0,
      feedback: () => 'You multiplied the intercept. Which number is the coefficient of the known variable?',
    },
    {
      misconceptionId: 'adds-before-times',
      compute: (p) => unlessRight(tenths((p.intercept + p.slope) * p.x), tenths(predicted(p))),
      firstWrongStep: 1,
      feedback: () => 'You added the intercept and the slope first. Only the slope is multiplied.',
    },
    {
      misconceptionId: 'intercept-left-out',
      compute: (p) => unlessRight(tenths(p.slope * p.x), tenths(predicted(p))),
      firstWrongStep: 2,
      feedback: () => 'That’s only the slope times the known value. Where does the line start?',
    },
  ],
  // Climb the line from the intercept, one unit at a time.
  confirm(p) {
    let height = p.intercept;
    for (let unit = 0; unit < p.x; unit += 1) height += p.slope;
    return { kind: 'values', values: [height / 10] };
  },
  examples: [
    { seed: 's1', input: '133.2', verdict: 'correct' },
    { seed: 's2', input: '142.8', verdict: 'correct' },
    { seed: 's1', input: '686.8', verdict: 'wrong', misconceptionId: 'intercept-gradient-swapped' },
    { seed: 's1', input: '738', verdict: 'wrong', misconceptionId: 'adds-before-times' },
    { seed: 's1', input: '57.6', verdict: 'wrong', misconceptionId: 'intercept-left-out' },
  ],
});
