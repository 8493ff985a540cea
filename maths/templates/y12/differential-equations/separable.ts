import { defineTemplate } from '../../format';
import { fractionText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, positiveRoot, start, unlessRight } from '../../worked-line';
import { factorBefore, rootText } from '../shared/exact-values';

/** dy/dx = kx/y with y = y0 at x = x0; the positive y at x = x1 */
interface Params {
  k: number;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

const gain = (p: Params) => p.k * (p.x1 ** 2 - p.x0 ** 2);
const squareConstant = (p: Params) => p.y0 ** 2 - p.k * p.x0 ** 2;
const signed = (n: number) => (n < 0 ? `${n}` : `+${n}`);

const sign = (p: Params) => (p.k < 0 ? '-' : '');
const size = (p: Params) => factorBefore(Math.abs(p.k));
const ratio = (p: Params) => `${sign(p)}\\frac{${size(p)}x}{y}`;
const half = (p: Params) => `${sign(p)}\\frac{${size(p)}x^2}{2}`;

export const separable = defineTemplate<Params>({
  id: 'y12/differential-equations/separable',
  version: 1,
  topicId: '207-differential-equations',
  years: [12],
  difficulty: 'NORMAL',
  strategy: 'separate-the-variables',
  calculator: false,
  title: 'Separate the variables',
  params: (random) =>
    drawUntil(
      () => ({
        k: random.pick([-3, -2, -1, 1, 2, 3, 4, 5]),
        x0: random.int(0, 5),
        y0: random.int(1, 9),
        x1: random.int(1, 8),
        y1: random.int(1, 12),
      }),
      (p) => p.x1 > p.x0 && p.y1 !== p.y0 && p.y1 ** 2 - p.y0 ** 2 === gain(p) && squareConstant(p) !== 0,
    ),
  prompt: (p) =>
    `A curve satisfies $\\frac{dy}{dx}=${ratio(p)}$ with $y>0$, and $y=${p.y0}$ when $x=${p.x0}$. ` +
    `Find $y$ when $x=${p.x1}$.`,
  answer: (p) => ({ kind: 'number', model: `${p.y1}`, variable: 'y', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `\\frac{${p.y0}^2}{2}=${p.k}\\times\\frac{${p.x0}^2}{2}+c`,
      `Write $y\\,dy=${factorBefore(p.k)}x\\,dx$ and integrate: $\\frac{y^2}{2}=${half(p)}+c$. Substitute the given point.`,
      'Get all the $y$ terms on one side and all the $x$ terms on the other, then integrate both sides.',
      'How can you get $y$ and $dy$ on one side, and $x$ and $dx$ on the other?',
    ),
    equivalent(
      `c=${fractionText(squareConstant(p), 2)}`.replace(/(-?)(\d+)\/(\d+)/, '$1\\frac{$2}{$3}'),
      'Solve for the constant.',
      'Solve this equation for $c$.',
      'What is left on the other side?',
    ),
    start(
      `y^2=${p.k}\\times ${p.x1}^2${signed(squareConstant(p))}`,
      `Multiply by 2, so that $y^2=${factorBefore(p.k)}x^2${signed(squareConstant(p))}$, and substitute $x=${p.x1}$.`,
      'Multiply by 2 to clear the fractions, then substitute the new value of $x$.',
      'What is the equation of the curve?',
    ),
    equivalent(`y^2=${p.y1 ** 2}`, 'Work out the right side.', 'Work it out.', 'What is $y^2$ there?'),
    positiveRoot(
      `y=${p.y1}`,
      'Take the positive square root, because $y>0$.',
      'Which of the two square roots satisfies the condition?',
      'What sign does $y$ have?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'variables-not-separated',
      compute: (p) => unlessRight(fractionText(2 * p.y0 ** 2 + gain(p), 2 * p.y0), `${p.y1}`),
      firstWrongStep: 0,
      feedback: (p) => `You kept $y=${p.y0}$ in the denominator the whole time. It changes as $x$ does.`,
    },
    {
      misconceptionId: 'constant-of-integration-lost',
      compute: (p) =>
        p.k > 0
          ? unlessRight(p.k === 4 ? `${2 * p.x1}` : p.k === 1 ? `${p.x1}` : `${p.x1}sqrt(${p.k})`, `${p.y1}`)
          : null,
      firstWrongStep: 0,
      feedback: (p) => `Check your curve at $x=${p.x0}$: is $y=${p.y0}$ there?`,
    },
    {
      misconceptionId: 'root-left-out-at-end',
      compute: (p) => unlessRight(`${p.y1 ** 2}`, `${p.y1}`),
      firstWrongStep: 4,
      feedback: () => 'That’s $y^2$. What is $y$?',
    },
    {
      misconceptionId: 'integral-not-divided',
      compute: (p) => {
        const square = p.y0 ** 2 + 2 * gain(p);
        return square > 0 ? unlessRight(rootText(square), `${p.y1}`) : null;
      },
      firstWrongStep: 0,
      feedback: () => 'You integrate both sides, so divide by the new index on both sides.',
    },
  ],
  confirm: (p) => {
    // Follows the slope field in small steps of the fourth order.
    const slope = (x: number, y: number) => (p.k * x) / y;
    const steps = 4000;
    const h = (p.x1 - p.x0) / steps;
    let y = p.y0;
    for (let i = 0; i < steps; i += 1) {
      const x = p.x0 + i * h;
      const k1 = slope(x, y);
      const k2 = slope(x + h / 2, y + (h / 2) * k1);
      const k3 = slope(x + h / 2, y + (h / 2) * k2);
      const k4 = slope(x + h, y + h * k3);
      y += (h / 6) * (k1 + 2 * k2 + 2 * k3 + k4);
    }
    return { kind: 'values', values: [Math.round(y * 1e6) / 1e6] };
  },
  examples: [
    { seed: 's1', input: '11', verdict: 'correct' },
    { seed: 's2', input: '7', verdict: 'correct' },
    { seed: 's1', input: '73/5', verdict: 'wrong', misconceptionId: 'variables-not-separated' },
    { seed: 's1', input: '7sqrt(2)', verdict: 'wrong', misconceptionId: 'constant-of-integration-lost' },
    { seed: 's1', input: '121', verdict: 'wrong', misconceptionId: 'root-left-out-at-end' },
  ],
});
