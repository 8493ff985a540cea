import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';
import { surveyAt, surveyStories, surveyTable } from './survey-story';

/** Only the first cell, the total of the first column, the total of the second row and the whole are shown. */
interface Params {
  story: number;
  cells: [number, number, number, number];
}

const total = (p: Params) => p.cells.reduce((sum, cell) => sum + cell, 0);
const firstColumn = (p: Params) => p.cells[0] + p.cells[2];
const firstRow = (p: Params) => p.cells[0] + p.cells[1];
const secondRow = (p: Params) => p.cells[2] + p.cells[3];
const model = (p: Params) => `${p.cells[1]}`;

export const missingCell = defineTemplate<Params>({
  id: 'y10/two-way-tables/missing-cell',
  version: 1,
  topicId: '175-two-way-tables-categories',
  years: [10],
  difficulty: 'EASY',
  strategy: 'complete-the-table',
  calculator: false,
  title: 'Complete a two-way table',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, surveyStories.length - 1),
        cells: [random.int(11, 60), random.int(11, 60), random.int(11, 60), random.int(11, 60)] as Params['cells'],
      }),
      (p) => new Set([...p.cells, firstRow(p), secondRow(p), firstColumn(p), total(p)]).size === 8,
    ),
  prompt: (p) =>
    `Part of a two-way table is missing. How many are in the "${surveyAt(p.story).rows[0]}" row and the "${surveyAt(p.story).columns[1]}" column?`,
  figure: (p) => surveyTable(p.story, p.cells, ['01', '02', '10', '11', '21']),
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${total(p)}-${secondRow(p)}`,
      'The two row totals add up to the overall total.',
      'Find the total of the first row.',
      'Which totals do you know, and which one can you work out?',
    ),
    equal(
      `${firstRow(p)}`,
      'This is the total of the first row.',
      'Subtract.',
      'How many are in the first row altogether?',
    ),
    start(
      `${firstRow(p)}-${p.cells[0]}`,
      'The two cells in the row add up to its total.',
      'Subtract the cell in this row that you know.',
      'Which cell in this row do you know?',
    ),
    equal(model(p), 'Subtract.', 'Work out the difference.', 'Do the cells in the row add up to its total?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => `${firstRow(p)}`,
      firstWrongStep: 2,
      feedback: () => 'That’s the row total. You already know one cell in the row.',
    },
    {
      misconceptionId: 'row-column-total-mixed',
      compute: (p) => unlessRight(`${Math.abs(firstColumn(p) - p.cells[0])}`, model(p)),
      firstWrongStep: 0,
      feedback: () => 'You used the column total. Use the total of the row with the missing cell.',
    },
    {
      misconceptionId: 'whole-for-row-total',
      compute: (p) => `${total(p) - p.cells[0]}`,
      firstWrongStep: 0,
      feedback: () => 'You subtracted the cell from the overall total. That includes the other row as well.',
    },
  ],
  // Fill in the other column first and come back.
  confirm(p) {
    const lower = firstColumn(p) - p.cells[0];
    const secondColumn = total(p) - firstColumn(p);
    return { kind: 'values', values: [secondColumn - (secondRow(p) - lower)] };
  },
  examples: [
    { seed: 's1', input: '55', verdict: 'correct' },
    { seed: 's2', input: '35', verdict: 'correct' },
    { seed: 's3', input: '92/2', verdict: 'wrong-form' },
    { seed: 's1', input: '71', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's1', input: '19', verdict: 'wrong', misconceptionId: 'row-column-total-mixed' },
    { seed: 's1', input: '117', verdict: 'wrong', misconceptionId: 'whole-for-row-total' },
  ],
});
