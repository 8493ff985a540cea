import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

/** (k x^a / x^b)^n with b > a: k^n / x^((b-a)n) */
interface Params {
  k: number;
  a: number;
  b: number;
  n: number;
}

const raised = (index: number) => (index === 1 ? 'x' : `x^{${index}}`);
const down = (p: Params) => (p.b - p.a) * p.n;
const model = (p: Params) => `${p.k ** p.n}/x^${down(p)}`;

export const powerOfAQuotient = defineTemplate<Params>({
  id: 'y9/index-laws/power-of-a-quotient',
  version: 1,
  topicId: '145-integer-index-laws',
  years: [9, 10],
  difficulty: 'HARD',
  strategy: 'several-index-laws',
  calculator: false,
  title: 'Power of a quotient',
  params: (random) =>
    drawUntil(
      () => ({ k: random.int(2, 5), a: random.int(1, 5), b: random.int(3, 9), n: random.int(2, 3) }),
      (p) => p.b > p.a && p.b % p.a !== 0 && p.b - p.a !== 1,
    ),
  prompt: (p) => `Simplify $\\left(\\frac{${p.k}${raised(p.a)}}{${raised(p.b)}}\\right)^${p.n}$.`,
  instruction: () => 'Write your answer with a positive index.',
  answer: (p) => ({ kind: 'expression', model: model(p), variable: 'x', forms: [{ kind: 'simplified' }] }),
  steps: (p) => [
    start(
      `\\left(\\frac{${p.k}${raised(p.a)}}{${raised(p.b)}}\\right)^${p.n}`,
      'Start inside the brackets.',
      'What can you simplify inside the brackets?',
      'Which index law do you use to divide powers?',
    ),
    equal(
      `(${p.k}x^{${p.a - p.b}})^${p.n}`,
      `Subtract the indices: ${p.a} take away ${p.b}.`,
      'Keep the base, and subtract the indices.',
      'Which index do you subtract from which?',
    ),
    equal(
      `${p.k}^${p.n}x^{${-down(p)}}`,
      `Raise every factor in the brackets to the power ${p.n}, and multiply the indices.`,
      'Raise both the number and the power of $x$ to the power outside.',
      'What happens to the number in front?',
    ),
    equal(
      `\\frac{${p.k ** p.n}}{x^{${down(p)}}}`,
      'A negative index means one over the same power with a positive index.',
      'Write the power of $x$ with a positive index.',
      'Where does the power go when its index becomes positive?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'power-skips-coefficient',
      compute: (p) => `${p.k}/x^${down(p)}`,
      firstWrongStep: 2,
      feedback: (p) => `The power ${p.n} applies to everything in the brackets, including the ${p.k}.`,
    },
    {
      misconceptionId: 'adds-indices-in-power-of-power',
      compute: (p) => {
        const index = p.b - p.a - p.n;
        if (index === down(p)) return null;
        const power = Math.abs(index) === 1 ? 'x' : `x^${Math.abs(index)}`;
        if (index === 0) return `${p.k ** p.n}`;
        return index > 0 ? `${p.k ** p.n}/${power}` : `${p.k ** p.n}${power}`;
      },
      firstWrongStep: 2,
      feedback: (p) => `A power of a power: how many factors of $x$ are there when you write the bracket ${p.n} times?`,
    },
    {
      misconceptionId: 'negative-index-as-negative',
      compute: (p) => `-${p.k ** p.n}x^${down(p)}`,
      firstWrongStep: 3,
      feedback: () => 'A negative index doesn’t make the value negative. What does it mean?',
    },
  ],
  // Multiply the quotient by itself, with powers built factor by factor.
  confirm: (p) => ({
    kind: 'function',
    variables: ['x'],
    f({ x = 1 }) {
      let quotient = p.k;
      for (let i = 0; i < p.a; i += 1) quotient *= x;
      for (let i = 0; i < p.b; i += 1) quotient /= x;
      let value = 1;
      for (let i = 0; i < p.n; i += 1) value *= quotient;
      return value;
    },
    domain: [0.6, 2.5],
  }),
  examples: [
    { seed: 's1', input: '8/x^15', verdict: 'correct' },
    { seed: 's2', input: '125/x^6', verdict: 'correct' },
    { seed: 's3', input: '\\left(\\frac{4x^{2}}{x^{9}}\\right)^3', verdict: 'wrong-form' },
    { seed: 's1', input: '2/x^15', verdict: 'wrong', misconceptionId: 'power-skips-coefficient' },
    { seed: 's1', input: '8/x^2', verdict: 'wrong', misconceptionId: 'adds-indices-in-power-of-power' },
    { seed: 's1', input: '-8x^15', verdict: 'wrong', misconceptionId: 'negative-index-as-negative' },
  ],
});
