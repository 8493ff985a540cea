import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** A kite with the angles top and bottom on its axis. */
interface Params {
  top: number;
  bottom: number;
}

const side = (p: Params) => (360 - p.top - p.bottom) / 2;

export const kiteAngles = defineTemplate<Params>({
  id: 'y8/quadrilaterals/kite-angles',
  version: 1,
  topicId: '139-quadrilateral-properties',
  years: [8],
  difficulty: 'NORMAL',
  strategy: 'angle-sum-and-symmetry',
  calculator: false,
  title: 'The equal angles of a kite',
  params: (random) =>
    drawUntil(
      () => ({ top: random.int(60, 130), bottom: random.int(30, 75) }),
      (p) => (p.top + p.bottom) % 2 === 0 && p.top - p.bottom >= 20 && side(p) !== p.top,
    ),
  prompt: (p) =>
    `In the kite $ABCD$, $AB=AD$ and $CB=CD$. Angle $A$ is $${p.top}^\\circ$ and angle $C$ is $${p.bottom}^\\circ$. What is the size of angle $B$?`,
  instruction: () => 'Give your answer in degrees.',
  figure(p) {
    const tan = (degrees: number) => Math.tan((degrees * Math.PI) / 360);
    const [high, low] = [4 / tan(p.top), 4 / tan(p.bottom)];
    return {
      kind: 'polygon',
      alt: `A kite A B C D with A at the top and C at the bottom. The sides A B and A D have the same mark, and so do C B and C D. Angle A is ${p.top} degrees, angle C is ${p.bottom} degrees, and angle B is unknown.`,
      vertices: [
        [4, low + high],
        [8, low],
        [4, 0],
        [0, low],
      ],
      names: ['A', 'B', 'C', 'D'],
      angles: [`${p.top}°`, '?', `${p.bottom}°`, null],
      ticks: [1, 2, 2, 1],
    };
  },
  answer: (p) => ({ kind: 'quantity', model: `${side(p)}°`, unit: '°', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `360-${p.top}-${p.bottom}`,
      'The four angles of a quadrilateral add up to 360 degrees.',
      'Subtract the two known angles from the sum of all four.',
      'What do the four angles of a quadrilateral add up to?',
    ),
    equal(
      `${360 - p.top - p.bottom}`,
      'This is what angles $B$ and $D$ add up to.',
      'Work out what is left for $B$ and $D$.',
      'Which two angles share what’s left?',
    ),
    start(
      `${360 - p.top - p.bottom}\\div 2`,
      'A kite is symmetrical, so $B$ and $D$ are equal.',
      'You can fold the kite along $AC$.',
      'How do $B$ and $D$ compare when you fold the kite?',
    ),
    equal(`${side(p)}`, 'Halve what’s left.', 'Work out half of it.', 'Do all four angles add up to 360 degrees?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'angles-assumed-equal',
      compute: (p) => `${p.top}°`,
      firstWrongStep: 2,
      feedback: () => 'Only one pair of opposite angles in a kite is equal. Which pair is it?',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => `${360 - p.top - p.bottom}°`,
      firstWrongStep: 2,
      feedback: () => 'That’s what the two angles add up to. How do they share it?',
    },
    {
      misconceptionId: 'angle-sum-mixed-up',
      compute: (p) => (p.top + p.bottom < 180 ? unlessRight(`${180 - p.top - p.bottom}°`, `${side(p)}°`) : null),
      firstWrongStep: 0,
      feedback: () => '180 degrees is the angle sum of a triangle. What is it for a quadrilateral?',
    },
  ],
  // Cut the kite along AC: each half is a triangle with half of both angles.
  confirm: (p) => ({ kind: 'values', values: [180 - p.top / 2 - p.bottom / 2] }),
  examples: [
    { seed: 's1', input: '113°', verdict: 'correct' },
    { seed: 's2', input: '103°', verdict: 'correct' },
    { seed: 's1', input: '103°', verdict: 'wrong', misconceptionId: 'angles-assumed-equal' },
    { seed: 's1', input: '226°', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's1', input: '46°', verdict: 'wrong', misconceptionId: 'angle-sum-mixed-up' },
  ],
});
