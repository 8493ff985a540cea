import { defineTemplate } from '../../format';
import { bracketed, polynomial } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';
import { rootLatex, rootText } from '../shared/exact-values';

/** r(t) = (a t + b, c t^2 + d t) at t = time */
interface Params {
  a: number;
  b: number;
  c: number;
  d: number;
  time: number;
  story: number;
}

const things = ['A drone', 'An ice hockey puck', 'A ferry', 'A skater', 'A rescue helicopter'] as const;
const up = (p: Params) => 2 * p.c * p.time + p.d;
const squared = (p: Params) => p.a ** 2 + up(p) ** 2;
const x = (p: Params, t: number) => p.a * t + p.b;
const y = (p: Params, t: number) => p.c * t * t + p.d * t;

export const speedAtTime = defineTemplate<Params>({
  id: 'y12/vector-calculus/speed-at-time',
  version: 1,
  topicId: '220-vector-calculus',
  years: [12],
  difficulty: 'NORMAL',
  strategy: 'length-of-the-velocity',
  calculator: false,
  title: 'Speed from a position vector',
  params: (random) =>
    drawUntil(
      () => ({
        a: random.nonZeroInt(-9, 9),
        b: random.nonZeroInt(-9, 9),
        c: random.nonZeroInt(-3, 4),
        d: random.nonZeroInt(-9, 9),
        time: random.int(1, 4),
        story: random.int(0, things.length - 1),
      }),
      (p) => up(p) !== 0 && p.a !== up(p) && Math.abs(p.a) > 1 && x(p, p.time) !== 0 && Math.abs(up(p)) < 20,
    ),
  prompt: (p) =>
    `${things[p.story]} has position $\\mathbf{r}(t)=(${polynomial(
      [
        [p.a, 1],
        [p.b, 0],
      ],
      't',
    )})\\mathbf{i}+(${polynomial(
      [
        [p.c, 2],
        [p.d, 1],
      ],
      't',
    )})\\mathbf{j}$ metres after $t$ seconds. Find its exact speed at $t=${p.time}$.`,
  instruction: () => 'Give the exact speed in metres per second. Leave any surd in simplest form.',
  answer: (p) => ({ kind: 'number', model: rootText(squared(p)), unit: 'm/s', forms: [{ kind: 'surd' }] }),
  steps: (p) => [
    start(
      polynomial(
        [
          [2 * p.c, 1],
          [p.d, 0],
        ],
        't',
      ),
      `Differentiate each component. The first one gives $${p.a}$, and this is the second one.`,
      'First find the velocity vector.',
      'What are the derivatives of the two components?',
    ),
    start(
      `${2 * p.c}\\times ${p.time}${p.d < 0 ? '' : '+'}${p.d}`,
      `Substitute $t=${p.time}$ into the second component.`,
      'Substitute the time.',
      'Which of the two components depends on the time?',
    ),
    equal(`${up(p)}`, 'Work it out.', 'Multiply first.', 'Is it moving up or down at this time?'),
    start(
      `\\sqrt{${bracketed(p.a)}^2+${bracketed(up(p))}^2}`,
      'The speed is the length of the velocity vector.',
      'Speed is the length of the velocity vector.',
      'How do you find the length of a vector?',
    ),
    equal(rootLatex(squared(p)), 'Simplify the surd.', 'Take out any square factors.', 'Does it have a square factor?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'vector-length-components-added',
      compute: (p) => `${Math.abs(p.a) + Math.abs(up(p))}`,
      firstWrongStep: 3,
      feedback: () => 'The two components are at right angles. How long is the hypotenuse?',
    },
    {
      misconceptionId: 'position-for-velocity',
      compute: (p) => unlessRight(rootText(x(p, p.time) ** 2 + y(p, p.time) ** 2), rootText(squared(p))),
      firstWrongStep: 0,
      feedback: () => 'That’s how far it is from the origin. How fast is it moving?',
    },
    {
      misconceptionId: 'one-component-only',
      compute: (p) => `${Math.abs(up(p))}`,
      firstWrongStep: 3,
      feedback: () => 'It’s moving along the other axis as well.',
    },
  ],
  confirm: (p) => {
    // The way in a very short time around this moment, over that time: exact for these curves.
    const h = 1 / 1024;
    const dx = x(p, p.time + h) - x(p, p.time - h);
    const dy = y(p, p.time + h) - y(p, p.time - h);
    return { kind: 'values', values: [Math.hypot(dx, dy) / (2 * h)] };
  },
  examples: [
    { seed: 's1', input: '5sqrt(5)', verdict: 'correct' },
    { seed: 's2', input: 'sqrt(82)', verdict: 'correct' },
    { seed: 's1', input: '15', verdict: 'wrong', misconceptionId: 'vector-length-components-added' },
    { seed: 's1', input: 'sqrt(793)', verdict: 'wrong', misconceptionId: 'position-for-velocity' },
    { seed: 's1', input: '10', verdict: 'wrong', misconceptionId: 'one-component-only' },
  ],
});
