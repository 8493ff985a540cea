import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

/** (a x^m)^n × x^k */
interface Params {
  letter: string;
  a: number;
  m: number;
  n: number;
  k: number;
}

const power = (p: Params, index: number) => `${p.letter}^${index > 9 ? `{${index}}` : index}`;
const index = (p: Params) => p.m * p.n + p.k;
const question = (p: Params) => `(${p.a}${power(p, p.m)})^${p.n}\\times ${power(p, p.k)}`;
const model = (p: Params) => `${p.a ** p.n}${power(p, index(p))}`;

export const powerOfAProduct = defineTemplate<Params>({
  id: 'y8/index-laws/power-of-a-product',
  version: 1,
  topicId: '125-index-laws-positive-and-zero',
  years: [8, 9],
  difficulty: 'HARD',
  strategy: 'power-of-a-power',
  calculator: false,
  title: 'Power of a product, times a power',
  params: (random) =>
    drawUntil(
      () => ({
        letter: random.pick(['x', 'y', 'a', 'm', 'n']),
        a: random.int(2, 5),
        m: random.int(2, 5),
        n: random.int(2, 4),
        k: random.int(2, 7),
      }),
      (p) => p.a ** p.n <= 125 && p.m * p.n !== p.m + p.n,
    ),
  prompt: (p) => `Simplify $${question(p)}$.`,
  answer: (p) => ({ kind: 'expression', model: model(p), forms: [{ kind: 'simplified' }] }),
  steps: (p) => [
    start(
      question(p),
      'The index outside the bracket applies to every factor inside it.',
      'Copy the question. What is inside the bracket?',
      'Which factors does the index outside the bracket apply to?',
    ),
    equal(
      `${p.a}^${p.n}\\times(${power(p, p.m)})^${p.n}\\times ${power(p, p.k)}`,
      'Raise both the number and the letter to the power.',
      'Apply the index to both factors in the bracket.',
      'What happens to the number in the bracket?',
    ),
    equal(
      `${p.a ** p.n}${power(p, p.m * p.n)}\\times ${power(p, p.k)}`,
      `A power of a power: multiply the indices, $${p.m}\\times ${p.n}$.`,
      `Write $${power(p, p.m)}$ out ${p.n} times, and count the factors.`,
      'How many factors are there when the group is repeated?',
    ),
    equal(
      model(p),
      `A product of powers: add the indices, $${p.m * p.n}+${p.k}$.`,
      'The bases are the same. What do you do with the indices when you multiply?',
      'How many factors are there altogether?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'power-skips-coefficient',
      compute: (p) => `${p.a}${power(p, index(p))}`,
      firstWrongStep: 1,
      feedback: (p) => `The ${p.a} is inside the bracket, so it’s raised to the power as well.`,
    },
    {
      misconceptionId: 'adds-indices-in-power-of-power',
      compute: (p) => `${p.a ** p.n}${power(p, p.m + p.n + p.k)}`,
      firstWrongStep: 2,
      feedback: (p) => `$(${power(p, p.m)})^${p.n}$ repeats the whole group. How many factors does each group have?`,
    },
    {
      misconceptionId: 'multiplies-indices-in-product',
      compute: (p) => `${p.a ** p.n}${power(p, p.m * p.n * p.k)}`,
      firstWrongStep: 3,
      feedback: () => 'In the last multiplication, you count all the factors together. So don’t multiply the indices.',
    },
    {
      misconceptionId: 'index-as-factor',
      compute: (p) => (p.a * p.n === p.a ** p.n ? null : `${p.a * p.n}${power(p, index(p))}`),
      firstWrongStep: 1,
      feedback: (p) => `$${p.a}^${p.n}$ means ${p.n} factors of ${p.a}. It isn’t $${p.a}\\times ${p.n}$.`,
    },
  ],
  // One factor after the other.
  confirm: (p) => ({
    kind: 'function',
    variables: [p.letter],
    f(at) {
      const x = at[p.letter] ?? 0;
      let value = 1;
      for (let group = 0; group < p.n; group += 1) {
        value *= p.a;
        for (let factor = 0; factor < p.m; factor += 1) value *= x;
      }
      for (let factor = 0; factor < p.k; factor += 1) value *= x;
      return value;
    },
  }),
  examples: [
    { seed: 's1', input: '16y^{12}', verdict: 'correct' },
    { seed: 's2', input: '81n^{14}', verdict: 'correct' },
    { seed: 's3', input: '(4y^4)^3\\times y^6', verdict: 'wrong-form' },
    { seed: 's1', input: '4y^{12}', verdict: 'wrong', misconceptionId: 'power-skips-coefficient' },
    { seed: 's1', input: '16y^{10}', verdict: 'wrong', misconceptionId: 'adds-indices-in-power-of-power' },
    { seed: 's1', input: '16y^{32}', verdict: 'wrong', misconceptionId: 'multiplies-indices-in-product' },
    { seed: 's1', input: '8y^{12}', verdict: 'wrong', misconceptionId: 'index-as-factor' },
  ],
});
