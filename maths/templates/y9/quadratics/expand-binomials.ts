import { defineTemplate } from '../../format';
import { polynomial, withSign } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** (x + a)(x + b) */
interface Params {
  a: number;
  b: number;
}

const quadratic = (x2: number, x1: number, x0: number) =>
  polynomial([
    [x2, 2],
    [x1, 1],
    [x0, 0],
  ]);
const model = (p: Params) => quadratic(1, p.a + p.b, p.a * p.b);
const question = (p: Params) => `(x${withSign(p.a)})(x${withSign(p.b)})`;
const middle = (n: number) => `${n < 0 ? '-' : '+'}${polynomial([[Math.abs(n), 1]])}`;

export const expandBinomials = defineTemplate<Params>({
  id: 'y9/quadratics/expand-binomials',
  version: 1,
  topicId: '146-binomial-products-monic-quadratics',
  years: [9],
  difficulty: 'EASY',
  strategy: 'four-products',
  calculator: false,
  title: 'Expand two brackets',
  params: (random) =>
    drawUntil(
      () => ({ a: random.nonZeroInt(-9, 9), b: random.nonZeroInt(-9, 9) }),
      (p) => p.a !== p.b && p.a + p.b !== 0 && p.a + p.b !== p.a * p.b,
    ),
  prompt: (p) => `Expand and simplify $${question(p)}$.`,
  answer: (p) => ({ kind: 'expression', model: model(p), variable: 'x', forms: [{ kind: 'expanded' }] }),
  steps: (p) => [
    start(
      question(p),
      'Multiply each term in the first bracket by each term in the second.',
      'Draw a rectangle with the two brackets as its sides.',
      'How many products will there be?',
    ),
    equal(
      `x(x${withSign(p.b)})${withSign(p.a)}(x${withSign(p.b)})`.replace(/([+-])1\(/, '$1('),
      'Split the first bracket into its two terms.',
      'Multiply the second bracket by each term in the first.',
      'What do you get from $x$, and what from the number?',
    ),
    equal(
      `x^2${middle(p.b)}${middle(p.a)}${withSign(p.a * p.b)}`,
      'Expand both brackets, and watch the signs.',
      'Expand both brackets.',
      'Which sign does each product have?',
    ),
    equal(model(p), 'Collect the two like terms.', 'Add the two $x$ terms.', 'What do the middle terms add up to?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'distributes-to-first-only',
      compute: (p) => quadratic(1, 0, p.a * p.b),
      firstWrongStep: 1,
      feedback: () => 'You multiplied first by first and last by last. Which products are missing?',
    },
    {
      misconceptionId: 'product-sum-swapped',
      compute: (p) => quadratic(1, p.a * p.b, p.a + p.b),
      firstWrongStep: 2,
      feedback: () => 'Which of the two goes with $x$: the sum or the product of the numbers?',
    },
    {
      misconceptionId: 'sign-lost-on-distribute',
      compute: (p) => (p.a < 0 || p.b < 0 ? unlessRight(quadratic(1, p.a + p.b, -p.a * p.b), model(p)) : null),
      firstWrongStep: 2,
      feedback: (p) => `Check the sign of $${p.a}\\times ${p.b < 0 ? `(${p.b})` : p.b}$.`,
    },
  ],
  confirm: (p) => ({ kind: 'function', variables: ['x'], f: ({ x = 0 }) => (x + p.a) * (x + p.b) }),
  examples: [
    { seed: 's1', input: 'x^2+11x+18', verdict: 'correct' },
    { seed: 's2', input: 'x^2+4x-12', verdict: 'correct' },
    { seed: 's3', input: '(x-2)(x-6)', verdict: 'wrong-form' },
    { seed: 's1', input: 'x^2+18', verdict: 'wrong', misconceptionId: 'distributes-to-first-only' },
    { seed: 's1', input: 'x^2+18x+11', verdict: 'wrong', misconceptionId: 'product-sum-swapped' },
    { seed: 's2', input: 'x^2+4x+12', verdict: 'wrong', misconceptionId: 'sign-lost-on-distribute' },
  ],
});
