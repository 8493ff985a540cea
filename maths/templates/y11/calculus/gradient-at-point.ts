import { defineTemplate } from '../../format';
import { bracketed, polynomial, withSign } from '../../number-text';
import { numericSlope } from '../../numeric-calculus';
import { equal, start, unlessRight } from '../../worked-line';

/** The gradient of y = ax^2 + bx + c at x = k */
interface Params {
  a: number;
  b: number;
  c: number;
  k: number;
}

const value = (p: Params) => 2 * p.a * p.k + p.b;
const curve = (p: Params) =>
  polynomial([
    [p.a, 2],
    [p.b, 1],
    [p.c, 0],
  ]);
const derivative = (p: Params) =>
  polynomial([
    [2 * p.a, 1],
    [p.b, 0],
  ]);

export const gradientAtPoint = defineTemplate<Params>({
  id: 'y11/calculus/gradient-at-point',
  version: 1,
  topicId: '201-differentiation-from-first-principles-rules',
  years: [11],
  difficulty: 'EASY',
  strategy: 'differentiate-then-substitute',
  calculator: false,
  title: 'Gradient of a curve at a point',
  params: (random) => ({
    a: random.nonZeroInt(-4, 5),
    b: random.nonZeroInt(-9, 9),
    c: random.nonZeroInt(-9, 9),
    k: random.nonZeroInt(-4, 5),
  }),
  prompt: (p) => `What is the gradient of the curve $y=${curve(p)}$ at the point where $x=${p.k}$?`,
  answer: (p) => ({ kind: 'number', model: `${value(p)}` }),
  steps: (p) => [
    start(
      derivative(p),
      'Differentiate each term. The derivative of a constant is zero.',
      'The gradient at a point is the value of the derivative there.',
      'What is the derivative of each of the three terms?',
    ),
    start(
      `${2 * p.a}\\times ${bracketed(p.k)}${withSign(p.b)}`,
      `Substitute $x=${p.k}$ into the derivative.`,
      'Substitute the value of $x$ into the derivative, not into the curve.',
      'Which one gives the gradient at a point: the curve or its derivative?',
    ),
    equal(
      `${value(p)}`,
      'Multiply first, then add.',
      'Work out the product first.',
      'Does the curve rise or fall at this point?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'power-rule-coefficient-lost',
      compute: (p) => unlessRight(`${p.a * p.k + p.b}`, `${value(p)}`),
      firstWrongStep: 0,
      feedback: (p) => `In the derivative of $${polynomial([[p.a, 2]])}$, the index comes down as a factor.`,
    },
    {
      misconceptionId: 'power-rule-index-kept',
      compute: (p) => unlessRight(`${2 * p.a * p.k ** 2 + p.b * p.k}`, `${value(p)}`),
      firstWrongStep: 0,
      feedback: () => 'Each index goes down by one when you differentiate.',
    },
    {
      misconceptionId: 'zero-power-is-zero',
      compute: (p) => `${2 * p.a * p.k}`,
      firstWrongStep: 0,
      feedback: (p) => `The term $${polynomial([[p.b, 1]])}$ has a constant gradient, so its derivative isn’t zero.`,
    },
  ],
  confirm: (p) => ({
    kind: 'values',
    values: [Math.round(numericSlope((x) => p.a * x * x + p.b * x + p.c, p.k) * 1e6) / 1e6],
  }),
  examples: [
    { seed: 's1', input: '-12', verdict: 'correct' },
    { seed: 's2', input: '114/3', verdict: 'wrong-form' },
    { seed: 's1', input: '-7', verdict: 'wrong', misconceptionId: 'power-rule-coefficient-lost' },
    { seed: 's1', input: '-60', verdict: 'wrong', misconceptionId: 'power-rule-index-kept' },
    { seed: 's1', input: '-10', verdict: 'wrong', misconceptionId: 'zero-power-is-zero' },
  ],
});
