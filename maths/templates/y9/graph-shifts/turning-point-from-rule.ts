import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { result, start } from '../../worked-line';

/** y = a(x - h)² + k */
interface Params {
  a: number;
  h: number;
  k: number;
}

const front = (a: number) => (a === 1 ? '' : a === -1 ? '-' : `${a}`);
const signed = (n: number) => (n < 0 ? `${n}` : `+${n}`);
const inside = (p: Params) => `x${signed(-p.h)}`;
const point = (x: number, y: number) => `(${x}, ${y})`;

export const turningPointFromRule = defineTemplate<Params>({
  id: 'y9/graph-shifts/turning-point-from-rule',
  version: 1,
  topicId: '150-parameters-and-graph-shifts',
  years: [9, 10],
  difficulty: 'NORMAL',
  strategy: 'smallest-square-is-zero',
  calculator: false,
  title: 'Turning point of a translated parabola',
  params: (random) =>
    drawUntil(
      () => ({ a: random.pick([1, 2, 3, -1, -2]), h: random.nonZeroInt(-9, 9), k: random.nonZeroInt(-9, 9) }),
      (p) => Math.abs(p.h) !== Math.abs(p.k),
    ),
  prompt: (p) => `What is the turning point of the parabola $y=${front(p.a)}(${inside(p)})^2${signed(p.k)}$?`,
  instruction: () => 'Give your answer as coordinates.',
  answer: (p) => ({ kind: 'coordinate', model: point(p.h, p.k) }),
  steps: (p) => [
    start(
      `${inside(p)}=0`,
      `A square is never negative, so the turning point is where the square is zero.`,
      'Where is the square as small as possible?',
      'What is the smallest value a square can have?',
    ),
    step(
      'equivalent',
      `x=${p.h}`,
      'Solve for $x$.',
      'Which value of $x$ makes the bracket zero?',
      'What must $x$ be to make the bracket zero?',
    ),
    step(
      'identity',
      `${front(p.a) === '' ? '' : `${p.a}\\times `}0^2${signed(p.k)}=${p.k}`,
      'At that point, the rest of the rule gives the $y$-value.',
      'Substitute that value of $x$ into the rule.',
      'How high is the graph there?',
    ),
    result(
      point(p.h, p.k),
      'Write both coordinates as a point.',
      'Put both coordinates together.',
      `Is the graph ${p.a > 0 ? 'higher' : 'lower'} on both sides of this point?`,
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'vertex-sign-flipped',
      compute: (p) => point(-p.h, p.k),
      firstWrongStep: 1,
      feedback: () => 'Substitute your value of $x$ into the bracket. Do you get zero?',
    },
    {
      misconceptionId: 'coordinates-swapped',
      compute: (p) => point(p.k, p.h),
      firstWrongStep: 3,
      feedback: () => 'Which of the two numbers moves the graph sideways?',
    },
    {
      misconceptionId: 'shift-on-wrong-axis',
      compute: (p) => point(p.k, -p.h),
      firstWrongStep: 0,
      feedback: () => 'The number inside the bracket and the number at the end do different things. Which is which?',
    },
  ],
  // Follow the curve on a fine grid and keep the point where it turns.
  confirm(p) {
    let best: [number, number] = [0, p.a > 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY];
    for (let i = -20 * 8; i <= 20 * 8; i += 1) {
      const x = i / 8;
      const y = p.a * x * x - 2 * p.a * p.h * x + p.a * p.h * p.h + p.k;
      if (p.a > 0 ? y < best[1] : y > best[1]) best = [x, y];
    }
    return { kind: 'values', values: best };
  },
  examples: [
    { seed: 's1', input: '(2, -8)', verdict: 'correct' },
    { seed: 's2', input: '(6, 5)', verdict: 'correct' },
    { seed: 's1', input: '(-2, -8)', verdict: 'wrong', misconceptionId: 'vertex-sign-flipped' },
    { seed: 's1', input: '(-8, 2)', verdict: 'wrong', misconceptionId: 'coordinates-swapped' },
    { seed: 's1', input: '(-8, -2)', verdict: 'wrong', misconceptionId: 'shift-on-wrong-axis' },
  ],
});
