import { defineTemplate } from '../../format';
import { withSign } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, start, unlessRight } from '../../worked-line';

/** x/a + b = c, with x = a·q */
interface Params {
  letter: string;
  a: number;
  b: number;
  q: number;
}

const right = (p: Params) => p.q + p.b;
const root = (p: Params) => p.a * p.q;
const question = (p: Params) => `\\frac{${p.letter}}{${p.a}}${withSign(p.b)}=${right(p)}`;

export const quotient = defineTemplate<Params>({
  id: 'y8/equations/quotient',
  version: 1,
  topicId: '130-equations-and-inequalities',
  years: [8],
  difficulty: 'EASY',
  strategy: 'undo-a-division',
  calculator: false,
  title: 'Solve an equation with a quotient',
  params: (random) =>
    drawUntil(
      () => ({
        letter: random.pick(['x', 'y', 'n', 'm', 'k']),
        a: random.int(2, 9),
        b: random.nonZeroInt(-9, 9),
        q: random.nonZeroInt(-8, 8),
      }),
      (p) => right(p) !== 0 && Math.abs(p.q) > 1,
    ),
  prompt: (p) => `Solve $${question(p)}$.`,
  answer: (p) => ({ kind: 'number', model: `${root(p)}`, variable: p.letter, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      question(p),
      `First $${p.letter}$ is divided, then a number is ${p.b > 0 ? 'added' : 'subtracted'}. Undo these in reverse order.`,
      'Copy the equation. What happens to the letter, and in which order?',
      'Which of the two operations was done last?',
    ),
    equivalent(
      `\\frac{${p.letter}}{${p.a}}=${p.q}`,
      `${p.b > 0 ? 'Subtract' : 'Add'} $${Math.abs(p.b)}$ ${p.b > 0 ? 'from' : 'to'} both sides.`,
      `Undo the $${withSign(p.b)}$ on both sides.`,
      `What is the opposite of $${withSign(p.b)}$?`,
    ),
    equivalent(
      `${p.letter}=${root(p)}`,
      `Multiply both sides by $${p.a}$.`,
      'Undo the division.',
      'Which operation undoes dividing?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'moves-term-keeps-sign',
      compute: (p) => `${p.a * (right(p) + p.b)}`,
      firstWrongStep: 1,
      feedback: (p) => `To get rid of the $${withSign(p.b)}$, do the opposite on both sides.`,
    },
    {
      misconceptionId: 'undoes-with-same-operation',
      compute: (p) => (p.q % p.a === 0 ? `${p.q / p.a}` : `${p.q}/${p.a}`),
      firstWrongStep: 2,
      feedback: (p) => `The letter is divided by $${p.a}$. Dividing again doesn’t undo that.`,
    },
    {
      misconceptionId: 'divides-one-term-only',
      compute: (p) => unlessRight(`${p.a * right(p) - p.b}`, `${root(p)}`),
      firstWrongStep: 1,
      feedback: (p) =>
        `If you multiply by $${p.a}$ first, you have to multiply every term, including the $${withSign(p.b)}$.`,
    },
  ],
  confirm: (p) => ({ kind: 'roots', f: (x) => x / p.a + p.b - right(p), from: -200, to: 200 }),
  examples: [
    { seed: 's1', input: '20', verdict: 'correct' },
    { seed: 's2', input: '-40', verdict: 'correct' },
    { seed: 's3', input: '90/2', verdict: 'wrong-form' },
    { seed: 's1', input: '90', verdict: 'wrong', misconceptionId: 'moves-term-keeps-sign' },
    { seed: 's1', input: '4/5', verdict: 'wrong', misconceptionId: 'undoes-with-same-operation' },
    { seed: 's1', input: '48', verdict: 'wrong', misconceptionId: 'divides-one-term-only' },
  ],
});
