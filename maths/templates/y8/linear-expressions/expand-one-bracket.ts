import { defineTemplate } from '../../format';
import { bracketed, polynomial, withSign } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

/** a (bx + c) */
interface Params {
  a: number;
  b: number;
  c: number;
}

const linear = (b: number, c: number) =>
  polynomial([
    [b, 1],
    [c, 0],
  ]);
const question = (p: Params) => `${p.a}(${linear(p.b, p.c)})`;
const model = (p: Params) => linear(p.a * p.b, p.a * p.c);

export const expandOneBracket = defineTemplate<Params>({
  id: 'y8/linear-expressions/expand-one-bracket',
  version: 1,
  topicId: '128-expand-and-factorise-linear',
  years: [8],
  difficulty: 'EASY',
  strategy: 'multiply-each-term',
  calculator: false,
  title: 'Expand one bracket',
  params: (random) =>
    drawUntil(
      () => ({ a: random.nonZeroInt(-6, 9), b: random.int(1, 6), c: random.nonZeroInt(-9, 9) }),
      (p) => Math.abs(p.a) > 1 && p.b + p.c !== 0,
    ),
  prompt: (p) => `Expand $${question(p)}$.`,
  answer: (p) => ({ kind: 'expression', model: model(p), forms: [{ kind: 'expanded' }] }),
  steps: (p) => [
    start(
      question(p),
      `The $${p.a}$ multiplies everything in the bracket.`,
      'Copy the question. How many terms are in the bracket?',
      `What does the $${p.a}$ in front multiply?`,
    ),
    equal(
      `${p.a}\\times ${polynomial([[p.b, 1]])}${p.a < 0 ? '+(' : '+'}${p.a}${p.a < 0 ? ')' : ''}\\times ${bracketed(p.c)}`,
      'Multiply each term separately.',
      'Write one product for each term in the bracket.',
      'How many products do you need?',
    ),
    equal(
      model(p),
      `$${p.a}\\times ${bracketed(p.c)}=${p.a * p.c}$. Watch the signs.`,
      'Work out both products, including their signs.',
      'Are the two terms like terms, or do they stay separate?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'distributes-to-first-only',
      compute: (p) => linear(p.a * p.b, p.c),
      firstWrongStep: 1,
      feedback: (p) => `The $${p.a}$ multiplies the $${withSign(p.c)}$ as well.`,
    },
    {
      misconceptionId: 'sign-lost-on-distribute',
      compute: (p) => (p.a < 0 || p.c < 0 ? linear(p.a * p.b, -p.a * p.c) : null),
      firstWrongStep: 2,
      feedback: (p) => `Look at the sign of $${p.a}\\times ${bracketed(p.c)}$ again.`,
    },
    {
      misconceptionId: 'joins-unlike-terms',
      compute: (p) => polynomial([[p.a * (p.b + p.c), 1]]),
      firstWrongStep: 2,
      feedback: () => 'An $x$ term and a number aren’t like terms, so they stay separate.',
    },
  ],
  // The bracket, taken as often as the number in front says.
  confirm: (p) => ({
    kind: 'function',
    variables: ['x'],
    f({ x = 0 }) {
      let sum = 0;
      for (let group = 0; group < Math.abs(p.a); group += 1) sum += p.b * x + p.c;
      return p.a < 0 ? -sum : sum;
    },
  }),
  examples: [
    { seed: 's1', input: '-12x-16', verdict: 'correct' },
    { seed: 's2', input: '-3x+12', verdict: 'correct' },
    { seed: 's3', input: '3(x-6)', verdict: 'wrong-form' },
    { seed: 's1', input: '-12x+4', verdict: 'wrong', misconceptionId: 'distributes-to-first-only' },
    { seed: 's1', input: '-12x+16', verdict: 'wrong', misconceptionId: 'sign-lost-on-distribute' },
    { seed: 's1', input: '-28x', verdict: 'wrong', misconceptionId: 'joins-unlike-terms' },
  ],
});
