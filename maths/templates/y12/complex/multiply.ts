import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';
import { complexText } from '../shared/complex-text';

/** (a + bi)(c + di) */
interface Params {
  a: number;
  b: number;
  c: number;
  d: number;
}

const re = (p: Params) => p.a * p.c - p.b * p.d;
const im = (p: Params) => p.a * p.d + p.b * p.c;
const signed = (n: number) => (n < 0 ? `${n}` : `+${n}`);
const withI = (n: number) => (n === 1 ? '+i' : n === -1 ? '-i' : `${signed(n)}i`);

export const multiply = defineTemplate<Params>({
  id: 'y12/complex/multiply',
  version: 1,
  topicId: '221-complex-numbers',
  years: [12],
  difficulty: 'EASY',
  strategy: 'multiply-complex-numbers',
  calculator: false,
  title: 'Multiply complex numbers',
  params: (random) =>
    drawUntil(
      () => ({
        a: random.nonZeroInt(-7, 7),
        b: random.nonZeroInt(-7, 7),
        c: random.nonZeroInt(-7, 7),
        d: random.nonZeroInt(-7, 7),
      }),
      (p) =>
        re(p) !== 0 &&
        im(p) !== 0 &&
        p.a * p.c + p.b * p.d !== 0 &&
        Math.abs(p.a * p.d) > 1 &&
        Math.abs(p.b * p.c) > 1 &&
        Math.abs(p.b * p.d) > 1,
    ),
  prompt: (p) =>
    `Write $(${complexText(p.a, p.b)})(${complexText(p.c, p.d)})$ in the form $x+yi$ where $x$ and $y$ are real.`,
  answer: (p) => ({
    kind: 'number',
    model: complexText(re(p), im(p)),
    forms: [{ kind: 'expanded' }, { kind: 'simplified' }],
  }),
  steps: (p) => [
    start(
      `(${complexText(p.a, p.b)})(${complexText(p.c, p.d)})`,
      'Expand as you would any two brackets.',
      'Multiply each term by each term.',
      'How many products are there?',
    ),
    equal(
      `${p.a * p.c}${withI(p.a * p.d)}${withI(p.b * p.c)}${signed(p.b * p.d)}i^2`,
      'These are the four products.',
      'Write down the four products.',
      'Which product has $i^2$ in it?',
    ),
    equal(
      `${p.a * p.c}${withI(p.a * p.d)}${withI(p.b * p.c)}${signed(-p.b * p.d)}`,
      'Because $i^2=-1$, the last product changes sign and becomes real.',
      'Use $i^2=-1$.',
      'What is $i^2$, and what happens to the last product?',
    ),
    equal(
      complexText(re(p), im(p)),
      'Collect the real parts and the imaginary parts.',
      'Collect like parts.',
      'Which parts are real, and which are imaginary?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'i-squared-as-one',
      compute: (p) => complexText(p.a * p.c + p.b * p.d, im(p)),
      firstWrongStep: 2,
      feedback: () => 'What is $i$ times $i$?',
    },
    {
      misconceptionId: 'multiplies-matching-parts',
      compute: (p) => complexText(p.a * p.c, p.b * p.d),
      firstWrongStep: 1,
      feedback: () => 'Multiply each term in the first bracket by each term in the second.',
    },
    {
      misconceptionId: 'sign-lost-on-distribute',
      compute: (p) => {
        const wrong = p.a * p.d - p.b * p.c;
        return wrong === 0 || wrong === im(p) ? null : complexText(re(p), wrong);
      },
      firstWrongStep: 1,
      feedback: () => 'Check the sign of each of the two middle products.',
    },
  ],
  confirm: (p) => ({
    kind: 'function',
    variables: ['i'],
    // As 2 × 2 matrices: the first column of the product holds the real and the imaginary part.
    f: ({ i = 0 }) => {
      const first = [
        [p.a, -p.b],
        [p.b, p.a],
      ];
      const column = [p.c, p.d];
      const [x = 0, y = 0] = first.map((row) => row.reduce((sum, value, j) => sum + value * (column[j] ?? 0), 0));
      return x + y * i;
    },
  }),
  examples: [
    { seed: 's1', input: '48-9i', verdict: 'correct' },
    { seed: 's2', input: '22-4i', verdict: 'correct' },
    { seed: 's1', input: '36-9i', verdict: 'wrong', misconceptionId: 'i-squared-as-one' },
    { seed: 's1', input: '42-6i', verdict: 'wrong', misconceptionId: 'multiplies-matching-parts' },
    { seed: 's1', input: '48-33i', verdict: 'wrong', misconceptionId: 'sign-lost-on-distribute' },
  ],
});
