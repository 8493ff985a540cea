import { defineTemplate } from '../../format';
import { fractionLatex, fractionText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';
import { identity } from '../shared/identity';

/** sin A = a/c and cos B = d/f, both angles acute; b and e are the other legs. */
interface Params {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
  ratio: 'sin' | 'cos';
  plus: boolean;
}

const triples = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
  [7, 24, 25],
  [24, 7, 25],
] as const;
const sign = (p: Params) => (p.plus ? 1 : -1);
const bottom = (p: Params) => p.c * p.f;
/** Tops over c × f: sin A cos B, cos A sin B, cos A cos B, sin A sin B. */
const sc = (p: Params) => p.a * p.d;
const cs = (p: Params) => p.b * p.e;
const cc = (p: Params) => p.b * p.d;
const ss = (p: Params) => p.a * p.e;
const top = (p: Params) => (p.ratio === 'sin' ? sc(p) + sign(p) * cs(p) : cc(p) - sign(p) * ss(p));
const asked = (p: Params) => `\\${p.ratio}(A${p.plus ? '+' : '-'}B)`;
const product = (x: number, y: number, p: Params) => `\\frac{${x}}{${p.c}}\\times\\frac{${y}}{${p.f}}`;

export const fromTwoRatios = defineTemplate<Params>({
  id: 'y11/compound-angles/from-two-ratios',
  version: 1,
  topicId: '198-further-trigonometry-compound-angles',
  years: [11, 12],
  difficulty: 'NORMAL',
  strategy: 'compound-angle-formula',
  calculator: false,
  title: 'Compound angle from two known ratios',
  params: (random) =>
    drawUntil(
      () => {
        const [a, b, c] = random.pick(triples);
        const [d, e, f] = random.pick(triples);
        return { a, b, c, d, e, f, ratio: random.pick(['sin', 'cos'] as const), plus: random.chance() };
      },
      (p) => p.c !== p.f && top(p) !== 0,
    ),
  prompt: (p) =>
    `$A$ and $B$ are acute angles with $\\sin A=\\frac{${p.a}}{${p.c}}$ and $\\cos B=\\frac{${p.d}}{${p.f}}$. Find the exact value of $${asked(p)}$.`,
  instruction: () => 'Give your answer as a fraction in lowest terms.',
  answer: (p) => ({ kind: 'number', model: fractionText(top(p), bottom(p)), forms: [{ kind: 'lowest-terms' }] }),
  steps: (p) => [
    identity(
      `\\sqrt{${p.c}^{2}-${p.a}^{2}}=${p.b}`,
      `In a right-angled triangle with angle $A$, this is the third side. So $\\cos A=\\frac{${p.b}}{${p.c}}$.`,
      'Draw a right-angled triangle for $A$, and find its third side.',
      'Which ratio of $A$ is still missing?',
    ),
    identity(
      `\\sqrt{${p.f}^{2}-${p.d}^{2}}=${p.e}`,
      `Do the same for $B$. So $\\sin B=\\frac{${p.e}}{${p.f}}$.`,
      'Draw a right-angled triangle for $B$, and find its third side.',
      'Which ratio of $B$ is still missing?',
    ),
    start(
      p.ratio === 'sin'
        ? `${product(p.a, p.d, p)}${p.plus ? '+' : '-'}${product(p.b, p.e, p)}`
        : `${product(p.b, p.d, p)}${p.plus ? '-' : '+'}${product(p.a, p.e, p)}`,
      p.ratio === 'sin'
        ? 'The sine formula mixes sine with cosine and keeps the sign.'
        : 'The cosine formula pairs like with like and changes the sign.',
      'Substitute the four ratios into the compound angle formula.',
      'Which products are in the formula, and which sign is between them?',
    ),
    equal(
      p.ratio === 'sin'
        ? `\\frac{${sc(p)}}{${bottom(p)}}${p.plus ? '+' : '-'}\\frac{${cs(p)}}{${bottom(p)}}`
        : `\\frac{${cc(p)}}{${bottom(p)}}${p.plus ? '-' : '+'}\\frac{${ss(p)}}{${bottom(p)}}`,
      'Multiply the fractions.',
      'Multiply the numerators, and multiply the denominators.',
      'Do the two products have the same denominator?',
    ),
    equal(
      fractionLatex(top(p), bottom(p)),
      'Write them over the common denominator, in lowest terms.',
      'Combine the two numerators.',
      'Can you simplify the fraction?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'trig-of-sum-split',
      compute: (p) =>
        p.ratio === 'sin'
          ? fractionText(p.a * p.f + sign(p) * p.e * p.c, bottom(p))
          : fractionText(p.b * p.f + sign(p) * p.d * p.c, bottom(p)),
      firstWrongStep: 2,
      feedback: (p) => `Is $${asked(p)}$ made up of two single ratios, or of products?`,
    },
    {
      misconceptionId: 'compound-angle-sign',
      compute: (p) => fractionText(p.ratio === 'sin' ? sc(p) - sign(p) * cs(p) : cc(p) + sign(p) * ss(p), bottom(p)),
      firstWrongStep: 2,
      feedback: () => 'Check the sign between the two products in the formula.',
    },
    {
      misconceptionId: 'compound-products-swapped',
      compute(p) {
        const wrong = p.ratio === 'sin' ? cc(p) + sign(p) * ss(p) : sc(p) - sign(p) * cs(p);
        return wrong === top(p) ? null : fractionText(wrong, bottom(p));
      },
      firstWrongStep: 2,
      feedback: (p) => `Which products are in the formula for $${asked(p)}$: like with like, or mixed?`,
    },
  ],
  confirm(p) {
    // Go through the angles themselves.
    const A = Math.asin(p.a / p.c);
    const B = Math.acos(p.d / p.f);
    const angle = p.plus ? A + B : A - B;
    return { kind: 'values', values: [p.ratio === 'sin' ? Math.sin(angle) : Math.cos(angle)] };
  },
  examples: [
    { seed: 's1', input: '87/425', verdict: 'correct' },
    { seed: 's2', input: '220/221', verdict: 'correct' },
    { seed: 's1', input: '608/425', verdict: 'wrong', misconceptionId: 'trig-of-sum-split' },
    { seed: 's1', input: '297/425', verdict: 'wrong', misconceptionId: 'compound-angle-sign' },
    { seed: 's1', input: '304/425', verdict: 'wrong', misconceptionId: 'compound-products-swapped' },
  ],
});
