import { defineTemplate } from '../../format';
import { bracketed, fractionText, polynomial, withSign } from '../../number-text';
import { numericSlope } from '../../numeric-calculus';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

/** y = (ax + b)/(cx + d) */
interface Params {
  a: number;
  b: number;
  c: number;
  d: number;
}

const linear = (slope: number, constant: number) =>
  polynomial([
    [slope, 1],
    [constant, 0],
  ]);
const top = (p: Params) => linear(p.a, p.b);
const bottom = (p: Params) => linear(p.c, p.d);
const cross = (p: Params) => p.a * p.d - p.b * p.c;
const model = (p: Params) => `${cross(p)}/(${bottom(p)})^2`;

export const quotientRule = defineTemplate<Params>({
  id: 'y12/calculus/quotient-rule',
  version: 1,
  topicId: '202-product-quotient-chain',
  years: [12],
  difficulty: 'NORMAL',
  strategy: 'quotient-rule',
  calculator: false,
  title: 'Differentiate a quotient of linear functions',
  params: (random) =>
    drawUntil(
      () => ({
        a: random.int(2, 7),
        b: random.nonZeroInt(-9, 9),
        c: random.int(2, 6),
        d: random.nonZeroInt(-9, 9),
      }),
      (p) => cross(p) !== 0 && Math.abs(cross(p)) !== 1,
    ),
  prompt: (p) => `Differentiate $y=\\frac{${top(p)}}{${bottom(p)}}$ with respect to $x$.`,
  instruction: () => 'Simplify the numerator of your answer.',
  answer: (p) => ({ kind: 'expression', model: model(p), forms: [{ kind: 'simplified' }] }),
  steps: (p) => [
    start(
      `\\frac{${p.a}(${bottom(p)})-${p.c}(${top(p)})}{(${bottom(p)})^2}`,
      `With $u=${top(p)}$ and $v=${bottom(p)}$, the rule is $\\frac{u'v-uv'}{v^2}$.`,
      'Let the numerator be $u$ and the denominator be $v$, and write the quotient rule.',
      'Which of the two products comes first in the quotient rule?',
    ),
    equal(
      `\\frac{${linear(p.a * p.c, p.a * p.d)}-${p.a * p.c}x${withSign(-p.b * p.c)}}{(${bottom(p)})^2}`,
      'Expand the brackets in the numerator. The minus sign applies to the whole second product.',
      'Expand the numerator and leave the denominator as it is.',
      'What happens to each sign in the second bracket?',
    ),
    equal(
      `${cross(p) < 0 ? '-' : ''}\\frac{${Math.abs(cross(p))}}{(${bottom(p)})^2}`,
      `The terms in $x$ cancel, and $${p.a * p.d}-${bracketed(p.b * p.c)}=${cross(p)}$.`,
      'Collect like terms in the numerator.',
      'Which terms in the numerator cancel?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'quotient-rule-reversed',
      compute: (p) => `${-cross(p)}/(${bottom(p)})^2`,
      firstWrongStep: 0,
      feedback: () => 'The product with the derivative of the numerator comes first.',
    },
    {
      misconceptionId: 'quotient-rule-termwise',
      compute: (p) => fractionText(p.a, p.c),
      firstWrongStep: 0,
      feedback: (p) =>
        `Then the curve would have the same gradient everywhere. Is $y=\\frac{${top(p)}}{${bottom(p)}}$ a straight line?`,
    },
    {
      misconceptionId: 'quotient-denominator-not-squared',
      compute: (p) => `${cross(p)}/(${bottom(p)})`,
      firstWrongStep: 0,
      feedback: () => 'Look at the denominator in the quotient rule again.',
    },
    {
      misconceptionId: 'sign-lost-on-distribute',
      compute: (p) => {
        const wrong = p.a * p.d + p.b * p.c;
        return wrong === 0 || p.b === 0 ? null : `${wrong}/(${bottom(p)})^2`;
      },
      firstWrongStep: 1,
      feedback: () => 'The minus sign in the rule changes both signs in the second product.',
    },
  ],
  confirm: (p) => ({
    kind: 'function',
    variables: ['x'],
    f: ({ x = 0 }) => numericSlope((t) => (p.a * t + p.b) / (p.c * t + p.d), x),
    domain: [5.5, 9],
  }),
  examples: [
    { seed: 's1', input: '22/(6x+4)^2', verdict: 'correct' },
    { seed: 's2', input: '-4/(3x+1)^2', verdict: 'correct' },
    { seed: 's1', input: '-22/(6x+4)^2', verdict: 'wrong', misconceptionId: 'quotient-rule-reversed' },
    { seed: 's1', input: '2/3', verdict: 'wrong', misconceptionId: 'quotient-rule-termwise' },
    { seed: 's1', input: '22/(6x+4)', verdict: 'wrong', misconceptionId: 'quotient-denominator-not-squared' },
  ],
});
