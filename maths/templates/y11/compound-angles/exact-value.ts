import { defineTemplate } from '../../format';
import { result, start } from '../../worked-line';
import { piLatex } from '../shared/pi-text';

/** sin or cos of first + second, in degrees; one of the two is an odd multiple of 45. */
interface Params {
  ratio: 'sin' | 'cos';
  first: number;
  second: number;
  plus: boolean;
  radians: boolean;
}

const pairs: [first: number, second: number, plus: boolean][] = [
  [45, 30, true],
  [45, 30, false],
  [60, 45, true],
  [135, 30, true],
  [135, 60, true],
  [225, 30, true],
  [225, 60, true],
  [315, 30, true],
];
const sum = (p: Params) => (p.plus ? p.first + p.second : p.first - p.second);
const angle = (p: Params, degrees: number) => (p.radians ? piLatex(degrees, 180) : `${degrees}^\\circ`);

/** Sine and cosine of multiples of 15 degrees that are no multiples of 30 or 45 are (±√6 ± √2)/4. */
const surds = (six: number, two: number) => `\\frac{${six < 0 ? '-' : ''}\\sqrt{6}${two < 0 ? '-' : '+'}\\sqrt{2}}{4}`;

type Exact = { sign: number; square: number };
/** A sine or cosine as sign and four times its square: 1, 2 or 3. */
function exact(ratio: 'sin' | 'cos', degrees: number): Exact {
  const value = ratio === 'sin' ? Math.sin((degrees * Math.PI) / 180) : Math.cos((degrees * Math.PI) / 180);
  return { sign: Math.sign(value), square: Math.round(4 * value * value) };
}
const exactLatex = ({ sign, square }: Exact) =>
  `${sign < 0 ? '-' : ''}\\frac{${square === 1 ? '1' : `\\sqrt{${square}}`}}{2}`;
const bracketedLatex = (value: Exact) => (value.sign < 0 ? `\\left(${exactLatex(value)}\\right)` : exactLatex(value));

/** The two products of the formula; each is ±√6/4 or ±√2/4. */
function products(p: Params): [Exact, Exact][] {
  const [A, B] = [p.first, p.second];
  return p.ratio === 'sin'
    ? [
        [exact('sin', A), exact('cos', B)],
        [exact('cos', A), exact('sin', B)],
      ]
    : [
        [exact('cos', A), exact('cos', B)],
        [exact('sin', A), exact('sin', B)],
      ];
}
const between = (p: Params) => ((p.ratio === 'sin') === p.plus ? 1 : -1);
function combined(p: Params, sign: number, factor = 1): string {
  let [six, two] = [0, 0];
  products(p).forEach(([a, b], place) => {
    const size = factor * a.sign * b.sign * (place === 1 ? sign : 1);
    if (a.square * b.square === 6) six += size;
    else two += size;
  });
  return surds(six, two);
}
function split(p: Params): string {
  const [a, b] = [exact(p.ratio, p.first), exact(p.ratio, p.second)];
  const second = { ...b, sign: p.plus ? b.sign : -b.sign };
  const root = (value: Exact) => (value.square === 1 ? '1' : `\\sqrt{${value.square}}`);
  return `\\frac{${a.sign < 0 ? '-' : ''}${root(a)}${second.sign < 0 ? '-' : '+'}${root(second)}}{2}`;
}

/** The ratio itself as a decimal. */
function decimal(p: Params): number {
  const radians = (sum(p) * Math.PI) / 180;
  return p.ratio === 'sin' ? Math.sin(radians) : Math.cos(radians);
}

export const exactCompoundValue = defineTemplate<Params>({
  id: 'y11/compound-angles/exact-value',
  version: 1,
  topicId: '198-further-trigonometry-compound-angles',
  years: [11, 12],
  difficulty: 'EASY',
  strategy: 'split-into-special-angles',
  calculator: false,
  title: 'Exact value of a sine or cosine',
  params(random) {
    const [first, second, plus] = random.pick(pairs);
    return { ratio: random.pick(['sin', 'cos'] as const), first, second, plus, radians: random.chance() };
  },
  prompt: (p) => `What is the exact value of $\\${p.ratio} ${angle(p, sum(p))}$?`,
  answer: (p) => ({ kind: 'choice', model: `$${combined(p, between(p))}$` }),
  correctChoice: (p) => `$${combined(p, between(p))}$`,
  steps(p) {
    const [[a, b], [c, d]] = products(p) as [[Exact, Exact], [Exact, Exact]];
    const [A, B] = [angle(p, p.first), angle(p, p.second)];
    const op = between(p) > 0 ? '+' : '-';
    return [
      start(
        `\\${p.ratio}\\left(${A}${p.plus ? '+' : '-'}${B}\\right)`,
        'Write the angle as the sum or difference of two angles whose ratios you know.',
        'Write the angle using two angles from the special triangles.',
        'Which two special angles add or subtract to give this one?',
      ),
      start(
        p.ratio === 'sin'
          ? `\\sin ${A}\\cos ${B}${op}\\cos ${A}\\sin ${B}`
          : `\\cos ${A}\\cos ${B}${op}\\sin ${A}\\sin ${B}`,
        'Use the compound angle formula.',
        'Use the compound angle formula for this ratio.',
        'Which products are in this formula, and which sign is between them?',
      ),
      start(
        `${exactLatex(a)}\\times ${bracketedLatex(b)}${op}${bracketedLatex(c)}\\times ${bracketedLatex(d)}`,
        'Substitute the exact values, with the right sign for each quadrant.',
        'Use the special triangles, and watch the quadrants.',
        'What are the exact values of these four ratios?',
      ),
      result(
        combined(p, between(p)),
        'Multiply the surds, and write both parts over the same denominator.',
        'Multiply the surds, and write a single fraction.',
        'Is the sign of the result right for this quadrant?',
      ),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'compound-angle-sign',
      compute: (p) => `$${combined(p, -between(p))}$`,
      firstWrongStep: 1,
      feedback: () => 'Check the sign between the two products in the formula.',
    },
    {
      misconceptionId: 'trig-of-sum-split',
      compute: (p) => `$${split(p)}$`,
      firstWrongStep: 1,
      feedback: () => 'You can’t split the ratio of a sum into two ratios. The formula has products.',
    },
    {
      misconceptionId: 'quadrant-sign-ignored',
      compute: (p) => (decimal(p) < 0 ? `$${combined(p, between(p), -1)}$` : null),
      firstWrongStep: 3,
      feedback: (p) => `In which quadrant is $${angle(p, sum(p))}$, and what sign does the ratio have there?`,
    },
  ],
  confirm(p) {
    // The ratio as a decimal, compared with all four ways to put the signs.
    const value = decimal(p);
    const texts = [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ]
      .filter(([six = 0, two = 0]) => Math.abs((six * Math.sqrt(6) + two * Math.sqrt(2)) / 4 - value) < 1e-9)
      .map(([six = 0, two = 0]) => `$${surds(six, two)}$`);
    return { kind: 'one-of', texts };
  },
  examples: [
    { seed: 's1', input: '$\\frac{\\sqrt{6}-\\sqrt{2}}{4}$', verdict: 'correct' },
    { seed: 's2', input: '$\\frac{\\sqrt{6}-\\sqrt{2}}{4}$', verdict: 'correct' },
    { seed: 's1', input: '$\\frac{\\sqrt{6}+\\sqrt{2}}{4}$', verdict: 'wrong', misconceptionId: 'compound-angle-sign' },
    { seed: 's1', input: '$\\frac{\\sqrt{2}+1}{2}$', verdict: 'wrong', misconceptionId: 'trig-of-sum-split' },
    {
      seed: 's4',
      input: '$\\frac{\\sqrt{6}+\\sqrt{2}}{4}$',
      verdict: 'wrong',
      misconceptionId: 'quadrant-sign-ignored',
    },
  ],
});
