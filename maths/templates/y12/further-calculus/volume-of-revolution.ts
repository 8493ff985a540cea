import { defineTemplate } from '../../format';
import { polynomial } from '../../number-text';
import { equal, start } from '../../worked-line';
import { piLatex, piText } from '../shared/exact-values';
import { fineIntegral } from '../shared/fine-integral';

/** y = ax^2 + b between x = 0 and x = h, turned about the x-axis */
interface Params {
  a: number;
  b: number;
  h: number;
}

const curve = (p: Params) =>
  polynomial([
    [p.a, 2],
    [p.b, 0],
  ]);
const square = (p: Params) =>
  polynomial([
    [p.a ** 2, 4],
    [2 * p.a * p.b, 2],
    [p.b ** 2, 0],
  ]);
/** Fifteen times the integral of the square. */
const fifteen = (p: Params) => 3 * p.a ** 2 * p.h ** 5 + 10 * p.a * p.b * p.h ** 3 + 15 * p.b ** 2 * p.h;

export const volumeOfRevolution = defineTemplate<Params>({
  id: 'y12/further-calculus/volume-of-revolution',
  version: 1,
  topicId: '206-further-calculus-substitution-volumes',
  years: [12],
  difficulty: 'NORMAL',
  strategy: 'volume-of-revolution',
  calculator: false,
  title: 'Volume of revolution about the x-axis',
  params: (random) => ({ a: random.int(1, 5), b: random.int(1, 6), h: random.int(1, 3) }),
  prompt: (p) =>
    `The region between the curve $y=${curve(p)}$, the $x$-axis and the lines $x=0$ and $x=${p.h}$ is rotated about the $x$-axis. ` +
    'Find the exact volume of the solid formed.',
  instruction: () => 'Give your answer in cubic units, in terms of $\\pi$.',
  figure: (p) => {
    const xs = Array.from({ length: 31 }, (_, i) => (p.h * i) / 30);
    const points = xs.map((x): [number, number] => [
      Math.round(x * 1000) / 1000,
      Math.round((p.a * x * x + p.b) * 1000) / 1000,
    ]);
    const top = p.a * p.h ** 2 + p.b;
    const step = Math.max(1, Math.ceil(top / 6));
    return {
      kind: 'plot',
      x: { from: 0, to: p.h + 1, step: 1 },
      y: { from: 0, to: step * Math.ceil(top / step), step },
      curves: [{ points, tone: 'a' }],
      regions: [[[0, 0], ...points, [p.h, 0]]],
      alt: `The curve $y=${curve(p)}$ from $x=0$ to $x=${p.h}$. The region between it and the $x$-axis is shaded.`,
    };
  },
  answer: (p) => ({
    kind: 'number',
    model: piText(fifteen(p), 15),
    unit: 'units^3',
    forms: [{ kind: 'simplified' }],
  }),
  steps: (p) => [
    start(
      `y^2=(${curve(p)})^2`,
      'Each slice is a disc with radius $y$. Its area is $\\pi y^2$, so integrate the square of the function.',
      'Cut the solid into thin discs. What is the radius of one disc?',
      'What is the area of one thin slice?',
    ),
    equal(
      `y^2=${square(p)}`,
      'Expand the square. Don’t forget the middle term.',
      'Expand before you integrate.',
      'How many terms does the square of a sum have?',
    ),
    start(
      `V=\\pi\\left(\\frac{${p.a === 1 ? '' : `${p.a ** 2}\\times `}${p.h}^5}{5}+\\frac{${2 * p.a * p.b}\\times ${p.h}^3}{3}+${p.b ** 2}\\times ${p.h}\\right)`,
      `Integrate each term from $0$ to $${p.h}$. At $0$, all the terms are zero.`,
      'Integrate term by term, and substitute the limits.',
      'What does each term give at the upper limit?',
    ),
    equal(
      `V=${piLatex(fifteen(p), 15)}`,
      'Add the fractions.',
      'Write them with a common denominator.',
      'What is the common denominator?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'volume-square-left-out',
      compute: (p) => piText(p.a * p.h ** 3 + 3 * p.b * p.h, 3),
      firstWrongStep: 0,
      feedback: () => 'You integrated $y$ itself. What is the area of a disc with this radius?',
    },
    {
      misconceptionId: 'square-of-sum-termwise',
      compute: (p) => piText(p.a ** 2 * p.h ** 5 + 5 * p.b ** 2 * p.h, 5),
      firstWrongStep: 1,
      feedback: (p) => `Expand $(${curve(p)})(${curve(p)})$ carefully: is anything missing?`,
    },
    {
      misconceptionId: 'pi-left-out',
      compute: (p) => `${fifteen(p)}/15`,
      firstWrongStep: 2,
      feedback: () => 'A disc with radius $y$ has area $\\pi y^2$.',
    },
  ],
  confirm: (p) => ({
    kind: 'values',
    values: [fineIntegral((x) => Math.PI * (p.a * x * x + p.b) ** 2, 0, p.h)],
  }),
  examples: [
    { seed: 's1', input: '28pi/15', verdict: 'correct' },
    { seed: 's2', input: '3507pi/5', verdict: 'correct' },
    { seed: 's1', input: '4pi/3', verdict: 'wrong', misconceptionId: 'volume-square-left-out' },
    { seed: 's1', input: '6pi/5', verdict: 'wrong', misconceptionId: 'square-of-sum-termwise' },
    { seed: 's1', input: '28/15', verdict: 'wrong', misconceptionId: 'pi-left-out' },
  ],
});
