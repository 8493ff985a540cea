import { defineTemplate } from '../../format';
import { polynomial, withSign } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** x² + 2hx + h² + k, to be written as (x + h)² + k. */
interface Params {
  h: number;
  k: number;
}

const constant = (p: Params) => p.h * p.h + p.k;
const quadratic = (p: Params) =>
  polynomial([
    [1, 2],
    [2 * p.h, 1],
    [constant(p), 0],
  ]);
const square = (h: number, k: number) => `(x${withSign(h)})^2${k === 0 ? '' : withSign(k)}`;
const model = (p: Params) => square(p.h, p.k);

export const completeTheSquare = defineTemplate<Params>({
  id: 'y10/square-completed/complete-the-square',
  version: 1,
  topicId: '162-algebra-techniques-completing-the-square',
  years: [10],
  difficulty: 'EASY',
  strategy: 'half-the-middle-coefficient',
  calculator: false,
  title: 'Complete the square',
  params: (random) =>
    drawUntil(
      () => ({ h: random.nonZeroInt(-9, 9), k: random.nonZeroInt(-20, 20) }),
      (p) => constant(p) !== 0 && Math.abs(p.h) > 1,
    ),
  prompt: (p) => `Write $${quadratic(p)}$ in the form $(x+h)^2+k$.`,
  answer: (p) => ({ kind: 'expression', model: model(p), forms: [{ kind: 'completed-square' }] }),
  steps: (p) => [
    start(
      quadratic(p),
      `Half of the coefficient of $x$ is $${p.h}$. So we need the square of $x${withSign(p.h)}$.`,
      'Halve the coefficient of $x$.',
      'Which bracket, when squared, starts with the same two terms?',
    ),
    equal(
      `${polynomial([
        [1, 2],
        [2 * p.h, 1],
      ])}+${p.h * p.h}-${p.h * p.h}${withSign(constant(p))}`,
      `The square of $x${withSign(p.h)}$ needs the constant ${p.h * p.h}. Add it, then subtract it again.`,
      'Square that half. Add this number, then subtract it straight away.',
      'How can you add a number without changing the value?',
    ),
    equal(
      `(x${withSign(p.h)})^2-${p.h * p.h}${withSign(constant(p))}`,
      'The first three terms are a perfect square.',
      'Write the first three terms as the square of a bracket.',
      'Which three terms make a perfect square?',
    ),
    equal(
      model(p),
      'Combine the two numbers at the end.',
      'Combine the two numbers outside the bracket.',
      'What do the two numbers outside the bracket add up to?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'square-added-not-balanced',
      compute: (p) => square(p.h, constant(p)),
      firstWrongStep: 1,
      feedback: (p) => `Expand your bracket: it brings in an extra ${p.h * p.h}. Was that in the question?`,
    },
    {
      misconceptionId: 'coefficient-not-halved',
      compute: (p) => square(2 * p.h, constant(p) - 4 * p.h * p.h),
      firstWrongStep: 0,
      feedback: (p) => `Expand $(x${withSign(2 * p.h)})^2$. What is the coefficient of $x$?`,
    },
    {
      misconceptionId: 'wrong-sign-in-factors',
      compute: (p) => square(-p.h, p.k),
      firstWrongStep: 2,
      feedback: (p) => `Expand your bracket and look at its middle term. Is it $${polynomial([[2 * p.h, 1]])}$?`,
    },
    {
      misconceptionId: 'moves-term-keeps-sign',
      compute: (p) => unlessRight(square(p.h, constant(p) + p.h * p.h), model(p)),
      firstWrongStep: 2,
      feedback: (p) => `You added ${p.h * p.h} twice. To keep the value the same, you need to subtract it once.`,
    },
  ],
  confirm: (p) => ({ kind: 'function', variables: ['x'], f: ({ x = 0 }) => x * x + 2 * p.h * x + constant(p) }),
  examples: [
    { seed: 's1', input: '(x-2)^2-17', verdict: 'correct' },
    { seed: 's2', input: '(x+6)^2+7', verdict: 'correct' },
    { seed: 's3', input: 'x^2-8x+34', verdict: 'wrong-form' },
    { seed: 's1', input: '(x-2)^2-13', verdict: 'wrong', misconceptionId: 'square-added-not-balanced' },
    { seed: 's1', input: '(x-4)^2-29', verdict: 'wrong', misconceptionId: 'coefficient-not-halved' },
    { seed: 's1', input: '(x+2)^2-17', verdict: 'wrong', misconceptionId: 'wrong-sign-in-factors' },
    { seed: 's1', input: '(x-2)^2-9', verdict: 'wrong', misconceptionId: 'moves-term-keeps-sign' },
  ],
});
