import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { result } from '../../worked-line';

type Point = [number, number, number];

interface Params {
  from: Point;
  to: Point;
}

const text = (point: readonly number[]) => `(${point.join(', ')})`;
const middle = (p: Params) => p.from.map((value, i) => (value + (p.to[i] ?? 0)) / 2) as Point;
const names = ['first', 'second', 'third'] as const;
const inBrackets = (value: number) => (value < 0 ? `(${value})` : `${value}`);

export const middleOfACable = defineTemplate<Params>({
  id: 'y8/position-in-3d/middle-of-a-cable',
  version: 1,
  topicId: '140-position-in-3d',
  years: [8, 9],
  difficulty: 'HARD',
  strategy: 'halfway-on-each-axis',
  calculator: false,
  title: 'Midpoint of a string of lights',
  params: (random) =>
    drawUntil(
      () => ({
        from: [random.int(-8, 8), random.int(-8, 8), random.int(0, 6)] as Point,
        to: [random.int(-8, 12), random.int(-8, 12), random.int(7, 16)] as Point,
      }),
      (p) =>
        middle(p).every(Number.isInteger) &&
        p.from.every((value, i) => value !== p.to[i]) &&
        Math.min(...p.from, ...p.to) < 0,
    ),
  prompt: (p) =>
    `A straight string of lights runs from $A${text(p.from)}$ to $B${text(p.to)}$, measured in metres. One light hangs exactly halfway along it. What are the coordinates of that light?`,
  instruction: () => 'Give your answer as $(x, y, z)$.',
  answer: (p) => ({ kind: 'coordinate', model: text(middle(p)) }),
  steps: (p) => [
    ...p.from.map((value, axis) =>
      step(
        'identity',
        `\\frac{${value}+${inBrackets(p.to[axis] ?? 0)}}{2}=${middle(p)[axis]}`,
        `Halfway between ${value} and ${p.to[axis]} gives the ${names[axis]} coordinate.`,
        `Just look at the ${names[axis]} coordinates. Which number is halfway between them?`,
        `What is the mean of the two ${names[axis]} coordinates?`,
      ),
    ),
    result(
      text(middle(p)),
      'Put the three halfway numbers together.',
      'Write the three numbers in order.',
      'Is your point the same distance from $A$ and $B$?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'midpoint-subtracts',
      compute: (p) => {
        const wrong = text(p.to.map((value, i) => (value - (p.from[i] ?? 0)) / 2));
        return wrong === text(middle(p)) ? null : wrong;
      },
      firstWrongStep: 0,
      feedback: () => 'You halved the distance from $A$ to $B$. Where do you end up if you go that far from $A$?',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => {
        const wrong = text(p.to.map((value, i) => value + (p.from[i] ?? 0)));
        return wrong === text(middle(p)) ? null : wrong;
      },
      firstWrongStep: 0,
      feedback: () => 'You added the coordinates. Is your point between $A$ and $B$?',
    },
    {
      misconceptionId: 'ignores-negative-sign',
      compute: (p) => {
        const sums = p.to.map((value, i) => (Math.abs(value) + Math.abs(p.from[i] ?? 0)) / 2);
        return text(sums) === text(middle(p)) ? null : text(sums);
      },
      firstWrongStep: 0,
      feedback: () => 'Some coordinates are negative. Which side of zero are they on?',
    },
  ],
  // Walk from both ends towards each other in equal small steps until they meet.
  confirm(p) {
    const [left, right] = [[...p.from], [...p.to]];
    for (let i = 0; i < 8; i += 1)
      for (let axis = 0; axis < 3; axis += 1) {
        const stride = ((p.to[axis] ?? 0) - (p.from[axis] ?? 0)) / 16;
        left[axis] = (left[axis] ?? 0) + stride;
        right[axis] = (right[axis] ?? 0) - stride;
      }
    return { kind: 'values', values: left.map((value, axis) => (value === right[axis] ? value : Number.NaN)) };
  },
  examples: [
    { seed: 's1', input: '(-5, 3, 10)', verdict: 'correct' },
    { seed: 's2', input: '(1, 5, 7)', verdict: 'correct' },
    { seed: 's1', input: '(-2, 3, 6)', verdict: 'wrong', misconceptionId: 'midpoint-subtracts' },
    { seed: 's1', input: '(-10, 6, 20)', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's1', input: '(5, 3, 10)', verdict: 'wrong', misconceptionId: 'ignores-negative-sign' },
  ],
});
