import { defineTemplate } from '../../format';
import { bracketed, polynomial } from '../../number-text';
import { numericIntegral } from '../../numeric-calculus';
import { equal, start, unlessRight } from '../../worked-line';

/** The integral of 3a x^2 + 2b x + c from low to high */
interface Params {
  a: number;
  b: number;
  c: number;
  low: number;
  high: number;
}

const at = (p: Params, x: number) => p.a * x ** 3 + p.b * x ** 2 + p.c * x;
const value = (p: Params) => at(p, p.high) - at(p, p.low);
const integrand = (p: Params) =>
  polynomial([
    [3 * p.a, 2],
    [2 * p.b, 1],
    [p.c, 0],
  ]);

export const definiteIntegral = defineTemplate<Params>({
  id: 'y12/calculus/definite-integral',
  version: 1,
  topicId: '204-integration-and-area',
  years: [12],
  difficulty: 'NORMAL',
  strategy: 'fundamental-theorem',
  calculator: false,
  title: 'Evaluate a definite integral',
  params(random) {
    let p: Params = { a: 0, b: 0, c: 0, low: 0, high: 0 };
    do {
      const low = random.int(-3, 2);
      p = {
        a: random.nonZeroInt(-2, 3),
        b: random.int(-4, 4),
        c: random.int(-6, 6),
        low,
        high: low + random.int(1, 3),
      };
    } while (value(p) === 0 || at(p, p.low) === 0);
    return p;
  },
  prompt: (p) => `Evaluate $\\int_{${p.low}}^{${p.high}}\\left(${integrand(p)}\\right)dx$.`,
  answer: (p) => ({ kind: 'number', model: `${value(p)}` }),
  steps: (p) => [
    start(
      polynomial([
        [p.a, 3],
        [p.b, 2],
        [p.c, 1],
      ]),
      'Find an antiderivative: raise each index by one and divide by the new index.',
      'Look for a function whose derivative is the integrand.',
      'Which function has each of these terms as its derivative?',
    ),
    start(
      `${bracketed(at(p, p.high))}-${bracketed(at(p, p.low))}`.replace(/^\((-\d+)\)/, '$1'),
      `Its value at $${p.high}$ is $${at(p, p.high)}$, and at $${p.low}$ it is $${at(p, p.low)}$. Subtract the lower from the upper.`,
      'Substitute the upper limit, then the lower limit.',
      'Which of the two values do you subtract from the other?',
    ),
    equal(
      `${value(p)}`,
      'Work out the difference.',
      'Watch the signs when you subtract.',
      'What is the difference between the two values?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'definite-limits-swapped',
      compute: (p) => `${-value(p)}`,
      firstWrongStep: 1,
      feedback: () => 'The value at the upper limit comes first. Subtract the value at the lower limit from it.',
    },
    {
      misconceptionId: 'minus-minus-as-minus',
      compute: (p) => (at(p, p.low) < 0 ? unlessRight(`${at(p, p.high) + at(p, p.low)}`, `${value(p)}`) : null),
      firstWrongStep: 2,
      feedback: (p) => `You’re subtracting $${at(p, p.low)}$, which is negative.`,
    },
    {
      misconceptionId: 'integral-not-divided',
      compute(p) {
        const raised = (x: number) => 3 * p.a * x ** 3 + 2 * p.b * x ** 2 + p.c * x;
        return unlessRight(`${raised(p.high) - raised(p.low)}`, `${value(p)}`);
      },
      firstWrongStep: 0,
      feedback: () => 'Differentiate your antiderivative: do you get back to the integrand?',
    },
    {
      misconceptionId: 'derivative-integral-swap',
      compute: (p) => unlessRight(`${6 * p.a * (p.high - p.low)}`, `${value(p)}`),
      firstWrongStep: 0,
      feedback: () => 'You differentiated the integrand. To integrate, do the opposite.',
    },
  ],
  confirm: (p) => ({
    kind: 'values',
    values: [numericIntegral((x) => 3 * p.a * x * x + 2 * p.b * x + p.c, p.low, p.high)],
  }),
  examples: [
    { seed: 's1', input: '-18', verdict: 'correct' },
    { seed: 's2', input: '45/3', verdict: 'wrong-form' },
    { seed: 's3', input: '-12', verdict: 'wrong', misconceptionId: 'definite-limits-swapped' },
    { seed: 's3', input: '0', verdict: 'wrong', misconceptionId: 'minus-minus-as-minus' },
    { seed: 's1', input: '-9', verdict: 'wrong', misconceptionId: 'integral-not-divided' },
    { seed: 's2', input: '-18', verdict: 'wrong', misconceptionId: 'derivative-integral-swap' },
  ],
});
