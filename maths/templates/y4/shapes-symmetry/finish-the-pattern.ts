import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { cellName } from '../shared/cell-name';

interface Params {
  person: string;
  cells: [number, number][];
  missing: number;
  half: number;
}

const width = (p: Params) => 2 * p.half;
const cell = (p: Params): [number, number] => p.cells[p.missing] ?? [0, 0];
const mirrored = (p: Params, [x, y]: [number, number]): [number, number] => [width(p) - 1 - x, y];
const right = (p: Params) => cellName(...mirrored(p, cell(p)));
const gap = (p: Params) => p.half - cell(p)[0];

export const finishThePattern = defineTemplate<Params>({
  id: 'y4/shapes-symmetry/finish-the-pattern',
  version: 1,
  topicId: '58-composite-shapes-and-symmetry',
  years: [4],
  difficulty: 'NORMAL',
  strategy: 'same-distance-from-mirror',
  calculator: false,
  title: 'Finish a mirror pattern',
  params: (random) =>
    drawUntil(
      () => {
        const half = random.int(3, 4);
        return {
          person: random.pick(people),
          half,
          cells: random
            .shuffle(Array.from({ length: half * 5 }, (_, i): [number, number] => [i % half, Math.floor(i / half)]))
            .slice(0, 5),
          missing: random.int(0, 4),
        };
      },
      (p) => {
        const full = p.cells.filter((_, i) => i !== p.missing).map((c) => cellName(...mirrored(p, c)));
        const slid = cellName(cell(p)[0] + p.half, cell(p)[1]);
        const off = cellName(mirrored(p, cell(p))[0] - 1, cell(p)[1]);
        return slid !== right(p) && slid !== off && !full.includes(slid) && !full.includes(off) && gap(p) > 1;
      },
    ),
  prompt: (p) =>
    `The dashed line is a mirror line. ${p.person} needs to shade one more square to finish the pattern. Which square?`,
  figure: (p) => {
    const other = p.cells.filter((_, i) => i !== p.missing).map((c) => mirrored(p, c));
    return {
      kind: 'grid',
      alt: `Grid paper with columns A to ${'ABCDEFGH'[width(p) - 1]} and rows 1 to 5 from the bottom. The mirror line is between columns ${'ABCDEFGH'[p.half - 1]} and ${'ABCDEFGH'[p.half]}. Shaded on the left: ${p.cells.map((c) => cellName(...c)).join(', ')}. Shaded on the right: ${other.map((c) => cellName(...c)).join(', ')}.`,
      columns: width(p),
      rows: 5,
      references: true,
      shaded: [...p.cells, ...other].map((at) => ({ cell: at })),
      dashed: [
        [
          [p.half, 0],
          [p.half, 5],
        ],
      ],
    };
  },
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: (p) => right(p),
  steps: (p) => [
    step(
      'start',
      `\\text{${cellName(...cell(p))}}`,
      'This shaded square on the left doesn’t have a partner yet.',
      'Go through the shaded squares on the left. Look for each one’s partner.',
      'Which square on the left has no partner?',
    ),
    step(
      'identity',
      `${p.half}-${cell(p)[0]}=${gap(p)}`,
      'Count the columns from the mirror line to this square. Count its own column too.',
      'Count the squares from there to the mirror line.',
      'How far is it from the mirror line?',
    ),
    step(
      'result',
      `\\text{${right(p)}}`,
      'Its partner is in the same row. Count the same number of columns on the other side.',
      'Stay in the same row. Count the same number of squares on the other side.',
      'Is the partner just as far from the line?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'any-move-is-a-slide',
      compute: (p) => cellName(cell(p)[0] + p.half, cell(p)[1]),
      firstWrongStep: 2,
      feedback: () => 'You slid the square across. A mirror swaps left and right.',
    },
    {
      misconceptionId: 'mirror-distance-off',
      compute: (p) => cellName(mirrored(p, cell(p))[0] - 1, cell(p)[1]),
      firstWrongStep: 1,
      feedback: () => 'Count the squares to the line again. Partners are the same distance from it.',
    },
  ],
  confirm: (p) => {
    const taken = new Set(p.cells.filter((_, i) => i !== p.missing).map(([x, y]) => `${2 * p.half - 1 - x},${y}`));
    const lacking: string[] = [];
    for (let x = p.half; x < 2 * p.half; x += 1)
      for (let y = 0; y < 5; y += 1)
        if (p.cells.some(([a, b]) => b === y && p.half - a === x - p.half + 1) && !taken.has(`${x},${y}`))
          lacking.push(`${String.fromCharCode(65 + x)}${y + 1}`);
    return { kind: 'one-of', texts: lacking };
  },
  examples: [
    { seed: 's1', input: 'F5', verdict: 'correct' },
    { seed: 's2', input: 'D4', verdict: 'wrong', misconceptionId: 'any-move-is-a-slide' },
    { seed: 's3', input: 'E2', verdict: 'wrong', misconceptionId: 'mirror-distance-off' },
    { seed: 's9', input: 'H2', verdict: 'correct' },
  ],
});
