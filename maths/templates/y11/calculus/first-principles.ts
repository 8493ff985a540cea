import { defineTemplate } from '../../format';
import { polynomial, withSign } from '../../number-text';
import { equal, start } from '../../worked-line';

/** f(x) = ax^2 + bx + c */
interface Params {
  a: number;
  b: number;
  c: number;
}

const rule = (p: Params) =>
  polynomial([
    [p.a, 2],
    [p.b, 1],
    [p.c, 0],
  ]);
const times = (n: number, text: string, first = false) => {
  const sign = n < 0 ? '-' : first ? '' : '+';
  return `${sign}${Math.abs(n) === 1 ? '' : Math.abs(n)}${text}`;
};
const quotient = (p: Params) => `${times(2 * p.a, 'x', true)}${times(p.a, 'h')}${withSign(p.b)}`;

export const firstPrinciples = defineTemplate<Params>({
  id: 'y11/calculus/first-principles',
  version: 1,
  topicId: '201-differentiation-from-first-principles-rules',
  years: [11],
  difficulty: 'HARD',
  strategy: 'difference-quotient',
  calculator: false,
  title: 'Differentiate from first principles',
  params: (random) => ({
    a: random.pick([1, 2, 3, 4, 5, -1, -2, -3]),
    b: random.nonZeroInt(-9, 9),
    c: random.nonZeroInt(-9, 9),
  }),
  prompt: (p) =>
    `Let $f(x)=${rule(p)}$. To differentiate from first principles, simplify $\\frac{f(x+h)-f(x)}{h}$ for $h\\neq 0$, before letting $h$ approach zero.`,
  instruction: () => 'Give your answer in expanded form, in terms of $x$ and $h$.',
  answer: (p) => ({ kind: 'expression', model: quotient(p), forms: [{ kind: 'expanded' }] }),
  steps: (p) => [
    start(
      `f(x+h)=${times(p.a, '(x+h)^{2}', true)}${times(p.b, '(x+h)')}${withSign(p.c)}`,
      'Replace each $x$ with $x+h$.',
      'Start with the first part of the numerator.',
      'What is $f(x+h)$?',
    ),
    start(
      `${times(p.a, '(x+h)^{2}', true)}${times(p.b, '(x+h)')}${withSign(p.c)}-(${rule(p)})`,
      'This is the numerator. Subtract the whole of $f(x)$.',
      'Write the numerator, using brackets.',
      'How do you show that you’re subtracting all of $f(x)$?',
    ),
    equal(
      `${times(2 * p.a, 'xh', true)}${times(p.a, 'h^{2}')}${times(p.b, 'h')}`,
      'Expand. The terms without $h$ cancel.',
      'Expand the square, including its middle term. Some terms cancel.',
      'Which terms are left after you subtract?',
    ),
    start(
      `\\frac{${times(2 * p.a, 'xh', true)}${times(p.a, 'h^{2}')}${times(p.b, 'h')}}{h}`,
      'Now divide the numerator by $h$.',
      'Every term in the numerator shares a factor with the denominator.',
      'What do all the terms in the numerator have in common?',
    ),
    equal(
      quotient(p),
      'Cancel $h$ from every term.',
      'Divide each term by $h$.',
      'What does this become as $h$ approaches zero?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'square-of-sum-termwise',
      compute: (p) => `${times(p.a, 'h', true)}${withSign(p.b)}`,
      firstWrongStep: 2,
      feedback: () => 'Write $(x+h)^2$ as a product of two brackets. How many products are there?',
    },
    {
      misconceptionId: 'limit-taken-early',
      compute: (p) =>
        polynomial([
          [2 * p.a, 1],
          [p.b, 0],
        ]),
      firstWrongStep: 4,
      feedback: () => 'You’ve already let $h$ approach zero. The question asks for the expression before that.',
    },
    {
      misconceptionId: 'divides-one-term-only',
      compute: (p) => `${times(2 * p.a, 'x', true)}${times(p.a, 'h^2')}${times(p.b, 'h')}`,
      firstWrongStep: 4,
      feedback: () => 'Divide every term in the numerator by $h$.',
    },
  ],
  confirm: (p) => ({
    kind: 'function',
    variables: ['x', 'h'],
    f({ x = 0, h = 1 }) {
      const f = (t: number) => p.a * t * t + p.b * t + p.c;
      return (f(x + h) - f(x)) / h;
    },
    domain: [0.2, 3],
  }),
  examples: [
    { seed: 's1', input: '2x+h+6', verdict: 'correct' },
    { seed: 's2', input: '2x+h+5', verdict: 'correct' },
    { seed: 's1', input: 'h+6', verdict: 'wrong', misconceptionId: 'square-of-sum-termwise' },
    { seed: 's1', input: '2x+6', verdict: 'wrong', misconceptionId: 'limit-taken-early' },
    { seed: 's1', input: '2x+h^2+6h', verdict: 'wrong', misconceptionId: 'divides-one-term-only' },
  ],
});
