import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

/** k(ax)^2 - kb^2 */
interface Params {
  k: number;
  a: number;
  b: number;
}

const first = (p: Params) => `${p.k * p.a * p.a}x^2`;
const ax = (p: Params) => (p.a === 1 ? 'x' : `${p.a}x`);
const model = (p: Params) => `${p.k}(${ax(p)}-${p.b})(${ax(p)}+${p.b})`;

export const differenceOfSquares = defineTemplate<Params>({
  id: 'y9/quadratics/difference-of-squares',
  version: 1,
  topicId: '146-binomial-products-monic-quadratics',
  years: [9, 10],
  difficulty: 'HARD',
  strategy: 'common-factor-then-squares',
  calculator: false,
  title: 'Factorise fully: a difference of squares',
  params: (random) =>
    drawUntil(
      () => ({ k: random.int(2, 6), a: random.int(1, 3), b: random.int(1, 10) }),
      (p) => !(p.a > 1 && p.b % p.a === 0) && !(p.a === 2 && p.b % 2 === 0),
    ),
  prompt: (p) => `Factorise $${first(p)}-${p.k * p.b * p.b}$ fully.`,
  answer: (p) => ({ kind: 'expression', model: model(p), variable: 'x', forms: [{ kind: 'factorised' }] }),
  steps: (p) => [
    start(
      `${first(p)}-${p.k * p.b * p.b}`,
      'Look for a common factor first.',
      'Do both terms have a common factor?',
      'Which number goes into both terms?',
    ),
    equal(
      `${p.k}(${p.a === 1 ? '' : p.a ** 2}x^2-${p.b * p.b})`,
      `Take out the common factor ${p.k}.`,
      'Take out the common factor.',
      'What is left in the bracket?',
    ),
    equal(
      `${p.k}(${p.a === 1 ? 'x' : `(${p.a}x)`}^2-${p.b}^2)`,
      'Both terms in the bracket are squares.',
      'Write both terms in the bracket as squares.',
      'What is being squared in each term?',
    ),
    equal(
      model(p),
      'A difference of two squares is the difference times the sum.',
      'Use the rule for a difference of two squares.',
      'When you expand the two brackets, what happens to the middle terms?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'difference-of-squares-as-square',
      compute: (p) => `${p.k}(${ax(p)}-${p.b})^2`,
      firstWrongStep: 3,
      feedback: () => 'Expand your square: it has a middle term that isn’t in the question.',
    },
    {
      misconceptionId: 'divides-one-term-only',
      compute: (p) =>
        p.b * p.b * p.k === p.b * p.b ? null : `${p.k}(${p.a === 1 ? '' : p.a ** 2}x^2-${p.k * p.b * p.b})`,
      firstWrongStep: 1,
      feedback: (p) => `You only took ${p.k} out of the first term. What about the second?`,
    },
  ],
  confirm: (p) => ({
    kind: 'function',
    variables: ['x'],
    f: ({ x = 0 }) => p.k * p.a * p.a * x * x - p.k * p.b * p.b,
  }),
  examples: [
    { seed: 's1', input: '5(x-5)(x+5)', verdict: 'correct' },
    { seed: 's2', input: '6(x-7)(x+7)', verdict: 'correct' },
    { seed: 's3', input: '18x^2-98', verdict: 'wrong-form' },
    { seed: 's1', input: '5(x-5)^2', verdict: 'wrong', misconceptionId: 'difference-of-squares-as-square' },
    { seed: 's1', input: '5(x^2-125)', verdict: 'wrong', misconceptionId: 'divides-one-term-only' },
  ],
});
