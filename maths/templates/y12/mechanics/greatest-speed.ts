import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** x = c + A cos(nt) */
interface Params {
  amplitude: number;
  n: number;
  c: number;
  story: number;
}

const things = [
  'A fishing float',
  'A mass on a spring',
  'A piston',
  'The needle of a sewing machine',
  'A buoy',
] as const;

export const greatestSpeed = defineTemplate<Params>({
  id: 'y12/mechanics/greatest-speed',
  version: 1,
  topicId: '222-mechanics',
  years: [12],
  difficulty: 'EASY',
  strategy: 'greatest-speed-of-harmonic-motion',
  calculator: false,
  title: 'Maximum speed in simple harmonic motion',
  params: (random) =>
    drawUntil(
      () => ({
        amplitude: random.int(2, 12),
        n: random.int(2, 9),
        c: random.int(2, 20),
        story: random.int(0, things.length - 1),
      }),
      (p) =>
        p.c > p.amplitude &&
        p.amplitude !== p.n &&
        new Set([p.n * p.amplitude, p.c + p.amplitude, p.n * p.n * p.amplitude]).size === 3,
    ),
  prompt: (p) =>
    `${things[p.story]} moves between the positions $x=${p.c - p.amplitude}$ and $x=${p.c + p.amplitude}$ (in centimetres) in simple harmonic motion, ` +
    `with $\\ddot{x}=-${p.n * p.n}(x-${p.c})$. Find its maximum speed.`,
  instruction: () => 'Give your answer in cm/s.',
  answer: (p) => ({
    kind: 'quantity',
    model: `${p.n * p.amplitude} cm/s`,
    unit: 'cm/s',
    forms: [{ kind: 'whole-number' }],
  }),
  steps: (p) => [
    start(
      `\\frac{${p.c + p.amplitude}-${p.c - p.amplitude}}{2}`,
      'The amplitude is half the distance between the two ends.',
      'How far is it from the centre to one end?',
      'What is the amplitude?',
    ),
    equal(`${p.amplitude}`, 'Work it out.', 'Subtract first.', 'Is this the whole swing or half of it?'),
    start(
      `\\sqrt{${p.n * p.n}}`,
      'The equation is $\\ddot{x}=-n^2(x-c)$, so $n$ is the square root of the coefficient.',
      'Compare with $\\ddot{x}=-n^2(x-c)$.',
      'What is $n$, if this is $n^2$?',
    ),
    equal(`${p.n}`, 'Take the square root.', 'Take the square root.', 'Which number has this square?'),
    start(
      `${p.n}\\times ${p.amplitude}`,
      'With $x=c+A\\cos(nt)$, the velocity is $-nA\\sin(nt)$. Its maximum size is $nA$, at the centre.',
      'Differentiate $x=c+A\\cos(nt)$: how large can the velocity be?',
      'What is the maximum value of sine?',
    ),
    equal(`${p.n * p.amplitude}`, 'Multiply.', 'Multiply the two numbers.', 'Where is it fastest?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'shm-factor-not-squared',
      compute: (p) => `${p.n * p.n * p.amplitude} cm/s`,
      firstWrongStep: 2,
      feedback: (p) => `$${p.n * p.n}$ is $n^2$. That product is the maximum acceleration.`,
    },
    {
      misconceptionId: 'amplitude-as-full-swing',
      compute: (p) => unlessRight(`${2 * p.n * p.amplitude} cm/s`, `${p.n * p.amplitude} cm/s`),
      firstWrongStep: 0,
      feedback: () => 'You used the distance from end to end. The amplitude is measured from the centre.',
    },
    {
      misconceptionId: 'reads-end-as-amplitude',
      compute: (p) => `${p.n * (p.c + p.amplitude)} cm/s`,
      firstWrongStep: 0,
      feedback: (p) => `The centre is at $x=${p.c}$, not at $x=0$.`,
    },
  ],
  confirm: (p) => {
    // From the equation of motion alone: v dv/dx = −n²(x − c), begun at rest at one end and followed to the other.
    const steps = 20_000;
    const [from, to] = [p.c - p.amplitude, p.c + p.amplitude];
    const h = (to - from) / steps;
    let [energy, best] = [0, 0];
    for (let i = 0; i < steps; i += 1) {
      energy += -p.n * p.n * (from + (i + 0.5) * h - p.c) * h;
      best = Math.max(best, energy);
    }
    return { kind: 'values', values: [Math.sqrt(2 * best)] };
  },
  examples: [
    { seed: 's1', input: '96 cm/s', verdict: 'correct' },
    { seed: 's2', input: '77 cm/s', verdict: 'correct' },
    { seed: 's1', input: '768 cm/s', verdict: 'wrong', misconceptionId: 'shm-factor-not-squared' },
    { seed: 's1', input: '192 cm/s', verdict: 'wrong', misconceptionId: 'amplitude-as-full-swing' },
    { seed: 's1', input: '256 cm/s', verdict: 'wrong', misconceptionId: 'reads-end-as-amplitude' },
  ],
});
