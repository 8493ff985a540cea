import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** Two points of a line of good fit, neither of them on the vertical axis. The gradient is in halves. */
interface Params {
  story: number;
  x1: number;
  x2: number;
  y1: number;
  half: number;
  x: number;
}

const stories = [
  {
    text: 'A scatter plot compares the distance of a taxi ride, $x$ kilometres, with its price, $y$ dollars.',
    ask: (x: number) => `the price of a ride of ${x} km`,
  },
  {
    text: 'A scatter plot compares the age of a tree, $x$ years, with its height, $y$ decimetres.',
    ask: (x: number) => `the height of a tree that is ${x} years old`,
  },
  {
    text: 'A scatter plot compares the number of pages in a book, $x$, with its reading time, $y$ minutes.',
    ask: (x: number) => `the reading time for a book with ${x} pages`,
  },
  {
    text: 'A scatter plot compares the outside temperature, $x$ °C, with the number of swimmers at a pool, $y$.',
    ask: (x: number) => `the number of swimmers at ${x} °C`,
  },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const gradient = (p: Params) => p.half / 2;
const at = (p: Params, x: number) => p.y1 + gradient(p) * (x - p.x1);
const unitOf = (p: Params) => ['dollars', 'decimetres', 'minutes', 'swimmers'][p.story] ?? 'dollars';
const number = decimalText;
const model = (p: Params) => number(at(p, p.x));

export const predictFromTwoPoints = defineTemplate<Params>({
  id: 'y10/scatterplots/predict-from-two-points',
  version: 1,
  topicId: '174-scatterplots',
  years: [10],
  difficulty: 'HARD',
  strategy: 'gradient-then-predict',
  calculator: true,
  title: 'Predict from two points on a line',
  params: (random) =>
    drawUntil(
      () => {
        const x1 = random.int(4, 16);
        return {
          story: random.int(0, stories.length - 1),
          x1,
          x2: x1 + 2 * random.int(2, 8),
          y1: random.int(14, 70),
          half: random.int(1, 9),
          x: random.int(5, 40),
        };
      },
      (p) =>
        p.x > p.x1 + 1 &&
        p.x !== p.x2 &&
        p.half !== 2 &&
        at(p, 0) > 2 &&
        Number.isInteger(at(p, p.x2)) &&
        Number.isInteger(at(p, p.x)) &&
        ![p.x1, p.x2, p.y1, at(p, p.x2), p.x].includes(at(p, p.x)),
    ),
  prompt: (p) =>
    `${storyOf(p).text} The line of good fit passes through $(${p.x1}, ${p.y1})$ and $(${p.x2}, ${number(at(p, p.x2))})$. Use it to predict ${storyOf(p).ask(p.x)}.`,
  answer: (p) => ({
    kind: 'quantity',
    model: `${model(p)} ${unitOf(p)}`,
    unit: unitOf(p),
    forms: [{ kind: 'decimal' }],
  }),
  steps: (p) => [
    start(
      `\\frac{${number(at(p, p.x2))}-${p.y1}}{${p.x2}-${p.x1}}`,
      'The gradient is the rise over the run between the two points.',
      'Find the gradient of the line first.',
      'How much does $y$ change each time $x$ goes up by one?',
    ),
    equal(
      number(gradient(p)),
      'This is the change in $y$ each time $x$ goes up by one.',
      'Work out the numerator and the denominator, then divide.',
      'How steep is the line?',
    ),
    start(
      `${p.y1}+${number(gradient(p))}\\times(${p.x}-${p.x1})`,
      'Move along the line from the first point.',
      'Start at a point you know. How many steps away is the new $x$?',
      'How many steps of $x$ are there from the first point to the new one?',
    ),
    equal(
      `${p.y1}+${number(gradient(p) * (p.x - p.x1))}`,
      'Work out the rise from the first point.',
      'Work out the bracket, then multiply.',
      'How much does the line rise along the way?',
    ),
    equal(model(p), 'Add.', 'Work out the sum.', 'Does the prediction make sense next to the two points?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'intercept-left-out',
      compute: (p) => unlessRight(number(gradient(p) * p.x), model(p)),
      firstWrongStep: 2,
      feedback: () => 'You only multiplied by the gradient. The line doesn’t start at zero.',
    },
    {
      misconceptionId: 'steps-counted-from-zero',
      compute: (p) => unlessRight(number(p.y1 + gradient(p) * p.x), model(p)),
      firstWrongStep: 2,
      feedback: () => 'You started at the height of the first point, but counted the steps from zero.',
    },
    {
      misconceptionId: 'ratio-kept-on-a-line',
      compute: (p) => unlessRight(`${p.y1 * p.x}/${p.x1}`, model(p)),
      firstWrongStep: 0,
      feedback: () => 'You kept the ratio of $y$ to $x$. That only works for a line through the origin.',
    },
  ],
  // Weigh the two points.
  confirm(p) {
    const w = (p.x - p.x1) / (p.x2 - p.x1);
    return { kind: 'values', values: [(1 - w) * at(p, p.x1) + w * at(p, p.x2)] };
  },
  examples: [
    { seed: 's1', input: '165', verdict: 'correct' },
    { seed: 's2', input: '63', verdict: 'correct' },
    { seed: 's1', input: '140', verdict: 'wrong', misconceptionId: 'intercept-left-out' },
    { seed: 's1', input: '200', verdict: 'wrong', misconceptionId: 'steps-counted-from-zero' },
    { seed: 's1', input: '2400/10', verdict: 'wrong', misconceptionId: 'ratio-kept-on-a-line' },
  ],
});
