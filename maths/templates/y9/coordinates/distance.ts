import { defineTemplate } from '../../format';
import { bracketed, rounded } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, positiveRoot, result, start, unlessRight } from '../../worked-line';

interface Params {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

const across = (p: Params) => p.x2 - p.x1;
const up = (p: Params) => p.y2 - p.y1;
const squares = (p: Params) => across(p) ** 2 + up(p) ** 2;
const model = (p: Params) => rounded(Math.sqrt(squares(p)), 1);

export const distance = defineTemplate<Params>({
  id: 'y9/coordinates/distance',
  version: 1,
  topicId: '147-gradient-midpoint-distance',
  years: [9, 10],
  difficulty: 'HARD',
  strategy: 'pythagoras-on-the-plane',
  calculator: true,
  title: 'Distance between two points',
  params: (random) =>
    drawUntil(
      () => ({ x1: random.int(-8, -1), y1: random.int(-8, 8), x2: random.int(1, 8), y2: random.int(-8, 8) }),
      (p) => Math.abs(up(p)) > 1 && p.y1 < 0 && !Number.isInteger(Math.sqrt(squares(p))),
    ),
  prompt: (p) => `How far is $A(${p.x1}, ${p.y1})$ from $B(${p.x2}, ${p.y2})$?`,
  instruction: () => 'Give your answer correct to one decimal place.',
  figure: (p) => ({
    kind: 'coordinate-plane',
    alt: `A Cartesian plane with the points A (${p.x1}, ${p.y1}) and B (${p.x2}, ${p.y2}) joined by a straight line. Dashed lines go across from A and up or down to B.`,
    x: { from: -9, to: 9 },
    y: { from: -9, to: 9 },
    points: [
      { x: p.x1, y: p.y1, label: 'A' },
      { x: p.x2, y: p.y2, label: 'B' },
    ],
    segments: [
      { from: [p.x1, p.y1], to: [p.x2, p.y2] },
      { from: [p.x1, p.y1], to: [p.x2, p.y1], dashed: true },
      { from: [p.x2, p.y1], to: [p.x2, p.y2], dashed: true },
    ],
  }),
  answer: (p) => ({
    kind: 'quantity',
    model: `${model(p)} units`,
    unit: 'units',
    variable: 'd',
    tolerance: 0.05,
    forms: [{ kind: 'decimal-places', places: 1 }],
  }),
  steps: (p) => [
    start(
      `d^2=(${p.x2}-${bracketed(p.x1)})^2+(${p.y2}-${bracketed(p.y1)})^2`,
      'The distance is the hypotenuse of a right-angled triangle.',
      'Draw the steps across and up. They make a right-angled triangle.',
      'How long are the two short sides of that triangle?',
    ),
    equivalent(
      `d^2=${across(p)}^2+${bracketed(up(p))}^2`,
      'Work out both differences.',
      'Subtracting a negative number is the same as adding.',
      'How far is it across, and how far up or down?',
    ),
    equivalent(
      `d^2=${squares(p)}`,
      'Square both and add.',
      'Square both differences, and add the squares.',
      'What is the square of a negative number?',
    ),
    positiveRoot(
      `d=\\sqrt{${squares(p)}}`,
      'A distance is positive, so take the positive square root.',
      'Undo the squaring.',
      'Which operation undoes squaring?',
    ),
    result(
      `d=${model(p)}`,
      'Round to one decimal place.',
      'Use your calculator, and round.',
      'Is the distance longer than each of the two steps?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'pythagoras-adds-sides',
      compute: (p) => `${Math.abs(across(p)) + Math.abs(up(p))}.0`,
      firstWrongStep: 0,
      feedback: () => 'You added the steps across and up. The straight line is shorter.',
    },
    {
      misconceptionId: 'pythagoras-without-root',
      compute: (p) => `${squares(p)}.0`,
      firstWrongStep: 3,
      feedback: () => 'That’s the square of the distance.',
    },
    {
      misconceptionId: 'minus-minus-as-minus',
      compute: (p) => unlessRight(rounded(Math.hypot(p.x2 + p.x1, p.y2 + p.y1), 1), model(p)),
      firstWrongStep: 1,
      feedback: () => 'There are two minus signs next to each other. What do they become?',
    },
  ],
  // Turn the line level by the angle of its slope, and read off how far it reaches.
  confirm(p) {
    const slope = Math.atan(up(p) / across(p));
    const turn = (x: number, y: number) => x * Math.cos(slope) + y * Math.sin(slope);
    return { kind: 'values', values: [turn(p.x2, p.y2) - turn(p.x1, p.y1)] };
  },
  examples: [
    { seed: 's1', input: '14.4', verdict: 'correct' },
    { seed: 's2', input: '8.5', verdict: 'correct' },
    { seed: 's3', input: '13.50', verdict: 'wrong-form' },
    { seed: 's1', input: '20.0', verdict: 'wrong', misconceptionId: 'pythagoras-adds-sides' },
    { seed: 's1', input: '208.0', verdict: 'wrong', misconceptionId: 'pythagoras-without-root' },
    { seed: 's1', input: '5.7', verdict: 'wrong', misconceptionId: 'minus-minus-as-minus' },
  ],
});
