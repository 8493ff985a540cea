import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { result, start } from '../../worked-line';

/** y = (x - h)² + k drawn on axes. */
interface Params {
  h: number;
  k: number;
}

const signed = (n: number) => (n < 0 ? `${n}` : `+${n}`);
const rule = (h: number, k: number) => `y=(x${signed(-h)})^2${signed(k)}`;
const next = (p: Params): [number, number] => [p.h + 1, p.k + 1];

export const ruleFromMovedParabola = defineTemplate<Params>({
  id: 'y9/graph-shifts/rule-from-moved-parabola',
  version: 1,
  topicId: '150-parameters-and-graph-shifts',
  years: [9, 10],
  difficulty: 'HARD',
  strategy: 'two-shifts-at-once',
  calculator: false,
  title: 'Find the rule for a translated parabola',
  params: (random) =>
    drawUntil(
      () => ({ h: random.nonZeroInt(-4, 4), k: random.nonZeroInt(-7, 5) }),
      (p) => Math.abs(p.h) !== Math.abs(p.k),
    ),
  prompt: () => 'The parabola in the graph is $y=x^2$ moved sideways and up or down. What is its rule?',
  instruction: () => 'Write the rule as $y=\\ldots$',
  figure: (p) => ({
    kind: 'function-graph',
    alt: `A parabola opening upwards, with its turning point at (${p.h}, ${p.k}). It also goes through (${next(p)[0]}, ${next(p)[1]}).`,
    curves: [{ coefficients: [p.h ** 2 + p.k, -2 * p.h, 1] }],
    x: { from: -8, to: 8, step: 1 },
    y: { from: -8, to: 12, step: 2 },
    points: [{ x: p.h, y: p.k }],
  }),
  answer: (p) => ({ kind: 'equation', model: rule(p.h, p.k), variable: 'y' }),
  steps: (p) => [
    start(
      'y=x^2',
      'This is the graph before the move, with its turning point at the origin.',
      'Start with the rule before the move.',
      'Where is the turning point now?',
    ),
    start(
      `y=(x${signed(-p.h)})^2`,
      `The turning point moves ${Math.abs(p.h)} ${p.h > 0 ? 'right' : 'left'}, so the bracket is zero at $x=${p.h}$.`,
      'The bracket must be zero at the turning point.',
      'Which value of $x$ should make the bracket zero?',
    ),
    result(
      rule(p.h, p.k),
      `The turning point also moves ${Math.abs(p.k)} ${p.k > 0 ? 'up' : 'down'}, so every $y$-value changes by ${p.k}.`,
      'Now move the graph up or down.',
      `Does the point $(${next(p)[0]}, ${next(p)[1]})$ on the graph fit your rule?`,
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'vertex-sign-flipped',
      compute: (p) => rule(-p.h, p.k),
      firstWrongStep: 1,
      feedback: (p) => `Your bracket is zero at $x=${-p.h}$. Where is the turning point on the graph?`,
    },
    {
      misconceptionId: 'shift-on-wrong-axis',
      compute: (p) => rule(p.k, p.h),
      firstWrongStep: 1,
      feedback: () => 'The number in the bracket moves the graph sideways. Which one moves it up or down?',
    },
    {
      misconceptionId: 'moves-wrong-way-on-line',
      compute: (p) => rule(p.h, -p.k),
      firstWrongStep: 2,
      feedback: () => 'Is the turning point above or below the $x$-axis?',
    },
  ],
  // Heights one, two, three steps from the turning point are 1, 4, 9 above it.
  confirm: (p) => ({
    kind: 'function',
    variables: ['x'],
    f({ x = 0 }) {
      const away = x > p.h ? x - p.h : p.h - x;
      return p.k + away * away;
    },
  }),
  examples: [
    { seed: 's1', input: 'y=(x+2)^2-7', verdict: 'correct' },
    { seed: 's2', input: 'y=(x-1)^2-2', verdict: 'correct' },
    { seed: 's1', input: 'y=(x-2)^2-7', verdict: 'wrong', misconceptionId: 'vertex-sign-flipped' },
    { seed: 's1', input: 'y=(x+7)^2-2', verdict: 'wrong', misconceptionId: 'shift-on-wrong-axis' },
    { seed: 's1', input: 'y=(x+2)^2+7', verdict: 'wrong', misconceptionId: 'moves-wrong-way-on-line' },
  ],
});
