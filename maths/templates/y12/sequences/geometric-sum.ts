import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** The sum of n terms of a geometric series a, ar, ar^2 … */
interface Params {
  a: number;
  r: number;
  n: number;
}

const bracketed = (n: number) => (n < 0 ? `(${n})` : `${n}`);
const sum = (p: Params) => (p.a * (p.r ** p.n - 1)) / (p.r - 1);
const terms = (p: Params) => [0, 1, 2].map((k) => p.a * p.r ** k);
const listed = (p: Params) =>
  terms(p)
    .map((term, i) => (i > 0 && term >= 0 ? `+${term}` : `${term}`))
    .join('');

export const geometricSum = defineTemplate<Params>({
  id: 'y12/sequences/geometric-sum',
  version: 1,
  topicId: '209-sequences-and-series',
  years: [11, 12],
  difficulty: 'NORMAL',
  strategy: 'geometric-series',
  calculator: true,
  title: 'Sum of a geometric series',
  params: (random) =>
    drawUntil(
      () => ({ a: random.nonZeroInt(-6, 12), r: random.pick([-4, -3, -2, 3, 4, 5]), n: random.int(6, 10) }),
      (p) => Math.abs(sum(p)) < 200_000 && Math.abs(p.a) > 1,
    ),
  prompt: (p) =>
    `Find the sum of the first ${p.n} terms of the geometric series $${listed(p)}${p.a * p.r ** 3 < 0 ? '-' : '+'}\\cdots$`,
  answer: (p) => ({ kind: 'number', model: `${sum(p)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `\\frac{${p.a * p.r}}{${p.a}}`,
      'Divide the second term by the first to get the common ratio.',
      'What is each term multiplied by?',
      'What is the common ratio, with its sign?',
    ),
    equal(`${p.r}`, 'This is the common ratio $r$.', 'Do the division.', 'Does the sign change from term to term?'),
    start(
      `\\frac{${p.a}\\times\\left(${bracketed(p.r)}^{${p.n}}-1\\right)}{${p.r}-1}`,
      `Use $S_n=\\frac{a(r^n-1)}{r-1}$ with $n=${p.n}$.`,
      'Use the formula for the sum of a geometric series.',
      'Which power of the ratio goes in the formula?',
    ),
    equal(
      `\\frac{${p.a}\\times ${bracketed(p.r ** p.n - 1)}}{${p.r - 1}}`,
      'Work out the power, then both differences.',
      'Work out the power first.',
      'What is the sign of the power?',
    ),
    equal(`${sum(p)}`, 'Multiply and divide.', 'Do the division.', 'What is the sum?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'term-instead-of-sum',
      compute: (p) => `${p.a * p.r ** (p.n - 1)}`,
      firstWrongStep: 2,
      feedback: (p) => `That’s the last of the ${p.n} terms. The question asks for the sum of all of them.`,
    },
    {
      misconceptionId: 'one-term-too-few',
      compute: (p) => `${(p.a * (p.r ** (p.n - 1) - 1)) / (p.r - 1)}`,
      firstWrongStep: 2,
      feedback: (p) => `Your sum has one term too few. The formula for ${p.n} terms has index ${p.n}.`,
    },
    {
      misconceptionId: 'geometric-as-arithmetic',
      compute: (p) => unlessRight(`${(p.n * (2 * p.a + (p.n - 1) * (p.a * p.r - p.a))) / 2}`, `${sum(p)}`),
      firstWrongStep: 0,
      feedback: () => 'Do the terms have a common difference or a common ratio?',
    },
    {
      misconceptionId: 'ignores-negative-sign',
      compute: (p) => (p.r < 0 ? `${(p.a * ((-p.r) ** p.n - 1)) / (-p.r - 1)}` : null),
      firstWrongStep: 1,
      feedback: () => 'The signs of the terms alternate. What does that tell you about the ratio?',
    },
  ],
  confirm: (p) => {
    let total = 0;
    for (let term = p.a, k = 0; k < p.n; k += 1, term *= p.r) total += term;
    return { kind: 'values', values: [total] };
  },
  examples: [
    { seed: 's1', input: '78642', verdict: 'correct' },
    { seed: 's2', input: '174760', verdict: 'correct' },
    { seed: 's1', input: '98304', verdict: 'wrong', misconceptionId: 'term-instead-of-sum' },
    { seed: 's1', input: '-19662', verdict: 'wrong', misconceptionId: 'one-term-too-few' },
    { seed: 's1', input: '792', verdict: 'wrong', misconceptionId: 'geometric-as-arithmetic' },
  ],
});
