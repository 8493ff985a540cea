import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { type Cell, foldedFaces, rolledFaces, squaresInWords, squaresNet } from '../shared/cube-net';

interface Params {
  person: string;
  cells: Cell[];
  letters: string[];
  asked: number;
}

/** The eleven nets of a cube. */
const nets: Cell[][] = [
  [
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
    [0, 0],
    [0, 2],
  ],
  [
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
    [0, 0],
    [1, 2],
  ],
  [
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
    [0, 0],
    [2, 2],
  ],
  [
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
    [0, 0],
    [3, 2],
  ],
  [
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
    [1, 0],
    [1, 2],
  ],
  [
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
    [1, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
    [3, 1],
    [1, -1],
  ],
  [
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
    [3, 1],
    [0, -1],
  ],
  [
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
    [3, 1],
    [2, -1],
  ],
  [
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
    [3, 1],
    [4, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 1],
    [2, 2],
    [3, 2],
  ],
];

const opposite = (face: string) =>
  face
    .split(',')
    .map((n) => -Number(n) + 0)
    .join(',');
const letterAt = (p: Params, place: number) => p.letters[place] ?? '';

function rightPlace(p: Params): number {
  const faces = foldedFaces(p.cells);
  return faces.indexOf(opposite(faces[p.asked] ?? ''));
}

const distance = (p: Params, i: number) => {
  const [[ax, ay], [bx, by]] = [p.cells[p.asked] ?? [0, 0], p.cells[i] ?? [0, 0]];
  return Math.abs(ax - bx) + Math.abs(ay - by);
};
const neighbour = (p: Params) => p.cells.findIndex((_, i) => distance(p, i) === 1);
const farthest = (p: Params) => p.cells.reduce((best, _, i) => (distance(p, i) > distance(p, best) ? i : best), 0);
/** A square beside the one in question that is neither the neighbour named above nor the farthest one. */
const touching = (p: Params) =>
  p.cells.findIndex((_, i) => ![p.asked, rightPlace(p), neighbour(p), farthest(p)].includes(i));

export const oppositeFace = defineTemplate<Params>({
  id: 'y5/nets/opposite-face',
  version: 1,
  topicId: '76-nets',
  years: [5, 6],
  difficulty: 'NORMAL',
  strategy: 'fold-in-the-mind',
  calculator: false,
  title: 'Which face is opposite?',
  params: (random) =>
    drawUntil(
      () => {
        const [turn, mirror] = [random.int(0, 3), random.chance()];
        const moved = random.pick(nets).map(([x, y]): Cell => {
          const [u, v] = mirror ? [-x, y] : [x, y];
          return turn === 0 ? [u, v] : turn === 1 ? [-v, u] : turn === 2 ? [-u, -v] : [v, -u];
        });
        const [left, low] = [Math.min(...moved.map(([x]) => x)), Math.min(...moved.map(([, y]) => y))];
        return {
          person: random.pick(people),
          cells: moved.map(([x, y]): Cell => [x - left, y - low]),
          letters: random.shuffle(['A', 'B', 'C', 'D', 'E', 'F']),
          asked: random.int(0, 5),
        };
      },
      (p) => farthest(p) !== rightPlace(p) && distance(p, farthest(p)) > 1 && neighbour(p) !== -1,
    ),
  prompt: (p) => `${p.person} folds this net into a cube. Which face is opposite face ${letterAt(p, p.asked)}?`,
  figure: (p) => ({
    alt: `A net of six squares. ${squaresInWords(p.cells, p.letters)}`,
    ...squaresNet(p.cells, p.letters),
  }),
  answer: (p) => ({ kind: 'choice', model: letterAt(p, rightPlace(p)) }),
  correctChoice: (p) => letterAt(p, rightPlace(p)),
  steps: (p) => [
    step(
      'identity',
      '6\\div 2=3',
      'A cube has three pairs of opposite faces.',
      'Think of a dice. Each face has one face opposite it.',
      'How many faces on a cube don’t touch a given face?',
    ),
    step(
      'start',
      `\\text{${letterAt(p, p.asked)} and ${letterAt(p, neighbour(p))} share an edge}`,
      'Squares that share an edge in the net stay next to each other on the cube.',
      'Cross out the squares that touch this one.',
      'Which squares share an edge with it?',
    ),
    step(
      'start',
      `\\text{keep ${letterAt(p, p.asked)} on the table}`,
      'Leave this square flat and fold the others up around it.',
      'Picture this face at the bottom and fold the rest up.',
      'Which square ends up on top?',
    ),
    step(
      'result',
      `\\text{${letterAt(p, rightPlace(p))}}`,
      'This square ends up on top, so it’s opposite.',
      'Name the square that ends up on top.',
      'Do the two faces share an edge on the cube?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'net-neighbour-as-opposite',
      compute: (p) => letterAt(p, neighbour(p)),
      firstWrongStep: 1,
      feedback: (p) =>
        `${letterAt(p, neighbour(p))} shares an edge with ${letterAt(p, p.asked)}, so they’re next to each other on the cube.`,
    },
    {
      misconceptionId: 'net-farthest-as-opposite',
      compute: (p) => letterAt(p, farthest(p)),
      firstWrongStep: 2,
      feedback: (p) =>
        `${letterAt(p, farthest(p))} is far away on the paper, but folding brings it next to ${letterAt(p, p.asked)}.`,
    },
    {
      misconceptionId: 'loses-track-when-folding',
      compute: (p) => letterAt(p, touching(p)),
      firstWrongStep: 2,
      feedback: (p) =>
        `Fold slowly, one edge at a time. ${letterAt(p, touching(p))} ends up beside ${letterAt(p, p.asked)}, not on top.`,
    },
  ],
  confirm: (p) => {
    const numbers = rolledFaces(p.cells);
    return { kind: 'one-of', texts: [letterAt(p, numbers.indexOf(7 - (numbers[p.asked] ?? 0)))] };
  },
  examples: [
    { seed: 's1', input: 'E', verdict: 'correct' },
    { seed: 's2', input: 'C', verdict: 'wrong', misconceptionId: 'net-neighbour-as-opposite' },
    { seed: 's3', input: 'E', verdict: 'wrong', misconceptionId: 'net-farthest-as-opposite' },
    { seed: 's4', input: 'D', verdict: 'wrong', misconceptionId: 'loses-track-when-folding' },
    { seed: 's9', input: 'A', verdict: 'correct' },
  ],
});
