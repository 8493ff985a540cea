import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, start, unlessRight } from '../../worked-line';

/** times · base^x = times · base^index, with the right side worked out. */
interface Params {
  times: number;
  base: number;
  index: number;
}

const power = (p: Params) => p.base ** Math.abs(p.index);
const right = (p: Params) => (p.index < 0 ? `\\frac{1}{${power(p)}}` : `${power(p)}`);
const left = (p: Params) => (p.times === 1 ? `${p.base}^x` : `${p.times}\\times ${p.base}^x`);
const index = (p: Params) => (p.index < 0 ? `{${p.index}}` : `${p.index}`);

export const solveSameBase = defineTemplate<Params>({
  id: 'y10/exponentials/solve-same-base',
  version: 1,
  topicId: '164-exponential-relations',
  years: [10],
  difficulty: 'EASY',
  strategy: 'write-as-the-same-base',
  calculator: false,
  title: 'Solve an exponential equation',
  params: (random) =>
    drawUntil(
      () => ({
        times: random.chance() ? 1 : random.int(2, 9),
        base: random.int(2, 12),
        index: random.nonZeroInt(-6, 9),
      }),
      (p) => power(p) <= 2200 && Math.abs(p.index) > 1 && (p.times === 1 || p.index > 0) && p.times !== p.base,
    ),
  prompt: (p) => `Solve $${left(p)}=${p.times === 1 ? right(p) : p.times * power(p)}$.`,
  answer: (p) => ({ kind: 'number', model: `${p.index}`, variable: 'x', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    ...(p.times === 1
      ? [
          start(
            `${p.base}^x=${right(p)}`,
            `Aim to write both sides as powers of ${p.base}.`,
            `Keep multiplying by ${p.base} until you reach the number.`,
            `Which powers of ${p.base} do you know?`,
          ),
        ]
      : [
          start(
            `${left(p)}=${p.times * power(p)}`,
            `The power is multiplied by ${p.times}.`,
            'Get the power on its own first.',
            'What has been done to the power on the left-hand side?',
          ),
          equivalent(
            `${p.base}^x=${power(p)}`,
            `Divide both sides by ${p.times}.`,
            'Undo the multiplication on both sides.',
            'What must the power equal on its own?',
          ),
        ]),
    equivalent(
      `${p.base}^x=${p.base}^${index(p)}`,
      p.index < 0
        ? `$${p.base}^${-p.index}$ is ${power(p)}, and its reciprocal has the negative index.`
        : `${power(p)} is $${p.base}^${index(p)}$.`,
      p.index < 0 ? 'Write the denominator as a power first.' : 'Write the right-hand side as a power.',
      'How many factors make up the number on the right-hand side?',
    ),
    equivalent(
      `x=${p.index}`,
      'The bases are equal, so the indices are equal.',
      'Compare the two indices.',
      'If two powers with the same base are equal, what can you say about their indices?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'index-as-factor',
      compute: (p) =>
        p.index < 0 || power(p) % p.base !== 0 ? null : unlessRight(`${power(p) / p.base}`, `${p.index}`),
      firstWrongStep: 1,
      feedback: (p) =>
        `You divided by ${p.base}${p.times === 1 ? '' : ' at the end'}. But $${p.base}^x$ isn’t $${p.base}\\times x$.`,
    },
    {
      misconceptionId: 'ignores-negative-sign',
      compute: (p) => (p.index < 0 ? `${-p.index}` : null),
      firstWrongStep: 1,
      feedback: (p) => `With a positive index, $${p.base}^x$ is more than one. Is the right-hand side more than one?`,
    },
    {
      misconceptionId: 'divides-one-term-only',
      compute(p) {
        if (p.times === 1) return null;
        // Works with the right side as it is, where it happens to be a power of the base.
        let [value, count] = [1, 0];
        while (value < p.times * power(p)) [value, count] = [value * p.base, count + 1];
        return value === p.times * power(p) ? `${count}` : null;
      },
      firstWrongStep: 1,
      feedback: (p) => `The left-hand side is multiplied by ${p.times}. Divide both sides by it first.`,
    },
    {
      misconceptionId: 'one-factor-off',
      compute: (p) => `${p.index - Math.sign(p.index)}`,
      firstWrongStep: 1,
      feedback: (p) => `Count the factors of ${p.base} again, including the first one.`,
    },
  ],
  // Try all whole indices, multiplying or dividing step by step.
  confirm(p) {
    let [value, found] = [1, 0];
    const goal = p.index < 0 ? 1 / power(p) : power(p);
    while (Math.abs(value - goal) > 1e-12 * goal && found < 50) {
      value = goal > 1 ? value * p.base : value / p.base;
      found += 1;
    }
    return { kind: 'values', values: [goal > 1 ? found : -found] };
  },
  examples: [
    { seed: 's1', input: '-3', verdict: 'correct' },
    { seed: 's2', input: '-4', verdict: 'correct' },
    { seed: 's3', input: '-6/2', verdict: 'wrong-form' },
    { seed: 's4', input: '12', verdict: 'wrong', misconceptionId: 'index-as-factor' },
    { seed: 's1', input: '3', verdict: 'wrong', misconceptionId: 'ignores-negative-sign' },
    { seed: 's20', input: '10', verdict: 'wrong', misconceptionId: 'divides-one-term-only' },
    { seed: 's1', input: '-2', verdict: 'wrong', misconceptionId: 'one-factor-off' },
  ],
});
