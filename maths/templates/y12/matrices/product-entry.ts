import { defineTemplate } from '../../format';
import { bracketed } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** Two 2 by 2 matrices, row by row, and the place (from 0) of the entry that is asked for. */
interface Params {
  a: number[];
  b: number[];
  row: number;
  column: number;
}

const entry = (matrix: number[], row: number, column: number) => matrix[2 * row + column] ?? 0;
const product = (a: number[], b: number[], row: number, column: number) =>
  entry(a, row, 0) * entry(b, 0, column) + entry(a, row, 1) * entry(b, 1, column);
const model = (p: Params) => `${product(p.a, p.b, p.row, p.column)}`;
const latex = (matrix: number[]) =>
  `\\begin{bmatrix}${entry(matrix, 0, 0)}&${entry(matrix, 0, 1)}\\\\${entry(matrix, 1, 0)}&${entry(matrix, 1, 1)}\\end{bmatrix}`;

export const productEntry = defineTemplate<Params>({
  id: 'y12/matrices/product-entry',
  version: 1,
  topicId: '191-matrices-and-transition-matrices',
  years: [12],
  difficulty: 'EASY',
  strategy: 'row-times-column',
  calculator: false,
  title: 'One entry of a matrix product',
  params: (random) =>
    drawUntil(
      () => ({
        a: Array.from({ length: 4 }, () => random.nonZeroInt(-5, 9)),
        b: Array.from({ length: 4 }, () => random.nonZeroInt(-5, 9)),
        row: random.int(0, 1),
        column: random.int(0, 1),
      }),
      (p) =>
        ![...p.a, ...p.b].some((value) => Math.abs(value) === Math.abs(Number(model(p)))) &&
        [...p.a, ...p.b].filter((value) => value < 0).length <= 3 &&
        model(p) !== '0',
    ),
  prompt: (p) =>
    `Let $A=${latex(p.a)}$ and $B=${latex(p.b)}$. What is the entry in row ${p.row + 1}, column ${p.column + 1} of the product $AB$?`,
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'simplified' }] }),
  steps: (p) => {
    const [first, second] = [0, 1].map((i) => [entry(p.a, p.row, i), entry(p.b, i, p.column)] as const);
    const [x, y] = [(first?.[0] ?? 0) * (first?.[1] ?? 0), (second?.[0] ?? 0) * (second?.[1] ?? 0)];
    return [
      start(
        `${first?.[0]}\\times ${bracketed(first?.[1] ?? 0)}+${bracketed(second?.[0] ?? 0)}\\times ${bracketed(second?.[1] ?? 0)}`,
        `Take row ${p.row + 1} of $A$ and column ${p.column + 1} of $B$, and multiply the matching numbers.`,
        'The row comes from the first matrix, the column from the second.',
        'Which row of $A$ goes with which column of $B$?',
      ),
      equal(
        `${x}+${bracketed(y)}`,
        'Work out the two products.',
        'Watch the signs of the products.',
        'What are the two products?',
      ),
      equal(model(p), 'Add them.', 'Work out the sum.', 'Do you have just one number for this entry?'),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'matrix-product-termwise',
      compute: (p) => unlessRight(`${entry(p.a, p.row, p.column) * entry(p.b, p.row, p.column)}`, model(p)),
      firstWrongStep: 0,
      feedback: () =>
        'You multiplied the entries in the same position. Go along a row of $A$ and down a column of $B$.',
    },
    {
      misconceptionId: 'matrix-order-swapped',
      compute: (p) => unlessRight(`${product(p.b, p.a, p.row, p.column)}`, model(p)),
      firstWrongStep: 0,
      feedback: () => 'That’s an entry of $BA$. The order of the matrices matters.',
    },
    {
      misconceptionId: 'row-column-swapped',
      compute: (p) => (p.row === p.column ? null : unlessRight(`${product(p.a, p.b, p.column, p.row)}`, model(p))),
      firstWrongStep: 0,
      feedback: (p) =>
        `Count down from the top to row ${p.row + 1}, and across from the left to column ${p.column + 1}.`,
    },
  ],
  // B maps a unit vector to its column; A maps that column on.
  confirm(p) {
    const unit = p.column === 0 ? [1, 0] : [0, 1];
    const apply = (m: number[], v: number[]) =>
      [0, 2].map((at) => (m[at] ?? 0) * (v[0] ?? 0) + (m[at + 1] ?? 0) * (v[1] ?? 0));
    return { kind: 'values', values: [apply(p.a, apply(p.b, unit))[p.row] ?? Number.NaN] };
  },
  examples: [
    { seed: 's1', input: '-1', verdict: 'correct' },
    { seed: 's2', input: '52', verdict: 'correct' },
    { seed: 's1', input: '20', verdict: 'wrong', misconceptionId: 'matrix-product-termwise' },
    { seed: 's1', input: '50', verdict: 'wrong', misconceptionId: 'matrix-order-swapped' },
    { seed: 's2', input: '20', verdict: 'wrong', misconceptionId: 'row-column-swapped' },
  ],
});
