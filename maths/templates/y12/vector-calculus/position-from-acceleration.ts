import { defineTemplate } from '../../format';
import { withSign } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, result, start } from '../../worked-line';

/** Constant acceleration (2ax, 6·ay·t): x = ax t² + ux t + sx, y = ay t³ + uy t + sy */
interface Params {
  ax: number;
  ay: number;
  u: [number, number];
  s: [number, number];
  time: number;
}

const at = (p: Params, t: number, u: number[], s: number[]) => [
  p.ax * t * t + (u[0] ?? 0) * t + (s[0] ?? 0),
  p.ay * t ** 3 + (u[1] ?? 0) * t + (s[1] ?? 0),
];
const none = [0, 0];
const end = (p: Params) => at(p, p.time, p.u, p.s);
const text = (v: number[]) => `(${v.map((n) => n + 0).join(', ')})`;

export const positionFromAcceleration = defineTemplate<Params>({
  id: 'y12/vector-calculus/position-from-acceleration',
  version: 1,
  topicId: '220-vector-calculus',
  years: [12],
  difficulty: 'HARD',
  strategy: 'integrate-acceleration-twice',
  calculator: false,
  title: 'Position from an acceleration vector',
  params: (random) =>
    drawUntil(
      () => ({
        ax: random.nonZeroInt(-4, 5),
        ay: random.nonZeroInt(-2, 3),
        u: [random.nonZeroInt(-6, 6), random.nonZeroInt(-6, 6)] as [number, number],
        s: [random.nonZeroInt(-8, 8), random.nonZeroInt(-8, 8)] as [number, number],
        time: random.int(1, 3),
      }),
      (p) =>
        [...end(p), ...at(p, p.time, none, none), ...at(p, p.time, p.u, none)].every((n) => Math.abs(n) < 100) &&
        new Set([end(p), at(p, p.time, none, none), at(p, p.time, p.u, none), at(p, p.time, none, p.s)].map(text))
          .size === 4,
    ),
  prompt: (p) =>
    `A particle has acceleration $\\mathbf{a}(t)=${2 * p.ax}\\mathbf{i}${withSign(6 * p.ay)}t\\,\\mathbf{j}$ m/s². ` +
    `At $t=0$ its velocity is $(${p.u.join(', ')})$ m/s and its position is $(${p.s.join(', ')})$ m. Find its position at $t=${p.time}$.`,
  instruction: () => 'Write the position as components, like $(3, -1)$.',
  answer: (p) => ({ kind: 'coordinate', model: text(end(p)), forms: [{ kind: 'lowest-terms' }] }),
  steps: (p) => [
    start(
      `${2 * p.ax}t${withSign(p.u[0])}`,
      `Integrate the acceleration along $\\mathbf{i}$. The constant is the initial velocity. Along $\\mathbf{j}$, the velocity is $${3 * p.ay}t^2${withSign(p.u[1])}$.`,
      'Integrate each component of the acceleration, and use the initial velocity.',
      'What is the velocity at time $t$, given its initial value?',
    ),
    start(
      `${p.ax}\\times ${p.time}^2${withSign(p.u[0])}\\times ${p.time}${withSign(p.s[0])}`,
      'Integrate again and use the initial position. This is the first component at the given time.',
      'Integrate the velocity, and use the initial position.',
      'What is the constant in the second integration?',
    ),
    equal(`${end(p)[0]}`, 'Work it out.', 'Square first.', 'What is the first component?'),
    start(
      `${p.ay}\\times ${p.time}^3${withSign(p.u[1])}\\times ${p.time}${withSign(p.s[1])}`,
      'Do the same for the second component.',
      'Do the same along the other axis.',
      'What is the integral of the second component of the velocity?',
    ),
    equal(`${end(p)[1]}`, 'Work it out.', 'Work out the power first.', 'What is the second component?'),
    result(
      text(end(p)),
      'Put both components together.',
      'Write both components as one vector.',
      'Which component comes first?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'starting-value-left-out',
      compute: (p) => text(at(p, p.time, none, none)),
      firstWrongStep: 0,
      feedback: () => 'At $t=0$ it’s already moving, and it isn’t at the origin.',
    },
    {
      misconceptionId: 'constant-of-integration-lost',
      compute: (p) => text(at(p, p.time, p.u, none)),
      firstWrongStep: 1,
      feedback: (p) => `Your particle starts at the origin. It should start at $(${p.s.join(', ')})$.`,
    },
    {
      misconceptionId: 'differentiates-too-often',
      compute: (p) => {
        const velocity = [2 * p.ax * p.time + p.u[0], 3 * p.ay * p.time ** 2 + p.u[1]];
        return text(velocity) === text(end(p)) || velocity.some((n) => Math.abs(n) >= 100) ? null : text(velocity);
      },
      firstWrongStep: 1,
      feedback: () => 'That’s the velocity. Integrate again.',
    },
  ],
  confirm: (p) => {
    // Moves in small steps with the mean of the velocities, and carries the two results on to a step of zero.
    const run = (steps: number) => {
      const h = p.time / steps;
      let [x, y] = [...p.s];
      let [vx, vy] = [...p.u];
      for (let i = 0; i < steps; i += 1) {
        const middle = (i + 0.5) * h;
        const [nx, ny] = [vx + 2 * p.ax * h, vy + 6 * p.ay * middle * h];
        x += ((vx + nx) / 2) * h;
        y += ((vy + ny) / 2) * h;
        [vx, vy] = [nx, ny];
      }
      return [x, y];
    };
    const [coarse, fine] = [run(200), run(400)];
    return { kind: 'values', values: fine.map((value, i) => (4 * value - (coarse[i] ?? 0)) / 3) };
  },
  examples: [
    { seed: 's1', input: '(58, 17)', verdict: 'correct' },
    { seed: 's2', input: '(-11, -8)', verdict: 'correct' },
    { seed: 's1', input: '(45, 27)', verdict: 'wrong', misconceptionId: 'starting-value-left-out' },
    { seed: 's1', input: '(51, 18)', verdict: 'wrong', misconceptionId: 'constant-of-integration-lost' },
    { seed: 's1', input: '(32, 24)', verdict: 'wrong', misconceptionId: 'differentiates-too-often' },
  ],
});
