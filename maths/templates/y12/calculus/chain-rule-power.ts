import { defineTemplate } from '../../format';
import { polynomial } from '../../number-text';
import { numericSlope } from '../../numeric-calculus';
import { equal, start, unlessRight } from '../../worked-line';

/** y = (a x^k + b)^n */
interface Params {
  a: number;
  b: number;
  k: number;
  n: number;
}

const inner = (p: Params) =>
  polynomial([
    [p.a, p.k],
    [p.b, 0],
  ]);
const innerDerivative = (p: Params) => polynomial([[p.a * p.k, p.k - 1]]);
const power = (n: number) => (n === 1 ? '' : `^${n}`);
const model = (p: Params) => `${polynomial([[p.n * p.a * p.k, p.k - 1]])}(${inner(p)})${power(p.n - 1)}`;

export const chainRulePower = defineTemplate<Params>({
  id: 'y12/calculus/chain-rule-power',
  version: 1,
  topicId: '202-product-quotient-chain',
  years: [11, 12],
  difficulty: 'NORMAL',
  strategy: 'chain-rule',
  calculator: false,
  title: 'Differentiate a power of a bracket',
  params: (random) => ({
    a: random.int(2, 6),
    b: random.nonZeroInt(-7, 9),
    k: random.int(1, 3),
    n: random.int(3, 7),
  }),
  prompt: (p) => `Differentiate $y=(${inner(p)})^${p.n}$ with respect to $x$.`,
  answer: (p) => ({ kind: 'expression', model: model(p) }),
  steps: (p) => [
    start(
      innerDerivative(p),
      `The inner function is $u=${inner(p)}$. This is its derivative.`,
      'There’s a function inside a function. Call the inner one $u$.',
      'Which part is the inner function, and what is its derivative?',
    ),
    start(
      `${p.n}(${inner(p)})^${p.n - 1}\\times ${p.k === 1 ? innerDerivative(p) : `(${innerDerivative(p)})`}`,
      'Differentiate the outer power, keep the bracket, and multiply by the derivative of the bracket.',
      'Now differentiate the power as if the bracket were a single letter.',
      `If $u$ is the bracket, what is the derivative of $u^${p.n}$ with respect to $x$?`,
    ),
    equal(
      model(p),
      'Multiply the factors in front of the bracket.',
      'Bring the other factors to the front.',
      'Which factors can you multiply together, and which one stays as a bracket?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'chain-rule-inner-derivative-lost',
      compute: (p) => `${p.n}(${inner(p)})${power(p.n - 1)}`,
      firstWrongStep: 1,
      feedback: (p) => `You need the derivative of the bracket $${inner(p)}$ too. What is it?`,
    },
    {
      misconceptionId: 'power-rule-index-kept',
      compute: (p) => `${polynomial([[p.n * p.a * p.k, p.k - 1]])}(${inner(p)})^${p.n}`,
      firstWrongStep: 1,
      feedback: (p) => `What happens to the index when you differentiate $u^${p.n}$?`,
    },
    {
      misconceptionId: 'power-rule-coefficient-lost',
      compute: (p) => unlessRight(`${polynomial([[p.a * p.k, p.k - 1]])}(${inner(p)})${power(p.n - 1)}`, model(p)),
      firstWrongStep: 1,
      feedback: (p) => `The derivative of $u^${p.n}$ has a coefficient. Where does it come from?`,
    },
  ],
  confirm: (p) => ({
    kind: 'function',
    variables: ['x'],
    f: ({ x = 0 }) => numericSlope((t) => (p.a * t ** p.k + p.b) ** p.n, x),
    domain: [0.3, 1.6],
  }),
  examples: [
    { seed: 's1', input: '18(6x+1)^2', verdict: 'correct' },
    { seed: 's1', input: '3(6x+1)^2', verdict: 'wrong', misconceptionId: 'chain-rule-inner-derivative-lost' },
    { seed: 's1', input: '18(6x+1)^3', verdict: 'wrong', misconceptionId: 'power-rule-index-kept' },
    { seed: 's1', input: '6(6x+1)^2', verdict: 'wrong', misconceptionId: 'power-rule-coefficient-lost' },
  ],
});
