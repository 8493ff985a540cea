import { defineTemplate } from '../../format';
import { polynomial } from '../../number-text';
import { equal, start, unlessRight } from '../../worked-line';

/** a(bx + c) - d(x - e) */
interface Params {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
}

const linear = (m: number, n: number) =>
  polynomial([
    [m, 1],
    [n, 0],
  ]);
const model = (p: Params) => linear(p.a * p.b - p.d, p.a * p.c + p.d * p.e);
const question = (p: Params) => `${p.a}(${linear(p.b, p.c)})-${p.d}(x-${p.e})`;

export const expandTwoBrackets = defineTemplate<Params>({
  id: 'y8/linear-expressions/expand-two-brackets',
  version: 1,
  topicId: '128-expand-and-factorise-linear',
  years: [8, 9],
  difficulty: 'HARD',
  strategy: 'expand-and-collect',
  calculator: false,
  title: 'Expand two brackets and collect like terms',
  params(random) {
    const b = random.int(1, 4);
    const a = random.int(2, 6);
    let d = random.int(2, 6);
    while (d === a * b) d = random.int(2, 7);
    return { a, b, c: random.int(1, 7), d, e: random.int(1, 7) };
  },
  prompt: (p) => `Expand and simplify $${question(p)}$.`,
  answer: (p) => ({ kind: 'expression', model: model(p), forms: [{ kind: 'expanded' }] }),
  steps: (p) => [
    start(
      question(p),
      'Each number in front multiplies its whole bracket.',
      'Copy the expression. There are two brackets to expand.',
      'What multiplies the second bracket, including its sign?',
    ),
    equal(
      `${linear(p.a * p.b, p.a * p.c)}-${p.d}(x-${p.e})`,
      `Multiply both terms of the first bracket by $${p.a}$.`,
      'Only expand the first bracket.',
      'How many products does the first bracket give?',
    ),
    equal(
      `${linear(p.a * p.b, p.a * p.c)}-${p.d}x+${p.d * p.e}`,
      `Multiply both terms of the second bracket by $-${p.d}$. A negative times a negative is positive.`,
      `Now multiply each term of the second bracket by $-${p.d}$.`,
      'What is the sign of a negative number times a negative number?',
    ),
    equal(
      model(p),
      'Collect like terms: the $x$ terms, and the numbers.',
      'Put the $x$ terms together, and the numbers together.',
      'Which of the four are like terms?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'sign-lost-on-distribute',
      compute: (p) => linear(p.a * p.b - p.d, p.a * p.c - p.d * p.e),
      firstWrongStep: 2,
      feedback: (p) => `In the second bracket, $-${p.d}$ also multiplies $-${p.e}$. Which sign does that give?`,
    },
    {
      misconceptionId: 'distributes-to-first-only',
      compute: (p) => unlessRight(linear(p.a * p.b - p.d, p.c - p.e), model(p)),
      firstWrongStep: 1,
      feedback: () => 'Each bracket has two terms, and you multiply both of them.',
    },
    {
      misconceptionId: 'joins-unlike-terms',
      compute: (p) => polynomial([[p.a * p.b - p.d + p.a * p.c + p.d * p.e, 1]]),
      firstWrongStep: 3,
      feedback: () => '$x$ terms and numbers aren’t like terms, so they stay separate.',
    },
  ],
  confirm: (p) => ({
    kind: 'function',
    variables: ['x'],
    f: ({ x = 0 }) => p.a * (p.b * x + p.c) - p.d * (x - p.e),
  }),
  examples: [
    { seed: 's1', input: '5x+19', verdict: 'correct' },
    { seed: 's2', input: '3(3x+2)-5(x-4)', verdict: 'wrong-form' },
    { seed: 's1', input: '5x+13', verdict: 'wrong', misconceptionId: 'sign-lost-on-distribute' },
    { seed: 's1', input: '5x+3', verdict: 'wrong', misconceptionId: 'distributes-to-first-only' },
    { seed: 's1', input: '24x', verdict: 'wrong', misconceptionId: 'joins-unlike-terms' },
  ],
});
