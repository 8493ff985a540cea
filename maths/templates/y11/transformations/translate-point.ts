import { defineTemplate } from '../../format';
import { polynomial, withSign } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, result, start } from '../../worked-line';
import { sampled } from '../shared/sampled';

/** P(a, b) on y = f(x); the new graph is y = f(x - h) + k. */
interface Params {
  a: number;
  b: number;
  h: number;
  k: number;
}

const shifted = (p: Params) =>
  `f(${polynomial([
    [1, 1],
    [-p.h, 0],
  ])})${withSign(p.k)}`;
/** Some rising curve through P, drawn only where it stays on the paper. */
const curve = (p: Params, x: number) => p.b + (x - p.a) * 0.6 + 0.8 * Math.sin(x - p.a);

export const translatePoint = defineTemplate<Params>({
  id: 'y11/transformations/translate-point',
  version: 1,
  topicId: '193-graph-transformations',
  years: [11],
  difficulty: 'EASY',
  strategy: 'translate-a-graph',
  calculator: false,
  title: 'Image of a point after a translation',
  params: (random) =>
    drawUntil(
      () => ({
        a: random.int(-4, 4),
        b: random.int(-4, 4),
        h: random.nonZeroInt(-5, 5),
        k: random.nonZeroInt(-6, 6),
      }),
      (p) => p.h !== p.k && p.h !== -p.k,
    ),
  prompt: (p) =>
    `The graph shows $y=f(x)$, which passes through the point $P(${p.a}, ${p.b})$. What is the image of $P$ on the graph of $y=${shifted(p)}$?`,
  instruction: () => 'Write your answer as $(x, y)$.',
  figure: (p) => ({
    kind: 'plot',
    alt: `A rising curve y = f(x) on axes from -8 to 8. The point P at (${p.a}, ${p.b}) is on it.`,
    x: { from: -8, to: 8, step: 2 },
    y: { from: -8, to: 8, step: 2 },
    curves: [{ points: sampled((x) => curve(p, x), p.a - 4, p.a + 4, 40), label: 'y = f(x)' }],
    points: [{ x: p.a, y: p.b, label: 'P' }],
  }),
  answer: (p) => ({ kind: 'coordinate', model: `(${p.a + p.h}, ${p.b + p.k})` }),
  steps: (p) => [
    start(
      `x${withSign(-p.h)}=${p.a}`,
      `The new graph is at the old height of $P$ when the bracket equals $${p.a}$.`,
      'The value in the bracket has to be the old $x$-coordinate.',
      `Which value of $x$ makes the input of $f$ equal to $${p.a}$?`,
    ),
    equivalent(
      `x=${p.a + p.h}`,
      `Solve for $x$. The graph moves ${p.h > 0 ? 'to the right' : 'to the left'}.`,
      'Solve this equation for $x$.',
      'Does the graph move to the left or to the right?',
    ),
    start(
      `y=${p.b}${withSign(p.k)}`,
      `The number outside $f$ is added to the height. The graph moves ${p.k > 0 ? 'up' : 'down'}.`,
      'The number after $f$ changes the height.',
      'Does the graph move up or down?',
    ),
    result(
      `(${p.a + p.h}, ${p.b + p.k})`,
      'Put the two new coordinates together.',
      'Write the new point.',
      'Which coordinate comes first?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'horizontal-shift-sign',
      compute: (p) => `(${p.a - p.h}, ${p.b + p.k})`,
      firstWrongStep: 0,
      feedback: (p) => `Substitute your $x$ into the bracket: does it give $${p.a}$?`,
    },
    {
      misconceptionId: 'coordinates-swapped',
      compute: (p) => `(${p.a + p.k}, ${p.b + p.h})`,
      firstWrongStep: 0,
      feedback: () => 'Which number changes $x$, inside the bracket, and which one changes the height?',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => `(${p.a + p.h}, ${p.b})`,
      firstWrongStep: 2,
      feedback: (p) => `What does the $${withSign(p.k)}$ after the bracket do to the graph?`,
    },
  ],
  confirm(p) {
    // The drawn curve rises all the way, so the shifted curve has the shifted height of P only once: find it by bisection.
    const moved = (x: number) => curve(p, x - p.h) + p.k;
    let [low, high] = [-30, 30];
    for (let i = 0; i < 90; i += 1) {
      const middle = (low + high) / 2;
      if (moved(middle) < p.b + p.k) low = middle;
      else high = middle;
    }
    return { kind: 'values', values: [low, moved(low)] };
  },
  examples: [
    { seed: 's1', input: '(-3, 4)', verdict: 'correct' },
    { seed: 's2', input: '(-4, 2)', verdict: 'correct' },
    { seed: 's1', input: '(5, 4)', verdict: 'wrong', misconceptionId: 'horizontal-shift-sign' },
    { seed: 's1', input: '(7, -6)', verdict: 'wrong', misconceptionId: 'coordinates-swapped' },
    { seed: 's1', input: '(-3, -2)', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
  ],
});
