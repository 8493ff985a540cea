import { defineTemplate } from '../../format';
import { polynomial } from '../../number-text';
import { numericSlope } from '../../numeric-calculus';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

/** y = ax^n + b/x^m */
interface Params {
  a: number;
  n: number;
  b: number;
  m: number;
}

const power = (m: number) => (m === 1 ? 'x' : `x^${m}`);
const fraction = (top: number, m: number) => `${top < 0 ? '-' : '+'}\\frac{${Math.abs(top)}}{${power(m)}}`;
const over = (top: number, m: number) => `${top < 0 ? '-' : '+'}${Math.abs(top)}/${power(m)}`;
const front = (p: Params) => polynomial([[p.a * p.n, p.n - 1]]);

export const powerRuleTerms = defineTemplate<Params>({
  id: 'y11/calculus/power-rule-terms',
  version: 1,
  topicId: '201-differentiation-from-first-principles-rules',
  years: [11],
  difficulty: 'NORMAL',
  strategy: 'power-rule-negative-index',
  calculator: false,
  title: 'Differentiate powers with x in the denominator',
  params: (random) =>
    drawUntil(
      () => ({ a: random.int(2, 7), n: random.int(2, 6), b: random.nonZeroInt(-9, 9), m: random.int(1, 4) }),
      (p) => Math.abs(p.b) > 1,
    ),
  prompt: (p) => `Differentiate $y=${polynomial([[p.a, p.n]])}${fraction(p.b, p.m)}$ with respect to $x$.`,
  answer: (p) => ({
    kind: 'expression',
    model: `${front(p)}${over(-p.b * p.m, p.m + 1)}`,
    variable: 'x',
    forms: [{ kind: 'simplified' }],
  }),
  steps: (p) => [
    start(
      `y=${polynomial([
        [p.a, p.n],
        [p.b, -p.m],
      ])}`,
      'Write the fraction as a power with a negative index.',
      'Write each term as a power of $x$ first.',
      'What kind of index means one over a power?',
    ),
    start(
      polynomial([
        [p.a * p.n, p.n - 1],
        [-p.b * p.m, -p.m - 1],
      ]),
      'Multiply each term by its index, then reduce the index by one.',
      'Use the power rule on each term.',
      'What is one less than a negative index?',
    ),
    equal(
      `${front(p)}${fraction(-p.b * p.m, p.m + 1)}`,
      'Write the negative index as a fraction again.',
      'Turn the negative index back into a fraction.',
      'What sign does the second term have now?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'negative-index-rises',
      compute: (p) =>
        p.m === 1 ? `${front(p)}${-p.b < 0 ? '-' : '+'}${Math.abs(p.b)}` : `${front(p)}${over(-p.b * p.m, p.m - 1)}`,
      firstWrongStep: 1,
      feedback: (p) => `One less than $-${p.m}$ is further left on the number line.`,
    },
    {
      misconceptionId: 'ignores-negative-sign',
      compute: (p) => `${front(p)}${over(p.b * p.m, p.m + 1)}`,
      firstWrongStep: 1,
      feedback: () => 'The index that comes down as a factor is negative.',
    },
    {
      misconceptionId: 'power-rule-coefficient-lost',
      compute: (p) => (p.m === 1 ? null : `${polynomial([[p.a, p.n - 1]])}${over(p.b, p.m + 1)}`),
      firstWrongStep: 1,
      feedback: () => 'Each index comes down to multiply its term.',
    },
    {
      misconceptionId: 'quotient-rule-termwise',
      compute: (p) =>
        p.m === 1 ? null : `${front(p)}${p.b < 0 ? '-' : '+'}${Math.abs(p.b)}/(${polynomial([[p.m, p.m - 1]])})`,
      firstWrongStep: 0,
      feedback: () => 'You differentiated the denominator on its own. Write the fraction as a power first.',
    },
  ],
  confirm: (p) => ({
    kind: 'function',
    variables: ['x'],
    f: ({ x = 1 }) => numericSlope((t) => p.a * t ** p.n + p.b / t ** p.m, x),
    domain: [0.8, 2],
  }),
  examples: [
    { seed: 's1', input: '35x^4+32/x^5', verdict: 'correct' },
    { seed: 's2', input: '6x-16/x^3', verdict: 'correct' },
    { seed: 's1', input: '35x^4+32/x^3', verdict: 'wrong', misconceptionId: 'negative-index-rises' },
    { seed: 's1', input: '35x^4-32/x^5', verdict: 'wrong', misconceptionId: 'ignores-negative-sign' },
    { seed: 's1', input: '7x^4-8/x^5', verdict: 'wrong', misconceptionId: 'power-rule-coefficient-lost' },
    { seed: 's1', input: '35x^4-8/(4x^3)', verdict: 'wrong', misconceptionId: 'quotient-rule-termwise' },
  ],
});
