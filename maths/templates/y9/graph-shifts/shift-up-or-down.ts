import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { result, start } from '../../worked-line';

/** y = ax² moved up by k. */
interface Params {
  a: number;
  k: number;
  axis: boolean;
}

const front = (a: number) => (a === 1 ? '' : a === -1 ? '-' : `${a}`);
const signed = (n: number) => (n < 0 ? `${n}` : `+${n}`);
const rule = (a: number, k: number) => `y=${front(a)}x^2${signed(k)}`;
const how = (k: number) => `${Math.abs(k)} ${Math.abs(k) === 1 ? 'unit' : 'units'} ${k > 0 ? 'up' : 'down'}`;

export const shiftUpOrDown = defineTemplate<Params>({
  id: 'y9/graph-shifts/shift-up-or-down',
  version: 1,
  topicId: '150-parameters-and-graph-shifts',
  years: [9],
  difficulty: 'EASY',
  strategy: 'add-to-every-height',
  calculator: false,
  title: 'Move a parabola up or down',
  params: (random) =>
    drawUntil(
      () => ({ a: random.pick([1, 1, 2, 3, -1, -2]), k: random.nonZeroInt(-7, 7), axis: random.chance() }),
      (p) => p.k !== p.a && Math.abs(p.k) > 1,
    ),
  prompt: (p) => `The graph of $y=${front(p.a)}x^2$ is moved ${how(p.k)}. What is the rule for the new graph?`,
  instruction: () => 'Write the rule as $y=\\ldots$',
  figure: (p) => ({
    kind: 'function-graph',
    alt: `The parabola y = ${front(p.a)}x squared, with its turning point at the origin.`,
    curves: [{ coefficients: [0, 0, p.a] }],
    x: { from: -4, to: 4, step: 1 },
    y: { from: -10, to: 10, step: 2 },
  }),
  answer: (p) => ({ kind: 'equation', model: rule(p.a, p.k), variable: 'y' }),
  steps: (p) => [
    start(
      `y=${front(p.a)}x^2`,
      'This is the graph before the move.',
      'Start with the rule for the original graph.',
      'What does $y$ tell you on the graph?',
    ),
    start(
      `${p.k > 0 ? '0+' : '0-'}${Math.abs(p.k)}=${p.k}`,
      `The turning point was at $y=0$. Now it’s at ${p.k}.`,
      'Follow one point, such as the turning point.',
      'How high is the turning point after the move?',
    ),
    result(
      rule(p.a, p.k),
      `Every point moves ${how(p.k)}, so every $y$-value changes by ${p.k}.`,
      'Every $y$-value changes by the same amount.',
      'What do you get when you substitute $x=0$ into your rule?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'shift-on-wrong-axis',
      compute: (p) => `y=${front(p.a)}(x${signed(p.k)})^2`,
      firstWrongStep: 2,
      feedback: () => 'Substitute $x=0$ into your rule. Is the turning point above or below the origin now?',
    },
    {
      misconceptionId: 'moves-wrong-way-on-line',
      compute: (p) => rule(p.a, -p.k),
      firstWrongStep: 1,
      feedback: (p) => `The graph moves ${p.k > 0 ? 'up' : 'down'}. Do the $y$-values get larger or smaller?`,
    },
    {
      misconceptionId: 'joins-unlike-terms',
      compute: (p) => (p.a + p.k === 0 ? null : `y=${front(p.a + p.k)}x^2`),
      firstWrongStep: 2,
      feedback: () => 'Changing the number in front makes the parabola steeper or flatter. Does it move?',
    },
  ],
  // Move sample points one by one and read the heights off.
  confirm: (p) => ({
    kind: 'function',
    variables: ['x'],
    f({ x = 0 }) {
      let height = 0;
      for (let i = 0; i < Math.abs(p.a); i += 1) height += Math.sign(p.a) * x * x;
      for (let i = 0; i < Math.abs(p.k); i += 1) height += Math.sign(p.k);
      return height;
    },
  }),
  examples: [
    { seed: 's1', input: 'y=3x^2-5', verdict: 'correct' },
    { seed: 's2', input: 'y=-2x^2+5', verdict: 'correct' },
    { seed: 's1', input: 'y=3(x-5)^2', verdict: 'wrong', misconceptionId: 'shift-on-wrong-axis' },
    { seed: 's1', input: 'y=3x^2+5', verdict: 'wrong', misconceptionId: 'moves-wrong-way-on-line' },
    { seed: 's1', input: 'y=-2x^2', verdict: 'wrong', misconceptionId: 'joins-unlike-terms' },
  ],
});
