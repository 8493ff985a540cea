import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';

interface Params {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
}

const value = ({ a, b, c, d, e }: Params) => a * (b + c) - d * e;
const option = (n: number) => `$${n}$`;
const unlessRight = (p: Params, wrong: number) => (wrong === value(p) || wrong < 0 ? null : option(wrong));

export const withBrackets = defineTemplate<Params>({
  id: 'y6/order-of-operations/with-brackets',
  version: 1,
  topicId: '91-order-of-operations-unknowns',
  years: [6, 7],
  difficulty: 'NORMAL',
  strategy: 'brackets-first',
  calculator: false,
  title: 'Brackets and two products',
  params: (random) =>
    drawUntil(
      () => ({
        a: random.int(3, 9),
        b: random.int(2, 9),
        c: random.int(2, 9),
        d: random.int(2, 8),
        e: random.int(2, 6),
      }),
      (p) => value(p) > 0 && p.a * p.b + p.c > p.d * p.e && ![p.a, p.b, p.c, p.d, p.e, p.b + p.c].includes(value(p)),
    ),
  prompt: ({ a, b, c, d, e }) => `What is $${a}\\times(${b}+${c})-${d}\\times ${e}$?`,
  answer: (p) => ({ kind: 'choice', model: option(value(p)) }),
  correctChoice: (p) => option(value(p)),
  steps: (p) => [
    step(
      'start',
      `${p.a}\\times(${p.b}+${p.c})-${p.d}\\times ${p.e}`,
      'Read the whole line before you start.',
      'Look for brackets first.',
      'What do the brackets tell you?',
    ),
    step(
      'equal',
      `${p.a}\\times ${p.b + p.c}-${p.d}\\times ${p.e}`,
      'Brackets come first.',
      'Work out what is inside the brackets.',
      'What number do the brackets give?',
    ),
    step(
      'equal',
      `${p.a * (p.b + p.c)}-${p.d * p.e}`,
      'Both products come before the subtraction.',
      'There are two products. Work out both before you subtract.',
      'Which operation has to wait?',
    ),
    step('equal', String(value(p)), 'Subtract last.', 'Now subtract.', 'Did you use every number?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'ignores-brackets',
      compute: (p) => unlessRight(p, p.a * p.b + p.c - p.d * p.e),
      firstWrongStep: 1,
      feedback: (p) => `You only multiplied ${p.b} by ${p.a}, but ${p.c} is in the brackets too.`,
    },
    {
      misconceptionId: 'left-to-right-ignores-order',
      compute: (p) => unlessRight(p, (p.a * (p.b + p.c) - p.d) * p.e),
      firstWrongStep: 2,
      feedback: (p) => `You took away ${p.d} before multiplying it by ${p.e}.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => unlessRight(p, p.a * (p.b + p.c)),
      firstWrongStep: 2,
      feedback: (p) => `The first product is right. You still have to take away ${p.d} times ${p.e}.`,
    },
  ],
  confirm: (p) => {
    let total = 0;
    for (let group = 0; group < p.a; group += 1) total = total + p.b + p.c;
    for (let group = 0; group < p.d; group += 1) total -= p.e;
    return { kind: 'one-of', texts: [`$${total}$`] };
  },
  examples: [
    { seed: 's1', input: '$85$', verdict: 'correct' },
    { seed: 's2', input: '$23$', verdict: 'wrong', misconceptionId: 'ignores-brackets' },
    { seed: 's3', input: '$156$', verdict: 'wrong', misconceptionId: 'left-to-right-ignores-order' },
    { seed: 's4', input: '$48$', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
  ],
});
