import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { result } from '../../worked-line';

interface Params {
  start: [number, number, number];
  size: [number, number, number];
}

const far = (p: Params) => p.start.map((value, i) => value + (p.size[i] ?? 0)) as [number, number, number];
const text = (point: readonly number[]) => `(${point.join(', ')})`;

export const cornerOfABox = defineTemplate<Params>({
  id: 'y8/position-in-3d/corner-of-a-box',
  version: 1,
  topicId: '140-position-in-3d',
  years: [8],
  difficulty: 'EASY',
  strategy: 'step-along-each-axis',
  calculator: false,
  title: 'The far corner of a box',
  params: (random) =>
    drawUntil(
      () => ({
        start: [random.int(0, 6), random.int(0, 6), random.int(0, 5)] as Params['start'],
        size: [random.int(2, 9), random.int(2, 9), random.int(2, 9)] as Params['size'],
      }),
      (p) => {
        const [x, y, z] = far(p);
        return x !== y && y !== z && x !== z && new Set(p.size).size === 3;
      },
    ),
  prompt: (p) =>
    `A box is sitting in a warehouse. Its bottom front left corner is at $${text(p.start)}$. From there it is ${p.size[0]} m long in the $x$ direction, ${p.size[1]} m wide in the $y$ direction and ${p.size[2]} m high in the $z$ direction. Where is the opposite corner at the top?`,
  instruction: () => 'Give your answer as $(x, y, z)$.',
  figure: (p) => ({
    kind: 'solid',
    alt: `A rectangular box, ${p.size[0]} m long, ${p.size[1]} m wide and ${p.size[2]} m high.`,
    solid: 'rectangular-prism',
    width: p.size[0],
    depth: p.size[1],
    height: p.size[2],
    labels: { width: `${p.size[0]} m`, depth: `${p.size[1]} m`, height: `${p.size[2]} m` },
  }),
  answer: (p) => ({ kind: 'coordinate', model: text(far(p)) }),
  steps: (p) => [
    step(
      'identity',
      `${p.start[0]}+${p.size[0]}=${far(p)[0]}`,
      'Add the length to the first coordinate.',
      'Which coordinate does the length change?',
      'How far is it along the $x$-axis?',
    ),
    step(
      'identity',
      `${p.start[1]}+${p.size[1]}=${far(p)[1]}`,
      'Add the width to the second coordinate.',
      'Which coordinate does the width change?',
      'How far is it along the $y$-axis?',
    ),
    step(
      'identity',
      `${p.start[2]}+${p.size[2]}=${far(p)[2]}`,
      'Add the height to the third coordinate.',
      'Which coordinate does the height change?',
      'How far up is it?',
    ),
    result(
      text(far(p)),
      'Put the three coordinates together in order.',
      'Write the three numbers in the order $x$, $y$, $z$.',
      'Is each number in the right place?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'third-coordinate-left-out',
      compute: (p) => text([far(p)[0], far(p)[1], p.start[2]]),
      firstWrongStep: 2,
      feedback: () => 'You’re still at the bottom of the box. How far up is the top?',
    },
    {
      misconceptionId: 'coordinates-swapped',
      compute: (p) => text([far(p)[1], far(p)[0], far(p)[2]]),
      firstWrongStep: 3,
      feedback: () => 'The length goes in the $x$ direction, so which coordinate does it change?',
    },
    {
      misconceptionId: 'leaves-out-one-number',
      compute: (p) => (p.start.some((value) => value !== 0) ? text(p.size) : null),
      firstWrongStep: 0,
      feedback: (p) => `You gave the size of the box. It starts at $${text(p.start)}$, not at the origin.`,
    },
  ],
  // Walk one metre at a time along each direction.
  confirm(p) {
    const at = [...p.start];
    p.size.forEach((metres, axis) => {
      for (let i = 0; i < metres; i += 1) at[axis] = (at[axis] ?? 0) + 1;
    });
    return { kind: 'values', values: at };
  },
  examples: [
    { seed: 's1', input: '(4, 13, 14)', verdict: 'correct' },
    { seed: 's2', input: '(4, 5, 7)', verdict: 'correct' },
    { seed: 's1', input: '(4, 13, 5)', verdict: 'wrong', misconceptionId: 'third-coordinate-left-out' },
    { seed: 's1', input: '(13, 4, 14)', verdict: 'wrong', misconceptionId: 'coordinates-swapped' },
    { seed: 's1', input: '(4, 8, 9)', verdict: 'wrong', misconceptionId: 'leaves-out-one-number' },
  ],
});
