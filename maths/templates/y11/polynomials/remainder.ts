import { defineTemplate } from '../../format';
import { bracketed, polynomial, withSign } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

/** ax^3 + bx^2 + cx + d divided by x - r */
interface Params {
  a: number;
  b: number;
  c: number;
  d: number;
  r: number;
}

const at = (p: Params, x: number) => ((p.a * x + p.b) * x + p.c) * x + p.d;
const text = (p: Params) =>
  polynomial([
    [p.a, 3],
    [p.b, 2],
    [p.c, 1],
    [p.d, 0],
  ]);
const times = (factor: number, power: string, first = false) => {
  const sign = factor < 0 ? '-' : first ? '' : '+';
  return `${sign}${Math.abs(factor) === 1 ? '' : `${Math.abs(factor)}\\times `}${power}`;
};
const plus = (value: number, first = false) => (first ? `${value}` : withSign(value));

export const remainder = defineTemplate<Params>({
  id: 'y11/polynomials/remainder',
  version: 1,
  topicId: '194-polynomials-remainder-and-factor',
  years: [11],
  difficulty: 'EASY',
  strategy: 'remainder-theorem',
  calculator: false,
  title: 'Use the remainder theorem',
  params: (random) =>
    drawUntil(
      () => ({
        a: random.pick([1, 1, 2, -1, 3]),
        b: random.nonZeroInt(-6, 6),
        c: random.nonZeroInt(-8, 8),
        d: random.nonZeroInt(-12, 12),
        r: random.pick([1, -1, 2, -2, 3, -3, -2]),
      }),
      (p) => at(p, p.r) !== 0 && at(p, -p.r) !== at(p, p.r) && Math.abs(at(p, p.r)) < 120,
    ),
  prompt: (p) => `Find the remainder when $P(x)=${text(p)}$ is divided by $x${withSign(-p.r)}$.`,
  answer: (p) => ({ kind: 'number', model: `${at(p, p.r)}`, forms: [{ kind: 'whole-number' }] }),
  steps(p) {
    const r = bracketed(p.r);
    return [
      start(
        `${times(p.a, `${r}^{3}`, true)}${times(p.b, `${r}^{2}`)}${times(p.c, r)}${withSign(p.d)}`,
        `By the remainder theorem, the remainder is $P(${p.r})$, because the divisor is zero at $x=${p.r}$.`,
        'You don’t need to divide. Use the remainder theorem.',
        'Which value of $x$ makes the divisor zero?',
      ),
      equal(
        `${plus(p.a * p.r ** 3, true)}${plus(p.b * p.r ** 2)}${plus(p.c * p.r)}${plus(p.d)}`,
        'Work out each term.',
        'Work out the powers first, then the products.',
        'Which powers of this number are negative?',
      ),
      equal(`${at(p, p.r)}`, 'Add the terms.', 'Add from left to right.', 'What is the sum of the four terms?'),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'roots-sign-flipped',
      compute: (p) => `${at(p, -p.r)}`,
      firstWrongStep: 0,
      feedback: (p) => `Which value of $x$ makes $x${withSign(-p.r)}$ equal to zero?`,
    },
    {
      misconceptionId: 'negative-times-negative-negative',
      compute(p) {
        const wrong = p.a * p.r ** 3 - p.b * p.r ** 2 + p.c * p.r + p.d;
        return p.r < 0 && wrong !== at(p, -p.r) ? `${wrong}` : null;
      },
      firstWrongStep: 1,
      feedback: (p) => `What is the sign of $(${p.r})^2$?`,
    },
    {
      misconceptionId: 'leaves-out-one-number',
      compute: (p) => (at(p, p.r) - p.d === at(p, -p.r) ? null : `${at(p, p.r) - p.d}`),
      firstWrongStep: 0,
      feedback: (p) => `Is the constant term $${withSign(p.d)}$ in your sum?`,
    },
  ],
  confirm(p) {
    // Long division, one coefficient after the other.
    const digits = [p.a, p.b, p.c, p.d];
    for (let place = 0; place < 3; place += 1) {
      const lead = digits[place] ?? 0;
      digits[place + 1] = (digits[place + 1] ?? 0) - lead * -p.r;
    }
    return { kind: 'values', values: [digits[3] ?? 0] };
  },
  examples: [
    { seed: 's1', input: '12', verdict: 'correct' },
    { seed: 's2', input: '7', verdict: 'correct' },
    { seed: 's1', input: '-4', verdict: 'wrong', misconceptionId: 'roots-sign-flipped' },
    { seed: 's1', input: '11', verdict: 'wrong', misconceptionId: 'leaves-out-one-number' },
    { seed: 's4', input: '19', verdict: 'wrong', misconceptionId: 'negative-times-negative-negative' },
  ],
});
