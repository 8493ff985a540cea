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
  title: 'The difference quotient of a quadratic',
  params: (random) => ({
    a: random.pick([1, 2, 3, 4, 5, -1, -2, -3]),
    b: random.nonZeroInt(-9, 9),
    c: random.nonZeroInt(-9, 9),
  }),
  prompt: (p) =>
    `Let $f(x)=${rule(p)}$. To differentiate from first principles, simplify $\\frac{f(x+h)-f(x)}{h}$ for $h\\neq 0$, before $h$ goes to zero.`,
  instruction: () => 'Give your answer expanded, in terms of $x$ and $h$.',
  answer: (p) => ({ kind: 'expression', model: quotient(p), forms: [{ kind: 'expanded' }] }),
  steps: (p) => [
    start(
      `f(x+h)=${times(p.a, '(x+h)^{2}', true)}${times(p.b, '(x+h)')}${withSign(p.c)}`,
      'Put $x+h$ in place of each $x$.',
      'Begin with the first part of the top.',
      'What is $f$ of $x+h$?',
    ),
    start(
      `${times(p.a, '(x+h)^{2}', true)}${times(p.b, '(x+h)')}${withSign(p.c)}-(${rule(p)})`,
      'This is the top of the quotient. Take the whole of $f(x)$ away.',
      'Write the top of the quotient, with brackets.',
      'How do you show that all of $f(x)$ is taken away?',
    ),
    equal(
      `${times(2 * p.a, 'xh', true)}${times(p.a, 'h^{2}')}${times(p.b, 'h')}`,
      'Expand; the terms without $h$ cancel.',
      'Expand the square, which has a middle term. Some terms cancel.',
      'Which terms are left after the subtraction?',
    ),
    start(
      `\\frac{${times(2 * p.a, 'xh', true)}${times(p.a, 'h^{2}')}${times(p.b, 'h')}}{h}`,
      'Now divide the top by $h$.',
      'Every term of the top has a factor in common with the bottom.',
      'What do all terms of the top have in common?',
    ),
    equal(
      quotient(p),
      'Cancel $h$ in every term.',
      'Divide each term by $h$.',
      'What does this become when $h$ goes to zero?',
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
      feedback: () => 'You have let $h$ go to zero already. The question asks for the quotient before that.',
    },
    {
      misconceptionId: 'divides-one-term-only',
      compute: (p) => `${times(2 * p.a, 'x', true)}${times(p.a, 'h^2')}${times(p.b, 'h')}`,
      firstWrongStep: 4,
      feedback: () => 'Every term of the top is divided by $h$.',
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
