import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, equivalent, positiveRoot, start } from '../../worked-line';

/** v^2 = n^2 (A^2 - x^2) with whole A, x and root */
interface Params {
  n: number;
  amplitude: number;
  x: number;
  story: number;
}

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [6, 8, 10],
  [9, 12, 15],
  [20, 21, 29],
] as const;
const things = ['A particle', 'A bead on a wire', 'A block on a spring', 'A floating cork'] as const;
const root = (p: Params) => Math.round(Math.sqrt(p.amplitude ** 2 - p.x ** 2));

export const speedAtPosition = defineTemplate<Params>({
  id: 'y12/mechanics/speed-at-position',
  version: 1,
  topicId: '222-mechanics',
  years: [12],
  difficulty: 'NORMAL',
  strategy: 'harmonic-motion-speed-from-position',
  calculator: false,
  title: 'Speed at a position in simple harmonic motion',
  params: (random) =>
    drawUntil(
      () => {
        const [a, b, amplitude] = random.pick(triples);
        return { n: random.int(2, 8), amplitude, x: random.chance() ? a : b, story: random.int(0, things.length - 1) };
      },
      (p) => p.n * root(p) < 1000,
    ),
  prompt: (p) =>
    `${things[p.story]} moves in simple harmonic motion about $x=0$ with $\\ddot{x}=-${p.n ** 2}x$. ` +
    `It is at rest at $x=${p.amplitude}$, where $x$ is in centimetres. What is its speed at $x=${p.x}$?`,
  instruction: () => 'Give your answer in cm/s.',
  answer: (p) => ({
    kind: 'quantity',
    model: `${p.n * root(p)} cm/s`,
    unit: 'cm/s',
    forms: [{ kind: 'whole-number' }],
  }),
  steps: (p) => [
    start(
      `0=c-\\frac{${p.n ** 2}}{2}\\times ${p.amplitude}^2`,
      `Because $\\ddot{x}=\\frac{d}{dx}\\left(\\frac{1}{2}v^2\\right)$, integrating gives $\\frac{1}{2}v^2=c-\\frac{${p.n ** 2}}{2}x^2$. At $x=${p.amplitude}$ the speed is zero.`,
      'Write the acceleration as the derivative of $\\frac{1}{2}v^2$ with respect to $x$, and integrate.',
      'Which form of the acceleration uses $x$ instead of $t$?',
    ),
    equivalent(
      `c=\\frac{${p.n ** 2}}{2}\\times ${p.amplitude ** 2}`,
      'Solve for the constant.',
      'Solve for $c$.',
      'What do you know about the speed at the point where it’s at rest?',
    ),
    start(
      `v^2=${p.n ** 2}\\times(${p.amplitude ** 2}-${p.x}^2)`,
      `Multiply by 2 and substitute $x=${p.x}$.`,
      'Multiply by 2, then substitute the position in the question.',
      'What is $v^2$ at this position?',
    ),
    equal(`v^2=${p.n ** 2 * root(p) ** 2}`, 'Work it out.', 'Work out the bracket first.', 'What is the bracket?'),
    positiveRoot(
      `v=${p.n * root(p)}`,
      'The speed is the positive square root.',
      'You have the square of the speed.',
      'Which positive number has this square?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'root-left-out-at-end',
      compute: (p) => `${p.n ** 2 * root(p) ** 2} cm/s`,
      firstWrongStep: 4,
      feedback: () => 'That’s the square of the speed.',
    },
    {
      misconceptionId: 'shm-factor-not-squared',
      compute: (p) => `${p.n ** 2 * root(p)} cm/s`,
      firstWrongStep: 4,
      feedback: (p) => `Take the square root of the factor $${p.n ** 2}$ as well.`,
    },
    {
      misconceptionId: 'root-of-sum-termwise',
      compute: (p) => (p.amplitude - p.x === root(p) ? null : `${p.n * (p.amplitude - p.x)} cm/s`),
      firstWrongStep: 4,
      feedback: () => 'The square root of a difference isn’t the difference of the square roots.',
    },
  ],
  confirm: (p) => {
    // Adds up the work of the force from the point of rest to the place, in thin slices.
    const steps = 2000;
    const h = (p.x - p.amplitude) / steps;
    let energy = 0;
    for (let i = 0; i < steps; i += 1) energy += -(p.n ** 2) * (p.amplitude + (i + 0.5) * h) * h;
    return { kind: 'values', values: [Math.sqrt(2 * energy)] };
  },
  examples: [
    { seed: 's1', input: '90 cm/s', verdict: 'correct' },
    { seed: 's2', input: '60 cm/s', verdict: 'correct' },
    { seed: 's1', input: '8100 cm/s', verdict: 'wrong', misconceptionId: 'root-left-out-at-end' },
    { seed: 's1', input: '540 cm/s', verdict: 'wrong', misconceptionId: 'shm-factor-not-squared' },
    { seed: 's1', input: '54 cm/s', verdict: 'wrong', misconceptionId: 'root-of-sum-termwise' },
  ],
});
