import { defineTemplate } from '../../format';
import { equal, start } from '../../worked-line';

/** a × b^0 + c^2 */
interface Params {
  a: number;
  b: number;
  c: number;
}

const value = (p: Params) => p.a + p.c ** 2;
const question = (p: Params) => `${p.a}\\times ${p.b}^0+${p.c}^2`;

export const zeroIndex = defineTemplate<Params>({
  id: 'y8/index-laws/zero-index',
  version: 1,
  topicId: '125-index-laws-positive-and-zero',
  years: [8],
  difficulty: 'EASY',
  strategy: 'power-of-zero',
  calculator: false,
  title: 'Powers with an index of zero',
  params: (random) => ({ a: random.int(2, 12), b: random.int(2, 15), c: random.int(3, 12) }),
  prompt: (p) => `Work out $${question(p)}$.`,
  answer: (p) => ({ kind: 'number', model: `${value(p)}` }),
  steps: (p) => [
    start(
      question(p),
      'Do the powers first, then the multiplication, then the addition.',
      'Copy the question and find its powers.',
      'Which operations are in this question, and which comes first?',
    ),
    equal(
      `${p.a}\\times 1+${p.c ** 2}`,
      `Any number except zero to the power of zero is $1$, and $${p.c}^2=${p.c}\\times ${p.c}$.`,
      `Count down the index from $${p.b}^2$ to $${p.b}^1$. What comes next?`,
      `Each time the index goes down by one, the power is divided by $${p.b}$. Where does that take you?`,
    ),
    equal(
      `${p.a}+${p.c ** 2}`,
      'Multiply before adding.',
      'Do the multiplication next.',
      'What does multiplying by one do?',
    ),
    equal(`${value(p)}`, 'Add.', 'Only an addition is left.', 'What is the sum of the two numbers?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'zero-power-is-zero',
      compute: (p) => `${p.c ** 2}`,
      firstWrongStep: 1,
      feedback: (p) => `Go from $${p.b}^2$ down to $${p.b}^1$, then one more step. Each step divides by $${p.b}$.`,
    },
    {
      misconceptionId: 'square-as-double',
      compute: (p) => `${p.a + 2 * p.c}`,
      firstWrongStep: 1,
      feedback: (p) => `$${p.c}^2$ is the area of a square with side $${p.c}$. How many unit squares fit in it?`,
    },
    {
      misconceptionId: 'adds-before-times',
      compute: (p) => `${p.a * (1 + p.c ** 2)}`,
      firstWrongStep: 2,
      feedback: (p) => `The $${p.a}$ only multiplies $${p.b}^0$, not the whole sum.`,
    },
  ],
  confirm(p) {
    // b^0 as b divided by itself; the square by counting rows.
    let squares = 0;
    for (let row = 0; row < p.c; row += 1) squares += p.c;
    return { kind: 'values', values: [p.a * (p.b / p.b) + squares] };
  },
  examples: [
    { seed: 's1', input: '152', verdict: 'correct' },
    { seed: 's2', input: '315/3', verdict: 'wrong-form' },
    { seed: 's1', input: '144', verdict: 'wrong', misconceptionId: 'zero-power-is-zero' },
    { seed: 's1', input: '32', verdict: 'wrong', misconceptionId: 'square-as-double' },
    { seed: 's1', input: '1160', verdict: 'wrong', misconceptionId: 'adds-before-times' },
  ],
});
