import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { result, start } from '../../worked-line';

interface Params {
  label: string;
  x: number;
  y: number;
}

const pair = (x: number, y: number) => `(${x},${y})`;
const right = (p: Params) => pair(p.x, p.y);

export const readAPoint = defineTemplate<Params>({
  id: 'y7/graphs-and-tables/read-a-point',
  version: 1,
  topicId: '112-tables-plotting-reading-graphs',
  years: [7],
  difficulty: 'EASY',
  strategy: 'across-then-up',
  calculator: false,
  title: 'Coordinates of a point',
  params: (random) =>
    drawUntil(
      () => ({
        label: random.pick(['A', 'B', 'P', 'Q', 'R']),
        x: random.nonZeroInt(-6, 6),
        y: random.nonZeroInt(-6, 6),
      }),
      (p) => Math.abs(p.x) !== Math.abs(p.y) && (p.x < 0 || p.y < 0),
    ),
  prompt: (p) => `What are the coordinates of the point $${p.label}$?`,
  figure: (p) => ({
    kind: 'coordinate-plane',
    alt: `A grid with an x-axis and a y-axis. The point ${p.label} is ${Math.abs(p.x)} to the ${p.x > 0 ? 'right' : 'left'} of the origin and ${Math.abs(p.y)} ${p.y > 0 ? 'above' : 'below'} it.`,
    x: { from: -7, to: 7 },
    y: { from: -7, to: 7 },
    points: [{ x: p.x, y: p.y, label: p.label }],
  }),
  answer: (p) => ({ kind: 'coordinate', model: right(p) }),
  steps: (p) => [
    start(
      `x=${p.x}`,
      `From the origin, the point is ${Math.abs(p.x)} to the ${p.x > 0 ? 'right' : 'left'}.`,
      'Start at the origin and move along the $x$-axis first.',
      'Do you go right or left, and what does that tell you about the sign?',
    ),
    start(
      `y=${p.y}`,
      `Then it is ${Math.abs(p.y)} ${p.y > 0 ? 'up' : 'down'}.`,
      'Now move up or down to the point.',
      'Do you go up or down, and what does that tell you about the sign?',
    ),
    result(
      right(p),
      'Write the $x$-coordinate first, then the $y$-coordinate.',
      'Put both numbers in brackets, with a comma between them.',
      'Which of the two numbers comes first?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'coordinates-swapped',
      compute: (p) => pair(p.y, p.x),
      firstWrongStep: 2,
      feedback: () => 'You have both numbers. The first one tells you how far across to go.',
    },
    {
      misconceptionId: 'ignores-negative-sign',
      compute: (p) => pair(Math.abs(p.x), Math.abs(p.y)),
      firstWrongStep: 0,
      feedback: () => 'To the left of the origin and below it, coordinates are negative.',
    },
  ],
  // Walk on the grid one step at a time.
  confirm(p) {
    const walk = (goal: number) => {
      let at = 0;
      while (at !== goal) at += goal > 0 ? 1 : -1;
      return at;
    };
    return { kind: 'values', values: [walk(p.x), walk(p.y)] };
  },
  examples: [
    { seed: 's1', input: '(-6,-1)', verdict: 'correct' },
    { seed: 's2', input: '(-4,1)', verdict: 'correct' },
    { seed: 's1', input: '(-1,-6)', verdict: 'wrong', misconceptionId: 'coordinates-swapped' },
    { seed: 's1', input: '(6,1)', verdict: 'wrong', misconceptionId: 'ignores-negative-sign' },
  ],
});
