import { defineTemplate } from '../../format';
import { polynomial } from '../../number-text';
import { numericSlope } from '../../numeric-calculus';
import { drawUntil } from '../../primary/draw-until';
import { result, start } from '../../worked-line';

/** r(t) = (a t^2 + b t, c t^3 + d t) at t = time */
interface Params {
  a: number;
  b: number;
  c: number;
  d: number;
  time: number;
}

const firstPart = (p: Params) =>
  polynomial(
    [
      [p.a, 2],
      [p.b, 1],
    ],
    't',
  );
const secondPart = (p: Params) =>
  polynomial(
    [
      [p.c, 3],
      [p.d, 1],
    ],
    't',
  );
const x = (p: Params, t: number) => p.a * t * t + p.b * t;
const y = (p: Params, t: number) => p.c * t ** 3 + p.d * t;
const velocity = (p: Params) => [2 * p.a * p.time + p.b, 3 * p.c * p.time ** 2 + p.d];

export const velocityVector = defineTemplate<Params>({
  id: 'y12/vector-calculus/velocity-vector',
  version: 1,
  topicId: '220-vector-calculus',
  years: [12],
  difficulty: 'EASY',
  strategy: 'differentiate-each-component',
  calculator: false,
  title: 'Velocity vector from position',
  params: (random) =>
    drawUntil(
      () => ({
        a: random.nonZeroInt(-4, 5),
        b: random.nonZeroInt(-9, 9),
        c: random.nonZeroInt(-2, 2),
        d: random.nonZeroInt(-9, 9),
        time: random.int(1, 3),
      }),
      (p) =>
        [x(p, p.time), y(p, p.time), ...velocity(p), 6 * p.c * p.time].every((value) => Math.abs(value) < 100) &&
        new Set([`${velocity(p)}`, `${[x(p, p.time), y(p, p.time)]}`, `${[2 * p.a, 6 * p.c * p.time]}`]).size === 3,
    ),
  prompt: (p) =>
    `The position of a particle after $t$ seconds is $\\mathbf{r}(t)=(${firstPart(p)})\\mathbf{i}+(${secondPart(p)})\\mathbf{j}$, in metres. ` +
    `Find its velocity vector at $t=${p.time}$.`,
  instruction: () => 'Write the vector as components, like $(3, -1)$.',
  answer: (p) => ({ kind: 'coordinate', model: `(${velocity(p).join(', ')})`, forms: [{ kind: 'lowest-terms' }] }),
  steps: (p) => [
    start(
      polynomial(
        [
          [2 * p.a, 1],
          [p.b, 0],
        ],
        't',
      ),
      'The velocity is the derivative of the position, component by component. This is the first one.',
      'Differentiate each component separately.',
      'How do you get the velocity from the position?',
    ),
    start(
      polynomial(
        [
          [3 * p.c, 2],
          [p.d, 0],
        ],
        't',
      ),
      'This is the derivative of the second component.',
      'Now differentiate the second component.',
      'What is the derivative of the second component?',
    ),
    result(
      `(${velocity(p).join(', ')})`,
      `Substitute $t=${p.time}$ into both derivatives.`,
      'Substitute the time into both derivatives.',
      'Which number goes with which component?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'position-for-velocity',
      compute: (p) => `(${x(p, p.time)}, ${y(p, p.time)})`,
      firstWrongStep: 0,
      feedback: () => 'That’s where the particle is. What is the rate of change of its position?',
    },
    {
      misconceptionId: 'differentiates-too-often',
      compute: (p) => `(${2 * p.a}, ${6 * p.c * p.time})`,
      firstWrongStep: 2,
      feedback: () => 'That’s the acceleration: you differentiated twice.',
    },
    {
      misconceptionId: 'coordinates-swapped',
      compute: (p) => (velocity(p)[0] === velocity(p)[1] ? null : `(${[...velocity(p)].reverse().join(', ')})`),
      firstWrongStep: 2,
      feedback: () => 'The component along $\\mathbf{i}$ comes first.',
    },
  ],
  confirm: (p) => ({
    kind: 'values',
    values: [numericSlope((t) => x(p, t), p.time), numericSlope((t) => y(p, t), p.time)].map(
      (value) => Math.round(value * 1e6) / 1e6,
    ),
  }),
  examples: [
    { seed: 's1', input: '(17, -5)', verdict: 'correct' },
    { seed: 's2', input: '(3, -15)', verdict: 'correct' },
    { seed: 's1', input: '(22, 6)', verdict: 'wrong', misconceptionId: 'position-for-velocity' },
    { seed: 's1', input: '(6, -12)', verdict: 'wrong', misconceptionId: 'differentiates-too-often' },
    { seed: 's1', input: '(-5, 17)', verdict: 'wrong', misconceptionId: 'coordinates-swapped' },
  ],
});
