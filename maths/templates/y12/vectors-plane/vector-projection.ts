import { defineTemplate } from '../../format';
import { bracketed, fractionLatex, fractionText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, result, start } from '../../worked-line';
import { column, dot, squared, type Vector } from '../shared/vectors';

interface Params {
  a: Vector;
  b: Vector;
}

const part = (v: Vector, i: number) => v[i] ?? 0;
const onto = (p: Params, i: number, write = fractionText) => write(dot(p.a, p.b) * part(p.b, i), squared(p.b));
const isSquare = (n: number) => Number.isInteger(Math.sqrt(n));

export const vectorProjection = defineTemplate<Params>({
  id: 'y12/vectors-plane/vector-projection',
  version: 1,
  topicId: '218-vectors-in-the-plane',
  years: [12],
  difficulty: 'HARD',
  strategy: 'vector-projection',
  calculator: false,
  title: 'Project one vector onto another',
  params: (random) =>
    drawUntil(
      () => ({
        a: [random.nonZeroInt(-6, 6), random.nonZeroInt(-6, 6)],
        b: [random.nonZeroInt(-4, 4), random.nonZeroInt(-4, 4)],
      }),
      (p) =>
        dot(p.a, p.b) !== 0 &&
        part(p.a, 0) * part(p.b, 1) !== part(p.a, 1) * part(p.b, 0) &&
        !isSquare(squared(p.b)) &&
        squared(p.a) !== squared(p.b),
    ),
  prompt: (p) => `Find the vector projection of $\\mathbf{a}=${column(p.a)}$ onto $\\mathbf{b}=${column(p.b)}$.`,
  instruction: () => 'Write the vector like $(2, -\\frac{1}{3})$, with exact components.',
  figure: (p) => ({
    kind: 'vectors',
    x: { from: -7, to: 7 },
    y: { from: -7, to: 7 },
    vectors: [
      { from: [0, 0], to: [part(p.a, 0), part(p.a, 1)], label: 'a', tone: 'a' },
      { from: [0, 0], to: [part(p.b, 0), part(p.b, 1)], label: 'b', tone: 'b' },
    ],
    alt: `Two arrows from the origin: a ends at $(${p.a.join(', ')})$ and b ends at $(${p.b.join(', ')})$.`,
  }),
  answer: (p) => ({ kind: 'coordinate', model: `(${onto(p, 0)}, ${onto(p, 1)})`, forms: [{ kind: 'simplified' }] }),
  steps: (p) => [
    start(
      `d=${part(p.a, 0)}\\times ${bracketed(part(p.b, 0))}+${bracketed(part(p.a, 1))}\\times ${bracketed(part(p.b, 1))}`,
      'First find the dot product of the two vectors.',
      'Which two numbers do you need for the projection?',
      'What is the dot product of the two vectors?',
    ),
    equal(`d=${dot(p.a, p.b)}`, 'Work it out.', 'Add the two products.', 'What is the dot product?'),
    start(
      `s=${bracketed(part(p.b, 0))}^2+${bracketed(part(p.b, 1))}^2`,
      'Then find the square of the length of $\\mathbf{b}$.',
      'Now find the square of the length of the vector you’re projecting onto.',
      'What is the square of the length of $\\mathbf{b}$?',
    ),
    equal(`s=${squared(p.b)}`, 'Work it out.', 'Add the squares.', 'What is the square of the length?'),
    result(
      `(${onto(p, 0, fractionLatex)}, ${onto(p, 1, fractionLatex)})`,
      `The projection is $\\frac{\\mathbf{a}\\cdot\\mathbf{b}}{\\mathbf{b}\\cdot\\mathbf{b}}\\mathbf{b}=${fractionLatex(dot(p.a, p.b), squared(p.b))}\\mathbf{b}$.`,
      'Multiply $\\mathbf{b}$ by the quotient of the two numbers.',
      'Which vector is the projection parallel to?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'projection-by-length',
      compute: (p) =>
        `(${dot(p.a, p.b) * part(p.b, 0)}/sqrt(${squared(p.b)}), ${dot(p.a, p.b) * part(p.b, 1)}/sqrt(${squared(p.b)}))`,
      firstWrongStep: 4,
      feedback: () => 'Try $\\mathbf{a}=\\mathbf{b}$: the projection should then be $\\mathbf{b}$ itself.',
    },
    {
      misconceptionId: 'projects-onto-wrong-vector',
      compute: (p) => {
        const [x, y] = [0, 1].map((i) => fractionText(dot(p.a, p.b) * part(p.a, i), squared(p.a)));
        return `(${x}, ${y})`;
      },
      firstWrongStep: 2,
      feedback: () => 'Your vector is parallel to $\\mathbf{a}$. Which vector are you projecting onto?',
    },
    {
      misconceptionId: 'dot-product-as-vector',
      compute: (p) => `(${part(p.a, 0) * part(p.b, 0)}, ${part(p.a, 1) * part(p.b, 1)})`,
      firstWrongStep: 1,
      feedback: () => 'You multiplied the components. Add the products for the dot product, then find the projection.',
    },
  ],
  confirm: (p) => {
    // The point on the line along b that is nearest to the end of a.
    const away = (t: number) => (part(p.a, 0) - t * part(p.b, 0)) ** 2 + (part(p.a, 1) - t * part(p.b, 1)) ** 2;
    // Three values of a parabola give its lowest point exactly.
    const [y0, y1, y2] = [away(-1), away(0), away(1)];
    const t = (y0 - y2) / (2 * (y0 - 2 * y1 + y2));
    return { kind: 'values', values: [t * part(p.b, 0), t * part(p.b, 1)] };
  },
  examples: [
    { seed: 's1', input: '(-9/2, 3/2)', verdict: 'correct' },
    { seed: 's2', input: '(18/13, -27/13)', verdict: 'correct' },
    { seed: 's1', input: '(-45/sqrt(10), 15/sqrt(10))', verdict: 'wrong', misconceptionId: 'projection-by-length' },
    { seed: 's1', input: '(2, 1)', verdict: 'wrong', misconceptionId: 'projects-onto-wrong-vector' },
    { seed: 's1', input: '(-18, 3)', verdict: 'wrong', misconceptionId: 'dot-product-as-vector' },
  ],
});
