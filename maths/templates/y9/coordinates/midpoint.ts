import { defineTemplate } from '../../format';
import { bracketed, fractionText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { result } from '../../worked-line';

interface Params {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

const half = (sum: number) => fractionText(sum, 2);
const point = (x: number, y: number) => `(${half(x)}, ${half(y)})`;
const model = (p: Params) => point(p.x1 + p.x2, p.y1 + p.y2);
const latex = (text: string) => text.replace(/(-?)(\d+)\/(\d+)/g, '$1\\frac{$2}{$3}');

export const midpoint = defineTemplate<Params>({
  id: 'y9/coordinates/midpoint',
  version: 1,
  topicId: '147-gradient-midpoint-distance',
  years: [9],
  difficulty: 'EASY',
  strategy: 'mean-of-coordinates',
  calculator: false,
  title: 'Midpoint of an interval',
  params: (random) =>
    drawUntil(
      () => ({ x1: random.int(-7, 7), y1: random.int(-7, 7), x2: random.int(-7, 7), y2: random.int(-7, 7) }),
      (p) => Math.abs(p.x2 - p.x1) > 2 && Math.abs(p.y2 - p.y1) > 2 && p.x1 + p.x2 !== p.y1 + p.y2,
    ),
  prompt: (p) =>
    `$A$ is the point $(${p.x1}, ${p.y1})$ and $B$ is the point $(${p.x2}, ${p.y2})$. What is the midpoint of $AB$?`,
  figure: (p) => ({
    kind: 'coordinate-plane',
    alt: `A Cartesian plane with an interval from A (${p.x1}, ${p.y1}) to B (${p.x2}, ${p.y2}).`,
    x: { from: -8, to: 8 },
    y: { from: -8, to: 8 },
    points: [
      { x: p.x1, y: p.y1, label: 'A' },
      { x: p.x2, y: p.y2, label: 'B' },
    ],
    segments: [{ from: [p.x1, p.y1], to: [p.x2, p.y2] }],
  }),
  answer: (p) => ({ kind: 'coordinate', model: model(p), forms: [{ kind: 'simplified' }] }),
  steps: (p) => [
    step(
      'identity',
      `\\frac{${p.x1}+${bracketed(p.x2)}}{2}=${latex(half(p.x1 + p.x2))}`,
      'The $x$-coordinate is the mean of the two $x$-coordinates.',
      'Just look at the $x$-coordinates. What is halfway between them?',
      'How do you find the number halfway between two numbers?',
    ),
    step(
      'identity',
      `\\frac{${p.y1}+${bracketed(p.y2)}}{2}=${latex(half(p.y1 + p.y2))}`,
      'The $y$-coordinate is the mean of the two $y$-coordinates.',
      'Do the same with the $y$-coordinates.',
      'What is halfway between the two heights?',
    ),
    result(
      latex(model(p)),
      'Put both coordinates together.',
      'Write the point with its two coordinates.',
      'Is your point on the interval, the same distance from A and B?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'midpoint-subtracts',
      compute: (p) => (p.x1 === 0 && p.y1 === 0 ? null : point(p.x2 - p.x1, p.y2 - p.y1)),
      firstWrongStep: 0,
      feedback: () => 'Half the difference tells you how far to go from $A$, not where you end up.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => (p.x1 + p.x2 === 0 && p.y1 + p.y2 === 0 ? null : `(${p.x1 + p.x2}, ${p.y1 + p.y2})`),
      firstWrongStep: 0,
      feedback: () => 'You added the coordinates. Is your point between $A$ and $B$?',
    },
    {
      misconceptionId: 'coordinates-swapped',
      compute: (p) => point(p.y1 + p.y2, p.x1 + p.x2),
      firstWrongStep: 2,
      feedback: () => 'Which coordinate comes first, across or up?',
    },
  ],
  // Walk from A towards B in a thousand steps, half of the way.
  confirm(p) {
    let [x, y] = [p.x1, p.y1];
    for (let i = 0; i < 512; i += 1) {
      x += (p.x2 - p.x1) / 1024;
      y += (p.y2 - p.y1) / 1024;
    }
    return { kind: 'values', values: [x, y] };
  },
  examples: [
    { seed: 's1', input: '(7/2, 1/2)', verdict: 'correct' },
    { seed: 's2', input: '(1/2, 0)', verdict: 'correct' },
    { seed: 's1', input: '(7/2, -7/2)', verdict: 'wrong', misconceptionId: 'midpoint-subtracts' },
    { seed: 's1', input: '(7, 1)', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's1', input: '(1/2, 7/2)', verdict: 'wrong', misconceptionId: 'coordinates-swapped' },
  ],
});
