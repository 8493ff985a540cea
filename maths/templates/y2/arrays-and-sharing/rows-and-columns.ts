import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  rows: number;
  columns: number;
  story: number;
}

const stories: ((rows: number, columns: number) => string)[] = [
  (r, c) => `A hall has ${r} rows of ${c} chairs. How many chairs are there?`,
  (r, c) => `A garden has ${r} rows of ${c} plants. How many plants are there?`,
  (r, c) => `A tray has ${r} rows of ${c} muffins. How many muffins are there?`,
  (r, c) => `A sheet has ${r} rows of ${c} stickers. How many stickers are there?`,
];

const total = ({ rows, columns }: Params) => rows * columns;

export const rowsAndColumns = defineTemplate<Params>({
  id: 'y2/arrays-and-sharing/rows-and-columns',
  version: 1,
  topicId: '17-arrays-times-and-share',
  years: [2],
  difficulty: 'EASY',
  strategy: 'add-equal-rows',
  calculator: false,
  title: 'Rows and columns',
  params: (random) =>
    drawUntil(
      () => ({ rows: random.int(3, 6), columns: random.int(2, 10), story: random.int(0, stories.length - 1) }),
      (p) => p.rows !== p.columns && total(p) <= 50 && total(p) - p.columns !== p.rows + p.columns,
    ),
  prompt: (p) => stories[p.story]?.(p.rows, p.columns) ?? '',
  figure: (p) => ({
    kind: 'array',
    alt: `${p.rows} rows with ${p.columns} dots in each row.`,
    rows: p.rows,
    columns: p.columns,
  }),
  answer: (p) => wholeAnswer(total(p)),
  steps: (p) => [
    step(
      'start',
      Array.from({ length: p.rows }, () => p.columns).join('+'),
      `There are ${p.rows} rows of ${p.columns}.`,
      'How many are in one row?',
      'Are all the rows the same?',
    ),
    step(
      'equal',
      `${p.rows}\\times ${p.columns}`,
      'Equal rows? You can write that with times.',
      'How many rows are there?',
      'Which times fact matches?',
    ),
    step(
      'equal',
      String(total(p)),
      'Count row by row.',
      `Count by ${p.columns}s, once for each row.`,
      'Did you count every row?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'adds-instead-of-multiplies',
      compute: (p) => String(p.rows + p.columns),
      firstWrongStep: 1,
      feedback: (p) => `You added ${p.rows} and ${p.columns}. There are ${p.rows} rows of ${p.columns}.`,
    },
    {
      misconceptionId: 'one-group-off',
      compute: (p) => String(total(p) - p.columns),
      firstWrongStep: 2,
      feedback: (p) => `You missed a row. Point to each of the ${p.rows} rows as you count.`,
    },
    {
      misconceptionId: 'counts-one-item-only',
      compute: (p) => String(p.columns),
      firstWrongStep: 0,
      feedback: (p) => `You counted just one row. There are ${p.rows}.`,
    },
  ],
  confirm: (p) => {
    let dots = 0;
    for (let row = 0; row < p.rows; row += 1) for (let dot = 0; dot < p.columns; dot += 1) dots += 1;
    return { kind: 'values', values: [dots] };
  },
  examples: [
    { seed: 's1', input: '28', verdict: 'correct' },
    { seed: 's2', input: '12', verdict: 'wrong', misconceptionId: 'adds-instead-of-multiplies' },
    { seed: 's3', input: '10', verdict: 'wrong', misconceptionId: 'one-group-off' },
    { seed: 's4', input: '47+1', verdict: 'wrong-form' },
  ],
});
