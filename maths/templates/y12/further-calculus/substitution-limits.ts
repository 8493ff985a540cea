import { defineTemplate } from '../../format';
import { fractionLatex, fractionText, polynomial } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';
import { fineIntegral } from '../shared/fine-integral';

/** The integral of 2ax(x^2 + c)^n from low to high */
interface Params {
  a: number;
  c: number;
  n: number;
  low: number;
  high: number;
}

const inner = (p: Params) =>
  polynomial([
    [1, 2],
    [p.c, 0],
  ]);
const u = (p: Params, x: number) => x * x + p.c;
const rise = (p: Params, from: number, to: number) => p.a * (to ** (p.n + 1) - from ** (p.n + 1));
const model = (p: Params) => fractionText(rise(p, u(p, p.low), u(p, p.high)), p.n + 1);
const outer = (p: Params) => (p.a === 1 ? '' : `${p.a}`);

export const substitutionLimits = defineTemplate<Params>({
  id: 'y12/further-calculus/substitution-limits',
  version: 1,
  topicId: '206-further-calculus-substitution-volumes',
  years: [12],
  difficulty: 'NORMAL',
  strategy: 'substitution-with-limits',
  calculator: false,
  title: 'Definite integral by substitution',
  params: (random) =>
    drawUntil(
      () => ({
        a: random.int(1, 3),
        c: random.nonZeroInt(-3, 4),
        n: random.int(2, 3),
        low: random.int(0, 2),
        high: random.int(1, 3),
      }),
      (p) => p.high > p.low && u(p, p.high) <= 9 && u(p, p.low) ** 4 !== u(p, p.high) ** 4 && p.c + p.low !== 0,
    ),
  prompt: (p) =>
    `Use the substitution $u=${inner(p)}$ to evaluate $\\int_{${p.low}}^{${p.high}}${2 * p.a}x(${inner(p)})^${p.n}\\,dx$.`,
  instruction: () => 'Give an exact answer: a whole number or a fraction in lowest terms.',
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'lowest-terms' }] }),
  steps: (p) => [
    start(
      `${outer(p)}u^${p.n}`,
      `Since $u=${inner(p)}$, $du=2x\\,dx$, so $${2 * p.a}x\\,dx=${outer(p)}\\,du$. This is the new integrand.`,
      'Differentiate $u$, then look for that derivative in the integrand.',
      'Where in the integrand can you see the derivative of the inside?',
    ),
    start(
      `${p.high}^2${p.c > 0 ? '+' : ''}${p.c}`,
      `The new upper limit is the value of $u$ at $x=${p.high}$.`,
      'The limits are values of $x$. Change them to values of $u$.',
      'What is $u$ at each of the limits?',
    ),
    equal(
      `${u(p, p.high)}`,
      `In the same way, the lower limit $x=${p.low}$ becomes $u=${u(p, p.low)}$.`,
      'Work out both new limits.',
      'What is $u$ at the lower limit?',
    ),
    start(
      `${p.a === 1 ? '' : `${p.a}\\times`}\\frac{${power(u(p, p.high), p.n + 1)}-${power(u(p, p.low), p.n + 1)}}{${p.n + 1}}`,
      'Integrate the power of $u$ between the new limits.',
      'Raise the index by one, divide by the new index, and substitute the new limits.',
      'What is an antiderivative of this power of $u$?',
    ),
    equal(
      fractionLatex(rise(p, u(p, p.low), u(p, p.high)), p.n + 1),
      'Work it out.',
      'Work out the powers first.',
      'Which power do you subtract?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'limits-not-changed',
      compute: (p) => unlessRight(fractionText(rise(p, p.low, p.high), p.n + 1), model(p)),
      firstWrongStep: 1,
      feedback: (p) => `$${p.low}$ and $${p.high}$ are values of $x$. What are the values of $u$ there?`,
    },
    {
      misconceptionId: 'integral-not-divided',
      compute: (p) => fractionText(rise(p, u(p, p.low), u(p, p.high)), 1),
      firstWrongStep: 3,
      feedback: () => 'Differentiate your antiderivative: do you get back to the power of $u$?',
    },
    {
      misconceptionId: 'definite-limits-swapped',
      compute: (p) => fractionText(-rise(p, u(p, p.low), u(p, p.high)), p.n + 1),
      firstWrongStep: 3,
      feedback: () => 'The value at the upper limit comes first.',
    },
  ],
  confirm: (p) => ({
    kind: 'values',
    values: [fineIntegral((x) => 2 * p.a * x * u(p, x) ** p.n, p.low, p.high)],
  }),
  examples: [
    { seed: 's1', input: '12045/4', verdict: 'correct' },
    { seed: 's2', input: '-20', verdict: 'correct' },
    { seed: 's1', input: '195/4', verdict: 'wrong', misconceptionId: 'limits-not-changed' },
    { seed: 's1', input: '12045', verdict: 'wrong', misconceptionId: 'integral-not-divided' },
    { seed: 's1', input: '-12045/4', verdict: 'wrong', misconceptionId: 'definite-limits-swapped' },
  ],
});

/** A power, with brackets where the base is negative. */
function power(base: number, index: number): string {
  return base < 0 ? `(${base})^${index}` : `${base}^${index}`;
}
