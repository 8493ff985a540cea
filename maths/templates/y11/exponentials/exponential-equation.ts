import { defineTemplate } from '../../format';
import { equivalent, start } from '../../worked-line';

/** a e^(kx) = a × q */
interface Params {
  a: number;
  k: number;
  q: number;
}

const right = (p: Params) => p.a * p.q;

export const exponentialEquation = defineTemplate<Params>({
  id: 'y11/exponentials/exponential-equation',
  version: 1,
  topicId: '200-exponentials-and-logarithms',
  years: [11],
  difficulty: 'NORMAL',
  strategy: 'take-logarithms',
  calculator: false,
  title: 'Solve an exponential equation exactly',
  params: (random) => ({
    a: random.int(2, 9),
    k: random.pick([2, 3, 4, 5, -2, -3, -4]),
    q: random.pick([2, 3, 5, 6, 7, 10, 11, 13]),
  }),
  prompt: (p) => `Solve $${p.a}e^{${p.k}x}=${right(p)}$.`,
  instruction: () => 'Give the exact value, using a natural logarithm.',
  answer: (p) => ({
    kind: 'number',
    model: p.k < 0 ? `-ln(${p.q})/${-p.k}` : `ln(${p.q})/${p.k}`,
    variable: 'x',
    forms: [{ kind: 'exact' }],
  }),
  steps: (p) => [
    start(
      `${p.a}e^{${p.k}x}=${right(p)}`,
      `The power is multiplied by $${p.a}$.`,
      'Get the power on its own before you take logarithms.',
      'What is in front of the power?',
    ),
    equivalent(
      `e^{${p.k}x}=${p.q}`,
      `Divide both sides by $${p.a}$.`,
      'Divide by the number in front of the power.',
      'Which function undoes the power of $e$?',
    ),
    start(
      `${p.k}x=\\ln ${p.q}`,
      'Take the natural logarithm of both sides. It undoes the power of $e$.',
      'Take the natural logarithm of both sides.',
      'What is the natural logarithm of a power of $e$?',
    ),
    equivalent(
      p.k < 0 ? `x=-\\frac{\\ln ${p.q}}{${-p.k}}` : `x=\\frac{\\ln ${p.q}}{${p.k}}`,
      `Divide both sides by $${p.k}$.`,
      'Divide by the coefficient of $x$.',
      'Should the solution be positive or negative?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'log-skips-coefficient',
      // ln(aq)/(ak) is the answer where aq = q^a.
      compute: (p) => (right(p) === p.q ** p.a ? null : `ln(${right(p)})/(${p.a * p.k})`),
      firstWrongStep: 1,
      feedback: (p) => `The factor $${p.a}$ isn’t in the index. Deal with it before you take logarithms.`,
    },
    {
      misconceptionId: 'undoes-with-same-operation',
      compute: (p) => `${p.k}ln(${p.q})`,
      firstWrongStep: 3,
      feedback: (p) => `The index is $${p.k}$ times $x$. What undoes multiplying?`,
    },
    {
      misconceptionId: 'log-quotient-as-quotient-of-logs',
      compute: (p) => (right(p) === p.a ** 2 && p.q === p.a ? `1/(${p.k})` : `ln(${right(p)})/(${p.k}ln(${p.a}))`),
      firstWrongStep: 1,
      feedback: (p) => `Divide $${right(p)}$ by $${p.a}$ first, then take the logarithm of the result.`,
    },
  ],
  confirm: (p) => ({ kind: 'roots', f: (x) => p.a * Math.exp(p.k * x) - right(p), from: -4, to: 4.01 }),
  examples: [
    { seed: 's1', input: '-ln(7)/4', verdict: 'correct' },
    { seed: 's2', input: '-ln(3)/4', verdict: 'correct' },
    { seed: 's1', input: 'ln(63)/(-36)', verdict: 'wrong', misconceptionId: 'log-skips-coefficient' },
    { seed: 's1', input: '-4ln(7)', verdict: 'wrong', misconceptionId: 'undoes-with-same-operation' },
    { seed: 's1', input: 'ln(63)/(-4ln(9))', verdict: 'wrong', misconceptionId: 'log-quotient-as-quotient-of-logs' },
  ],
});
