import { defineTemplate } from '../../format';
import { fractionLatex, fractionText } from '../../number-text';
import { equal, result, start } from '../../worked-line';

/** A right triangle a, b, c stands behind the given ratio a/c. */
interface Params {
  a: number;
  b: number;
  c: number;
  given: 'sin' | 'cos';
  quadrant: 1 | 2 | 3 | 4;
}

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const;
const asked = (p: Params) => (p.given === 'sin' ? 'cos' : 'sin');
const signOf = (ratio: 'sin' | 'cos', quadrant: number) =>
  ratio === 'sin' ? (quadrant <= 2 ? 1 : -1) : quadrant === 1 || quadrant === 4 ? 1 : -1;
const top = (p: Params) => p.a * signOf(p.given, p.quadrant);
const value = (p: Params) => p.b * signOf(asked(p), p.quadrant);
const between = (quadrant: number) =>
  [
    '0<\\theta<\\frac{\\pi}{2}',
    '\\frac{\\pi}{2}<\\theta<\\pi',
    '\\pi<\\theta<\\frac{3\\pi}{2}',
    '\\frac{3\\pi}{2}<\\theta<2\\pi',
  ][quadrant - 1] ?? '';

export const otherRatio = defineTemplate<Params>({
  id: 'y11/trig-equations/other-ratio',
  version: 1,
  topicId: '197-trig-identities-and-equations',
  years: [11],
  difficulty: 'EASY',
  strategy: 'pythagorean-identity',
  calculator: false,
  title: 'Find one ratio from another',
  params(random) {
    const [first, second, c] = random.pick(triples);
    const [a, b] = random.chance() ? [first, second] : [second, first];
    return { a, b, c, given: random.pick(['sin', 'cos'] as const), quadrant: random.pick([2, 3, 4, 2, 1] as const) };
  },
  prompt: (p) =>
    `Suppose that $\\${p.given}\\theta=${fractionLatex(top(p), p.c)}$ and $${between(p.quadrant)}$. Find the exact value of $\\${asked(p)}\\theta$.`,
  instruction: () => 'Give your answer as a fraction in lowest terms.',
  answer: (p) => ({ kind: 'number', model: fractionText(value(p), p.c), forms: [{ kind: 'lowest-terms' }] }),
  steps: (p) => [
    start(
      `1-\\left(${fractionLatex(top(p), p.c)}\\right)^{2}`,
      `From $\\sin^2\\theta+\\cos^2\\theta=1$, this is $\\${asked(p)}^2\\theta$.`,
      'Which identity links the sine and cosine of the same angle?',
      'What do the squares of sine and cosine add up to?',
    ),
    equal(
      fractionLatex(p.b * p.b, p.c * p.c),
      'Square the fraction and subtract it from one.',
      'Square the numerator and the denominator, and write one with the same denominator.',
      'How do you write one with this denominator?',
    ),
    result(
      fractionLatex(value(p), p.c),
      `Take the square root of the numerator and the denominator. In this quadrant the ratio is ${value(p) > 0 ? 'positive' : 'negative'}.`,
      'Take the square root, and use the quadrant to decide its sign.',
      'In which quadrant is the angle?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'quadrant-sign-ignored',
      compute: (p) => fractionText(-value(p), p.c),
      firstWrongStep: 2,
      feedback: (p) => `In which quadrant is the angle, and what is the sign of $\\${asked(p)}\\theta$ there?`,
    },
    {
      misconceptionId: 'root-of-sum-termwise',
      compute: (p) => fractionText((p.c - p.a) * signOf(asked(p), p.quadrant), p.c),
      firstWrongStep: 0,
      feedback: () => 'It’s the squares of sine and cosine that add up to one.',
    },
    {
      misconceptionId: 'pythagoras-without-root',
      compute: (p) => fractionText(p.b * p.b, p.c * p.c),
      firstWrongStep: 2,
      feedback: (p) => `That’s the square of $\\${asked(p)}\\theta$. What undoes a square?`,
    },
  ],
  confirm(p) {
    // Find the angle itself by scanning its quadrant, and take the other ratio of it.
    const f = p.given === 'sin' ? Math.sin : Math.cos;
    const g = p.given === 'sin' ? Math.cos : Math.sin;
    let [low, high] = [((p.quadrant - 1) * Math.PI) / 2, (p.quadrant * Math.PI) / 2];
    const rising = f(high) > f(low);
    for (let i = 0; i < 90; i += 1) {
      const middle = (low + high) / 2;
      if (f(middle) < top(p) / p.c === rising) low = middle;
      else high = middle;
    }
    return { kind: 'values', values: [g(low)] };
  },
  examples: [
    { seed: 's1', input: '-4/5', verdict: 'correct' },
    { seed: 's2', input: '-4/5', verdict: 'correct' },
    { seed: 's1', input: '4/5', verdict: 'wrong', misconceptionId: 'quadrant-sign-ignored' },
    { seed: 's1', input: '-2/5', verdict: 'wrong', misconceptionId: 'root-of-sum-termwise' },
    { seed: 's1', input: '16/25', verdict: 'wrong', misconceptionId: 'pythagoras-without-root' },
  ],
});
