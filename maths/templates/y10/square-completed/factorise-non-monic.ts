import { defineTemplate } from '../../format';
import { gcd, polynomial, withSign } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** (ax + b)(cx + d) */
interface Params {
  a: number;
  b: number;
  c: number;
  d: number;
}

const linear = (a: number, b: number) =>
  polynomial([
    [a, 1],
    [b, 0],
  ]);
const product = (a: number, b: number, c: number, d: number) => `(${linear(a, b)})(${linear(c, d)})`;
const model = (p: Params) => product(p.a, p.b, p.c, p.d);
const middle = (p: Params) => p.a * p.d + p.b * p.c;
const quadratic = (p: Params) =>
  polynomial([
    [p.a * p.c, 2],
    [middle(p), 1],
    [p.b * p.d, 0],
  ]);

export const factoriseNonMonic = defineTemplate<Params>({
  id: 'y10/square-completed/factorise-non-monic',
  version: 1,
  topicId: '162-algebra-techniques-completing-the-square',
  years: [10],
  difficulty: 'HARD',
  strategy: 'split-the-middle-term',
  calculator: false,
  title: 'Factorise a non-monic quadratic',
  params: (random) =>
    drawUntil(
      () => ({ a: random.int(2, 5), b: random.nonZeroInt(-7, 7), c: random.int(1, 3), d: random.nonZeroInt(-7, 7) }),
      (p) =>
        gcd(p.a, p.b) === 1 &&
        gcd(p.c, p.d) === 1 &&
        middle(p) !== 0 &&
        p.a * p.d !== p.b * p.c &&
        p.a * p.c > 1 &&
        p.b !== p.d,
    ),
  prompt: (p) => `Factorise $${quadratic(p)}$ completely.`,
  answer: (p) => ({ kind: 'expression', model: model(p), forms: [{ kind: 'factorised' }] }),
  steps: (p) => [
    start(
      quadratic(p),
      `Look for two numbers with the product $${p.a * p.c}\\times ${p.b * p.d < 0 ? `(${p.b * p.d})` : p.b * p.d}$ and the sum $${middle(p)}$.`,
      'Multiply the first coefficient by the constant. Which two numbers have that product, and add up to the middle coefficient?',
      'Which two numbers have this product and this sum?',
    ),
    equal(
      polynomial([
        [p.a * p.c, 2],
        [p.a * p.d, 1],
        [p.b * p.c, 1],
        [p.b * p.d, 0],
      ]),
      `The numbers are $${p.a * p.d}$ and $${p.b * p.c}$. Use them to split the middle term.`,
      'Use these numbers to split the middle term in two.',
      'How can you write the middle term as two terms?',
    ),
    equal(
      `${p.a === 1 ? '' : p.a}x(${linear(p.c, p.d)})${p.b === 1 ? '+' : p.b === -1 ? '-' : withSign(p.b)}(${linear(p.c, p.d)})`,
      'Take a common factor out of the first two terms, and out of the last two.',
      'Factorise the first two terms, then the last two.',
      'Which bracket is left in both parts?',
    ),
    equal(
      model(p),
      'The same bracket is in both parts, so it’s a common factor.',
      'Take out the bracket the two parts share.',
      'What’s left when you take out the common bracket?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'wrong-sign-in-factors',
      compute: (p) => product(p.a, -p.b, p.c, -p.d),
      firstWrongStep: 2,
      feedback: (p) =>
        `Expand your answer and look at the middle term. It should be $${polynomial([[middle(p), 1]])}$.`,
    },
    {
      misconceptionId: 'product-sum-swapped',
      compute: (p) => (p.a === p.c ? null : unlessRight(product(p.a, p.d, p.c, p.b), model(p))),
      firstWrongStep: 1,
      feedback: () => 'Your first and last terms are right. Expand your answer: is the middle term right too?',
    },
    {
      misconceptionId: 'leading-coefficient-ignored',
      compute: (p) => product(1, p.a * p.d, 1, p.b * p.c),
      firstWrongStep: 2,
      feedback: (p) =>
        `Those are the right two numbers for splitting. But expand your answer: does it start with $${p.a * p.c}x^2$?`,
    },
  ],
  confirm: (p) => ({
    kind: 'function',
    variables: ['x'],
    f: ({ x = 0 }) => p.a * p.c * x * x + (p.a * p.d + p.b * p.c) * x + p.b * p.d,
  }),
  examples: [
    { seed: 's1', input: '(2x+3)(3x+1)', verdict: 'correct' },
    { seed: 's2', input: '(5x+6)(2x-5)', verdict: 'correct' },
    { seed: 's3', input: '5x^2-12x-9', verdict: 'wrong-form' },
    { seed: 's1', input: '(2x-3)(3x-1)', verdict: 'wrong', misconceptionId: 'wrong-sign-in-factors' },
    { seed: 's1', input: '(2x+1)(3x+3)', verdict: 'wrong', misconceptionId: 'product-sum-swapped' },
    { seed: 's1', input: '(x+2)(x+9)', verdict: 'wrong', misconceptionId: 'leading-coefficient-ignored' },
  ],
});
