import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';
import { surveyAt, surveyStories, surveyTable } from './survey-story';

interface Params {
  story: number;
  cells: [number, number, number, number];
}

const row = (p: Params) => p.cells[0] + p.cells[1];
const column = (p: Params) => p.cells[0] + p.cells[2];
const total = (p: Params) => p.cells.reduce((sum, cell) => sum + cell, 0);
const share = (part: number, whole: number) => (100 * part) / whole;
const percent = (p: Params) => share(p.cells[0], row(p));
const model = (p: Params) => `${decimalText(percent(p))}%`;
/** A wrong percentage to one decimal place, unless it is the right one. */
const wrongPercent = (p: Params, value: number) =>
  Math.abs(value - percent(p)) < 0.3 ? null : `${decimalText(Math.round(value * 10) / 10)}%`;

export const rowPercentage = defineTemplate<Params>({
  id: 'y10/two-way-tables/row-percentage',
  version: 1,
  topicId: '175-two-way-tables-categories',
  years: [10],
  difficulty: 'NORMAL',
  strategy: 'percentage-of-a-row',
  calculator: true,
  title: 'Percentage of a row',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, surveyStories.length - 1),
        cells: [random.int(6, 96), random.int(6, 96), random.int(6, 96), random.int(6, 96)] as Params['cells'],
      }),
      (p) =>
        Number.isInteger(percent(p)) &&
        row(p) !== 100 &&
        percent(p) !== 50 &&
        Math.abs(percent(p) - share(p.cells[0], column(p))) > 1 &&
        Math.abs(share(p.cells[0], column(p)) - share(p.cells[0], total(p))) > 1 &&
        ![...p.cells, row(p), column(p), total(p), total(p) - row(p), total(p) - column(p)].includes(percent(p)),
    ),
  prompt: (p) =>
    `The two-way table shows the results of a survey. What percentage of the group "${surveyAt(p.story).rows[0]}" ${surveyAt(p.story).ask}?`,
  figure: (p) => surveyTable(p.story, p.cells),
  answer: (p) => ({ kind: 'number', model: model(p), unit: '%' }),
  steps: (p) => [
    start(
      `\\frac{${p.cells[0]}}{${row(p)}}`,
      `Only the row "${surveyAt(p.story).rows[0]}" counts. Its total is the denominator.`,
      'The words after "percentage of" tell you the whole. Which total is it?',
      'Which total is the whole here: the row total, the column total or the overall total?',
    ),
    equal(
      `\\frac{${p.cells[0]}\\times 100}{${row(p)}}\\%`,
      'Multiply by one hundred per cent.',
      'Change the fraction into a percentage.',
      'How do you change a fraction into a percentage?',
    ),
    equal(`${decimalText(percent(p))}\\%`, 'Work it out.', 'Use your calculator.', 'Is it more or less than half?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'condition-ignored',
      compute: (p) => wrongPercent(p, share(p.cells[0], total(p))),
      firstWrongStep: 0,
      feedback: (p) =>
        `You divided by the overall total. The question is only about the group "${surveyAt(p.story).rows[0]}".`,
    },
    {
      misconceptionId: 'condition-reversed',
      compute: (p) => wrongPercent(p, share(p.cells[0], column(p))),
      firstWrongStep: 0,
      feedback: () => 'You divided by the column total. The group in the question is a row.',
    },
    {
      misconceptionId: 'ratio-part-over-part-as-fraction',
      compute: (p) => wrongPercent(p, share(p.cells[0], p.cells[1])),
      firstWrongStep: 0,
      feedback: () => 'You compared one cell with the other. The whole is the row total.',
    },
  ],
  // Lay out the group and count.
  confirm(p) {
    const group = Array.from({ length: row(p) }, (_, place) => place < p.cells[0]);
    return { kind: 'values', values: [group.filter((yes) => yes).length / group.length] };
  },
  examples: [
    { seed: 's1', input: '65%', verdict: 'correct' },
    { seed: 's2', input: '68%', verdict: 'correct' },
    { seed: 's1', input: '8.4%', verdict: 'wrong', misconceptionId: 'condition-ignored' },
    { seed: 's1', input: '22.8%', verdict: 'wrong', misconceptionId: 'condition-reversed' },
    { seed: 's1', input: '185.7%', verdict: 'wrong', misconceptionId: 'ratio-part-over-part-as-fraction' },
  ],
});
