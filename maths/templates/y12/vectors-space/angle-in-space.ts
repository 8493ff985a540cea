import { defineTemplate } from '../../format';
import { bracketed } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, result, start, unlessRight } from '../../worked-line';
import { column, dot, minus, squared, type Vector } from '../shared/vectors';

interface Params {
  a: Vector;
  b: Vector;
}

const cosine = (p: Params) => dot(p.a, p.b) / Math.sqrt(squared(p.a) * squared(p.b));
const degrees = (c: number) => (Math.acos(c) * 180) / Math.PI;
const nearest = (p: Params) => Math.round(degrees(cosine(p)));
const products = (p: Params) =>
  p.a.map((value, i) => `${i === 0 ? value : bracketed(value)}\\times ${bracketed(p.b[i] ?? 0)}`).join('+');

export const angleInSpace = defineTemplate<Params>({
  id: 'y12/vectors-space/angle-in-space',
  version: 1,
  topicId: '219-vectors-in-3d-lines',
  years: [12],
  difficulty: 'NORMAL',
  strategy: 'angle-by-dot-product',
  calculator: true,
  title: 'Angle between two vectors in 3D',
  params: (random) =>
    drawUntil(
      () => ({
        a: [0, 1, 2].map(() => random.nonZeroInt(-6, 6)),
        b: [0, 1, 2].map(() => random.nonZeroInt(-6, 6)),
      }),
      (p) => {
        const fine = ((degrees(cosine(p)) % 1) + 1) % 1;
        return Math.abs(dot(p.a, p.b)) > 2 && Math.abs(cosine(p)) < 0.97 && Math.abs(fine - 0.5) > 0.05;
      },
    ),
  prompt: (p) => `Find the angle between the vectors $\\mathbf{a}=${column(p.a)}$ and $\\mathbf{b}=${column(p.b)}$.`,
  instruction: () => 'Give an angle between 0° and 180°, to the nearest degree.',
  answer: (p) => ({
    kind: 'quantity',
    model: `${nearest(p)}°`,
    unit: '°',
    tolerance: 0.5,
    forms: [{ kind: 'whole-number' }],
  }),
  steps: (p) => [
    start(
      `d=${products(p)}`,
      'First find the dot product: multiply matching components and add.',
      'Start with the dot product.',
      'Which three products do you add?',
    ),
    equal(
      `d=${dot(p.a, p.b)}`,
      'Work it out.',
      'Watch the signs of the products.',
      'Is the dot product positive or negative?',
    ),
    start(
      `c=\\frac{${dot(p.a, p.b)}}{\\sqrt{${squared(p.a)}}\\times\\sqrt{${squared(p.b)}}}`,
      'The cosine of the angle is the dot product divided by the product of the lengths.',
      'Divide by the lengths of both vectors to get the cosine.',
      'What is the length of each vector?',
    ),
    equal(
      `c=\\frac{${dot(p.a, p.b)}}{\\sqrt{${squared(p.a) * squared(p.b)}}}`,
      'Put both lengths under one square root.',
      'Multiply the two square roots.',
      'What is the product of the two square roots?',
    ),
    result(
      `${nearest(p)}^{\\circ}`,
      'Take the inverse cosine in degrees, and round.',
      'Use the inverse cosine, with your calculator in degree mode.',
      'Does the sign of the dot product make the angle acute or obtuse?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'ignores-negative-sign',
      compute: (p) => (dot(p.a, p.b) < 0 ? unlessRight(`${180 - nearest(p)}°`, `${nearest(p)}°`) : null),
      firstWrongStep: 1,
      feedback: () => 'The dot product is negative here. What kind of angle does that mean?',
    },
    {
      misconceptionId: 'trig-ratio-mixed-up',
      compute: (p) => {
        const wrong = `${Math.abs(Math.round(90 - degrees(cosine(p))))}`;
        return Math.abs(Number(wrong) - nearest(p)) < 2 || Number(wrong) === 180 - nearest(p) ? null : `${wrong}°`;
      },
      firstWrongStep: 4,
      feedback: () => 'The dot product gives a cosine. Which inverse function did you use?',
    },
    {
      misconceptionId: 'degree-radian-mix',
      compute: (p) => `${Math.round((100 * nearest(p) * Math.PI) / 180) / 100}°`,
      firstWrongStep: 4,
      feedback: () => 'That looks like radians. The question asks for degrees.',
    },
  ],
  confirm: (p) => {
    // By the cosine rule in the triangle of the two vectors, with lengths alone.
    const [a, b, c] = [p.a, p.b, minus(p.a, p.b)].map((v) => Math.hypot(...v));
    const [la, lb, lc] = [a ?? 0, b ?? 0, c ?? 0];
    const half = (la + lb + lc) / 2;
    const tangent = Math.sqrt(((half - la) * (half - lb)) / (half * (half - lc)));
    return { kind: 'values', values: [Math.round((2 * Math.atan(tangent) * 180) / Math.PI)] };
  },
  examples: [
    { seed: 's1', input: '101°', verdict: 'correct' },
    { seed: 's2', input: '99°', verdict: 'correct' },
    { seed: 's1', input: '79°', verdict: 'wrong', misconceptionId: 'ignores-negative-sign' },
    { seed: 's1', input: '11°', verdict: 'wrong', misconceptionId: 'trig-ratio-mixed-up' },
    { seed: 's1', input: '1.76°', verdict: 'wrong', misconceptionId: 'degree-radian-mix' },
  ],
});
