import { defineTemplate } from '../../format';
import { polynomial, withSign } from '../../number-text';
import { equal, start } from '../../worked-line';

/** (x + a)(x + b) */
interface Params {
  a: number;
  b: number;
}

const question = (p: Params) =>
  polynomial([
    [1, 2],
    [p.a + p.b, 1],
    [p.a * p.b, 0],
  ]);
const factors = (a: number, b: number) => `(x${withSign(a)})(x${withSign(b)})`;
/** "-3x", "+x" */
const middle = (n: number) => `${n < 0 ? '-' : '+'}${polynomial([[Math.abs(n), 1]])}`;

/** Another pair with the same product: the one a student tries who looks at the product alone. */
function otherPair(p: Params): [number, number] | null {
  const product = p.a * p.b;
  for (let first = Math.floor(Math.sqrt(Math.abs(product))); first >= 1; first -= 1) {
    const second = product / first;
    if (!Number.isInteger(second)) continue;
    for (const pair of [
      [first, second],
      [-first, -second],
    ] as [number, number][]) {
      const sum = pair[0] + pair[1];
      if (sum !== p.a + p.b && sum !== -(p.a + p.b)) return pair;
    }
  }
  return null;
}

export const factoriseMonic = defineTemplate<Params>({
  id: 'y9/quadratics/factorise-monic',
  version: 1,
  topicId: '146-binomial-products-monic-quadratics',
  years: [9, 10],
  difficulty: 'NORMAL',
  strategy: 'sum-and-product',
  calculator: false,
  title: 'Factorise a monic quadratic',
  params(random) {
    let [a, b] = [0, 0];
    do [a, b] = [random.nonZeroInt(-9, 9), random.nonZeroInt(-9, 9)];
    while (a + b === 0 || a === b);
    return { a, b };
  },
  prompt: (p) => `Factorise $${question(p)}$.`,
  answer: (p) => ({ kind: 'expression', model: factors(p.a, p.b), forms: [{ kind: 'factorised' }] }),
  steps: (p) => [
    start(
      question(p),
      `Find two numbers with the product $${p.a * p.b}$ and the sum $${p.a + p.b}$.`,
      'You need two numbers. Their product and their sum are in the question.',
      'What do the last number and the middle coefficient tell you about the two numbers?',
    ),
    equal(
      `x^2${middle(p.a)}${middle(p.b)}${withSign(p.a * p.b)}`,
      `The numbers are $${p.a}$ and $${p.b}$. Use them to split the middle term.`,
      'List the pairs with the right product, and test their sums.',
      'Do the two numbers have the same sign or different signs?',
    ),
    equal(
      `x(x${withSign(p.a)})${withSign(p.b)}(x${withSign(p.a)})`.replace(/([+-])1\(/g, '$1('),
      'Take a common factor out of the first two terms, and another out of the last two.',
      'Factorise in pairs: the first two terms, and the last two.',
      'Which bracket do both pairs have in common?',
    ),
    equal(
      factors(p.a, p.b),
      'Take out the common bracket.',
      'Both parts have the same bracket. Take it out as a common factor.',
      'If you expand your answer, do you get back to the question?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'wrong-sign-in-factors',
      compute: (p) => factors(-p.a, -p.b),
      firstWrongStep: 1,
      feedback: (p) => `Expand your brackets: is the middle term $${polynomial([[p.a + p.b, 1]])}$?`,
    },
    {
      misconceptionId: 'product-sum-swapped',
      compute(p) {
        const pair = otherPair(p);
        return pair === null ? null : factors(...pair);
      },
      firstWrongStep: 1,
      feedback: (p) => `Your numbers have the right product. Is their sum $${p.a + p.b}$?`,
    },
    {
      misconceptionId: 'ignores-negative-sign',
      compute: (p) => (p.a * p.b < 0 ? factors(Math.abs(p.a), Math.abs(p.b)) : null),
      firstWrongStep: 1,
      feedback: (p) => `You made both numbers positive. Their product must be ${p.a * p.b}.`,
    },
  ],
  confirm: (p) => ({
    kind: 'function',
    variables: ['x'],
    f: ({ x = 0 }) => x * x + (p.a + p.b) * x + p.a * p.b,
  }),
  examples: [
    { seed: 's1', input: '(x-6)(x-3)', verdict: 'correct' },
    { seed: 's2', input: 'x^2-13x+40', verdict: 'wrong-form' },
    { seed: 's1', input: '(x+6)(x+3)', verdict: 'wrong', misconceptionId: 'wrong-sign-in-factors' },
    { seed: 's1', input: '(x+2)(x+9)', verdict: 'wrong', misconceptionId: 'product-sum-swapped' },
  ],
});
