import { defineTemplate } from '../../format';
import { polynomial } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

/** x = at^3 + bt^2 + ct + d; the acceleration at t = time */
interface Params {
  a: number;
  b: number;
  c: number;
  d: number;
  time: number;
  story: number;
}

const things = ['A toy train', 'A robot', 'A particle', 'A drone', 'A trolley'] as const;
const position = (p: Params) =>
  polynomial(
    [
      [p.a, 3],
      [p.b, 2],
      [p.c, 1],
      [p.d, 0],
    ],
    't',
  );
const velocity = (p: Params) =>
  polynomial(
    [
      [3 * p.a, 2],
      [2 * p.b, 1],
      [p.c, 0],
    ],
    't',
  );
const acceleration = (p: Params) =>
  polynomial(
    [
      [6 * p.a, 1],
      [2 * p.b, 0],
    ],
    't',
  );
const velocityAt = (p: Params) => 3 * p.a * p.time ** 2 + 2 * p.b * p.time + p.c;
const value = (p: Params) => 6 * p.a * p.time + 2 * p.b;
const positionAt = (p: Params, t: number) => p.a * t ** 3 + p.b * t ** 2 + p.c * t + p.d;

export const accelerationAtTime = defineTemplate<Params>({
  id: 'y12/motion-and-growth/acceleration-at-time',
  version: 1,
  topicId: '205-rates-motion-growth-by-calculus',
  years: [11, 12],
  difficulty: 'EASY',
  strategy: 'differentiate-position-twice',
  calculator: false,
  title: 'Acceleration from displacement',
  params: (random) =>
    drawUntil(
      () => ({
        a: random.nonZeroInt(-2, 3),
        b: random.nonZeroInt(-9, 9),
        c: random.nonZeroInt(-12, 12),
        d: random.nonZeroInt(-9, 9),
        time: random.int(1, 5),
        story: random.int(0, things.length - 1),
      }),
      (p) =>
        new Set([velocityAt(p), value(p), positionAt(p, p.time), 3 * p.a * p.time + 2 * p.b]).size === 4 &&
        value(p) !== 0,
    ),
  prompt: (p) =>
    `${things[p.story]} moves in a straight line. After $t$ seconds its position is $x=${position(p)}$ metres. ` +
    `Find its acceleration at $t=${p.time}$.`,
  instruction: () => 'Give your answer in m/s².',
  answer: (p) => ({ kind: 'quantity', model: `${value(p)} m/s^2`, unit: 'm/s^2', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      velocity(p),
      'Differentiate the position once: this is the velocity.',
      'How do you get from position to velocity?',
      'What do you call the rate of change of position?',
    ),
    start(
      acceleration(p),
      'Differentiate the velocity: this is the acceleration.',
      'Acceleration is the rate of change of velocity.',
      'Which derivative of the position is the acceleration?',
    ),
    start(
      `${6 * p.a}\\times ${p.time}${2 * p.b < 0 ? '' : '+'}${2 * p.b}`,
      `Substitute $t=${p.time}$ into the acceleration.`,
      'Substitute the time now, after differentiating.',
      'When do you substitute the time: before or after you differentiate?',
    ),
    equal(
      `${value(p)}`,
      value(p) < 0
        ? 'Work it out. The minus sign means the acceleration is in the negative direction.'
        : 'Work it out.',
      'Multiply first.',
      'What does the sign of the acceleration tell you?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'differentiates-too-often',
      compute: (p) => `${velocityAt(p)} m/s^2`,
      firstWrongStep: 1,
      feedback: () => 'That’s the velocity at this time. Differentiate again for the acceleration.',
    },
    {
      misconceptionId: 'differentiates-too-often',
      compute: (p) => `${positionAt(p, p.time)} m/s^2`,
      firstWrongStep: 0,
      feedback: () => 'You substituted the time into the position. Which derivative is the acceleration?',
    },
    {
      misconceptionId: 'power-rule-coefficient-lost',
      compute: (p) => `${3 * p.a * p.time + 2 * p.b} m/s^2`,
      firstWrongStep: 1,
      feedback: (p) => `What is the derivative of $${polynomial([[3 * p.a, 2]], 't')}$?`,
    },
  ],
  confirm: (p) => ({
    kind: 'values',
    // The second difference over equal steps is exact for a cubic.
    values: [positionAt(p, p.time + 1) - 2 * positionAt(p, p.time) + positionAt(p, p.time - 1)],
  }),
  examples: [
    { seed: 's1', input: '-38 m/s^2', verdict: 'correct' },
    { seed: 's2', input: '16 m/s^2', verdict: 'correct' },
    { seed: 's1', input: '-108 m/s^2', verdict: 'wrong', misconceptionId: 'differentiates-too-often' },
    { seed: 's1', input: '-26 m/s^2', verdict: 'wrong', misconceptionId: 'power-rule-coefficient-lost' },
  ],
});
