import { defineTemplate } from '../../format';
import { fractionText, withSign } from '../../number-text';
import { equivalent, start, unlessRight } from '../../worked-line';

/** ax + b = c with a natural solution */
interface Params {
  a: number;
  b: number;
  x: number;
}

const rightSide = (p: Params) => p.a * p.x + p.b;
const question = (p: Params) => `${p.a}x${withSign(p.b)}=${rightSide(p)}`;
const undo = (p: Params) => (p.b > 0 ? `subtract $${p.b}$ from` : `add $${-p.b}$ to`);

export const twoStep = defineTemplate<Params>({
  id: 'y7/linear-equations/two-step',
  version: 1,
  topicId: '111-linear-equations-natural-solutions',
  years: [7],
  difficulty: 'EASY',
  strategy: 'undo-two-operations',
  calculator: false,
  title: 'Solve a two-step equation',
  params(random) {
    const a = random.int(2, 9);
    const x = random.int(2, 12);
    const b = random.nonZeroInt(-Math.min(a * x - 1, 15), 20);
    return { a, b, x };
  },
  prompt: (p) => `Solve $${question(p)}$.`,
  answer: (p) => ({ kind: 'number', model: `${p.x}`, variable: 'x', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      question(p),
      'Two things were done to $x$: it was multiplied, then a number was added or subtracted.',
      'Say what was done to $x$, in order.',
      'What was done to $x$ last on the left side?',
    ),
    equivalent(
      `${p.a}x=${p.a * p.x}`,
      `Undo the last operation: ${undo(p)} both sides.`,
      `First get rid of the $${withSign(p.b)}$. Do the opposite to both sides.`,
      `What is the opposite of $${withSign(p.b)}$, and how do you keep both sides balanced?`,
    ),
    equivalent(
      `x=${p.x}`,
      `Divide both sides by $${p.a}$.`,
      `$x$ is multiplied by $${p.a}$. Undo that.`,
      `How many times does $${p.a}$ go into the right side?`,
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'undoes-with-same-operation',
      compute: (p) => fractionText(rightSide(p) + p.b, p.a),
      firstWrongStep: 1,
      feedback: (p) => `To undo $${withSign(p.b)}$, use the opposite operation on both sides.`,
    },
    {
      misconceptionId: 'subtracts-coefficient',
      compute: (p) => unlessRight(`${p.a * p.x - p.a}`, `${p.x}`),
      firstWrongStep: 2,
      feedback: (p) => `$${p.a}x$ means $${p.a}$ times $x$. Which operation undoes a multiplication?`,
    },
    {
      misconceptionId: 'divides-one-term-only',
      compute: (p) => fractionText(rightSide(p) - p.a * p.b, p.a),
      firstWrongStep: 1,
      feedback: (p) => `If you divide both sides by $${p.a}$ first, you have to divide the $${withSign(p.b)}$ as well.`,
    },
  ],
  confirm: (p) => ({ kind: 'roots', f: (x) => p.a * x + p.b - rightSide(p), from: -200, to: 200 }),
  examples: [
    { seed: 's1', input: '8', verdict: 'correct' },
    { seed: 's2', input: 'x=9', verdict: 'correct' },
    { seed: 's1', input: '90/7', verdict: 'wrong', misconceptionId: 'undoes-with-same-operation' },
    { seed: 's1', input: '49', verdict: 'wrong', misconceptionId: 'subtracts-coefficient' },
    { seed: 's1', input: '-46/7', verdict: 'wrong', misconceptionId: 'divides-one-term-only' },
  ],
});
