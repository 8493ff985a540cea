import { defineTemplate } from '../../format';
import { bracketed } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, equivalent, start } from '../../worked-line';
import { choices, multiplied, withFactor } from '../shared/counts';

/** (a x^u + b/x^v)^n; the term with b chosen r times has the index u(n - r) - vr. */
interface Params {
  a: number;
  u: number;
  b: number;
  v: number;
  n: number;
}

const r = (p: Params) => (p.u * p.n) / (p.u + p.v);
const value = (p: Params) => choices(p.n, r(p)) * p.a ** (p.n - r(p)) * p.b ** r(p);
const power = (index: number) => (index === 1 ? 'x' : `x^{${index}}`);
const inside = (p: Params) =>
  `${withFactor(p.a, power(p.u))}${p.b < 0 ? '-' : '+'}\\frac{${Math.abs(p.b)}}{${power(p.v)}}`;

export const constantTerm = defineTemplate<Params>({
  id: 'y11/binomial/constant-term',
  version: 1,
  topicId: '211-binomial-theorem',
  years: [11],
  difficulty: 'HARD',
  strategy: 'term-independent-of-x',
  calculator: true,
  title: 'The term independent of x',
  params: (random) =>
    drawUntil(
      () => ({
        a: random.int(1, 3),
        u: random.int(1, 3),
        b: random.nonZeroInt(-3, 3),
        v: random.int(1, 3),
        n: random.int(3, 9),
      }),
      (p) => Number.isInteger(r(p)) && p.u + p.v <= 4 && Math.abs(value(p)) < 50_000 && (p.a > 1 || Math.abs(p.b) > 1),
    ),
  prompt: (p) => `Find the term independent of $x$ in the expansion of $\\left(${inside(p)}\\right)^{${p.n}}$.`,
  answer: (p) => ({ kind: 'number', model: `${value(p)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${p.u === 1 ? '' : p.u}(${p.n}-r)-${p.v === 1 ? '' : p.v}r=0`,
      `If the second part is taken from $r$ brackets, this is the index of $x$. It has to be zero.`,
      'Let $r$ be the number of brackets you take the second part from. Write the index of $x$.',
      'Which index of $x$ means there’s no $x$?',
    ),
    equivalent(
      `r=${r(p)}`,
      'Solve for $r$.',
      'Solve this equation for $r$.',
      'How many brackets does the second part come from?',
    ),
    start(
      `\\binom{${p.n}}{${r(p)}}\\times ${p.a}^{${p.n - r(p)}}\\times ${bracketed(p.b)}^{${r(p)}}`.replace(
        /\^\{1\}/g,
        '',
      ),
      'Substitute this into the general term. There’s no $x$ left.',
      'Substitute your value of $r$ into the general term.',
      'What powers do the two coefficients have?',
    ),
    equal(
      `${value(p)}`,
      'Work out the powers and multiply.',
      'Work out each factor, and watch the sign.',
      'Is the last power positive or negative?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'binomial-coefficient-left-out',
      compute: (p) => `${p.a ** (p.n - r(p)) * p.b ** r(p)}`,
      firstWrongStep: 2,
      feedback: (p) => `In how many ways can the ${p.n} brackets be shared between the two parts?`,
    },
    {
      misconceptionId: 'power-skips-coefficient',
      compute: (p) => {
        const wrong = choices(p.n, r(p)) * p.a * p.b;
        return wrong === value(p) || wrong === p.a ** (p.n - r(p)) * p.b ** r(p) ? null : `${wrong}`;
      },
      firstWrongStep: 2,
      feedback: () => 'Each power applies to the whole part, including its coefficient.',
    },
    {
      misconceptionId: 'ignores-negative-sign',
      compute: (p) => (value(p) < 0 ? `${-value(p)}` : null),
      firstWrongStep: 3,
      feedback: (p) => `The coefficient in the second part is $${p.b}$. Is its power positive or negative?`,
    },
  ],
  confirm(p) {
    // Multiply out (a x^(u + v) + b)^n, which is the bracket times x^v each time, and read the index vn.
    const bracket = new Array<number>(p.u + p.v + 1).fill(0);
    bracket[0] = p.b;
    bracket[p.u + p.v] = p.a;
    let product = [1];
    for (let i = 0; i < p.n; i += 1) product = multiplied(product, bracket);
    return { kind: 'values', values: [product[p.v * p.n] ?? 0] };
  },
  examples: [
    { seed: 's1', input: '1215', verdict: 'correct' },
    { seed: 's2', input: '960', verdict: 'correct' },
    { seed: 's1', input: '81', verdict: 'wrong', misconceptionId: 'binomial-coefficient-left-out' },
    { seed: 's1', input: '45', verdict: 'wrong', misconceptionId: 'power-skips-coefficient' },
    { seed: 's3', input: '160', verdict: 'wrong', misconceptionId: 'ignores-negative-sign' },
  ],
});
