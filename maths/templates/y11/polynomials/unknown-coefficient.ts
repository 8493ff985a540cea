import { defineTemplate } from '../../format';
import { bracketed, fractionText, polynomial, withSign } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, start } from '../../worked-line';

/** x^3 + kx^2 + cx + d with the factor x - r; d follows from k. */
interface Params {
  k: number;
  c: number;
  r: number;
}

const constant = (p: Params) => -(p.r ** 3 + p.k * p.r ** 2 + p.c * p.r);
const text = (p: Params) => `x^3+kx^2${polynomialTail(p)}`;
const polynomialTail = (p: Params) => {
  const tail = polynomial([
    [p.c, 1],
    [constant(p), 0],
  ]);
  return tail.startsWith('-') ? tail : `+${tail}`;
};
const known = (p: Params, x: number) => x ** 3 + p.c * x + constant(p);

export const unknownCoefficient = defineTemplate<Params>({
  id: 'y11/polynomials/unknown-coefficient',
  version: 1,
  topicId: '194-polynomials-remainder-and-factor',
  years: [11],
  difficulty: 'NORMAL',
  strategy: 'factor-theorem-equation',
  calculator: false,
  title: 'Unknown coefficient from a factor',
  params: (random) =>
    drawUntil(
      () => ({ k: random.nonZeroInt(-7, 7), c: random.nonZeroInt(-9, 9), r: random.pick([2, -2, 3, -3, -1, 1]) }),
      (p) => constant(p) !== 0 && Math.abs(constant(p)) <= 60,
    ),
  prompt: (p) => `The polynomial $P(x)=${text(p)}$ has a factor of $x${withSign(-p.r)}$. Find the value of $k$.`,
  answer: (p) => ({ kind: 'number', model: `${p.k}`, variable: 'k', forms: [{ kind: 'simplified' }] }),
  steps: (p) => [
    start(
      `${bracketed(p.r)}^{3}+k\\times ${bracketed(p.r)}^{2}${p.c < 0 ? '-' : '+'}${Math.abs(p.c)}\\times ${bracketed(p.r)}${withSign(constant(p))}=0`,
      `By the factor theorem, $P(${p.r})$ is zero.`,
      'What does a factor tell you about a value of the polynomial?',
      'Which value of $x$ makes the factor zero, and what is $P(x)$ there?',
    ),
    equivalent(
      `${p.r ** 2 === 1 ? '' : p.r ** 2}k${withSign(known(p, p.r))}=0`.replace('+0=', '='),
      'Work out the powers and collect the numbers.',
      'Collect the constants.',
      'What is the sum of the terms without $k$?',
    ),
    equivalent(
      `k=${p.k}`,
      'Solve for $k$.',
      'Move the constant to the other side, and divide by the coefficient of $k$.',
      'Which value of $k$ makes this true?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'roots-sign-flipped',
      compute: (p) => (known(p, -p.r) === known(p, p.r) ? null : fractionText(-known(p, -p.r), p.r ** 2)),
      firstWrongStep: 0,
      feedback: (p) => `Which value of $x$ makes $x${withSign(-p.r)}$ equal to zero?`,
    },
    {
      misconceptionId: 'moves-term-keeps-sign',
      compute: (p) => `${-p.k}`,
      firstWrongStep: 2,
      feedback: () => 'When you move the constant to the other side, what happens to its sign?',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => (p.r ** 2 === 1 ? null : `${-known(p, p.r)}`),
      firstWrongStep: 2,
      feedback: (p) => `You’ve found $${p.r ** 2}k$, but not $k$ yet.`,
    },
  ],
  confirm(p) {
    // Try whole numbers for k, and divide each time by the factor until nothing is left over.
    for (let k = -100; k <= 100; k += 1) {
      const first = k + p.r;
      const second = p.c + first * p.r;
      if (constant(p) + second * p.r === 0) return { kind: 'values', values: [k] };
    }
    return { kind: 'values', values: [] };
  },
  examples: [
    { seed: 's1', input: '-2', verdict: 'correct' },
    { seed: 's2', input: '-4', verdict: 'correct' },
    { seed: 's1', input: '-9', verdict: 'wrong', misconceptionId: 'roots-sign-flipped' },
    { seed: 's1', input: '2', verdict: 'wrong', misconceptionId: 'moves-term-keeps-sign' },
    { seed: 's1', input: '-8', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
  ],
});
