import { defineTemplate, type Step } from '../../format';
import { bracketed, fractionLatex, fractionText, withSign } from '../../number-text';
import { equal, start, unlessRight } from '../../worked-line';

/** Points (x1, y1) and (x2, y2), the first one left of the y-axis. */
interface Params {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

const rise = (p: Params) => p.y2 - p.y1;
const run = (p: Params) => p.x2 - p.x1;
const model = (p: Params) => fractionText(rise(p), run(p));

/** The last line, where the fraction before it can still be written more simply. */
function lowestTermsLine(p: Params): Step[] {
  const simplest = fractionLatex(rise(p), run(p));
  if (simplest === `\\frac{${rise(p)}}{${run(p)}}`) return [];
  return [
    equal(
      simplest,
      `Simplify. The line ${rise(p) > 0 ? 'rises' : 'falls'} from left to right, so the gradient is ${rise(p) > 0 ? 'positive' : 'negative'}.`,
      'Simplify the fraction, and check its sign on the graph.',
      'Does the line rise or fall from left to right?',
    ),
  ];
}

export const gradientOfTwoPoints = defineTemplate<Params>({
  id: 'y9/coordinates/gradient-of-two-points',
  version: 1,
  topicId: '147-gradient-midpoint-distance',
  years: [9],
  difficulty: 'NORMAL',
  strategy: 'rise-over-run',
  calculator: false,
  title: 'Gradient through two points',
  params(random) {
    let p: Params = { x1: 0, y1: 0, x2: 0, y2: 0 };
    do {
      p = { x1: random.int(-6, -1), y1: random.nonZeroInt(-6, 6), x2: random.int(2, 6), y2: random.int(-6, 6) };
    } while (Math.abs(rise(p)) === Math.abs(run(p)) || rise(p) === 0);
    return p;
  },
  prompt: (p) =>
    `A line goes through the points $A(${p.x1}, ${p.y1})$ and $B(${p.x2}, ${p.y2})$. What is its gradient?`,
  figure: (p) => ({
    kind: 'coordinate-plane',
    alt: `A Cartesian plane with the points A (${p.x1}, ${p.y1}) and B (${p.x2}, ${p.y2}) joined by a straight line.`,
    x: { from: -7, to: 7 },
    y: { from: -7, to: 7 },
    points: [
      { x: p.x1, y: p.y1, label: 'A' },
      { x: p.x2, y: p.y2, label: 'B' },
    ],
    segments: [{ from: [p.x1, p.y1], to: [p.x2, p.y2] }],
  }),
  answer: (p) => ({ kind: 'number', model: model(p), variable: 'm' }),
  steps: (p) => [
    start(
      `\\frac{${p.y2}-${bracketed(p.y1)}}{${p.x2}-${bracketed(p.x1)}}`,
      'The gradient is the rise over the run. Subtract in the same order for both.',
      'Go from $A$ to $B$. Which coordinate tells you the height?',
      'Which difference is the rise, and which is the run?',
    ),
    equal(
      `\\frac{${p.y2}${withSign(-p.y1)}}{${p.x2}+${-p.x1}}`,
      'Subtracting a negative number adds its opposite.',
      'Look for two minus signs next to each other.',
      'What is the same as subtracting a negative number?',
    ),
    equal(
      `\\frac{${rise(p)}}{${run(p)}}`,
      'Work out both differences.',
      'Work out the numerator and the denominator separately, and watch the signs.',
      'From $A$ to $B$, how many steps is it up or down, and how many to the right?',
    ),
    ...lowestTermsLine(p),
  ],
  wrongPaths: [
    {
      misconceptionId: 'gradient-run-over-rise',
      compute: (p) => fractionText(run(p), rise(p)),
      firstWrongStep: 0,
      feedback: () => 'A steeper line must have a larger gradient. Which difference goes on top?',
    },
    {
      misconceptionId: 'minus-minus-as-minus',
      compute: (p) =>
        p.x2 + p.x1 !== 0 && p.y1 !== p.y2
          ? unlessRight(fractionText(p.y2 - Math.abs(p.y1), p.x2 + p.x1), model(p))
          : null,
      firstWrongStep: 1,
      feedback: (p) => `The denominator is $${p.x2}-(${p.x1})$, with two minus signs next to each other.`,
    },
    {
      misconceptionId: 'gradient-sign-lost',
      compute: (p) => unlessRight(fractionText(Math.abs(rise(p)), run(p)), model(p)),
      firstWrongStep: 2,
      feedback: () => 'Follow the line from left to right. Does it rise or fall?',
    },
  ],
  confirm(p) {
    // Climb from A in steps of one to the right, by the height that reaches B.
    const steps = p.x2 - p.x1;
    let [low, high] = [-20, 20];
    for (let i = 0; i < 80; i += 1) {
      const climb = (low + high) / 2;
      let height = p.y1;
      for (let step = 0; step < steps; step += 1) height += climb;
      if (height < p.y2) low = climb;
      else high = climb;
    }
    return { kind: 'values', values: [low] };
  },
  examples: [
    { seed: 's1', input: '3/2', verdict: 'correct' },
    { seed: 's2', input: 'm=-4/3', verdict: 'correct' },
    { seed: 's1', input: '2/3', verdict: 'wrong', misconceptionId: 'gradient-run-over-rise' },
    { seed: 's1', input: '-1/4', verdict: 'wrong', misconceptionId: 'minus-minus-as-minus' },
    { seed: 's2', input: '4/3', verdict: 'wrong', misconceptionId: 'gradient-sign-lost' },
  ],
});
