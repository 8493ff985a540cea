import { defineTemplate } from '../../format';
import { fractionLatex, fractionText, gcd, withSign } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, result, start } from '../../worked-line';

/** k/(x - b) >= m or <= m, with k and m positive; the other boundary is b + k/m. */
interface Params {
  k: number;
  b: number;
  m: number;
  atLeast: boolean;
}

const bottom = (p: Params) => `x${withSign(-p.b)}`;
const sign = (p: Params) => (p.atLeast ? '\\geq' : '\\leq');
const edge = (p: Params) => fractionText(p.b * p.m + p.k, p.m);
const edgeLatex = (p: Params) => fractionLatex(p.b * p.m + p.k, p.m);
const turned = (p: Params) => (p.atLeast ? '\\leq' : '\\geq');
const inner = (p: Params) => `(${p.m === 1 ? '' : p.m}x${withSign(-(p.b * p.m + p.k))})`.replace('+0', '');

export const rationalInequality = defineTemplate<Params>({
  id: 'y11/further-functions/rational-inequality',
  version: 1,
  topicId: '195-further-functions-inverse-parametric-inequalities',
  years: [11],
  difficulty: 'HARD',
  strategy: 'multiply-by-the-square',
  calculator: false,
  title: 'Inequality with x in the denominator',
  params: (random) =>
    drawUntil(
      () => ({ k: random.int(1, 12), b: random.nonZeroInt(-6, 6), m: random.int(1, 6), atLeast: random.chance() }),
      // Boundaries that are whole numbers, halves or thirds.
      (p) => p.m / gcd(p.k, p.m) <= 3 && p.b * p.m + p.k !== 0,
    ),
  prompt: (p) => `Solve $\\frac{${p.k}}{${bottom(p)}}${sign(p)} ${p.m}$.`,
  instruction: () => 'Write your answer as an inequality, or as two inequalities with "or" between them.',
  answer: (p) => ({
    kind: 'inequality',
    model: p.atLeast ? `${p.b}<x<=${edge(p)}` : `x<${p.b} or x>=${edge(p)}`,
    variable: 'x',
  }),
  steps: (p) => [
    start(
      `${p.k === 1 ? '' : p.k}(${bottom(p)})${sign(p)} ${p.m === 1 ? '' : p.m}(${bottom(p)})^{2}`,
      `Multiply both sides by $(${bottom(p)})^2$. A square is never negative, so the inequality sign stays the same. Note that $x$ can’t be $${p.b}$.`,
      'The denominator might be negative. Multiply by something that’s never negative.',
      'Which power of the denominator is never negative?',
    ),
    equivalent(
      `(${bottom(p)})${inner(p)}${turned(p)} 0`,
      `Move everything to one side and take out the common factor $${bottom(p)}$.`,
      'Don’t expand. Move everything to one side, and take out the common factor.',
      'What do both sides have in common?',
    ),
    start(
      `x=${p.b}\\text{ or }x=${edgeLatex(p)}`,
      'These are the zeros of the parabola on the left, which opens upwards.',
      'Find where the product is zero, and sketch the parabola.',
      'Where does the parabola cut the $x$-axis?',
    ),
    result(
      p.atLeast ? `${p.b}<x\\leq ${edgeLatex(p)}` : `x<${p.b}\\text{ or }x\\geq ${edgeLatex(p)}`,
      `The parabola is ${p.atLeast ? 'below' : 'above'} the $x$-axis ${p.atLeast ? 'between' : 'outside'} its zeros. Leave out the value that makes the denominator zero.`,
      'Use your sketch to see where the parabola is on the correct side of the $x$-axis.',
      'Which of the two boundaries can’t be included?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'multiplies-by-unknown-sign',
      compute: (p) => (p.atLeast ? `x<=${edge(p)}` : `x>=${edge(p)}`),
      firstWrongStep: 0,
      feedback: (p) => `You multiplied by $${bottom(p)}$. What if that is negative?`,
    },
    {
      misconceptionId: 'boundary-left-out',
      compute: (p) => (p.atLeast ? `${p.b}<=x<=${edge(p)}` : `x<=${p.b} or x>=${edge(p)}`),
      firstWrongStep: 3,
      feedback: (p) => `Try $x=${p.b}$ in the question: what does the denominator equal?`,
    },
    {
      misconceptionId: 'inequality-not-flipped',
      compute: (p) => (p.atLeast ? `x<${p.b} or x>=${edge(p)}` : `${p.b}<x<=${edge(p)}`),
      firstWrongStep: 1,
      feedback: () => 'Try a number from your solution in the question: does it work?',
    },
  ],
  confirm: (p) => ({
    kind: 'region',
    variable: 'x',
    holds(x) {
      const distance = x - p.b;
      if (distance === 0) return false;
      // Compare without division: the boundary is hit exactly where it lies on the grid.
      const gap = p.k - p.m * distance;
      const quotientIsLarger = Math.abs(gap) < 1e-9 || gap > 0 === distance > 0;
      const quotientIsSmaller = Math.abs(gap) < 1e-9 || gap > 0 !== distance > 0;
      return p.atLeast ? quotientIsLarger : quotientIsSmaller;
    },
    from: -20,
    to: 20,
  }),
  examples: [
    { seed: 's1', input: '-6<x<=-4', verdict: 'correct' },
    { seed: 's2', input: 'x<-6 or x>=-2', verdict: 'correct' },
    { seed: 's1', input: 'x<=-4', verdict: 'wrong', misconceptionId: 'multiplies-by-unknown-sign' },
    { seed: 's1', input: '-6<=x<=-4', verdict: 'wrong', misconceptionId: 'boundary-left-out' },
    { seed: 's1', input: 'x<-6 or x>=-4', verdict: 'wrong', misconceptionId: 'inequality-not-flipped' },
  ],
});
