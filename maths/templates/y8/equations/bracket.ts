import { defineTemplate } from '../../format';
import { fractionText, withSign } from '../../number-text';
import { equivalent, start, unlessRight } from '../../worked-line';

/** a(x + b) = c */
interface Params {
  a: number;
  b: number;
  x: number;
}

const rightSide = (p: Params) => p.a * (p.x + p.b);
const question = (p: Params) => `${p.a}(x${withSign(p.b)})=${rightSide(p)}`;

export const bracket = defineTemplate<Params>({
  id: 'y8/equations/bracket',
  version: 1,
  topicId: '130-equations-and-inequalities',
  years: [8],
  difficulty: 'NORMAL',
  strategy: 'expand-then-solve',
  calculator: false,
  title: 'Solve an equation with a bracket',
  params(random) {
    const [a, b] = [random.int(2, 9), random.nonZeroInt(-9, 9)];
    let x = 0;
    do x = random.nonZeroInt(-8, 12);
    while (x + b === 0);
    return { a, b, x };
  },
  prompt: (p) => `Solve $${question(p)}$.`,
  answer: (p) => ({ kind: 'number', model: `${p.x}`, variable: 'x' }),
  steps: (p) => [
    start(
      question(p),
      `The whole bracket is multiplied by $${p.a}$.`,
      'Copy the equation. What is multiplied by what?',
      `What does the $${p.a}$ in front of the bracket multiply?`,
    ),
    equivalent(
      `${p.a}x${withSign(p.a * p.b)}=${rightSide(p)}`,
      `Multiply each term in the bracket by $${p.a}$.`,
      'Expand the bracket: there are two terms in it.',
      'How many terms are in the bracket, and how many products do you need?',
    ),
    equivalent(
      `${p.a}x=${p.a * p.x}`,
      `${p.b > 0 ? 'Subtract' : 'Add'} $${Math.abs(p.a * p.b)}$ ${p.b > 0 ? 'from' : 'to'} both sides.`,
      `Undo $${withSign(p.a * p.b)}$ on both sides.`,
      `What is the opposite of $${withSign(p.a * p.b)}$?`,
    ),
    equivalent(
      `x=${p.x}`,
      `Divide both sides by $${p.a}$.`,
      `Undo the multiplication by $${p.a}$.`,
      `Which number times $${p.a}$ gives the right side?`,
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'distributes-to-first-only',
      compute: (p) => fractionText(rightSide(p) - p.b, p.a),
      firstWrongStep: 1,
      feedback: (p) => `The $${p.a}$ multiplies everything in the bracket, including the $${withSign(p.b)}$.`,
    },
    {
      misconceptionId: 'undoes-with-same-operation',
      compute: (p) => unlessRight(`${p.x + 2 * p.b}`, `${p.x}`),
      firstWrongStep: 2,
      feedback: (p) => `To get rid of the $${withSign(p.a * p.b)}$, do the opposite on both sides.`,
    },
    {
      misconceptionId: 'subtracts-coefficient',
      compute: (p) => unlessRight(`${rightSide(p) - p.a - p.b}`, `${p.x}`),
      firstWrongStep: 1,
      feedback: (p) => `The bracket is multiplied by ${p.a}. What undoes that?`,
    },
  ],
  confirm: (p) => ({ kind: 'roots', f: (x) => p.a * (x + p.b) - rightSide(p), from: -60, to: 60 }),
  examples: [
    { seed: 's1', input: '-8', verdict: 'correct' },
    { seed: 's2', input: 'x=-7', verdict: 'correct' },
    { seed: 's1', input: '-16/9', verdict: 'wrong', misconceptionId: 'distributes-to-first-only' },
    { seed: 's1', input: '6', verdict: 'wrong', misconceptionId: 'undoes-with-same-operation' },
  ],
});
