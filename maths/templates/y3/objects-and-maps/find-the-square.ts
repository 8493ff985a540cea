import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { textLine } from '../../y1/shared/text-line';

interface Params {
  names: string[];
  /** Columns and rows, counted from 0. */
  cells: [number, number][];
  slip: 1 | -1;
}

const stock = ['Pool', 'Shop', 'Oval', 'Park', 'Farm', 'Zoo', 'Bank', 'Dam', 'Jetty', 'Camp'] as const;
const reference = (x: number, y: number) => `${'ABCDEF'[x]}${y + 1}`;
const asked = ({ cells }: Params) => cells[0] ?? [0, 0];
const right = (p: Params) => reference(...asked(p));
const thing = ({ names }: Params) => `the ${names[0]?.toLowerCase()}`;

export const findTheSquare = defineTemplate<Params>({
  id: 'y3/objects-and-maps/find-the-square',
  version: 1,
  topicId: '40-objects-and-maps',
  years: [3],
  difficulty: 'NORMAL',
  strategy: 'letter-then-number',
  calculator: false,
  title: 'Find the square on the map',
  params: (random) =>
    drawUntil(
      () => ({
        names: random.shuffle(stock).slice(0, 4),
        cells: Array.from({ length: 4 }, (): [number, number] => [random.int(0, 5), random.int(0, 4)]),
        slip: random.pick([1, -1] as const),
      }),
      (p) => {
        const [x, y] = asked(p);
        return new Set(p.cells.map((cell) => cell.join())).size === 4 && x !== y && x < 5 && x > 0 && y > 0 && y < 4;
      },
    ),
  prompt: (p) => `Which square on the map is ${thing(p)} in?`,
  figure: (p) => ({
    kind: 'grid',
    alt: `A map with columns A to F and rows 1 to 5 from the bottom. ${p.names.map((name, at) => `The ${name.toLowerCase()} is in column ${(p.cells[at]?.[0] ?? 0) + 1} from the left and row ${(p.cells[at]?.[1] ?? 0) + 1} from the bottom.`).join(' ')}`,
    columns: 6,
    rows: 5,
    references: true,
    items: p.names.map((text, at) => ({ cell: p.cells[at] ?? [0, 0], text })),
  }),
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: right,
  steps: (p) => [
    step(
      'start',
      textLine(`column ${right(p)[0]}`),
      'Go straight down to the letter.',
      `Put your finger on ${thing(p)}.`,
      'Which letter is below it?',
    ),
    step(
      'start',
      textLine(`row ${right(p)[1]}`),
      'Go straight left to the number.',
      'Now slide your finger to the left.',
      'Which number is next to it?',
    ),
    step(
      'result',
      textLine(right(p)),
      'Write the letter first, then the number.',
      'Put the letter and the number together.',
      'Which comes first, the letter or the number?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'coordinates-swapped',
      compute: (p) => reference(asked(p)[1], asked(p)[0]),
      firstWrongStep: 0,
      feedback: () => 'The letter tells you how far across. The number tells you how far up.',
    },
    {
      misconceptionId: 'reads-other-column',
      compute: (p) => reference(asked(p)[0] + p.slip, asked(p)[1]),
      firstWrongStep: 0,
      feedback: () => 'You read the letter next to it. Go straight down.',
    },
    {
      misconceptionId: 'counts-the-start',
      compute: (p) => reference(asked(p)[0], asked(p)[1] - 1),
      firstWrongStep: 1,
      feedback: () => 'The bottom row is row 1. Read the number next to the square.',
    },
  ],
  confirm: (p) => {
    // Looks through all squares of the map for the word.
    const columns = ['A', 'B', 'C', 'D', 'E', 'F'];
    const found: string[] = [];
    columns.forEach((letter, x) => {
      for (let row = 1; row <= 5; row += 1) {
        const at = p.cells.findIndex(([cx, cy]) => cx === x && cy === row - 1);
        if (at === 0) found.push(letter + row);
      }
    });
    return { kind: 'one-of', texts: found };
  },
  examples: [
    { seed: 's1', input: 'E3', verdict: 'correct' },
    { seed: 's2', input: 'C4', verdict: 'wrong', misconceptionId: 'coordinates-swapped' },
    { seed: 's3', input: 'B4', verdict: 'wrong', misconceptionId: 'reads-other-column' },
    { seed: 's4', input: 'B2', verdict: 'wrong', misconceptionId: 'counts-the-start' },
  ],
});
