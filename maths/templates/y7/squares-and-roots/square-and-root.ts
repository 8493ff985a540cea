import { defineTemplate } from '../../format';
import { equal, start, unlessRight } from '../../worked-line';

/** base^2 (sign) sqrt(root^2) */
interface Params {
  base: number;
  root: number;
  sign: '+' | '-';
}

const combine = (p: Params, a: number, b: number) => (p.sign === '+' ? a + b : a - b);
const value = (p: Params) => combine(p, p.base ** 2, p.root);

export const squareAndRoot = defineTemplate<Params>({
  id: 'y7/squares-and-roots/square-and-root',
  version: 1,
  topicId: '101-squares-and-square-roots',
  years: [7],
  difficulty: 'EASY',
  strategy: 'square-and-root-as-inverses',
  calculator: false,
  title: 'A square and a square root',
  params: (random) => ({ base: random.int(5, 12), root: random.int(3, 12), sign: random.pick(['+', '-'] as const) }),
  prompt: (p) => `Work out $${p.base}^2${p.sign}\\sqrt{${p.root ** 2}}$.`,
  answer: (p) => ({ kind: 'number', model: `${value(p)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${p.base}^2${p.sign}\\sqrt{${p.root ** 2}}`,
      'Work out squares and roots before adding or subtracting.',
      'Copy the question. Find the square and the square root in it.',
      'Which two parts can you work out on their own?',
    ),
    equal(
      `${p.base ** 2}${p.sign}\\sqrt{${p.root ** 2}}`,
      `$${p.base}^2=${p.base}\\times ${p.base}$`,
      `Multiply $${p.base}$ by itself.`,
      `How many tiles are in a square with ${p.base} tiles on each side?`,
    ),
    equal(
      `${p.base ** 2}${p.sign}${p.root}`,
      `$${p.root}\\times ${p.root}=${p.root ** 2}$, so the square root is $${p.root}$.`,
      `Find the number that gives $${p.root ** 2}$ when you multiply it by itself.`,
      `A square is made of ${p.root ** 2} tiles. How many tiles are along one side?`,
    ),
    equal(
      `${value(p)}`,
      p.sign === '+' ? 'Add the two numbers.' : 'Subtract the root from the square.',
      'Only one operation is left.',
      'What is left to do with the two numbers?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'square-as-double',
      compute: (p) => unlessRight(`${combine(p, 2 * p.base, p.root)}`, `${value(p)}`),
      firstWrongStep: 1,
      feedback: (p) => `$${p.base}^2$ is $${p.base}\\times ${p.base}$, not $${p.base}\\times 2$.`,
    },
    {
      misconceptionId: 'root-as-half',
      compute: (p) => {
        const half = p.root ** 2 / 2;
        return Number.isInteger(half) ? unlessRight(`${combine(p, p.base ** 2, half)}`, `${value(p)}`) : null;
      },
      firstWrongStep: 2,
      feedback: (p) => `Half of $${p.root ** 2}$, times itself, doesn’t give $${p.root ** 2}$. Which number does?`,
    },
    {
      misconceptionId: 'ignores-root',
      compute: (p) => `${combine(p, p.base ** 2, p.root ** 2)}`,
      firstWrongStep: 2,
      feedback: (p) => `The square root is the side of a square made of $${p.root ** 2}$ tiles.`,
    },
  ],
  confirm(p) {
    // A square is a sum of odd numbers; the root counts how many odd numbers can be taken off.
    let square = 0;
    for (let i = 0; i < p.base; i += 1) square += 2 * i + 1;
    let [rest, root] = [p.root * p.root, 0];
    while (rest > 0) {
      rest -= 2 * root + 1;
      root += 1;
    }
    return { kind: 'values', values: [p.sign === '+' ? square + root : square - root] };
  },
  examples: [
    { seed: 's1', input: '130', verdict: 'correct' },
    { seed: 's2', input: '41', verdict: 'correct' },
    { seed: 's3', input: '60/2', verdict: 'wrong-form' },
    { seed: 's1', input: '31', verdict: 'wrong', misconceptionId: 'square-as-double' },
    { seed: 's4', input: '-1', verdict: 'wrong', misconceptionId: 'root-as-half' },
    { seed: 's1', input: '202', verdict: 'wrong', misconceptionId: 'ignores-root' },
  ],
});
