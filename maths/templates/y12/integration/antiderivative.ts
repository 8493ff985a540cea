import { defineTemplate } from '../../format';
import { fractionLatex, fractionText, polynomial } from '../../number-text';
import { numericIntegral } from '../../numeric-calculus';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

/** The antiderivative of a x^m + b x^n + c */
interface Params {
  a: number;
  m: number;
  b: number;
  n: number;
  c: number;
}

const terms = (p: Params): [number, number][] => [
  [p.a, p.m],
  [p.b, p.n],
  [p.c, 0],
];
const integrand = (p: Params) => polynomial(terms(p));
const letterPower = (index: number) => (index === 1 ? 'x' : `x^${index}`);

/** Terms c/(n+1) x^(n+1) with a way to write the fraction in front. */
function raised(p: Params, write: (top: number, bottom: number) => string): string {
  const texts = terms(p).map(([c, index]) => `${write(c, index + 1)}${letterPower(index + 1)}`);
  return texts.map((text, i) => (i > 0 && !text.startsWith('-') ? `+${text}` : text)).join('');
}
const unitless = (text: string) => (text === '1' ? '' : text === '-1' ? '-' : text);
const typed = (p: Params) =>
  `${raised(p, (t, b) => {
    const text = unitless(fractionText(t, b));
    return text.includes('/') ? `${text.startsWith('-') ? '-' : ''}(${text.replace('-', '')})` : text;
  })}+C`;
const latex = (p: Params) => `${raised(p, (t, b) => unitless(fractionLatex(t, b)))}+C`;
const unsimplified = (p: Params) => {
  const texts = terms(p).map(([c, index]) =>
    index === 0
      ? `${unitless(`${c}`)}x`
      : `${c < 0 ? '-' : ''}\\frac{${unitless(`${Math.abs(c)}`)}x^${index + 1}}{${index + 1}}`,
  );
  return `${texts.map((text, i) => (i > 0 && !text.startsWith('-') ? `+${text}` : text)).join('')}+C`;
};

const raising = (p: Params) => {
  const texts = terms(p).map(([c, index]) =>
    index === 0
      ? `${unitless(`${c}`)}x`
      : `${c < 0 ? '-' : ''}\\frac{${unitless(`${Math.abs(c)}`)}x^{${index}+1}}{${index}+1}`,
  );
  return `${texts.map((text, i) => (i > 0 && !text.startsWith('-') ? `+${text}` : text)).join('')}+C`;
};

export const antiderivative = defineTemplate<Params>({
  id: 'y12/integration/antiderivative',
  version: 1,
  topicId: '204-integration-and-area',
  years: [11, 12],
  difficulty: 'EASY',
  strategy: 'power-rule-backwards',
  calculator: false,
  title: 'Integrate a polynomial',
  params: (random) =>
    drawUntil(
      () => ({
        a: random.nonZeroInt(-9, 12),
        m: random.int(3, 6),
        b: random.nonZeroInt(-9, 9),
        n: 2,
        c: random.nonZeroInt(-9, 9),
      }),
      (p) => p.a % (p.m + 1) === 0 || p.b % (p.n + 1) === 0,
    ),
  prompt: (p) => `Find $\\int\\left(${integrand(p)}\\right)dx$.`,
  instruction: () => 'Simplify each term, and don’t forget the constant of integration.',
  answer: (p) => ({
    kind: 'expression',
    model: typed(p),
    variable: 'x',
    upToConstant: true,
    forms: [{ kind: 'with-constant' }, { kind: 'simplified' }],
  }),
  steps: (p) => [
    start(
      raising(p),
      'Raise each index by one and divide by the new index. Add the constant of integration, $C$.',
      'Go term by term: what has this derivative?',
      'What happens to each index when you integrate?',
    ),
    equal(unsimplified(p), 'Work out the new indices.', 'Add one to each index.', 'What are the new indices?'),
    equal(
      latex(p),
      'Simplify the fractions.',
      'Simplify the coefficients.',
      'Which of the fractions can you simplify?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'integral-not-divided',
      compute: (p) => `${raised(p, (t) => unitless(`${t}`))}+C`,
      firstWrongStep: 0,
      feedback: () => 'Differentiate your answer: do you get the original coefficients back?',
    },
    {
      misconceptionId: 'derivative-integral-swap',
      compute: (p) =>
        `${polynomial([
          [p.a * p.m, p.m - 1],
          [p.b * p.n, p.n - 1],
        ])}+C`,
      firstWrongStep: 0,
      feedback: () => 'Your indices went down. When you integrate, they go the other way.',
    },
    {
      misconceptionId: 'integral-index-kept',
      compute: (p) =>
        `${terms(p)
          .map(([c, index]) => `(${fractionText(c, index + 1)})*x^${index}`)
          .join('+')}+C`,
      firstWrongStep: 0,
      feedback: () => 'You divided by the new index, but the index itself has to go up too.',
    },
  ],
  confirm: (p) => ({
    kind: 'function',
    variables: ['x', 'C'],
    f: ({ x = 0, C = 0 }) => numericIntegral((t) => p.a * t ** p.m + p.b * t ** p.n + p.c, 0, x) + C,
    domain: [-1.5, 2],
  }),
  examples: [
    { seed: 's1', input: '-(2/3)x^6+2x^3+x+C', verdict: 'correct' },
    { seed: 's2', input: 'x^4-x^3-8x+C', verdict: 'correct' },
    { seed: 's1', input: '-4x^6+6x^3+x+C', verdict: 'wrong', misconceptionId: 'integral-not-divided' },
    { seed: 's1', input: '-20x^4+12x+C', verdict: 'wrong', misconceptionId: 'derivative-integral-swap' },
  ],
});
