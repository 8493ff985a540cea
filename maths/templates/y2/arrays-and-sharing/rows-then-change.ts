import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  rows: number;
  columns: number;
  gone: number;
  story: number;
}

const stories: ((p: Params) => string)[] = [
  (p) => `A tray has ${p.rows} rows of ${p.columns} rolls. We eat ${p.gone} of them. How many are left?`,
  (p) => `A hall has ${p.rows} rows of ${p.columns} chairs. Kids sit on ${p.gone} of them. How many chairs are empty?`,
  (p) => `A garden bed has ${p.rows} rows of ${p.columns} carrots. We pull up ${p.gone}. How many are left?`,
  (p) => `A sheet has ${p.rows} rows of ${p.columns} stickers. We use ${p.gone} of them. How many are left?`,
];

const total = ({ rows, columns }: Params) => rows * columns;
const left = (p: Params) => total(p) - p.gone;

export const rowsThenChange = defineTemplate<Params>({
  id: 'y2/arrays-and-sharing/rows-then-change',
  version: 1,
  topicId: '17-arrays-times-and-share',
  years: [2],
  difficulty: 'HARD',
  strategy: 'rows-then-take-away',
  calculator: false,
  title: 'Rows with some missing',
  params: (random) =>
    drawUntil(
      () => ({
        rows: random.int(3, 5),
        columns: random.int(4, 10),
        gone: random.int(3, 9),
        story: random.int(0, stories.length - 1),
      }),
      (p) =>
        p.rows !== p.columns &&
        p.gone !== p.rows &&
        p.gone !== p.columns &&
        p.gone < p.rows + p.columns &&
        left(p) !== p.gone,
    ),
  prompt: (p) => stories[p.story]?.(p) ?? '',
  figure: (p) => ({
    kind: 'array',
    alt: `${p.rows} rows with ${p.columns} dots in each row.`,
    rows: p.rows,
    columns: p.columns,
  }),
  answer: (p) => wholeAnswer(left(p)),
  steps: (p) => [
    step(
      'start',
      `${p.rows}\\times ${p.columns}-${p.gone}`,
      `There are ${p.rows} rows of ${p.columns}. Then take away ${p.gone}.`,
      'First, find how many there are at the start.',
      'What do you need to know first?',
    ),
    step(
      'equal',
      `${total(p)}-${p.gone}`,
      'Count the rows.',
      `Count by ${p.columns}s, once for each row.`,
      'How many are in all the rows together?',
    ),
    step('equal', String(left(p)), `Take ${p.gone} away.`, 'How many are gone?', 'Are there fewer than before?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => String(total(p)),
      firstWrongStep: 2,
      feedback: (p) => `That’s how many there were at the start. Now take away ${p.gone}.`,
    },
    {
      misconceptionId: 'adds-instead-of-multiplies',
      compute: (p) => otherThan(left(p), p.rows + p.columns - p.gone),
      firstWrongStep: 0,
      feedback: (p) => `There are ${p.rows} rows, and each row has ${p.columns}. Count every row.`,
    },
    {
      misconceptionId: 'adds-instead-of-subtracting',
      compute: (p) => String(total(p) + p.gone),
      firstWrongStep: 2,
      feedback: (p) => `You added ${p.gone}. Should you add them or take them away?`,
    },
  ],
  confirm: (p) => {
    const things: string[] = [];
    for (let row = 0; row < p.rows; row += 1) things.push(...'o'.repeat(p.columns));
    things.splice(0, p.gone);
    return { kind: 'values', values: [things.length] };
  },
  examples: [
    { seed: 's1', input: '34', verdict: 'correct' },
    { seed: 's2', input: '30', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's3', input: '5', verdict: 'wrong', misconceptionId: 'adds-instead-of-multiplies' },
    { seed: 's4', input: '16+1', verdict: 'wrong-form' },
  ],
});
