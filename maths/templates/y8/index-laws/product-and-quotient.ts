import { defineTemplate } from '../../format';
import { polynomial } from '../../number-text';
import { equal, start, unlessRight } from '../../worked-line';

/** (a x^m × b x^n) / (c x^k), where c divides ab and k < m + n */
interface Params {
  a: number;
  b: number;
  c: number;
  m: number;
  n: number;
  k: number;
}

const term = (coefficient: number, index: number) => polynomial([[coefficient, index]]);
const model = (p: Params) => term((p.a * p.b) / p.c, p.m + p.n - p.k);

export const productAndQuotient = defineTemplate<Params>({
  id: 'y8/index-laws/product-and-quotient',
  version: 1,
  topicId: '125-index-laws-positive-and-zero',
  years: [8, 9],
  difficulty: 'NORMAL',
  strategy: 'add-and-subtract-indices',
  calculator: false,
  title: 'Multiply and divide powers',
  params(random) {
    const c = random.int(2, 6);
    const [m, n] = [random.int(2, 6), random.int(2, 6)];
    return { a: c * random.int(1, 3), b: random.int(2, 5), c, m, n, k: random.int(2, m + n - 2) };
  },
  prompt: (p) => `Simplify $\\frac{${term(p.a, p.m)}\\times ${term(p.b, p.n)}}{${term(p.c, p.k)}}$.`,
  answer: (p) => ({ kind: 'expression', model: model(p), forms: [{ kind: 'simplified' }] }),
  steps: (p) => [
    start(
      `\\frac{${term(p.a, p.m)}\\times ${term(p.b, p.n)}}{${term(p.c, p.k)}}`,
      'The numerator is a product, and the denominator is a single term.',
      'Copy the expression. Start with the product in the numerator.',
      'Which parts of the numerator are numbers, and which are powers of $x$?',
    ),
    equal(
      `\\frac{${term(p.a * p.b, p.m + p.n)}}{${term(p.c, p.k)}}`,
      'To multiply powers of the same base, add the indices. Multiply the numbers as usual.',
      'Write out the factors of $x$ in the numerator and count them.',
      'How many factors of $x$ are in the numerator altogether?',
    ),
    equal(
      model(p),
      'To divide powers of the same base, subtract the indices. Divide the numbers as usual.',
      'Cancel the factors of $x$ that are in both the numerator and the denominator.',
      'How many factors of $x$ are left after cancelling?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'multiplies-indices-in-product',
      compute: (p) => unlessRight(power((p.a * p.b) / p.c, p.m * p.n - p.k), model(p)),
      firstWrongStep: 1,
      feedback: (p) => `Write out $${term(1, p.m)}\\times ${term(1, p.n)}$ as factors of $x$ and count them.`,
    },
    {
      misconceptionId: 'divides-indices',
      compute: (p) =>
        (p.m + p.n) % p.k === 0 ? unlessRight(power((p.a * p.b) / p.c, (p.m + p.n) / p.k), model(p)) : null,
      firstWrongStep: 2,
      feedback: (p) => `Dividing by $${term(1, p.k)}$ takes away $${p.k}$ factors of $x$.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => term(p.a * p.b, p.m + p.n),
      firstWrongStep: 2,
      feedback: (p) => `You have the numerator right. You still need to divide it by $${term(p.c, p.k)}$.`,
    },
  ],
  confirm: (p) => ({
    kind: 'function',
    variables: ['x'],
    f: ({ x = 0 }) => (p.a * x ** p.m * p.b * x ** p.n) / (p.c * x ** p.k),
    domain: [0.5, 2.5],
  }),
  examples: [
    { seed: 's1', input: '9x^7', verdict: 'correct' },
    { seed: 's2', input: '\\frac{12x^2\\times 4x^6}{4x^3}', verdict: 'wrong-form' },
    { seed: 's1', input: '9x^{22}', verdict: 'wrong', misconceptionId: 'multiplies-indices-in-product' },
    { seed: 's3', input: '4x^3', verdict: 'wrong', misconceptionId: 'divides-indices' },
    { seed: 's1', input: '27x^{10}', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
  ],
});

/** A power in plain typing; a negative index is put in brackets. */
function power(coefficient: number, index: number): string {
  return index < 0 ? `${coefficient}x^(${index})` : term(coefficient, index);
}
