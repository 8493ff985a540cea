import { defineTemplate } from '../../format';
import { bracketed } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { result, start } from '../../worked-line';

/** y = (x - r)(x - s) with r and s an even number apart. */
interface Params {
  r: number;
  s: number;
}

const factor = (root: number) => (root === 0 ? 'x' : `(x${root < 0 ? '+' : '-'}${Math.abs(root)})`);
const axis = (p: Params) => (p.r + p.s) / 2;
const depth = (p: Params) => -(((p.s - p.r) / 2) ** 2);
/** The point over half the distance between the crossings. */
const missed = (p: Params): [number, number] => {
  const x = (p.s - p.r) / 2;
  return [x, (x - p.r) * (x - p.s)];
};
const point = (x: number, y: number) => `(${x + 0}, ${y + 0})`;

export const turningPointFromFactors = defineTemplate<Params>({
  id: 'y9/quadratics/turning-point-from-factors',
  version: 1,
  topicId: '148-quadratic-graphs-and-equations',
  years: [9, 10],
  difficulty: 'HARD',
  strategy: 'axis-halfway-between-roots',
  calculator: false,
  title: 'Turning point from the factors',
  params: (random) =>
    drawUntil(
      () => ({ r: random.int(-12, 10), s: random.int(-10, 12) }),
      (p) =>
        p.r < p.s &&
        (p.s - p.r) % 2 === 0 &&
        axis(p) !== 0 &&
        p.s - p.r <= 12 &&
        axis(p) !== depth(p) &&
        Math.abs(p.r * p.s) < 100 &&
        Math.abs(missed(p)[1]) < 100,
    ),
  prompt: (p) =>
    `What is the turning point of the parabola $y=${p.r === 0 || p.s === 0 ? `x${factor(p.r === 0 ? p.s : p.r)}` : factor(p.r) + factor(p.s)}$?`,
  instruction: () => 'Give your answer as coordinates.',
  answer: (p) => ({ kind: 'coordinate', model: point(axis(p), depth(p)) }),
  steps: (p) => [
    start(
      `x=${p.r}\\text{ or }x=${p.s}`,
      'The parabola crosses the $x$-axis where one of the factors is zero.',
      'Where is the product equal to zero?',
      'Which value of $x$ makes each factor zero?',
    ),
    step(
      'identity',
      `\\frac{${p.r}+${bracketed(p.s)}}{2}=${axis(p)}`,
      'The parabola is symmetrical, so its turning point is halfway between the $x$-intercepts.',
      'Find the number halfway between the two $x$-intercepts.',
      'Where must the axis of symmetry be?',
    ),
    step(
      'identity',
      `(${axis(p)}-${bracketed(p.r)})(${axis(p)}-${bracketed(p.s)})=${depth(p)}`,
      `Substitute $x=${axis(p)}$ into the rule.`,
      'Substitute this value of $x$ into the rule.',
      'How high is the parabola there?',
    ),
    result(
      point(axis(p), depth(p)),
      'Write both coordinates as a point.',
      'Put both coordinates together.',
      'Is this the lowest point of the parabola?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'roots-sign-flipped',
      compute: (p) => point(-axis(p), depth(p)),
      firstWrongStep: 0,
      feedback: () => 'Substitute one of your $x$-intercepts into its factor. Do you get zero?',
    },
    {
      misconceptionId: 'midpoint-subtracts',
      compute: (p) => {
        const [x, y] = missed(p);
        return Math.abs(x) === Math.abs(axis(p)) ? null : point(x, y);
      },
      firstWrongStep: 1,
      feedback: () => 'You halved the distance between the $x$-intercepts. Which number is halfway between them?',
    },
    {
      misconceptionId: 'intercept-for-turning-point',
      compute: (p) => point(axis(p), p.r * p.s === depth(p) ? 0 : p.r * p.s),
      firstWrongStep: 2,
      feedback: (p) => `You used the $y$-intercept. How high is the parabola at $x=${axis(p)}$?`,
    },
  ],
  // Follow the curve in small steps and keep the lowest point.
  confirm(p) {
    let best: [number, number] = [0, Number.POSITIVE_INFINITY];
    for (let i = -40 * 64; i <= 40 * 64; i += 1) {
      const x = i / 64;
      const y = x * x - (p.r + p.s) * x + p.r * p.s;
      if (y < best[1]) best = [x, y];
    }
    return { kind: 'values', values: best };
  },
  examples: [
    { seed: 's1', input: '(-5, -4)', verdict: 'correct' },
    { seed: 's2', input: '(-3, -36)', verdict: 'correct' },
    { seed: 's1', input: '(5, -4)', verdict: 'wrong', misconceptionId: 'roots-sign-flipped' },
    { seed: 's1', input: '(2, 45)', verdict: 'wrong', misconceptionId: 'midpoint-subtracts' },
    { seed: 's1', input: '(-5, 21)', verdict: 'wrong', misconceptionId: 'intercept-for-turning-point' },
  ],
});
