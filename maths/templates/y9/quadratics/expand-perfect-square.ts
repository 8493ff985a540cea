import { defineTemplate } from '../../format';
import { polynomial, withSign } from '../../number-text';
import { equal, start, unlessRight } from '../../worked-line';

/** (ax + b)^2 */
interface Params {
  a: number;
  b: number;
}

const linear = (p: Params) =>
  polynomial([
    [p.a, 1],
    [p.b, 0],
  ]);
const quadratic = (x2: number, x1: number, x0: number) =>
  polynomial([
    [x2, 2],
    [x1, 1],
    [x0, 0],
  ]);
const model = (p: Params) => quadratic(p.a ** 2, 2 * p.a * p.b, p.b ** 2);

export const expandPerfectSquare = defineTemplate<Params>({
  id: 'y9/quadratics/expand-perfect-square',
  version: 1,
  topicId: '146-binomial-products-monic-quadratics',
  years: [9],
  difficulty: 'NORMAL',
  strategy: 'square-of-a-sum',
  calculator: false,
  title: 'Expand a perfect square',
  params: (random) => ({ a: random.int(1, 6), b: random.nonZeroInt(-9, 9) }),
  prompt: (p) => `Expand and simplify $(${linear(p)})^2$.`,
  answer: (p) => ({ kind: 'expression', model: model(p), forms: [{ kind: 'expanded' }] }),
  steps: (p) => [
    start(
      `(${linear(p)})^2`,
      'Squaring means multiplying by itself.',
      'What does it mean to square something?',
      'How would you write this square as a product?',
    ),
    equal(
      `(${linear(p)})(${linear(p)})`,
      'Write the bracket twice.',
      'Write the square as a product of two brackets.',
      'How many products do you get from two brackets with two terms each?',
    ),
    equal(
      `${polynomial([[p.a ** 2, 2]])}${withSign(p.a * p.b)}x${withSign(p.a * p.b)}x+${p.b ** 2}`.replace(
        /([+-])1x/g,
        '$1x',
      ),
      'Multiply each term in the first bracket by each term in the second.',
      'Draw a square cut into four parts and write the product in each part.',
      'Which of the four products are like terms?',
    ),
    equal(
      model(p),
      'Collect the two like terms in the middle.',
      'Two of the four products are the same. Add them.',
      'What do the two middle products add up to?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'square-of-sum-termwise',
      compute: (p) => quadratic(p.a ** 2, 0, p.b ** 2),
      firstWrongStep: 1,
      feedback: (p) => `Try $x=1$ in $(${linear(p)})^2$ and in your answer. Are they the same?`,
    },
    {
      misconceptionId: 'square-as-double',
      compute: (p) => quadratic(0, 2 * p.a, 2 * p.b),
      firstWrongStep: 1,
      feedback: (p) => `Squaring $${linear(p)}$ multiplies it by itself, not by two.`,
    },
    {
      misconceptionId: 'power-skips-coefficient',
      compute: (p) => unlessRight(quadratic(p.a, 2 * p.a * p.b, p.b ** 2), model(p)),
      firstWrongStep: 2,
      feedback: (p) =>
        `$${polynomial([[p.a, 1]])}\\times ${polynomial([[p.a, 1]])}$: multiply the numbers in front as well.`,
    },
  ],
  confirm: (p) => ({ kind: 'function', variables: ['x'], f: ({ x = 0 }) => (p.a * x + p.b) * (p.a * x + p.b) }),
  examples: [
    { seed: 's1', input: '25x^2-80x+64', verdict: 'correct' },
    { seed: 's2', input: '(3x+8)^2', verdict: 'wrong-form' },
    { seed: 's1', input: '25x^2+64', verdict: 'wrong', misconceptionId: 'square-of-sum-termwise' },
    { seed: 's1', input: '10x-16', verdict: 'wrong', misconceptionId: 'square-as-double' },
    { seed: 's1', input: '5x^2-80x+64', verdict: 'wrong', misconceptionId: 'power-skips-coefficient' },
  ],
});
