import { defineTemplate } from '../../format';
import { fractionLatex, fractionText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';
import { inverseOf } from './exact-angles';

/** sin(2θ) or cos(2θ) for an acute θ of a right triangle with whole sides, given by one ratio */
interface Params {
  opposite: number;
  adjacent: number;
  hypotenuse: number;
  given: 'sin' | 'cos' | 'tan';
  outer: 'sin' | 'cos';
}

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [12, 35, 37],
  [9, 40, 41],
] as const;
const ratio = (p: Params): [number, number] =>
  p.given === 'sin'
    ? [p.opposite, p.hypotenuse]
    : p.given === 'cos'
      ? [p.adjacent, p.hypotenuse]
      : [p.opposite, p.adjacent];
const top = (p: Params) => (p.outer === 'sin' ? 2 * p.opposite * p.adjacent : p.adjacent ** 2 - p.opposite ** 2);
const sine = (p: Params) => fractionLatex(p.opposite, p.hypotenuse);
const cosine = (p: Params) => fractionLatex(p.adjacent, p.hypotenuse);

export const triangleInAFunction = defineTemplate<Params>({
  id: 'y12/inverse-trig/triangle-in-a-function',
  version: 1,
  topicId: '199-inverse-trig-functions',
  years: [11, 12],
  difficulty: 'HARD',
  strategy: 'right-triangle-and-double-angle',
  calculator: false,
  title: 'Double angle of an inverse function',
  params: (random) =>
    drawUntil(
      () => {
        const [a, b, hypotenuse] = random.pick(triples);
        const [opposite, adjacent] = random.chance() ? [a, b] : [b, a];
        const [given, outer] = [random.pick(['sin', 'cos', 'tan'] as const), random.pick(['sin', 'cos'] as const)];
        return { opposite, adjacent, hypotenuse, given, outer };
      },
      (p) => top(p) !== 0,
    ),
  prompt: (p) =>
    `Find the exact value of $\\${p.outer}\\left(2\\${p.given}^{-1}\\left(${fractionLatex(...ratio(p))}\\right)\\right)$.`,
  instruction: () => 'Give your answer as a fraction in lowest terms.',
  answer: (p) => ({
    kind: 'number',
    model: fractionText(top(p), p.hypotenuse ** 2),
    forms: [{ kind: 'lowest-terms' }],
  }),
  steps: (p) => [
    start(
      `${p.opposite}^2+${p.adjacent}^2`,
      `Call the inner angle $\\theta$ and draw a right-angled triangle with $\\${p.given}\\theta=${fractionLatex(...ratio(p))}$. Find the third side with Pythagoras’ theorem.`,
      'Let $\\theta$ be the inner angle and draw a right-angled triangle for it.',
      'Which two sides of the triangle do you know, and what is the third?',
    ),
    equal(
      `${p.hypotenuse}^2`,
      `So $\\sin\\theta=${sine(p)}$ and $\\cos\\theta=${cosine(p)}$.`,
      'Read the sine and cosine of the angle from the triangle.',
      'What are the sine and the cosine of this angle?',
    ),
    start(
      p.outer === 'sin'
        ? `2\\times ${sine(p)}\\times ${cosine(p)}`
        : `\\left(${cosine(p)}\\right)^2-\\left(${sine(p)}\\right)^2`,
      p.outer === 'sin'
        ? 'Use $\\sin 2\\theta=2\\sin\\theta\\cos\\theta$.'
        : 'Use $\\cos 2\\theta=\\cos^2\\theta-\\sin^2\\theta$.',
      'Use the double angle formula.',
      `How do you write $\\${p.outer} 2\\theta$ in terms of the sine and cosine of $\\theta$?`,
    ),
    equal(
      fractionLatex(top(p), p.hypotenuse ** 2),
      'Work it out.',
      'Multiply the fractions and simplify.',
      'What are the new numerator and denominator?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'double-angle-as-double',
      compute: (p) => fractionText(2 * (p.outer === 'sin' ? p.opposite : p.adjacent), p.hypotenuse),
      firstWrongStep: 2,
      feedback: (p) => `You doubled $\\${p.outer}\\theta$. It’s the angle that’s doubled, not the value.`,
    },
    {
      misconceptionId: 'opposite-adjacent-swap',
      compute: (p) => (p.outer === 'cos' ? fractionText(-top(p), p.hypotenuse ** 2) : null),
      firstWrongStep: 1,
      feedback: () => 'In your triangle, which side is opposite the angle, and which is adjacent to it?',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) =>
        p.given === p.outer ? null : fractionText(p.outer === 'sin' ? p.opposite : p.adjacent, p.hypotenuse),
      firstWrongStep: 2,
      feedback: (p) => `That’s $\\${p.outer}\\theta$. The question is about $2\\theta$.`,
    },
  ],
  confirm: (p) => {
    const [a, b] = ratio(p);
    return { kind: 'values', values: [Math[p.outer](2 * inverseOf(p.given)(a / b))] };
  },
  examples: [
    { seed: 's1', input: '-1519/1681', verdict: 'correct' },
    { seed: 's2', input: '-1519/1681', verdict: 'correct' },
    { seed: 's1', input: '18/41', verdict: 'wrong', misconceptionId: 'double-angle-as-double' },
    { seed: 's1', input: '1519/1681', verdict: 'wrong', misconceptionId: 'opposite-adjacent-swap' },
    { seed: 's1', input: '9/41', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
  ],
});
