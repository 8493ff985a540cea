import { defineTemplate } from '../../format';
import { bracketed, polynomial } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';
import { choices, multiplied } from '../shared/counts';

/** The coefficient of x^k in (ax + b)^n */
interface Params {
  a: number;
  b: number;
  n: number;
  k: number;
}

const inside = (p: Params) =>
  polynomial([
    [p.a, 1],
    [p.b, 0],
  ]);
const value = (p: Params) => choices(p.n, p.k) * p.a ** p.k * p.b ** (p.n - p.k);

export const coefficientOfPower = defineTemplate<Params>({
  id: 'y11/binomial/coefficient-of-power',
  version: 1,
  topicId: '211-binomial-theorem',
  years: [11],
  difficulty: 'NORMAL',
  strategy: 'general-term',
  calculator: true,
  title: 'Coefficient in a binomial expansion',
  params: (random) =>
    drawUntil(
      () => ({
        a: random.int(2, 4),
        b: random.pick([-3, -2, -1, 1, 2, 3, 4]),
        n: random.int(4, 8),
        k: random.int(2, 5),
      }),
      (p) => p.k <= p.n - 1 && Math.abs(value(p)) < 50_000,
    ),
  prompt: (p) => `What is the coefficient of $x^${p.k}$ in the expansion of $(${inside(p)})^{${p.n}}$?`,
  answer: (p) => ({ kind: 'number', model: `${value(p)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `\\binom{${p.n}}{${p.k}}\\times ${p.a}^{${p.k}}\\times ${bracketed(p.b)}${p.n - p.k === 1 ? '' : `^{${p.n - p.k}}`}`,
      `Take the $x$ term from ${p.k} brackets and the constant from the other ${p.n - p.k === 1 ? 'one' : p.n - p.k}. The coefficient $${p.a}$ gets the same power as $x$.`,
      'Write the general term, and work out the power of each part.',
      'How many brackets does each of the two parts come from?',
    ),
    equal(
      `${choices(p.n, p.k)}\\times ${p.a ** p.k}\\times ${bracketed(p.b ** (p.n - p.k))}`,
      'Work out the binomial coefficient and the powers.',
      'Work out each of the three factors.',
      'Is the last power positive or negative?',
    ),
    equal(`${value(p)}`, 'Multiply the three factors.', 'Multiply.', 'What sign does the product have?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'power-skips-coefficient',
      compute: (p) => `${choices(p.n, p.k) * p.a * p.b ** (p.n - p.k)}`,
      firstWrongStep: 0,
      feedback: (p) => `What is $(${p.a}x)^${p.k}$? The power applies to the coefficient as well.`,
    },
    {
      misconceptionId: 'binomial-coefficient-left-out',
      compute: (p) => `${p.a ** p.k * p.b ** (p.n - p.k)}`,
      firstWrongStep: 0,
      feedback: (p) => `In how many ways can you choose ${p.k} of the ${p.n} brackets?`,
    },
    {
      misconceptionId: 'ignores-negative-sign',
      compute: (p) => (p.b < 0 && (p.n - p.k) % 2 === 1 ? `${-value(p)}` : null),
      firstWrongStep: 1,
      feedback: (p) => `The second part of the bracket is $${p.b}$. Is its power positive or negative?`,
    },
  ],
  confirm(p) {
    // Multiply out the brackets one after another.
    let product = [1];
    for (let i = 0; i < p.n; i += 1) product = multiplied(product, [p.b, p.a]);
    return { kind: 'values', values: [product[p.k] ?? 0] };
  },
  examples: [
    { seed: 's1', input: '240', verdict: 'correct' },
    { seed: 's2', input: '-336', verdict: 'correct' },
    { seed: 's1', input: '30', verdict: 'wrong', misconceptionId: 'power-skips-coefficient' },
    { seed: 's1', input: '48', verdict: 'wrong', misconceptionId: 'binomial-coefficient-left-out' },
    { seed: 's2', input: '336', verdict: 'wrong', misconceptionId: 'ignores-negative-sign' },
  ],
});
