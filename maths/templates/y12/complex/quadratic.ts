import { defineTemplate } from '../../format';
import { polynomial } from '../../number-text';
import { result, start } from '../../worked-line';
import { complexText } from '../shared/complex-text';
import { identity } from '../shared/identity-line';

/** z^2 - 2az + a^2 + b^2 = 0 */
interface Params {
  a: number;
  b: number;
}

const equation = (p: Params) =>
  polynomial(
    [
      [1, 2],
      [-2 * p.a, 1],
      [p.a ** 2 + p.b ** 2, 0],
    ],
    'z',
  );
const shifted = (p: Params) =>
  polynomial(
    [
      [1, 1],
      [-p.a, 0],
    ],
    'z',
  );
const pair = (re: number, im: number) => `z=${complexText(re, im)} or z=${complexText(re, -im)}`;

export const quadratic = defineTemplate<Params>({
  id: 'y12/complex/quadratic',
  version: 1,
  topicId: '221-complex-numbers',
  years: [12],
  difficulty: 'NORMAL',
  strategy: 'complex-roots-of-a-quadratic',
  calculator: false,
  title: 'Solve a quadratic over the complex numbers',
  params: (random) => ({ a: random.nonZeroInt(-8, 8), b: random.int(1, 9) }),
  prompt: (p) => `Solve $${equation(p)}=0$ over the complex numbers.`,
  instruction: () => 'Write both solutions, like $z=1+i$ or $z=1-i$.',
  answer: (p) => ({ kind: 'solutions', model: pair(p.a, p.b), variable: 'z', forms: [{ kind: 'simplified' }] }),
  steps: (p) => [
    identity(
      `${equation(p)}=(${shifted(p)})^2+${p.b ** 2}`,
      `Complete the square: $${p.a ** 2}$ completes it, and $${p.b ** 2}$ is left over.`,
      'There is no real solution. Complete the square.',
      'What is half the coefficient of $z$, and what is left over?',
    ),
    start(
      `(${shifted(p)})^2=-${p.b ** 2}`,
      'This sum is zero, so the square is negative.',
      'Move the constant to the other side.',
      'Can the square of a real number be negative?',
    ),
    start(
      `${shifted(p)}=\\pm ${p.b === 1 ? '' : p.b}i`,
      'Take the square root of both sides. A negative number has two imaginary square roots.',
      'Take the square root of both sides.',
      'Which two numbers have this number as their square?',
    ),
    result(
      `z=${complexText(p.a, p.b)}\\text{ or }z=${complexText(p.a, -p.b)}`,
      'Solve for $z$. The two solutions are conjugates of each other.',
      'Move the real number to the other side.',
      'How are the two solutions related?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'roots-sign-flipped',
      compute: (p) => pair(-p.a, p.b),
      firstWrongStep: 3,
      feedback: (p) => `When is $${shifted(p)}$ purely imaginary? Check the sign of the real part.`,
    },
    {
      misconceptionId: 'i-left-out',
      compute: (p) => `z=${p.a + p.b} or z=${p.a - p.b}`,
      firstWrongStep: 2,
      feedback: () => 'Square it to check: do you get a negative number?',
    },
    {
      misconceptionId: 'root-not-taken',
      compute: (p) => (p.b === 1 ? null : pair(p.a, p.b ** 2)),
      firstWrongStep: 2,
      feedback: (p) => `What is the square of $${complexText(0, p.b ** 2)}$?`,
    },
    {
      misconceptionId: 'loses-second-root',
      compute: (p) => `z=${complexText(p.a, p.b)}`,
      firstWrongStep: 2,
      feedback: () => 'A quadratic has two complex solutions. What is the other one?',
    },
  ],
  confirm: (p) => {
    // Tries all whole complex numbers with small parts; the text is made from the pair that solves the equation.
    const found: [number, number][] = [];
    for (let x = -12; x <= 12; x += 1) {
      for (let y = 12; y >= -12; y -= 1) {
        const real = x * x - y * y - 2 * p.a * x + p.a ** 2 + p.b ** 2;
        if (real === 0 && 2 * x * y - 2 * p.a * y === 0) found.push([x, y]);
      }
    }
    return { kind: 'one-of', texts: [found.map(([x, y]) => `z=${complexText(x, y)}`).join(' or ')] };
  },
  examples: [
    { seed: 's1', input: 'z=-2+i or z=-2-i', verdict: 'correct' },
    { seed: 's2', input: 'z=-6+2i or z=-6-2i', verdict: 'correct' },
    { seed: 's1', input: 'z=2+i or z=2-i', verdict: 'wrong', misconceptionId: 'roots-sign-flipped' },
    { seed: 's1', input: 'z=-1 or z=-3', verdict: 'wrong', misconceptionId: 'i-left-out' },
    { seed: 's2', input: 'z=-6+4i or z=-6-4i', verdict: 'wrong', misconceptionId: 'root-not-taken' },
  ],
});
