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
      'The index is negative, the base is not.',
      `Think of the pattern $${p.b}^2$, $${p.b}^1$, $${p.b}^0$. How does it go on?`,
      'What happens to a power each time its index goes down by one?',
    ),
    equal(
      `${p.a === 1 ? '' : `${p.a}\\times `}\\frac{1}{${p.b}^${p.n}}`,
      'A negative index means one over the power with the positive index.',
      'Write the power as one over something.',
      `What has to be multiplied with $${p.b}^{-${p.n}}$ to give one?`,
    ),
    equal(
      fractionLatex(p.a, p.b ** p.n),
      `$${p.b}^${p.n}=${p.b ** p.n}$`,
      'Work out the power below, and write one fraction.',
      `How many factors of $${p.b}$ are multiplied below?`,
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'negative-index-as-negative',
      compute: (p) => `${-p.a * p.b ** p.n}`,
      firstWrongStep: 1,
      feedback: (p) =>
        `The minus sign in $${p.b}^{-${p.n}}$ is in the index: going down past $${p.b}^0$, what comes next?`,
    },
    {
      misconceptionId: 'square-as-double',
      compute: (p) => (p.b * p.n === p.b ** p.n ? null : fractionText(p.a, p.b * p.n)),
      firstWrongStep: 2,
      feedback: (p) => `$${p.b}^${p.n}$ is not $${p.b}\\times ${p.n}$: write out the factors.`,
    },
    {
      misconceptionId: 'ignores-negative-sign',
      compute: (p) => String(p.a * p.b ** p.n),
      firstWrongStep: 1,
      feedback: (p) => `You worked with the index ${p.n}. What does the minus sign in $-${p.n}$ say?`,
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
