import { defineTemplate } from '../../format';
import { fractionLatex, fractionText, gcd, polynomial } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, start, unlessRight } from '../../worked-line';

/** (base^m)^(x + c) = base^n, both powers worked out. */
interface Params {
  base: number;
  m: number;
  c: number;
  n: number;
}

const left = (p: Params) => p.base ** p.m;
const right = (p: Params) => p.base ** p.n;
const shift = (c: number) =>
  polynomial([
    [1, 1],
    [c, 0],
  ]);
const top = (p: Params) => p.n - p.m * p.c;
const model = (p: Params) => fractionText(top(p), p.m);

export const solveTwoBases = defineTemplate<Params>({
  id: 'y10/exponentials/solve-two-bases',
  version: 1,
  topicId: '164-exponential-relations',
  years: [10],
  difficulty: 'HARD',
  strategy: 'change-both-bases',
  calculator: false,
  title: 'Exponential equation with two bases',
  params: (random) =>
    drawUntil(
      () => ({
        base: random.pick([2, 3, 5, 10]),
        m: random.int(2, 4),
        c: random.nonZeroInt(-4, 4),
        n: random.int(2, 10),
      }),
      (p) => right(p) <= 20000 && gcd(p.m, p.n) === 1 && left(p) <= 1000 && top(p) !== 0,
    ),
  prompt: (p) => `Solve $${left(p)}^{${shift(p.c)}}=${right(p)}$.`,
  instruction: () => 'Give your answer as a fraction in lowest terms or as a mixed numeral.',
  answer: (p) => ({ kind: 'number', model: model(p), variable: 'x', forms: [{ kind: 'lowest-terms' }] }),
  steps: (p) => [
    start(
      `${left(p)}^{${shift(p.c)}}=${right(p)}`,
      `Both numbers are powers of ${p.base}.`,
      'Look for a smaller number that they’re both powers of.',
      'Which number are both sides powers of?',
    ),
    equivalent(
      `${p.base}^{${p.m}(${shift(p.c)})}=${p.base}^{${p.n}}`,
      `$${left(p)}=${p.base}^${p.m}$ and $${right(p)}=${p.base}^{${p.n}}$. For a power of a power, multiply the indices.`,
      'Write both sides with the same base. What happens to the index on the left?',
      'What do you do with the indices in a power of a power?',
    ),
    start(
      `${p.m}(${shift(p.c)})=${p.n}`,
      'The bases are equal, so the indices are equal.',
      'Compare the indices.',
      'If the bases are equal, what else must be equal?',
    ),
    equivalent(
      `${p.m}x=${top(p)}`,
      `Expand, then ${p.c > 0 ? `subtract ${p.m * p.c} from` : `add ${-p.m * p.c} to`} both sides.`,
      'Expand the bracket, and move the constant to the right.',
      'How do you get the $x$ term on its own?',
    ),
    equivalent(
      `x=${fractionLatex(top(p), p.m)}`,
      `Divide by ${p.m}.`,
      'Divide by the coefficient of $x$.',
      'What is $x$ on its own?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'distributes-to-first-only',
      compute: (p) => unlessRight(fractionText(p.n - p.c, p.m), model(p)),
      firstWrongStep: 3,
      feedback: (p) => `The ${p.m} multiplies the whole index $${shift(p.c)}$.`,
    },
    {
      misconceptionId: 'adds-indices-in-power-of-power',
      compute: (p) => unlessRight(`${p.n - p.m - p.c}`, model(p)),
      firstWrongStep: 1,
      feedback: (p) => `$(${p.base}^${p.m})^{${shift(p.c)}}$ is a power of a power. Do you add the indices?`,
    },
    {
      misconceptionId: 'index-as-factor',
      compute: (p) => unlessRight(fractionText(right(p) - p.c * left(p), left(p)), model(p)),
      firstWrongStep: 0,
      feedback: (p) =>
        `You divided by ${left(p)} as if the index were a factor. Write both sides as powers of ${p.base}.`,
    },
    {
      misconceptionId: 'moves-term-keeps-sign',
      compute: (p) => fractionText(p.n + p.m * p.c, p.m),
      firstWrongStep: 3,
      feedback: (p) => `Look at $${p.m}(${shift(p.c)})$: which number do you need to undo, and how?`,
    },
  ],
  // The left side grows with x, so search for the place where it meets the right side.
  confirm(p) {
    let [low, high] = [-20, 20];
    for (let i = 0; i < 100; i += 1) {
      const middle = (low + high) / 2;
      if (left(p) ** (middle + p.c) < right(p)) low = middle;
      else high = middle;
    }
    return { kind: 'values', values: [low] };
  },
  examples: [
    { seed: 's1', input: '7/2', verdict: 'correct' },
    { seed: 's2', input: '15/2', verdict: 'correct' },
    { seed: 's3', input: '28/6', verdict: 'wrong-form' },
    { seed: 's1', input: '5/2', verdict: 'wrong', misconceptionId: 'distributes-to-first-only' },
    { seed: 's1', input: '3', verdict: 'wrong', misconceptionId: 'adds-indices-in-power-of-power' },
    { seed: 's1', input: '7', verdict: 'wrong', misconceptionId: 'index-as-factor' },
    { seed: 's1', input: '-1/2', verdict: 'wrong', misconceptionId: 'moves-term-keeps-sign' },
  ],
});
