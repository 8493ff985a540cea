import { defineTemplate } from '../../format';
import { equal, start, unlessRight } from '../../worked-line';

/** factor × sqrt(a^2 (sign) b^2), a whole number */
interface Params {
  factor: number;
  a: number;
  b: number;
  sign: '+' | '-';
}

const triples = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [9, 12, 15],
  [8, 15, 17],
] as const;

const inside = (p: Params) => (p.sign === '+' ? p.a ** 2 + p.b ** 2 : p.a ** 2 - p.b ** 2);
const root = (p: Params) => Math.sqrt(inside(p));
const value = (p: Params) => p.factor * root(p);
const question = (p: Params) => `${p.factor}\\times\\sqrt{${p.a}^2${p.sign}${p.b}^2}`;

export const rootOfSum = defineTemplate<Params>({
  id: 'y7/squares-and-roots/root-of-sum',
  version: 1,
  topicId: '101-squares-and-square-roots',
  years: [7, 8],
  difficulty: 'HARD',
  strategy: 'root-sign-groups',
  calculator: false,
  title: 'Square root of a sum or difference of squares',
  params(random) {
    const [short, long, longest] = random.pick(triples);
    const sign = random.pick(['+', '-'] as const);
    const [a, b] = sign === '+' ? random.shuffle([short, long]) : [longest, random.pick([short, long])];
    return { factor: random.int(2, 9), a: a ?? short, b: b ?? long, sign };
  },
  prompt: (p) => `Work out $${question(p)}$.`,
  answer: (p) => ({ kind: 'number', model: `${value(p)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      question(p),
      'The square root sign works like a bracket: work out what’s under it first.',
      'Copy the question. What is under the square root sign?',
      'How far does the square root sign go?',
    ),
    equal(
      `${p.factor}\\times\\sqrt{${p.a ** 2}${p.sign}${p.b ** 2}}`,
      'Work out both squares.',
      'Square each of the two numbers under the square root sign.',
      'What does it mean to square a number?',
    ),
    equal(
      `${p.factor}\\times\\sqrt{${inside(p)}}`,
      p.sign === '+' ? 'Add the two squares.' : 'Subtract the second square from the first.',
      'Finish everything under the square root sign before you take the root.',
      'What number is under the square root sign now?',
    ),
    equal(
      `${p.factor}\\times ${root(p)}`,
      `$${root(p)}\\times ${root(p)}=${inside(p)}$`,
      'Find the number that gives this when you multiply it by itself.',
      'Which square number is under the square root sign?',
    ),
    equal(
      `${value(p)}`,
      `Multiply by $${p.factor}$.`,
      'Only a multiplication is left.',
      'What does the number in front of the root do?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'root-of-sum-termwise',
      compute: (p) => unlessRight(`${p.factor * (p.sign === '+' ? p.a + p.b : p.a - p.b)}`, `${value(p)}`),
      firstWrongStep: 2,
      feedback: (p) =>
        `The square root of $${p.a}^2${p.sign}${p.b}^2$ isn’t $${p.a}${p.sign}${p.b}$. Square that to see why.`,
    },
    {
      misconceptionId: 'root-as-half',
      compute: (p) => (inside(p) % 2 === 0 ? `${(p.factor * inside(p)) / 2}` : null),
      firstWrongStep: 3,
      feedback: () => 'Half of a number isn’t its square root. Which number times itself gives it?',
    },
    {
      misconceptionId: 'ignores-root',
      compute: (p) => `${p.factor * inside(p)}`,
      firstWrongStep: 3,
      feedback: () => 'You worked out what’s under the square root sign. You still need to take the root.',
    },
  ],
  confirm(p) {
    // By repeated addition and a search for the side, no root function.
    const square = (n: number) => Array.from({ length: n }, () => n).reduce((sum, row) => sum + row, 0);
    const target = p.sign === '+' ? square(p.a) + square(p.b) : square(p.a) - square(p.b);
    let side = 0;
    while (square(side) < target) side += 1;
    return { kind: 'values', values: [Array.from({ length: p.factor }, () => side).reduce((sum, n) => sum + n, 0)] };
  },
  examples: [
    { seed: 's1', input: '36', verdict: 'correct' },
    { seed: 's2', input: '60', verdict: 'correct' },
    { seed: 's3', input: '182/2', verdict: 'wrong-form' },
    { seed: 's1', input: '18', verdict: 'wrong', misconceptionId: 'root-of-sum-termwise' },
    { seed: 's1', input: '72', verdict: 'wrong', misconceptionId: 'root-as-half' },
    { seed: 's1', input: '144', verdict: 'wrong', misconceptionId: 'ignores-root' },
  ],
});
