import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { result, start, unlessRight } from '../../worked-line';

/** k√n: between which whole numbers? */
interface Params {
  k: number;
  n: number;
}

const inside = (p: Params) => p.k * p.k * p.n;
const low = (p: Params) => Math.floor(Math.sqrt(inside(p)));
const surd = (p: Params) => `${p.k}\\sqrt{${p.n}}`;

export const wholePartOfASurd = defineTemplate<Params>({
  id: 'y9/real-numbers/whole-part-of-a-surd',
  version: 1,
  topicId: '144-real-numbers',
  years: [9],
  difficulty: 'NORMAL',
  strategy: 'between-two-squares',
  calculator: false,
  title: 'Place a surd between whole numbers',
  params: (random) =>
    drawUntil(
      () => ({ k: random.int(2, 6), n: random.int(2, 30) }),
      (p) => !Number.isInteger(Math.sqrt(p.n)) && inside(p) < 400,
    ),
  prompt: (p) => `$${surd(p)}$ lies between two consecutive whole numbers. What is the smaller one?`,
  answer: (p) => ({ kind: 'number', model: `${low(p)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'identity',
      `${surd(p)}=\\sqrt{${p.k ** 2}\\times ${p.n}}`,
      `Bring ${p.k} under the square root sign: it becomes its square.`,
      'Bring the number in front under the square root sign.',
      `Which number has a square root of ${p.k}?`,
    ),
    step(
      'identity',
      `\\sqrt{${p.k ** 2}\\times ${p.n}}=\\sqrt{${inside(p)}}`,
      'Work out the product.',
      'Multiply under the square root sign.',
      'What is under the square root sign now?',
    ),
    start(
      `${low(p) ** 2}<${inside(p)}<${(low(p) + 1) ** 2}`,
      `${inside(p)} is between two perfect squares.`,
      'Look for the perfect squares just below and just above.',
      'Which two perfect squares are nearest?',
    ),
    result(
      `${low(p)}`,
      `So the number is between ${low(p)} and ${low(p) + 1}.`,
      'Take the square roots of both squares.',
      'Which whole numbers have these squares?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'rounds-in-stages',
      compute: (p) => unlessRight(`${p.k * Math.floor(Math.sqrt(p.n))}`, `${low(p)}`),
      firstWrongStep: 0,
      feedback: (p) => `You rounded $\\sqrt{${p.n}}$ first, then multiplied the error by ${p.k}.`,
    },
    {
      misconceptionId: 'power-skips-coefficient',
      compute: (p) => unlessRight(`${Math.floor(Math.sqrt(p.k * p.n))}`, `${low(p)}`),
      firstWrongStep: 0,
      feedback: (p) =>
        `When ${p.k} goes under the square root sign, it doesn’t stay ${p.k}. Which number has a square root of ${p.k}?`,
    },
    {
      misconceptionId: 'root-as-half',
      compute: (p) => unlessRight(`${Math.floor((p.k * p.n) / 2)}`, `${low(p)}`),
      firstWrongStep: 2,
      feedback: () => 'You halved. Which number times itself is close to the number under the square root sign?',
    },
  ],
  // Count up while k√n, by bisection, is not yet reached.
  confirm(p) {
    let [a, b] = [0, p.n];
    for (let i = 0; i < 80; i += 1) {
      const m = (a + b) / 2;
      if (m * m < p.n) a = m;
      else b = m;
    }
    let whole = 0;
    while (whole + 1 < p.k * a) whole += 1;
    return { kind: 'values', values: [whole] };
  },
  examples: [
    { seed: 's1', input: '3', verdict: 'correct' },
    { seed: 's2', input: '12', verdict: 'correct' },
    { seed: 's3', input: '18/2', verdict: 'wrong-form' },
    { seed: 's2', input: '7', verdict: 'wrong', misconceptionId: 'power-skips-coefficient' },
    { seed: 's2', input: '27', verdict: 'wrong', misconceptionId: 'root-as-half' },
    { seed: 's3', input: '8', verdict: 'wrong', misconceptionId: 'rounds-in-stages' },
  ],
});
