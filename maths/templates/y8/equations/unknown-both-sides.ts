import { defineTemplate } from '../../format';
import { fractionText, polynomial, withSign } from '../../number-text';
import { equivalent, start, unlessRight } from '../../worked-line';

/** a(x - b) = cx + d with a > c */
interface Params {
  a: number;
  b: number;
  c: number;
  x: number;
}

const constant = (p: Params) => p.a * (p.x - p.b) - p.c * p.x;
const right = (p: Params) =>
  polynomial([
    [p.c, 1],
    [constant(p), 0],
  ]);

export const unknownBothSides = defineTemplate<Params>({
  id: 'y8/equations/unknown-both-sides',
  version: 1,
  topicId: '130-equations-and-inequalities',
  years: [8, 9],
  difficulty: 'HARD',
  strategy: 'collect-the-unknown',
  calculator: false,
  title: 'Solve an equation with the unknown on both sides',
  params(random) {
    const c = random.int(1, 5);
    const a = c + random.int(2, 5);
    return { a, b: random.int(1, 8), c, x: random.nonZeroInt(-6, 10) };
  },
  prompt: (p) => `Solve $${p.a}(x-${p.b})=${right(p)}$.`,
  answer: (p) => ({ kind: 'number', model: `${p.x}`, variable: 'x' }),
  steps: (p) => [
    start(
      `${p.a}(x-${p.b})=${right(p)}`,
      'There’s a bracket, and $x$ is on both sides.',
      'Copy the equation. Deal with the bracket first.',
      'Which sides does $x$ appear on?',
    ),
    equivalent(
      `${p.a}x-${p.a * p.b}=${right(p)}`,
      `Multiply each term in the bracket by $${p.a}$.`,
      'Expand the bracket. Both of its terms are multiplied.',
      `What is $${p.a}$ times each term in the bracket?`,
    ),
    equivalent(
      `${p.a - p.c}x-${p.a * p.b}=${constant(p)}`,
      `Subtract $${polynomial([[p.c, 1]])}$ from both sides, so that $x$ is only on one side.`,
      'Collect the $x$ terms on the left.',
      `What can you subtract from both sides so that the right side has no $x$?`,
    ),
    equivalent(
      `${p.a - p.c}x=${(p.a - p.c) * p.x}`,
      `Add $${p.a * p.b}$ to both sides.`,
      `Undo $-${p.a * p.b}$ on both sides.`,
      'Which number is still next to the $x$ term?',
    ),
    equivalent(
      `x=${p.x}`,
      `Divide both sides by $${p.a - p.c}$.`,
      `Undo the multiplication by $${p.a - p.c}$.`,
      `Which number times $${p.a - p.c}$ gives the right side?`,
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'distributes-to-first-only',
      compute: (p) => unlessRight(fractionText(constant(p) + p.b, p.a - p.c), `${p.x}`),
      firstWrongStep: 1,
      feedback: (p) => `The $${p.a}$ multiplies both terms of the bracket $x-${p.b}$.`,
    },
    {
      misconceptionId: 'moves-term-keeps-sign',
      compute: (p) => unlessRight(fractionText(constant(p) + p.a * p.b, p.a + p.c), `${p.x}`),
      firstWrongStep: 2,
      feedback: (p) => `To get rid of $${polynomial([[p.c, 1]])}$ on the right, subtract it from both sides.`,
    },
    {
      misconceptionId: 'undoes-with-same-operation',
      compute: (p) => unlessRight(fractionText(constant(p) - p.a * p.b, p.a - p.c), `${p.x}`),
      firstWrongStep: 3,
      feedback: (p) => `To get rid of the $${withSign(-p.a * p.b)}$, do the opposite on both sides.`,
    },
  ],
  confirm: (p) => ({ kind: 'roots', f: (x) => p.a * (x - p.b) - (p.c * x + constant(p)), from: -80, to: 80 }),
  examples: [
    { seed: 's1', input: '-3', verdict: 'correct' },
    { seed: 's2', input: 'x=9', verdict: 'correct' },
    { seed: 's1', input: '-9', verdict: 'wrong', misconceptionId: 'distributes-to-first-only' },
    { seed: 's1', input: '-15/7', verdict: 'wrong', misconceptionId: 'moves-term-keeps-sign' },
    { seed: 's1', input: '-87/5', verdict: 'wrong', misconceptionId: 'undoes-with-same-operation' },
  ],
});
