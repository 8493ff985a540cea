import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { cellName } from '../shared/cell-name';

interface Params {
  map: number;
  cells: [number, number][];
  asked: number;
}

const maps = [
  ['a zoo', ['Emus', 'Seals', 'Cafe', 'Bats']],
  ['a park', ['Pond', 'Swing', 'Gate', 'Oval']],
  ['a school', ['Hall', 'Pool', 'Shed', 'Art']],
  ['an island', ['Cave', 'Well', 'Palm', 'Ship']],
] as const;
const mapOf = (p: Params) => maps[p.map] ?? maps[0];
const cell = (p: Params): [number, number] => p.cells[p.asked] ?? [0, 0];
const right = (p: Params) => cellName(...cell(p));

export const readAReference = defineTemplate<Params>({
  id: 'y4/grid-references/read-a-reference',
  version: 1,
  topicId: '59-grid-references',
  years: [4],
  difficulty: 'EASY',
  strategy: 'column-then-row',
  calculator: false,
  title: 'Read a grid reference',
  params: (random) =>
    drawUntil(
      () => ({
        map: random.int(0, maps.length - 1),
        cells: random
          .shuffle(Array.from({ length: 30 }, (_, i): [number, number] => [i % 6, Math.floor(i / 6)]))
          .slice(0, 4),
        asked: random.int(0, 3),
      }),
      (p) => {
        const [x, y] = cell(p);
        return x !== y && x < 5 && y < 4;
      },
    ),
  prompt: (p) =>
    `This is a map of ${mapOf(p)[0]}. What is the grid reference of the square marked ${mapOf(p)[1][p.asked]}?`,
  figure: (p) => ({
    kind: 'grid',
    alt: `A map with columns A to F from the left and rows 1 to 5 from the bottom. Count from the bottom left square. ${p.cells.map(([x, y], i) => `${mapOf(p)[1][i]} is ${x} to the right and ${y} up`).join('. ')}.`,
    columns: 6,
    rows: 5,
    references: true,
    items: p.cells.map((at, i) => ({ cell: at, text: mapOf(p)[1][i] ?? '' })),
  }),
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: (p) => right(p),
  steps: (p) => [
    step(
      'start',
      `\\text{${right(p).slice(0, 1)}}`,
      'The letter under the square names its column.',
      'Go straight down from the square to the letters.',
      'Which letter is under the square?',
    ),
    step(
      'start',
      right(p).slice(1),
      'The number beside the square names its row.',
      'Go straight left from the square to the numbers.',
      'Which number is in line with the square?',
    ),
    step(
      'result',
      `\\text{${right(p)}}`,
      'The column letter comes first, then the row number.',
      'Put the letter and the number together.',
      'Which one comes first?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'coordinates-swapped',
      compute: (p) => cellName(cell(p)[1], cell(p)[0]),
      firstWrongStep: 0,
      feedback: () => 'You went up first. The letter tells you how far across, and the number tells you how far up.',
    },
    {
      misconceptionId: 'reads-other-column',
      compute: (p) => cellName(cell(p)[0] + 1, cell(p)[1]),
      firstWrongStep: 0,
      feedback: () => 'You read the next column. Go straight down from the square.',
    },
    {
      misconceptionId: 'reads-other-row',
      compute: (p) => cellName(cell(p)[0], cell(p)[1] + 1),
      firstWrongStep: 1,
      feedback: () => 'You read the next row. Go straight across from the square.',
    },
  ],
  confirm: (p) => {
    for (const [c, letter] of ['A', 'B', 'C', 'D', 'E', 'F'].entries())
      for (const row of [1, 2, 3, 4, 5])
        if (p.cells.findIndex(([x, y]) => x === c && y + 1 === row) === p.asked)
          return { kind: 'one-of', texts: [`${letter}${row}`] };
    return { kind: 'one-of', texts: [] };
  },
  examples: [
    { seed: 's1', input: 'C1', verdict: 'correct' },
    { seed: 's2', input: 'C1', verdict: 'wrong', misconceptionId: 'coordinates-swapped' },
    { seed: 's3', input: 'D4', verdict: 'wrong', misconceptionId: 'reads-other-column' },
    { seed: 's4', input: 'D4', verdict: 'wrong', misconceptionId: 'reads-other-row' },
    { seed: 's9', input: 'E3', verdict: 'correct' },
  ],
});
