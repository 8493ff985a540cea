import type { Random } from '../../../engine/random';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { type Cell, foldedFaces, rolledFaces, squaresInWords, squaresNet } from '../shared/cube-net';

interface Params {
  person: string;
  cells: Cell[];
}

const yes = 'Yes, it makes a closed cube';
const overlap = 'No, two squares land on the same face';
const cross = 'No, only a cross of squares makes a cube';

/** Six squares, each grown on to one that is there. */
function grow(random: Random): Cell[] {
  const cells: Cell[] = [[0, 0]];
  while (cells.length < 6) {
    const [x, y] = random.pick(cells);
    const [dx, dy] = random.pick([
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const);
    if (!cells.some(([a, b]) => a === x + dx && b === y + dy)) cells.push([x + dx, y + dy]);
  }
  const [left, low] = [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))];
  return cells.map(([x, y]): Cell => [x - left, y - low]);
}

const faceCount = ({ cells }: Params) => new Set(foldedFaces(cells)).size;
const folds = (p: Params) => faceCount(p) === 6;
/** Two by two blocks cannot be folded at all; they are left out, so that landing on one face is always the reason. */
const hasBlock = ({ cells }: Params) => {
  const there = new Set(cells.map(String));
  return cells.some(([x, y]) =>
    [
      [x + 1, y],
      [x, y + 1],
      [x + 1, y + 1],
    ].every((cell) => there.has(String(cell))),
  );
};
const isCross = ({ cells }: Params) =>
  cells.some(([x, y]) =>
    [
      [x + 1, y],
      [x - 1, y],
      [x, y + 1],
      [x, y - 1],
    ].every((c) => cells.some((d) => String(d) === String(c))),
  );
const rowCounts = ({ cells }: Params) => {
  const rows = [...new Set(cells.map(([, y]) => y))].sort((a, b) => b - a);
  return rows.map((row) => cells.filter(([, y]) => y === row).length);
};

export const doesItFold = defineTemplate<Params>({
  id: 'y5/nets/does-it-fold',
  version: 1,
  topicId: '76-nets',
  years: [5, 6],
  difficulty: 'HARD',
  strategy: 'test-a-net-for-overlap',
  calculator: false,
  title: 'Does it fold into a cube?',
  params: (random) => {
    const wanted = random.chance();
    return drawUntil(
      () => ({ person: random.pick(people), cells: grow(random) }),
      (p) => folds(p) === wanted && !hasBlock(p) && !isCross(p) && rowCounts(p).length > 1,
    );
  },
  prompt: (p) => `${p.person} draws six squares. Can they be folded into a cube?`,
  figure: (p) => ({ alt: `Six squares joined at their edges. ${squaresInWords(p.cells)}`, ...squaresNet(p.cells) }),
  answer: (p) => ({ kind: 'choice', model: folds(p) ? yes : overlap }),
  correctChoice: (p) => (folds(p) ? yes : overlap),
  steps: (p) => [
    step(
      'identity',
      `${rowCounts(p).join('+')}=6`,
      'A cube has six faces, and there are six squares.',
      'Count the squares row by row.',
      'Are there enough squares for the faces of a cube?',
    ),
    step(
      'start',
      `6-${faceCount(p)}`,
      `Folded up, the squares cover ${faceCount(p)} different faces.`,
      'Choose one square as the bottom and fold the others up in your mind.',
      'Which face of the cube does each square become?',
    ),
    step(
      'equal',
      String(6 - faceCount(p)),
      folds(p) ? 'No face is left open.' : 'One face is left open, because another face is covered more than once.',
      'Is there a face left open?',
      'Does any face get two squares?',
    ),
    step(
      'result',
      `\\text{${folds(p) ? 'Yes' : 'No'}}`,
      folds(p) ? 'Each face gets one square.' : 'Two squares land on the same face, so the cube doesn’t close.',
      'Think about the faces left open.',
      'What does an open face tell you?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'six-squares-always-fold',
      compute: (p) => (folds(p) ? null : yes),
      firstWrongStep: 1,
      feedback: () => 'You need six squares, but they also have to land on six different faces.',
    },
    {
      misconceptionId: 'loses-track-when-folding',
      compute: (p) => (folds(p) ? overlap : null),
      firstWrongStep: 1,
      feedback: () => 'Fold slowly, one edge at a time. Follow where each square goes.',
    },
    {
      misconceptionId: 'net-must-be-a-cross',
      compute: () => cross,
      firstWrongStep: 1,
      feedback: () => 'The cross is one net of a cube, but there are others. Fold this one in your mind.',
    },
  ],
  confirm: (p) => ({ kind: 'one-of', texts: [new Set(rolledFaces(p.cells)).size === 6 ? yes : overlap] }),
  examples: [
    { seed: 's1', input: 'No, two squares land on the same face', verdict: 'correct' },
    { seed: 's2', input: 'Yes, it makes a closed cube', verdict: 'wrong', misconceptionId: 'six-squares-always-fold' },
    {
      seed: 's4',
      input: 'No, two squares land on the same face',
      verdict: 'wrong',
      misconceptionId: 'loses-track-when-folding',
    },
    {
      seed: 's5',
      input: 'No, only a cross of squares makes a cube',
      verdict: 'wrong',
      misconceptionId: 'net-must-be-a-cross',
    },
    { seed: 's9', input: 'Yes, it makes a closed cube', verdict: 'correct' },
  ],
});
