import { defineTemplate } from '../../format';
import { fractionLatex, fractionText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, start, unlessRight } from '../../worked-line';

/** dv/dt = -v^2/c from the speed u; the speed after `time` seconds */
interface Params {
  u: number;
  c: number;
  time: number;
  story: number;
}

const things = ['A motorboat', 'A speedboat', 'A ferry', 'A launch', 'A dinghy'] as const;
const model = (p: Params) => fractionText(p.c * p.u, p.c + p.u * p.time);
const speed = (n: string) => `${n} m/s`;

export const resistedMotion = defineTemplate<Params>({
  id: 'y12/mechanics/resisted-motion',
  version: 1,
  topicId: '222-mechanics',
  years: [12],
  difficulty: 'HARD',
  strategy: 'resisted-motion-by-separation',
  calculator: false,
  title: 'Resistance proportional to the square of the speed',
  params: (random) =>
    drawUntil(
      () => ({
        u: random.int(2, 12),
        c: random.pick([10, 12, 15, 20, 24, 30, 40, 50, 60]),
        time: random.int(2, 12),
        story: random.int(0, things.length - 1),
      }),
      (p) => p.c !== p.u * p.time && p.c > p.u,
    ),
  prompt: (p) =>
    `${things[p.story]} is moving at ${p.u} m/s when its engine cuts out. After that, only the water slows it down, so that ` +
    `$\\frac{dv}{dt}=-\\frac{v^2}{${p.c}}$. What is its speed after ${p.time} seconds?`,
  instruction: () => 'Give the exact speed in m/s, as a whole number or a fraction in lowest terms.',
  answer: (p) => ({ kind: 'quantity', model: speed(model(p)), unit: 'm/s', forms: [{ kind: 'lowest-terms' }] }),
  steps: (p) => [
    start(
      `\\frac{1}{${p.u}}=\\frac{0}{${p.c}}+C`,
      `Separate: $-\\frac{dv}{v^2}=\\frac{dt}{${p.c}}$. Integrating gives $\\frac{1}{v}=\\frac{t}{${p.c}}+C$. At $t=0$ the speed is ${p.u} m/s.`,
      'Get all the $v$ terms on one side and $t$ on the other, then integrate both sides.',
      'What is an antiderivative of $-\\frac{1}{v^2}$?',
    ),
    equivalent(
      `C=\\frac{1}{${p.u}}`,
      'This is the constant.',
      'Solve for the constant.',
      'What does the initial speed tell you?',
    ),
    start(
      `\\frac{1}{v}=\\frac{${p.time}}{${p.c}}+\\frac{1}{${p.u}}`,
      `Substitute $t=${p.time}$.`,
      'Substitute the time.',
      'What is one over the speed at this time?',
    ),
    equivalent(
      `\\frac{1}{v}=${fractionLatex(p.c + p.u * p.time, p.c * p.u)}`,
      'Add the fractions.',
      'Write the fractions with a common denominator.',
      'What is the sum of the two fractions?',
    ),
    equivalent(
      `v=${fractionLatex(p.c * p.u, p.c + p.u * p.time)}`,
      'Take the reciprocal of both sides.',
      'You have one over the speed.',
      'How do you get the speed from one over the speed?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'variables-not-separated',
      compute: (p) => {
        const top = p.c * p.u - p.u * p.u * p.time;
        return top > 0 ? unlessRight(speed(fractionText(top, p.c)), speed(model(p))) : null;
      },
      firstWrongStep: 0,
      feedback: () =>
        'You had it slow down at the initial rate the whole time. The water slows it less as its speed drops.',
    },
    {
      misconceptionId: 'constant-of-integration-lost',
      compute: (p) => unlessRight(speed(fractionText(p.c, p.time)), speed(model(p))),
      firstWrongStep: 0,
      feedback: (p) => `In your equation, what is the speed at $t=0$? It should be ${p.u} m/s.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => unlessRight(speed(fractionText(p.c + p.u * p.time, p.c * p.u)), speed(model(p))),
      firstWrongStep: 4,
      feedback: () => 'That’s one over the speed.',
    },
  ],
  confirm: (p) => {
    // Follows the motion in small steps of the fourth order.
    const slope = (v: number) => -(v * v) / p.c;
    const steps = 2000;
    const h = p.time / steps;
    let v = p.u;
    for (let i = 0; i < steps; i += 1) {
      const k1 = slope(v);
      const k2 = slope(v + (h / 2) * k1);
      const k3 = slope(v + (h / 2) * k2);
      const k4 = slope(v + h * k3);
      v += (h / 6) * (k1 + 2 * k2 + 2 * k3 + k4);
    }
    return { kind: 'values', values: [v] };
  },
  examples: [
    { seed: 's1', input: '30/19 m/s', verdict: 'correct' },
    { seed: 's2', input: '50/29 m/s', verdict: 'correct' },
    { seed: 's1', input: '3/10 m/s', verdict: 'wrong', misconceptionId: 'variables-not-separated' },
    { seed: 's1', input: '10/3 m/s', verdict: 'wrong', misconceptionId: 'constant-of-integration-lost' },
    { seed: 's1', input: '19/30 m/s', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
  ],
});
