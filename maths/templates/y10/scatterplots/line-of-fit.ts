import { defineTemplate } from '../../format';
import { polynomial } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** A line of good fit y = m x + c with whole numbers, a second point of it, and points near it. */
interface Params {
  story: number;
  m: number;
  c: number;
  x: number;
  off: number[];
}

const stories = [
  { x: 'Number of workers', y: 'Fence built (m)' },
  { x: 'Hours of rain', y: 'Rise of a creek (cm)' },
  { x: 'Weeks', y: 'Height of a plant (cm)' },
  { x: 'Age of a toy (years)', y: 'Value (dollars)' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const at = (p: Params, x: number) => p.m * x + p.c;
const rule = (m: number, c: number) =>
  `y=${polynomial([
    [m, 1],
    [c, 0],
  ])}`;

export const lineOfFit = defineTemplate<Params>({
  id: 'y10/scatterplots/line-of-fit',
  version: 1,
  topicId: '174-scatterplots',
  years: [10],
  difficulty: 'NORMAL',
  strategy: 'equation-of-a-drawn-line',
  calculator: false,
  title: 'Equation of a line of good fit',
  params: (random) =>
    drawUntil(
      () => {
        const story = random.int(0, stories.length - 1);
        return {
          story,
          m: story === 3 ? -random.int(2, 5) : random.int(2, 6),
          c: story === 3 ? random.int(48, 60) : random.int(3, 16),
          x: random.int(4, 9),
          off: Array.from({ length: 9 }, () => random.int(-3, 3)),
        };
      },
      (p) => p.m !== p.c && Math.abs(p.off.reduce((sum, value) => sum + value, 0)) < 4,
    ),
  prompt: (p) =>
    `A line of good fit is drawn through the points of a scatter plot. It passes through $(0, ${p.c})$ and $(${p.x}, ${at(p, p.x)})$. What is the equation of the line?`,
  instruction: () => 'Write your answer as $y=mx+c$.',
  figure: (p) => ({
    kind: 'scatter-plot',
    alt: `A scatter plot with points near a straight line. The line passes through (0, ${p.c}) and (${p.x}, ${at(p, p.x)}).`,
    x: { from: 0, to: 10, step: 1, label: storyOf(p).x },
    y: { from: 0, to: 80, step: 10, label: storyOf(p).y },
    points: p.off.map((off, place): [number, number] => [place + 1, Math.max(1, at(p, place + 1) + off)]),
    line: { intercept: p.c, slope: p.m },
  }),
  answer: (p) => ({ kind: 'equation', model: rule(p.m, p.c), variable: 'y' }),
  steps: (p) => [
    start(
      `\\frac{${at(p, p.x)}-${p.c}}{${p.x}-0}`,
      'The gradient is the rise over the run between the two points.',
      'Find the gradient from the two points first.',
      'How far does the line rise, and how far does it run?',
    ),
    equal(
      `${p.m}`,
      'This is the gradient.',
      'Work out the numerator and the denominator, then divide.',
      'Does the sign match the direction of the line?',
    ),
    start(
      rule(p.m, p.c),
      `The line cuts the vertical axis at $${p.c}$, so that’s the constant in the equation.`,
      'Where does the line cut the vertical axis?',
      'Which number in the equation tells you where the line starts?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'intercept-gradient-swapped',
      compute: (p) => rule(p.c, p.m),
      firstWrongStep: 2,
      feedback: () => 'The coefficient of $x$ tells you how steep the line is. The starting value is on its own.',
    },
    {
      misconceptionId: 'gradient-sign-lost',
      compute: (p) => (p.m < 0 ? rule(-p.m, p.c) : null),
      firstWrongStep: 0,
      feedback: () => 'The line goes down from left to right. What sign does its gradient have?',
    },
    {
      misconceptionId: 'intercept-left-out',
      compute: (p) => `y=${p.m}x`,
      firstWrongStep: 2,
      feedback: (p) => `Your line passes through the origin. This one passes through $(0, ${p.c})$.`,
    },
    {
      misconceptionId: 'gradient-from-one-point',
      compute: (p) => (at(p, p.x) % p.x === 0 ? unlessRight(rule(at(p, p.x) / p.x, p.c), rule(p.m, p.c)) : null),
      firstWrongStep: 0,
      feedback: () =>
        'You divided the height of one point by how far across it is. The rise is measured from where the line starts.',
    },
  ],
  // Weigh the two given points: a line between them at every place.
  confirm: (p) => ({
    kind: 'function',
    variables: ['x'],
    f: ({ x = 0 }) => p.c * (1 - x / p.x) + (p.m * p.x + p.c) * (x / p.x),
  }),
  examples: [
    { seed: 's1', input: 'y=4x+7', verdict: 'correct' },
    { seed: 's2', input: 'y=-3x+56', verdict: 'correct' },
    { seed: 's1', input: 'y=7x+4', verdict: 'wrong', misconceptionId: 'intercept-gradient-swapped' },
    { seed: 's1', input: 'y=4x', verdict: 'wrong', misconceptionId: 'intercept-left-out' },
    { seed: 's2', input: 'y=3x+56', verdict: 'wrong', misconceptionId: 'gradient-sign-lost' },
    { seed: 's2', input: 'y=11x+56', verdict: 'wrong', misconceptionId: 'gradient-from-one-point' },
  ],
});
