import { defineTemplate } from '../../format';
import { polynomial } from '../../number-text';
import { numericSlope } from '../../numeric-calculus';
import { equal, start } from '../../worked-line';
import { factorBefore } from '../shared/exact-values';

/** y = k f(ax + b) with a standard function f */
interface Params {
  f: 'sin' | 'cos' | 'exp' | 'ln';
  k: number;
  a: number;
  b: number;
}

const inner = (p: Params) =>
  polynomial([
    [p.a, 1],
    [p.b, 0],
  ]);
const applied = (f: Params['f'], p: Params) => (f === 'exp' ? `e^{${inner(p)}}` : `\\${f}(${inner(p)})`);
const typed = (f: 'sin' | 'cos' | 'exp', p: Params) => (f === 'exp' ? `e^(${inner(p)})` : `${f}(${inner(p)})`);
/** The derivative with a given number in front. */
function derivative(p: Params, front: number): string {
  if (p.f === 'ln') return `${front}/(${inner(p)})`;
  const sign = p.f === 'cos' ? -1 : 1;
  return `${factorBefore(sign * front)}${typed(p.f === 'sin' ? 'cos' : p.f === 'cos' ? 'sin' : 'exp', p)}`;
}
function derivativeLatex(p: Params): string {
  const front = p.k * p.a;
  if (p.f === 'ln') return `${front < 0 ? '-' : ''}\\frac{${Math.abs(front)}}{${inner(p)}}`;
  const sign = p.f === 'cos' ? -1 : 1;
  return `${factorBefore(sign * front)}${applied(p.f === 'sin' ? 'cos' : p.f === 'cos' ? 'sin' : 'exp', p)}`;
}
const rules: Record<Params['f'], string> = {
  sin: 'The derivative of $\\sin u$ is $\\cos u$.',
  cos: 'The derivative of $\\cos u$ is $-\\sin u$.',
  exp: 'The derivative of $e^u$ is $e^u$ itself.',
  ln: 'The derivative of $\\ln u$ is $\\frac{1}{u}$.',
};
const functions = { sin: Math.sin, cos: Math.cos, exp: Math.exp, ln: Math.log };

export const chainRuleStandard = defineTemplate<Params>({
  id: 'y12/calculus/chain-rule-standard',
  version: 1,
  topicId: '202-product-quotient-chain',
  years: [12],
  difficulty: 'EASY',
  strategy: 'standard-derivative-of-a-linear-inside',
  calculator: false,
  title: 'Differentiate a standard function',
  params: (random) => ({
    f: random.pick(['sin', 'cos', 'exp', 'ln'] as const),
    k: random.pick([-5, -4, -3, -2, 2, 3, 4, 5, 6]),
    a: random.int(2, 7),
    b: random.int(1, 9),
  }),
  prompt: (p) => `Differentiate $y=${p.k}${applied(p.f, p)}$ with respect to $x$.`,
  answer: (p) => ({ kind: 'expression', model: derivative(p, p.k * p.a), variable: 'x' }),
  steps: (p) => [
    start(
      `${p.a}`,
      `The inner function is $u=${inner(p)}$, and this is its derivative.`,
      'Let $u$ be what’s inside the function, and differentiate it.',
      'What’s inside, and what is its derivative?',
    ),
    start(
      p.f === 'ln'
        ? `${p.k}\\times\\frac{1}{${inner(p)}}\\times ${p.a}`
        : `${p.k}\\times ${p.f === 'cos' ? `\\left(-${applied('sin', p)}\\right)` : applied(p.f === 'sin' ? 'cos' : 'exp', p)}\\times ${p.a}`,
      `${rules[p.f]} Multiply by the derivative of the inside.`,
      'Differentiate the outer function, keep the inside, and multiply by the derivative of the inside.',
      'What is the derivative of the outer function?',
    ),
    equal(derivativeLatex(p), 'Multiply the numbers.', 'Combine the numbers.', 'Which numbers can you multiply?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'chain-rule-inner-derivative-lost',
      compute: (p) => derivative(p, p.k),
      firstWrongStep: 1,
      feedback: (p) => `You need the derivative of the inside $${inner(p)}$ too. Where is it in your answer?`,
    },
    {
      misconceptionId: 'trig-derivative-sign',
      compute: (p) => (p.f === 'sin' || p.f === 'cos' ? derivative(p, -p.k * p.a) : null),
      firstWrongStep: 1,
      feedback: (p) => `Just after $u=0$, does $\\${p.f} u$ increase or decrease? That tells you the sign.`,
    },
    {
      misconceptionId: 'exponential-as-power',
      compute: (p) =>
        p.f === 'exp'
          ? `${p.k}(${inner(p)})e^(${polynomial([
              [p.a, 1],
              [p.b - 1, 0],
            ])})`
          : null,
      firstWrongStep: 1,
      feedback: () => 'The power rule only works when the index is a constant. Here $x$ is in the index.',
    },
  ],
  confirm: (p) => ({
    kind: 'function',
    variables: ['x'],
    f: ({ x = 0 }) => numericSlope((t) => p.k * functions[p.f](p.a * t + p.b), x),
    domain: [0.1, 1.3],
  }),
  examples: [
    { seed: 's1', input: '6cos(3x+5)', verdict: 'correct' },
    { seed: 's2', input: '15cos(5x+1)', verdict: 'correct' },
    { seed: 's1', input: '2cos(3x+5)', verdict: 'wrong', misconceptionId: 'chain-rule-inner-derivative-lost' },
    { seed: 's1', input: '-6cos(3x+5)', verdict: 'wrong', misconceptionId: 'trig-derivative-sign' },
    { seed: 's10', input: '3(2x+2)e^(2x+1)', verdict: 'wrong', misconceptionId: 'exponential-as-power' },
  ],
});
