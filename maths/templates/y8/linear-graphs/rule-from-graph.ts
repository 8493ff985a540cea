import { defineTemplate } from '../../format';
import { polynomial, withSign } from '../../number-text';
import { equal, result, start, unlessRight } from '../../worked-line';

/** y = mx + c, with c and the point (1, m + c) on the grid */
interface Params {
  m: number;
  c: number;
}

const rule = (m: number, c: number) =>
  `y=${polynomial([
    [m, 1],
    [c, 0],
  ])}`;
const model = (p: Params) => rule(p.m, p.c);
/** A second point with whole coordinates inside the drawn grid. */
const runOf = (p: Params) => [3, 2, 1].find((run) => Math.abs(p.c + p.m * run) <= 9) ?? 1;

export const ruleFromGraph = defineTemplate<Params>({
  id: 'y8/linear-graphs/rule-from-graph',
  version: 1,
  topicId: '129-linear-graphs',
  years: [8, 9],
  difficulty: 'NORMAL',
  strategy: 'gradient-and-intercept-from-a-graph',
  calculator: false,
  title: 'Find the rule for a line from its graph',
  params(random) {
    let [m, c] = [0, 0];
    do [m, c] = [random.nonZeroInt(-4, 4), random.nonZeroInt(-5, 5)];
    while (m === c || Math.abs(m) === 1);
    return { m, c };
  },
  prompt: () => 'The graph shows a straight line with two points marked. What is the rule for the line?',
  instruction: () => 'Write your answer as $y=\\ldots$',
  figure: (p) => ({
    kind: 'function-graph',
    alt: `A straight line on a grid through the points (0, ${p.c}) and (${runOf(p)}, ${p.c + p.m * runOf(p)}).`,
    curves: [{ coefficients: [p.c, p.m] }],
    x: { from: -5, to: 5, step: 1 },
    y: { from: -10, to: 10, step: 2 },
    points: [
      { x: 0, y: p.c, label: `(0, ${p.c})` },
      { x: runOf(p), y: p.c + p.m * runOf(p), label: `(${runOf(p)}, ${p.c + p.m * runOf(p)})` },
    ],
  }),
  answer: (p) => ({ kind: 'equation', model: model(p), variable: 'y' }),
  steps: (p) => [
    start(
      `\\frac{${p.c + p.m * runOf(p)}-${p.c < 0 ? `(${p.c})` : p.c}}{${runOf(p)}-0}`,
      'The gradient is the rise over the run between the two marked points.',
      'How far up or down does the line go from one point to the other?',
      'From the left point to the right point, what are the rise and the run?',
    ),
    equal(
      `${p.m}`,
      `For each step to the right, the line goes ${p.m > 0 ? 'up' : 'down'} by $${Math.abs(p.m)}$.`,
      'Divide the rise by the run.',
      'Does the line go up or down from left to right, and what does that tell you about the sign?',
    ),
    result(
      model(p),
      `The line crosses the $y$-axis at $${p.c}$. So the rule is the gradient times $x$, then $${withSign(p.c)}$.`,
      'Find where the line crosses the $y$-axis.',
      'What is $y$ when $x$ is zero?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'intercept-gradient-swapped',
      compute: (p) => rule(p.c, p.m),
      firstWrongStep: 2,
      feedback: () => 'Test your rule at $x=0$: does it give the point on the $y$-axis?',
    },
    {
      misconceptionId: 'gradient-run-over-rise',
      compute: (p) => `y=${p.m < 0 ? '-' : ''}1/${Math.abs(p.m)} x${withSign(p.c)}`,
      firstWrongStep: 0,
      feedback: () => 'The gradient is how far the line goes up for each step to the right.',
    },
    {
      misconceptionId: 'gradient-sign-lost',
      compute: (p) => unlessRight(rule(Math.abs(p.m), p.c), model(p)),
      firstWrongStep: 1,
      feedback: () => 'Follow the line from left to right: does it rise or fall?',
    },
  ],
  confirm: (p) => ({
    kind: 'function',
    variables: ['x'],
    // The straight line through the two marked points, by weights.
    f: ({ x = 0 }) => (p.c * (runOf(p) - x) + (p.c + p.m * runOf(p)) * x) / runOf(p),
  }),
  examples: [
    { seed: 's1', input: 'y=-2x+3', verdict: 'correct' },
    { seed: 's2', input: '2x+3=y', verdict: 'correct' },
    { seed: 's1', input: 'y=3x-2', verdict: 'wrong', misconceptionId: 'intercept-gradient-swapped' },
    { seed: 's1', input: 'y=-1/2 x+3', verdict: 'wrong', misconceptionId: 'gradient-run-over-rise' },
    { seed: 's1', input: 'y=2x+3', verdict: 'wrong', misconceptionId: 'gradient-sign-lost' },
  ],
});
