import { defineTemplate } from '../../format';
import { polynomial } from '../../number-text';
import { numericIntegral } from '../../numeric-calculus';
import { equal, start } from '../../worked-line';

/** The integral of (ax + b)^n */
interface Params {
  a: number;
  b: number;
  n: number;
}

const inner = (p: Params) =>
  polynomial([
    [p.a, 1],
    [p.b, 0],
  ]);
const bottom = (p: Params) => p.a * (p.n + 1);

export const reverseChain = defineTemplate<Params>({
  id: 'y12/further-calculus/reverse-chain',
  version: 1,
  topicId: '206-further-calculus-substitution-volumes',
  years: [12],
  difficulty: 'EASY',
  strategy: 'reverse-chain-rule',
  calculator: false,
  title: 'Integrate a power of a linear bracket',
  params: (random) => ({ a: random.int(2, 7), b: random.nonZeroInt(-9, 9), n: random.int(2, 8) }),
  prompt: (p) => `Find $\\int(${inner(p)})^${p.n}\\,dx$ using the substitution $u=${inner(p)}$.`,
  instruction: () => 'Write your answer in terms of $x$, and include the constant of integration.',
  answer: (p) => ({
    kind: 'expression',
    model: `(${inner(p)})^${p.n + 1}/${bottom(p)}+C`,
    variable: 'x',
    upToConstant: true,
    forms: [{ kind: 'with-constant' }],
  }),
  steps: (p) => [
    start(
      `\\frac{1}{${p.a}}\\times u^${p.n}`,
      `With $u=${inner(p)}$, we have $du=${p.a}\\,dx$, so $dx=\\frac{1}{${p.a}}\\,du$. This is the new integrand.`,
      'Differentiate $u$ to see how $dx$ and $du$ are related.',
      'What is $\\frac{du}{dx}$, and what is $dx$ in terms of $du$?',
    ),
    start(
      `\\frac{1}{${p.a}}\\times\\frac{(${inner(p)})^${p.n + 1}}{${p.n + 1}}+C`,
      'Integrate the power of $u$, then put the bracket back in.',
      'Integrate with respect to $u$ first.',
      'What is an antiderivative of this power of $u$?',
    ),
    equal(
      `\\frac{(${inner(p)})^${p.n + 1}}{${bottom(p)}}+C`,
      'Multiply the denominators.',
      'Write it as one fraction.',
      'What is the product of the two denominators?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'inner-factor-not-divided',
      compute: (p) => `(${inner(p)})^${p.n + 1}/${p.n + 1}+C`,
      firstWrongStep: 0,
      feedback: () => 'Differentiate your answer using the chain rule: what extra factor do you get?',
    },
    {
      misconceptionId: 'integral-not-divided',
      compute: (p) => `(${inner(p)})^${p.n + 1}/${p.a}+C`,
      firstWrongStep: 1,
      feedback: () => 'When you differentiate your answer, the index comes down. Does it cancel?',
    },
    {
      misconceptionId: 'derivative-integral-swap',
      compute: (p) => `${p.a * p.n}(${inner(p)})${p.n === 2 ? '' : `^${p.n - 1}`}+C`,
      firstWrongStep: 1,
      feedback: () => 'You differentiated the power. When you integrate, the index goes up.',
    },
  ],
  confirm: (p) => ({
    kind: 'function',
    variables: ['x', 'C'],
    f: ({ x = 0, C = 0 }) => numericIntegral((t) => (p.a * t + p.b) ** p.n, -p.b / p.a, x) + C,
    domain: [-1, 1.5],
  }),
  examples: [
    { seed: 's1', input: '(7x-7)^8/56+C', verdict: 'correct' },
    { seed: 's2', input: '(7x+5)^5/35+C', verdict: 'correct' },
    { seed: 's1', input: '(7x-7)^8/8+C', verdict: 'wrong', misconceptionId: 'inner-factor-not-divided' },
    { seed: 's1', input: '(7x-7)^8/7+C', verdict: 'wrong', misconceptionId: 'integral-not-divided' },
    { seed: 's1', input: '49(7x-7)^6+C', verdict: 'wrong', misconceptionId: 'derivative-integral-swap' },
  ],
});
