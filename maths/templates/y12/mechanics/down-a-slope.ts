import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, equivalent, start, unlessRight } from '../../worked-line';

/** A body of `mass` kg slides down a slope that falls `drop` m on each `along` m, against a friction of `friction` N. */
interface Params {
  mass: number;
  drop: number;
  level: number;
  along: number;
  friction: number;
  thing: number;
}

const triples = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [6, 8, 10],
  [8, 6, 10],
  [7, 24, 25],
] as const;
const things = ['A crate', 'A sled', 'A parcel', 'A toolbox', 'A toboggan'] as const;
const weightAlong = (p: Params) => (10 * p.mass * p.drop) / p.along;
const weightAcross = (p: Params) => (10 * p.mass * p.level) / p.along;
const value = (p: Params) => (weightAlong(p) - p.friction) / p.mass;
const quantity = (n: number) => `${decimalText(n)} m/s^2`;
const tidy = (n: number) => Math.abs(n * 10 - Math.round(n * 10)) < 1e-9;

export const downASlope = defineTemplate<Params>({
  id: 'y12/mechanics/down-a-slope',
  version: 1,
  topicId: '222-mechanics',
  years: [12],
  difficulty: 'NORMAL',
  strategy: 'net-force-on-a-slope',
  calculator: true,
  title: 'Acceleration down a rough slope',
  params: (random) =>
    drawUntil(
      () => {
        const [drop, level, along] = random.pick(triples);
        return {
          mass: random.int(2, 20),
          drop,
          level,
          along,
          friction: random.int(2, 60),
          thing: random.int(0, things.length - 1),
        };
      },
      (p) => Number.isInteger(weightAlong(p)) && value(p) > 0.2 && tidy(value(p)) && tidy(p.friction / p.mass),
    ),
  prompt: (p) =>
    `${things[p.thing]} of mass ${p.mass} kg slides down a straight slope that drops ${p.drop} m for every ${p.along} m along it. ` +
    `A friction force of ${p.friction} N acts up the slope. Take $g=10$ m/s². What is its acceleration down the slope?`,
  instruction: () => 'Give the exact answer in m/s², as a decimal if needed.',
  figure: (p) => ({
    kind: 'right-triangle',
    base: p.level,
    height: p.drop,
    labels: { height: `${p.drop} m`, hypotenuse: `${p.along} m`, base: `${p.level} m` },
    alt: `A right-angled triangle. Its slope is ${p.along} m long, its height is ${p.drop} m and its horizontal base is ${p.level} m.`,
  }),
  answer: (p) => ({ kind: 'quantity', model: quantity(value(p)), unit: 'm/s^2', forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      `${p.mass}\\times 10\\times\\frac{${p.drop}}{${p.along}}`,
      'The component of the weight along the slope is $mg\\sin\\theta$, and the sine is the drop over the length.',
      'Resolve the weight: which component acts along the slope?',
      'Which ratio in the triangle gives the component along the slope?',
    ),
    equal(
      `${weightAlong(p)}`,
      'This is the force down the slope, in newtons.',
      'Work out the product.',
      'How big is the force down the slope?',
    ),
    start(
      `${p.mass}a=${weightAlong(p)}-${p.friction}`,
      'Friction acts against the motion. The net force is mass times acceleration.',
      'Write Newton’s second law along the slope, with all the forces.',
      'Which forces act along the slope, and in which directions?',
    ),
    equivalent(
      `a=${decimalText(value(p))}`,
      'Divide by the mass.',
      'Solve for the acceleration.',
      'What do you divide by?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'other-force-left-out',
      compute: (p) => quantity(weightAlong(p) / p.mass),
      firstWrongStep: 2,
      feedback: (p) => `Where is the friction of ${p.friction} N in your equation?`,
    },
    {
      misconceptionId: 'slope-sine-cosine-swap',
      compute: (p) => {
        const wrong = (weightAcross(p) - p.friction) / p.mass;
        return wrong > 0 && tidy(wrong * 10) ? unlessRight(quantity(wrong), quantity(value(p))) : null;
      },
      firstWrongStep: 0,
      feedback: () =>
        'On level ground, no part of the weight acts along the surface. Does your component agree with that?',
    },
    {
      misconceptionId: 'friction-helps-motion',
      compute: (p) => quantity((weightAlong(p) + p.friction) / p.mass),
      firstWrongStep: 2,
      feedback: () => 'Does friction help the motion or oppose it?',
    },
  ],
  confirm: (p) => {
    // By energy: over the whole slope the lost height gives the work, and v² = 2as then gives a.
    const energy = p.mass * 10 * p.drop - p.friction * p.along;
    const speedSquared = (2 * energy) / p.mass;
    return { kind: 'values', values: [speedSquared / (2 * p.along)] };
  },
  examples: [
    { seed: 's1', input: '0.6 m/s^2', verdict: 'correct' },
    { seed: 's2', input: '3 m/s^2', verdict: 'correct' },
    { seed: 's1', input: '2.8 m/s^2', verdict: 'wrong', misconceptionId: 'other-force-left-out' },
    { seed: 's1', input: '7.4 m/s^2', verdict: 'wrong', misconceptionId: 'slope-sine-cosine-swap' },
    { seed: 's1', input: '5 m/s^2', verdict: 'wrong', misconceptionId: 'friction-helps-motion' },
  ],
});
