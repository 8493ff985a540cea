import { defineTemplate } from '../../format';
import { fractionLatex, fractionText, gcd } from '../../number-text';
import { equal, start } from '../../worked-line';

/** a × b^(-n) */
interface Params {
  a: number;
  b: number;
  n: number;
}

const model = (p: Params) => fractionText(p.a, p.b ** p.n);

export const negativeIndex = defineTemplate<Params>({
  id: 'y9/index-laws/negative-index',
  version: 1,
  topicId: '145-integer-index-laws',
  years: [9],
  difficulty: 'NORMAL',
  strategy: 'negative-index-as-reciprocal',
  calculator: false,
  title: 'Evaluate a negative index',
  params(random) {
    const b = random.int(2, 10);
    const n = b < 6 ? random.int(2, 3) : 2;
    let a = 1;
    do a = random.int(1, 9);
    while (gcd(a, b) !== 1);
    return { a, b, n };
  },
  prompt: (p) => `Write $${p.a === 1 ? '' : `${p.a}\\times `}${p.b}^{-${p.n}}$ as a fraction.`,
  instruction: () => 'Give your answer as a fraction in lowest terms.',
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'lowest-terms' }] }),
  steps: (p) => [
    start(
      `${p.a === 1 ? '' : `${p.a}\\times `}${p.b}^{-${p.n}}`,
      'The index is negative, but the base isn’t.',
      `Think of the pattern $${p.b}^2$, $${p.b}^1$, $${p.b}^0$. How does it continue?`,
      'What happens to a power each time its index goes down by one?',
    ),
    equal(
      `${p.a === 1 ? '' : `${p.a}\\times `}\\frac{1}{${p.b}^${p.n}}`,
      'A negative index means one over the same power with a positive index.',
      'Write the power as one over something.',
      `What do you multiply $${p.b}^{-${p.n}}$ by to get one?`,
    ),
    equal(
      fractionLatex(p.a, p.b ** p.n),
      `$${p.b}^${p.n}=${p.b ** p.n}$`,
      'Work out the power in the denominator, and write a single fraction.',
      `How many factors of $${p.b}$ are in the denominator?`,
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'negative-index-as-negative',
      compute: (p) => `${-p.a * p.b ** p.n}`,
      firstWrongStep: 1,
      feedback: (p) =>
        `The minus sign in $${p.b}^{-${p.n}}$ is in the index. When you count down past $${p.b}^0$, what comes next?`,
    },
    {
      misconceptionId: 'square-as-double',
      compute: (p) => (p.b * p.n === p.b ** p.n ? null : fractionText(p.a, p.b * p.n)),
      firstWrongStep: 2,
      feedback: (p) => `$${p.b}^${p.n}$ isn’t $${p.b}\\times ${p.n}$. Write out the factors.`,
    },
    {
      misconceptionId: 'ignores-negative-sign',
      compute: (p) => String(p.a * p.b ** p.n),
      firstWrongStep: 1,
      feedback: (p) => `You used ${p.n} as the index. What does the minus sign in $-${p.n}$ tell you?`,
    },
  ],
  confirm(p) {
    // Divide by the base n times.
    let value = p.a;
    for (let i = 0; i < p.n; i += 1) value /= p.b;
    return { kind: 'values', values: [value] };
  },
  examples: [
    { seed: 's1', input: '1/64', verdict: 'correct' },
    { seed: 's2', input: '6/200', verdict: 'wrong-form' },
    { seed: 's1', input: '-64', verdict: 'wrong', misconceptionId: 'negative-index-as-negative' },
    { seed: 's1', input: '1/12', verdict: 'wrong', misconceptionId: 'square-as-double' },
  ],
});
