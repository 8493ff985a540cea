import { defineTemplate } from '../../format';
import { fractionLatex, fractionText, gcd } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** The four cells of a two-way table; asked is the chance of the first column among the first row. */
interface Params {
  story: number;
  cells: [number, number, number, number];
}

const stories = [
  { rows: ['juniors', 'seniors'], columns: ['netball', 'hockey'], verb: 'play', one: 'One of the juniors is picked' },
  { rows: ['teachers', 'students'], columns: ['tea', 'juice'], verb: 'drink', one: 'One of the teachers is picked' },
  { rows: ['locals', 'guests'], columns: ['the bus', 'the ferry'], verb: 'take', one: 'One of the locals is picked' },
  { rows: ['children', 'adults'], columns: ['apples', 'grapes'], verb: 'choose', one: 'One of the children is picked' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const row = (p: Params) => p.cells[0] + p.cells[1];
const column = (p: Params) => p.cells[0] + p.cells[2];
const total = (p: Params) => p.cells.reduce((sum, cell) => sum + cell, 0);
const model = (p: Params) => fractionText(p.cells[0], row(p));

export const tableCondition = defineTemplate<Params>({
  id: 'y8/tables-and-venn/table-condition',
  version: 1,
  topicId: '143-two-way-tables-trees-venn',
  years: [8, 9],
  difficulty: 'HARD',
  strategy: 'look-inside-one-row',
  calculator: false,
  title: 'Probability from one row of a table',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        cells: [random.int(3, 18), random.int(3, 18), random.int(3, 18), random.int(3, 18)] as Params['cells'],
      }),
      (p) =>
        gcd(p.cells[0], row(p)) > 1 &&
        p.cells[1] !== p.cells[2] &&
        2 * p.cells[0] !== row(p) &&
        p.cells[0] % row(p) !== 0,
    ),
  prompt(p) {
    const { rows, columns, verb, one } = storyOf(p);
    const [a, b, c, d] = p.cells;
    return `A two-way table shows: ${a} ${rows[0]} ${verb} ${columns[0]} and ${b} ${verb} ${columns[1]}; ${c} ${rows[1]} ${verb} ${columns[0]} and ${d} ${verb} ${columns[1]}. ${one} at random. What is the probability that this person ${verb}s ${columns[0]}?`;
  },
  instruction: () => 'Give your answer as a fraction in lowest terms.',
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'lowest-terms' }] }),
  steps: (p) => [
    start(
      `\\frac{${p.cells[0]}}{${p.cells[0]}+${p.cells[1]}}`,
      `Only the ${storyOf(p).rows[0]} can be picked, so only use their row.`,
      'Which row of the table is the person picked from?',
      'Who can be picked, and who can’t?',
    ),
    equal(
      `\\frac{${p.cells[0]}}{${row(p)}}`,
      `There are $${row(p)}$ ${storyOf(p).rows[0]}.`,
      'Add the two numbers of this row.',
      'How many are in this row altogether?',
    ),
    equal(
      fractionLatex(p.cells[0], row(p)),
      `Divide the numerator and denominator by $${gcd(p.cells[0], row(p))}$.`,
      'Look for a common factor.',
      'Which number goes into both the numerator and the denominator?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'condition-ignored',
      compute: (p) => unlessRight(fractionText(p.cells[0], total(p)), model(p)),
      firstWrongStep: 0,
      feedback: (p) => `You divided by everyone. Only the ${storyOf(p).rows[0]} can be picked.`,
    },
    {
      misconceptionId: 'condition-reversed',
      compute: (p) => unlessRight(fractionText(p.cells[0], column(p)), model(p)),
      firstWrongStep: 0,
      feedback: (p) => `You used the column for ${storyOf(p).columns[0]}. The person is picked from a row.`,
    },
    {
      misconceptionId: 'ratio-part-over-part-as-fraction',
      compute: (p) => unlessRight(fractionText(p.cells[0], p.cells[1]), model(p)),
      firstWrongStep: 0,
      feedback: () => 'You put one cell over the other. The denominator is the total of both cells in the row.',
    },
  ],
  // Lay out everyone, keep those of the first row, and count.
  confirm(p) {
    const everyone = p.cells.flatMap((count, place) => Array.from({ length: count }, () => place));
    const kept = everyone.filter((place) => place < 2);
    return { kind: 'values', values: [kept.filter((place) => place === 0).length / kept.length] };
  },
  examples: [
    { seed: 's1', input: '6/7', verdict: 'correct' },
    { seed: 's2', input: '2/5', verdict: 'correct' },
    { seed: 's3', input: '10/14', verdict: 'wrong-form' },
    { seed: 's1', input: '18/47', verdict: 'wrong', misconceptionId: 'condition-ignored' },
    { seed: 's1', input: '9/16', verdict: 'wrong', misconceptionId: 'condition-reversed' },
    { seed: 's1', input: '6', verdict: 'wrong', misconceptionId: 'ratio-part-over-part-as-fraction' },
  ],
});
