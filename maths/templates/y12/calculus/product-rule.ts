import { defineTemplate } from '../../format';
import { polynomial } from '../../number-text';
import { numericSlope } from '../../numeric-calculus';
import { equal, start } from '../../worked-line';

/** y = x^m e^(ax) */
interface Params {
  m: number;
  a: number;
}

const power = (coefficient: number, index: number) => polynomial([[coefficient, index]]);
const exponent = (p: Params) => polynomial([[p.a, 1]]);

export const productRule = defineTemplate<Params>({
  id: 'y12/calculus/product-rule',
  version: 1,
  topicId: '202-product-quotient-chain',
  years: [12],
  difficulty: 'HARD',
  strategy: 'product-rule',
  calculator: false,
  title: 'Differentiate a product with an exponential',
  params: (random) => ({ m: random.int(2, 9), a: random.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6]) }),
  prompt: (p) => `Differentiate $y=${power(1, p.m)}e^{${exponent(p)}}$ with respect to $x$.`,
  answer: (p) => ({
    kind: 'expression',
    model: `${power(p.m, p.m - 1)}e^(${exponent(p)})${p.a > 0 ? '+' : ''}${power(p.a, p.m)}e^(${exponent(p)})`,
  }),
  steps: (p) => [
    start(
      polynomial([[p.m, p.m - 1]]),
      `The first factor is $u=${power(1, p.m)}$. This is its derivative.`,
      `Call the factors $u=${power(1, p.m)}$ and $v=e^{${exponent(p)}}$. Start with $u$.`,
      'What are the two factors of this product?',
    ),
    start(
      `${p.a}e^{${exponent(p)}}`,
      `The second factor is $v=e^{${exponent(p)}}$. By the chain rule, this is its derivative.`,
      `Now differentiate $v=e^{${exponent(p)}}$. Use the chain rule on its index.`,
      'What is the derivative of the index?',
    ),
    start(
      `${power(p.m, p.m - 1)}\\times e^{${exponent(p)}}+${power(1, p.m)}\\times ${p.a < 0 ? `\\left(${p.a}e^{${exponent(p)}}\\right)` : `${p.a}e^{${exponent(p)}}`}`,
      'Product rule: the derivative of the first times the second, plus the first times the derivative of the second.',
      'Substitute the two factors and their derivatives into the rule.',
      'Which factor goes with which derivative?',
    ),
    equal(
      `${power(p.m, p.m - 1)}e^{${exponent(p)}}${p.a > 0 ? '+' : ''}${power(p.a, p.m)}e^{${exponent(p)}}`,
      'Write each term with its coefficient in front.',
      'Tidy up the two terms.',
      'Which term came from differentiating the power, and which from the exponential?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'product-rule-termwise',
      compute: (p) => `${power(p.m * p.a, p.m - 1)}e^(${exponent(p)})`,
      firstWrongStep: 2,
      feedback: () => 'You can’t just multiply the two derivatives. The product rule has two terms.',
    },
    {
      misconceptionId: 'chain-rule-inner-derivative-lost',
      compute: (p) => `${power(p.m, p.m - 1)}e^(${exponent(p)})+${power(1, p.m)}e^(${exponent(p)})`,
      firstWrongStep: 1,
      feedback: (p) => `The index of $e$ is $${exponent(p)}$, so you need its derivative as well.`,
    },
    {
      misconceptionId: 'power-rule-coefficient-lost',
      compute: (p) =>
        p.m === 1
          ? null
          : `${power(1, p.m - 1)}e^(${exponent(p)})${p.a > 0 ? '+' : ''}${power(p.a, p.m)}e^(${exponent(p)})`,
      firstWrongStep: 1,
      feedback: (p) => `What is the derivative of $${power(1, p.m)}$?`,
    },
  ],
  confirm: (p) => ({
    kind: 'function',
    variables: ['x'],
    f: ({ x = 0 }) => numericSlope((t) => t ** p.m * Math.exp(p.a * t), x),
    domain: [0.2, 1.2],
  }),
  examples: [
    { seed: 's1', input: '6x^5e^(2x)+2x^6e^(2x)', verdict: 'correct' },
    { seed: 's1', input: '12x^5e^(2x)', verdict: 'wrong', misconceptionId: 'product-rule-termwise' },
    {
      seed: 's1',
      input: '6x^5e^(2x)+x^6e^(2x)',
      verdict: 'wrong',
      misconceptionId: 'chain-rule-inner-derivative-lost',
    },
  ],
});
