import { defineTemplate } from '../../format';
import { polynomial, withSign } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

/** f(x) = ax + b and g(x) = x^2 + cx, in the order f(g(x)) or g(f(x)) */
interface Params {
  a: number;
  b: number;
  c: number;
  lineFirst: boolean;
}

const line = (p: Params) =>
  polynomial([
    [p.a, 1],
    [p.b, 0],
  ]);
const parabola = (p: Params) =>
  polynomial([
    [1, 2],
    [p.c, 1],
  ]);
/** g(f(x)) = (ax + b)^2 + c(ax + b) */
const lineThenSquare = (p: Params) =>
  polynomial([
    [p.a * p.a, 2],
    [2 * p.a * p.b + p.a * p.c, 1],
    [p.b * p.b + p.c * p.b, 0],
  ]);
/** f(g(x)) = a(x^2 + cx) + b */
const squareThenLine = (p: Params) =>
  polynomial([
    [p.a, 2],
    [p.a * p.c, 1],
    [p.b, 0],
  ]);

export const compositeRule = defineTemplate<Params>({
  id: 'y11/functions/composite-rule',
  version: 1,
  topicId: '192-working-with-functions-domain-and-range',
  years: [11],
  difficulty: 'HARD',
  strategy: 'function-of-a-function',
  calculator: false,
  title: 'Rule of a composite function',
  params: (random) =>
    drawUntil(
      () => ({
        a: random.pick([2, 3, 4, 5, -2, -3]),
        b: random.nonZeroInt(-6, 6),
        c: random.nonZeroInt(-5, 5),
        lineFirst: random.chance(0.7),
      }),
      (p) => 2 * p.b + p.c !== 0 && p.b + p.c !== 0,
    ),
  prompt: (p) =>
    `Let $f(x)=${line(p)}$ and $g(x)=${parabola(p)}$. Find the rule for $${p.lineFirst ? 'g(f(x))' : 'f(g(x))'}$.`,
  instruction: () => 'Give just the expanded expression in $x$, with like terms collected.',
  answer: (p) => ({
    kind: 'expression',
    model: p.lineFirst ? lineThenSquare(p) : squareThenLine(p),
    forms: [{ kind: 'expanded' }],
  }),
  steps: (p) =>
    p.lineFirst
      ? [
          start(
            `g(f(x))=g(${line(p)})`,
            'The function next to $x$ is $f$, so apply it first.',
            'Look at the function next to $x$.',
            'Which of the two functions do you apply first?',
          ),
          start(
            `(${line(p)})^{2}${withSign(p.c).replace(/1$/, '')}(${line(p)})`,
            `Substitute $${line(p)}$ for each $x$ in $g(x)$.`,
            'Substitute the whole rule of the first function into the other one, in brackets.',
            'What do you substitute for $x$ in the other rule?',
          ),
          equal(
            `${polynomial([
              [p.a * p.a, 2],
              [2 * p.a * p.b, 1],
              [p.b * p.b, 0],
            ])}${p.a * p.c > 0 ? '+' : ''}${polynomial([
              [p.a * p.c, 1],
              [p.b * p.c, 0],
            ])}`,
            'Expand the square, including its middle term, and the other bracket.',
            'Expand both brackets.',
            'How many terms does the square of a sum have?',
          ),
          equal(lineThenSquare(p), 'Collect like terms.', 'Collect like terms.', 'Which terms are like terms?'),
        ]
      : [
          start(
            `f(g(x))=f(${parabola(p)})`,
            'The function next to $x$ is $g$, so apply it first.',
            'Look at the function next to $x$.',
            'Which of the two functions do you apply first?',
          ),
          start(
            `${p.a}(${parabola(p)})${withSign(p.b)}`,
            `Substitute $${parabola(p)}$ for $x$ in $f(x)$.`,
            'Substitute the whole rule of the first function into the other one, in brackets.',
            'What do you substitute for $x$ in the other rule?',
          ),
          equal(
            squareThenLine(p),
            'Expand the bracket.',
            'Multiply each term in the bracket.',
            'Is there anything to collect afterwards?',
          ),
        ],
  wrongPaths: [
    {
      misconceptionId: 'composition-order-swapped',
      compute: (p) => (p.lineFirst ? squareThenLine(p) : lineThenSquare(p)),
      firstWrongStep: 0,
      feedback: (p) => `In $${p.lineFirst ? 'g(f(x))' : 'f(g(x))'}$, which function is applied to $x$ itself?`,
    },
    {
      misconceptionId: 'function-notation-as-times',
      compute: (p) => `(${line(p)})(${parabola(p)})`,
      firstWrongStep: 1,
      feedback: () => 'You multiplied the two rules. Apply one function to the result of the other instead.',
    },
    {
      misconceptionId: 'square-of-sum-termwise',
      compute: (p) =>
        p.lineFirst
          ? polynomial([
              [p.a * p.a, 2],
              [p.a * p.c, 1],
              [p.b * p.b + p.c * p.b, 0],
            ])
          : null,
      firstWrongStep: 2,
      feedback: (p) => `Write $(${line(p)})^2$ as a product of two brackets. How many products are there?`,
    },
  ],
  confirm: (p) => ({
    kind: 'function',
    variables: ['x'],
    f({ x = 0 }) {
      const f = (t: number) => p.a * t + p.b;
      const g = (t: number) => t * (t + p.c);
      return p.lineFirst ? g(f(x)) : f(g(x));
    },
  }),
  examples: [
    { seed: 's1', input: '9x^2-18x+5', verdict: 'correct' },
    { seed: 's2', input: '4x^2+28x+48', verdict: 'correct' },
    { seed: 's1', input: '-3x^2+12x+5', verdict: 'wrong', misconceptionId: 'composition-order-swapped' },
    { seed: 's1', input: '(-3x+5)(x^2-4x)', verdict: 'wrong', misconceptionId: 'function-notation-as-times' },
    { seed: 's1', input: '9x^2+12x+5', verdict: 'wrong', misconceptionId: 'square-of-sum-termwise' },
  ],
});
