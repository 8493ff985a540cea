import { defineTemplate } from '../../format';
import { fractionLatex } from '../../number-text';
import { numericSlope } from '../../numeric-calculus';
import { equal, start } from '../../worked-line';
import { factorBefore } from '../shared/exact-values';
import { inverseOf, type TrigName } from './exact-angles';

/** y = k f(x/a) or y = k f(ax) with an inverse function f */
interface Params {
  name: TrigName;
  a: number;
  k: number;
  over: boolean;
}

const inner = (p: Params) => (p.over ? `\\frac{x}{${p.a}}` : `${p.a}x`);
const innerText = (p: Params) => (p.over ? `x/${p.a}` : `${p.a}x`);
const front = (p: Params) => (p.name === 'cos' ? -p.k : p.k) * (p.over ? (p.name === 'tan' ? p.a : 1) : p.a);
const squares = (p: Params, sign: string) => (p.over ? `${p.a * p.a}${sign}x^2` : `1${sign}${p.a * p.a}x^2`);
const model = (p: Params) =>
  p.name === 'tan' ? `${front(p)}/(${squares(p, '+')})` : `${front(p)}/sqrt(${squares(p, '-')})`;
const modelLatex = (p: Params) => {
  const bottom = p.name === 'tan' ? squares(p, '+') : `\\sqrt{${squares(p, '-')}}`;
  return `${front(p) < 0 ? '-' : ''}\\frac{${Math.abs(front(p))}}{${bottom}}`;
};
const outer = (p: Params) => {
  const square = `\\left(${inner(p)}\\right)^2`;
  if (p.name === 'tan') return `\\frac{${p.k}}{1+${square}}`;
  return `${p.name === 'cos' ? '-' : ''}\\frac{${p.k}}{\\sqrt{1-${square}}}`;
};

export const differentiateInverse = defineTemplate<Params>({
  id: 'y12/inverse-trig/differentiate-inverse',
  version: 1,
  topicId: '199-inverse-trig-functions',
  years: [12],
  difficulty: 'HARD',
  strategy: 'derivative-of-inverse-trig',
  calculator: false,
  title: 'Differentiate an inverse trig function',
  params: (random) => ({
    name: random.pick(['sin', 'cos', 'tan'] as const),
    a: random.int(2, 9),
    k: random.int(1, 6),
    over: random.chance(),
  }),
  prompt: (p) =>
    `Differentiate $y=${factorBefore(p.k)}\\${p.name}^{-1}\\left(${inner(p)}\\right)$ with respect to $x$.`,
  answer: (p) => ({ kind: 'expression', model: model(p), variable: 'x' }),
  steps: (p) => [
    start(
      p.over ? fractionLatex(1, p.a) : `${p.a}`,
      `The inner function is $u=${inner(p)}$. This is its derivative.`,
      'Call the inner function $u$ and differentiate it first.',
      'What is the derivative of the inner function?',
    ),
    start(
      `${outer(p)}\\times ${p.over ? fractionLatex(1, p.a) : p.a}`,
      `Use the derivative of $\\${p.name}^{-1}u$ with this $u$, and multiply by the derivative of the inner function.`,
      `Write down the standard derivative of $\\${p.name}^{-1}u$, and substitute $u$.`,
      'Does the derivative of this inverse function have a square root in the denominator?',
    ),
    equal(
      modelLatex(p),
      p.over ? 'Simplify, so that there’s no fraction inside the fraction.' : 'Multiply and square.',
      p.over
        ? 'Write it as one fraction, with no fraction inside it.'
        : 'Multiply the numbers in the numerator and square the bracket in the denominator.',
      'What does squaring do to the number inside the bracket?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'chain-rule-inner-derivative-lost',
      compute: (p) => {
        const sign = p.name === 'cos' ? '-' : '';
        const square = `(${innerText(p)})^2`;
        return p.name === 'tan' ? `${p.k}/(1+${square})` : `${sign}${p.k}/sqrt(1-${square})`;
      },
      firstWrongStep: 1,
      feedback: (p) => `You need the derivative of the inner function $${inner(p)}$ too. Where is it?`,
    },
    {
      misconceptionId: 'inverse-trig-derivatives-mixed',
      compute: (p) => {
        const top = p.k * (p.over ? (p.name === 'tan' ? 1 : p.a) : p.a);
        return p.name === 'tan' ? `${top}/sqrt(${squares(p, '-')})` : `${top}/(${squares(p, '+')})`;
      },
      firstWrongStep: 1,
      feedback: (p) => `Look up the derivative of $\\${p.name}^{-1}u$: is there a square root in the denominator?`,
    },
    {
      misconceptionId: 'trig-derivative-sign',
      compute: (p) => (p.name === 'tan' ? null : `${-front(p)}/sqrt(${squares(p, '-')})`),
      firstWrongStep: 1,
      feedback: (p) => `Does $\\${p.name}^{-1}u$ increase or decrease as $u$ increases?`,
    },
  ],
  confirm: (p) => {
    const reach = p.over ? 0.8 * p.a : 0.8 / p.a;
    return {
      kind: 'function',
      variables: ['x'],
      f: ({ x = 0 }) => {
        // Stretched to a unit of its own, so that the small steps suit narrow domains as well.
        const scale = p.over ? p.a : 1 / p.a;
        return (p.k * numericSlope((t) => inverseOf(p.name)(t), x / scale)) / scale;
      },
      domain: [-reach, reach],
    };
  },
  examples: [
    { seed: 's1', input: '4/(4+x^2)', verdict: 'correct' },
    { seed: 's2', input: '12/sqrt(1-36x^2)', verdict: 'correct' },
    { seed: 's1', input: '2/(1+(x/2)^2)', verdict: 'wrong', misconceptionId: 'chain-rule-inner-derivative-lost' },
    { seed: 's1', input: '2/sqrt(4-x^2)', verdict: 'wrong', misconceptionId: 'inverse-trig-derivatives-mixed' },
    { seed: 's2', input: '-12/sqrt(1-36x^2)', verdict: 'wrong', misconceptionId: 'trig-derivative-sign' },
  ],
});
