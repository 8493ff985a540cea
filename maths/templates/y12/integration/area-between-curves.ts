import { defineTemplate } from '../../format';
import { fractionLatex, fractionText, polynomial } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, equivalent, start, unlessRight } from '../../worked-line';
import { fineIntegral } from '../shared/fine-integral';

/** The line y = mx + k and the parabola y = x^2 + bx + c meet at p < q; the line is above between them. */
interface Params {
  p: number;
  q: number;
  b: number;
  c: number;
}

const m = (s: Params) => s.b + s.p + s.q;
const k = (s: Params) => s.c - s.p * s.q;
const line = (s: Params) =>
  polynomial([
    [m(s), 1],
    [k(s), 0],
  ]);
const parabola = (s: Params) =>
  polynomial([
    [1, 2],
    [s.b, 1],
    [s.c, 0],
  ]);
const gap = (s: Params) =>
  polynomial([
    [-1, 2],
    [s.p + s.q, 1],
    [-s.p * s.q, 0],
  ]);
const lineAt = (s: Params, x: number) => m(s) * x + k(s);
const parabolaAt = (s: Params, x: number) => x * x + s.b * x + s.c;
/** Six times an antiderivative of the gap, so that it stays whole. */
const sixfold = (s: Params, x: number) => -2 * x ** 3 + 3 * (s.p + s.q) * x ** 2 - 6 * s.p * s.q * x;
const sixArea = (s: Params) => sixfold(s, s.q) - sixfold(s, s.p);
/** Six times the integral of the line alone. */
const sixLine = (s: Params) => 3 * m(s) * (s.q ** 2 - s.p ** 2) + 6 * k(s) * (s.q - s.p);
/** Six times the integral of mx + k − x² + bx + c: the minus sign is kept for the first term of the parabola only. */
const sixSignLost = (s: Params) =>
  -2 * (s.q ** 3 - s.p ** 3) + 3 * (m(s) + s.b) * (s.q ** 2 - s.p ** 2) + 6 * (k(s) + s.c) * (s.q - s.p);
const value = (six: number) => (six < 0 ? `\\left(${fractionLatex(six, 6)}\\right)` : fractionLatex(six, 6));

export const areaBetweenCurves = defineTemplate<Params>({
  id: 'y12/integration/area-between-curves',
  version: 1,
  topicId: '204-integration-and-area',
  years: [12],
  difficulty: 'HARD',
  strategy: 'area-between-line-and-parabola',
  calculator: false,
  title: 'Area between a line and a parabola',
  params: (random) =>
    drawUntil(
      () => {
        const p = random.int(-3, 2);
        return { p, q: p + random.int(1, 5), b: random.int(-4, 4), c: random.int(-5, 6) };
      },
      (s) => m(s) !== 0 && s.p !== 0 && s.q !== 0 && sixLine(s) > 0 && Math.abs(m(s)) < 6 && sixfold(s, s.p) !== 0,
    ),
  prompt: (s) =>
    `Find the exact area of the region between the line $y=${line(s)}$ and the parabola $y=${parabola(s)}$.`,
  instruction: () => 'Give your answer in square units, as a whole number or a fraction in lowest terms.',
  figure: (s) => {
    const from = s.p - 1;
    const to = s.q + 1;
    const xs = Array.from({ length: 41 }, (_, i) => from + ((to - from) * i) / 40);
    const inside = Array.from({ length: 31 }, (_, i) => s.p + ((s.q - s.p) * i) / 30);
    const tidy = (n: number) => Math.round(n * 1000) / 1000;
    const at =
      (f: (t: Params, x: number) => number) =>
      (x: number): [number, number] => [tidy(x), tidy(f(s, x))];
    const heights = [...xs.map((x) => parabolaAt(s, x)), ...xs.map((x) => lineAt(s, x)), 0];
    return {
      kind: 'plot',
      x: { from: Math.min(from, 0), to: Math.max(to, 0), step: 1 },
      y: { from: 5 * Math.floor(Math.min(...heights) / 5), to: 5 * Math.ceil(Math.max(...heights) / 5), step: 5 },
      curves: [
        { points: xs.map(at(lineAt)), label: 'line', tone: 'a' },
        { points: xs.map(at(parabolaAt)), label: 'parabola', tone: 'b' },
      ],
      regions: [[...inside.map(at(parabolaAt)), ...inside.map(at(lineAt)).reverse()]],
      alt: `The line $y=${line(s)}$ and the parabola $y=${parabola(s)}$ on axes. They cross at two points, and between these points the line is above the parabola. The region between them is shaded.`,
    };
  },
  answer: (s) => ({
    kind: 'number',
    model: fractionText(sixArea(s), 6),
    unit: 'units^2',
    forms: [{ kind: 'lowest-terms' }],
  }),
  steps: (s) => [
    start(
      `${gap(s)}=0`,
      'They meet where the line minus the parabola is zero.',
      'First find where they meet.',
      'What do you know about the two $y$-values where they meet?',
    ),
    equivalent(
      `x=${s.p}\\text{ or }x=${s.q}`,
      `Solve the quadratic. Between these values the line is above, and the difference is $${gap(s)}$.`,
      'Solve the quadratic, and see which one is above between the solutions.',
      'Which one is above between the points of intersection?',
    ),
    start(
      `${fractionLatex(sixfold(s, s.q), 6)}-${value(sixfold(s, s.p))}`,
      `An antiderivative of the difference is $${`-\\frac{x^3}{3}${s.p + s.q === 0 ? '' : `${s.p + s.q > 0 ? '+' : '-'}\\frac{${Math.abs(s.p + s.q) === 1 ? '' : Math.abs(s.p + s.q)}x^2}{2}`}${polynomial([[-s.p * s.q, 1]]).replace(/^(?!-)/, '+')}`}$. Substitute the upper and lower limits.`,
      'Integrate the difference from the first point of intersection to the second.',
      'What do you integrate to get the area between two curves?',
    ),
    equal(
      fractionLatex(sixArea(s), 6),
      'Subtract.',
      'Work out the difference between the two values.',
      'Can an area be negative?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'area-one-curve-only',
      compute: (s) => unlessRight(fractionText(sixLine(s), 6), fractionText(sixArea(s), 6)),
      firstWrongStep: 2,
      feedback: () => 'That’s the integral of the line alone. The region stops at the parabola.',
    },
    {
      misconceptionId: 'definite-limits-swapped',
      compute: (s) => fractionText(-sixArea(s), 6),
      firstWrongStep: 2,
      feedback: () => 'An area is positive. Which curve is above, and which limit comes first?',
    },
    {
      misconceptionId: 'sign-lost-on-distribute',
      compute: (s) => unlessRight(fractionText(sixSignLost(s), 6), fractionText(sixArea(s), 6)),
      firstWrongStep: 0,
      feedback: () => 'You subtract the whole parabola, so each of its terms changes sign.',
    },
  ],
  confirm: (s) => ({
    kind: 'values',
    values: [fineIntegral((x) => Math.abs(lineAt(s, x) - parabolaAt(s, x)), s.p, s.q)],
  }),
  examples: [
    { seed: 's1', input: '4/3', verdict: 'correct' },
    { seed: 's2', input: '32/3', verdict: 'correct' },
    { seed: 's1', input: '8', verdict: 'wrong', misconceptionId: 'area-one-curve-only' },
    { seed: 's1', input: '-4/3', verdict: 'wrong', misconceptionId: 'definite-limits-swapped' },
  ],
});
