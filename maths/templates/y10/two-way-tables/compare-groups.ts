import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { equal, start } from '../../worked-line';
import { surveyAt, surveyStories, surveyTable } from './survey-story';

interface Params {
  story: number;
  cells: [number, number, number, number];
}

const rows = (p: Params): [number, number] => [p.cells[0] + p.cells[1], p.cells[2] + p.cells[3]];
const total = (p: Params) => rows(p)[0] + rows(p)[1];
const shares = (p: Params): [number, number] => [(100 * p.cells[0]) / rows(p)[0], (100 * p.cells[2]) / rows(p)[1]];
const gap = (p: Params) => Math.abs(shares(p)[0] - shares(p)[1]);
const model = (p: Params) => decimalText(gap(p));
const unlessGap = (p: Params, wrong: number) =>
  Math.abs(wrong - gap(p)) < 0.3 ? null : decimalText(Math.round(wrong * 10) / 10);

export const compareGroups = defineTemplate<Params>({
  id: 'y10/two-way-tables/compare-groups',
  version: 2,
  topicId: '175-two-way-tables-categories',
  years: [10],
  difficulty: 'HARD',
  strategy: 'compare-row-percentages',
  calculator: true,
  title: 'Compare two groups of different sizes',
  params: (random) =>
    drawUntil(
      () => {
        const [first, second] = [
          random.pick([40, 50, 60, 75, 80, 120, 150]),
          random.pick([25, 40, 50, 60, 80, 125, 200]),
        ];
        const [a, c] = [random.int(8, first - 8), random.int(6, second - 6)];
        return {
          story: random.int(0, surveyStories.length - 1),
          cells: [a, first - a, c, second - c] as Params['cells'],
        };
      },
      (p) =>
        rows(p)[0] !== rows(p)[1] &&
        shares(p).every(Number.isInteger) &&
        gap(p) >= 5 &&
        Math.abs(Math.abs(p.cells[0] - p.cells[2]) - gap(p)) > 1 &&
        !p.cells.includes(gap(p)) &&
        ![...rows(p), total(p), p.cells[0] + p.cells[2], p.cells[1] + p.cells[3]].includes(gap(p)),
    ),
  prompt: (p) =>
    `The two-way table shows the results of a survey. Work out what percentage of each group ${surveyAt(p.story).ask}. By how many percentage points do the two percentages differ?`,
  figure: (p) => surveyTable(p.story, p.cells),
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'decimal' }] }),
  steps: (p) => {
    const [first, second] = shares(p);
    return [
      start(
        `\\frac{${p.cells[0]}}{${rows(p)[0]}}`,
        `This is the fraction for the group "${surveyAt(p.story).rows[0]}".`,
        'The groups are different sizes, so compare percentages, not counts.',
        'What is the total for the first group?',
      ),
      equal(
        `${decimalText(first)}\\%`,
        'Write it as a percentage.',
        'Change the fraction into a percentage.',
        'What is it as a percentage?',
      ),
      start(
        `\\frac{${p.cells[2]}}{${rows(p)[1]}}`,
        `This is the fraction for the group "${surveyAt(p.story).rows[1]}".`,
        'Do the same for the second group.',
        'What is the total for the second group?',
      ),
      equal(
        `${decimalText(second)}\\%`,
        'Write it as a percentage.',
        'Change the fraction into a percentage.',
        'What is it as a percentage?',
      ),
      start(
        `${decimalText(Math.max(first, second))}-${decimalText(Math.min(first, second))}`,
        'The difference between two percentages is measured in percentage points.',
        'Subtract the smaller percentage from the larger one.',
        'How far apart are the two percentages?',
      ),
      step('equal', model(p), 'Subtract.', 'Work out the difference.', 'Does the group seem to make a difference?'),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'counts-compared-not-shares',
      compute: (p) => unlessGap(p, Math.abs(p.cells[0] - p.cells[2])),
      firstWrongStep: 0,
      feedback: () => 'You compared how many there are. The groups are different sizes, so compare percentages.',
    },
    {
      misconceptionId: 'condition-ignored',
      compute: (p) => unlessGap(p, (100 * Math.abs(p.cells[0] - p.cells[2])) / total(p)),
      firstWrongStep: 0,
      feedback: () => 'You divided by the overall total. Each group has its own total.',
    },
    {
      misconceptionId: 'condition-reversed',
      compute: (p) => unlessGap(p, (100 * Math.abs(p.cells[0] - p.cells[2])) / (p.cells[0] + p.cells[2])),
      firstWrongStep: 0,
      feedback: () =>
        'You divided by the column total. The percentages are of the groups, and the groups are the rows.',
    },
  ],
  // Scale both groups to the same size and count.
  confirm(p) {
    const [first, second] = rows(p);
    return { kind: 'values', values: [Math.abs(p.cells[0] * second - p.cells[2] * first) / ((first * second) / 100)] };
  },
  examples: [
    { seed: 's1', input: '5', verdict: 'correct' },
    { seed: 's2', input: '14', verdict: 'correct' },
    { seed: 's1', input: '11', verdict: 'wrong', misconceptionId: 'counts-compared-not-shares' },
    { seed: 's1', input: '10', verdict: 'wrong', misconceptionId: 'condition-ignored' },
    { seed: 's1', input: '12.1', verdict: 'wrong', misconceptionId: 'condition-reversed' },
  ],
});
