import { defineTemplate } from '../../format';
import { gcd, polynomial } from '../../number-text';
import { equal, start } from '../../worked-line';

/** factor (bx + c) */
interface Params {
  factor: number;
  b: number;
  c: number;
}

const inner = (p: Params) =>
  polynomial([
    [p.b, 1],
    [p.c, 0],
  ]);
const question = (p: Params) =>
  polynomial([
    [p.factor * p.b, 1],
    [p.factor * p.c, 0],
  ]);

export const factoriseCommonFactor = defineTemplate<Params>({
  id: 'y8/linear-expressions/factorise-common-factor',
  version: 1,
  topicId: '128-expand-and-factorise-linear',
  years: [8],
  difficulty: 'NORMAL',
  strategy: 'highest-common-factor',
  calculator: false,
  title: 'Take out the highest common factor',
  params(random) {
    const factor = random.pick([3, 4, 5, 6, 7, 8, 9, 10, 12]);
    let [b, c] = [1, 1];
    do [b, c] = [random.int(2, 7), random.nonZeroInt(-9, 9)];
    while (gcd(b, c) !== 1);
    return { factor, b, c };
  },
  prompt: (p) => `Factorise $${question(p)}$ fully.`,
  answer: (p) => ({ kind: 'expression', model: `${p.factor}(${inner(p)})`, forms: [{ kind: 'factorised' }] }),
  steps: (p) => [
    start(
      question(p),
      'Look for the largest number that goes into both terms.',
      'List the factors of both numbers.',
      'Which numbers go into both terms, and which is the largest?',
    ),
    equal(
      `${p.factor}\\times ${polynomial([[p.b, 1]])}${p.c < 0 ? '-' : '+'}${p.factor}\\times ${Math.abs(p.c)}`,
      `The highest common factor is $${p.factor}$. Write each term as $${p.factor}$ times something.`,
      'Write each term as a product with the highest common factor.',
      'What is left of each term when you divide by the common factor?',
    ),
    equal(
      `${p.factor}(${inner(p)})`,
      'Take out the common factor and put what’s left in a bracket.',
      'Write the common factor once, in front of a bracket.',
      'If you expand your answer, do you get back to the question?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'divides-one-term-only',
      compute: (p) =>
        `${p.factor}(${polynomial([
          [p.b, 1],
          [p.factor * p.c, 0],
        ])})`,
      firstWrongStep: 2,
      feedback: (p) => `Expand your bracket. Is the second term $${p.factor * p.c}$?`,
    },
    {
      misconceptionId: 'joins-unlike-terms',
      compute: (p) => (p.b + p.c === 0 ? null : polynomial([[p.factor * (p.b + p.c), 1]])),
      firstWrongStep: 1,
      feedback: () => 'An $x$ term and a number aren’t like terms, so you can’t combine them.',
    },
    {
      misconceptionId: 'sign-lost-on-distribute',
      compute: (p) =>
        p.c > 0
          ? null
          : `${p.factor}(${polynomial([
              [p.b, 1],
              [-p.c, 0],
            ])})`,
      firstWrongStep: 2,
      feedback: (p) => `The second term in the question is $${p.factor * p.c}$. Look at its sign.`,
    },
  ],
  confirm: (p) => ({
    kind: 'function',
    variables: ['x'],
    f: ({ x = 0 }) => p.factor * p.b * x + p.factor * p.c,
  }),
  examples: [
    { seed: 's1', input: '8(7x-3)', verdict: 'correct' },
    { seed: 's2', input: '40x+64', verdict: 'wrong-form' },
    { seed: 's1', input: '8(7x-24)', verdict: 'wrong', misconceptionId: 'divides-one-term-only' },
    { seed: 's1', input: '32x', verdict: 'wrong', misconceptionId: 'joins-unlike-terms' },
    { seed: 's1', input: '8(7x+3)', verdict: 'wrong', misconceptionId: 'sign-lost-on-distribute' },
  ],
});
