import { defineTemplate } from '../../format';
import { withSign } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, result, start } from '../../worked-line';

/** y = a(x - h)^2 + k, with the turning point and the point at x = h + step marked. */
interface Params {
  a: number;
  h: number;
  k: number;
  step: number;
}

const bracket = (h: number) => `(x${withSign(-h)})^2`;
const front = (a: number) => (a === -1 ? '-' : `${a}`);
const rule = (a: number, h: number, k: number) => `y=${front(a)}${bracket(h)}${withSign(k)}`;
const px = (p: Params) => p.h + p.step;
const py = (p: Params) => p.a * p.step ** 2 + p.k;

export const equationFromGraph = defineTemplate<Params>({
  id: 'y11/transformations/equation-from-graph',
  version: 1,
  topicId: '193-graph-transformations',
  years: [11],
  difficulty: 'NORMAL',
  strategy: 'stretch-from-a-second-point',
  calculator: false,
  title: 'Equation of a transformed parabola',
  params: (random) =>
    drawUntil(
      () => ({
        a: random.pick([2, 3, -1, -2, -3]),
        h: random.nonZeroInt(-5, 5),
        k: random.nonZeroInt(-6, 6),
        step: random.pick([1, -1, 2, -2]),
      }),
      (p) => Math.abs(py(p)) <= 9 && Math.abs(px(p)) <= 7,
    ),
  prompt: (p) =>
    `The parabola in the graph is the image of $y=x^2$ under a dilation or reflection, and translations. Its turning point is $(${p.h}, ${p.k})$, and it passes through $(${px(p)}, ${py(p)})$. What is its equation?`,
  instruction: () => 'Write your answer as $y=\\ldots$',
  figure: (p) => ({
    kind: 'function-graph',
    alt: `A parabola that opens ${p.a > 0 ? 'upwards' : 'downwards'}. Its turning point (${p.h}, ${p.k}) and the point (${px(p)}, ${py(p)}) are marked.`,
    curves: [{ coefficients: [p.a * p.h * p.h + p.k, -2 * p.a * p.h, p.a] }],
    x: { from: -8, to: 8, step: 2 },
    y: { from: -10, to: 10, step: 2 },
    points: [
      { x: p.h, y: p.k, label: `(${p.h}, ${p.k})` },
      { x: px(p), y: py(p), label: `(${px(p)}, ${py(p)})` },
    ],
  }),
  answer: (p) => ({ kind: 'equation', model: rule(p.a, p.h, p.k), variable: 'y' }),
  steps: (p) => [
    start(
      `y=a${bracket(p.h)}${withSign(p.k)}`,
      'The turning point gives the translations: left or right inside the bracket, up or down at the end.',
      'Start with the translations. You can read them from the turning point.',
      'Which value of $x$ should make the bracket zero?',
    ),
    start(
      `${py(p)}=a\\times ${p.step < 0 ? `(${p.step})` : p.step}^{2}${withSign(p.k)}`,
      `Substitute the point $(${px(p)}, ${py(p)})$ into the equation.`,
      'The second point has to satisfy the equation as well.',
      'What is the value of the bracket at the second point?',
    ),
    equivalent(
      `a=${p.a}`,
      'Solve for the dilation factor.',
      'Solve for $a$.',
      'Is the factor positive or negative for this shape?',
    ),
    result(
      rule(p.a, p.h, p.k),
      'Substitute the factor into the equation.',
      'Write the whole equation.',
      'Does the turning point satisfy your equation?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'horizontal-shift-sign',
      compute: (p) => rule(p.a, -p.h, p.k),
      firstWrongStep: 0,
      feedback: (p) => `At $x=${p.h}$ the bracket should be zero. Is yours?`,
    },
    {
      misconceptionId: 'stretch-left-out',
      compute: (p) => (p.a === -1 ? null : `y=${p.a < 0 ? '-' : ''}${bracket(p.h)}${withSign(p.k)}`),
      firstWrongStep: 2,
      feedback: (p) => `Does the point $(${px(p)}, ${py(p)})$ satisfy your equation?`,
    },
    {
      misconceptionId: 'ignores-negative-sign',
      compute: (p) => (p.a < 0 ? `y=${p.a === -1 ? '' : -p.a}${bracket(p.h)}${withSign(p.k)}` : null),
      firstWrongStep: 2,
      feedback: () => 'Your parabola opens upwards. Which way does the one in the graph open?',
    },
  ],
  confirm(p) {
    // Lagrange through three points: the mirror image of the marked point lies on the parabola too.
    const points: [number, number][] = [
      [p.h, p.k],
      [px(p), py(p)],
      [p.h - p.step, py(p)],
    ];
    return {
      kind: 'function',
      variables: ['x'],
      f: ({ x = 0 }) =>
        points.reduce(
          (sum, [xi, yi], i) =>
            sum + points.reduce((part, [xj], j) => (i === j ? part : (part * (x - xj)) / (xi - xj)), yi),
          0,
        ),
    };
  },
  examples: [
    { seed: 's1', input: 'y=-(x-5)^2-1', verdict: 'correct' },
    { seed: 's2', input: 'y=3(x+3)^2-2', verdict: 'correct' },
    { seed: 's1', input: 'y=-(x+5)^2-1', verdict: 'wrong', misconceptionId: 'horizontal-shift-sign' },
    { seed: 's1', input: 'y=(x-5)^2-1', verdict: 'wrong', misconceptionId: 'ignores-negative-sign' },
    { seed: 's2', input: 'y=(x+3)^2-2', verdict: 'wrong', misconceptionId: 'stretch-left-out' },
  ],
});
