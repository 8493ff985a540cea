import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, start, unlessRight } from '../../worked-line';

/** A connected planar network; one of the three numbers is asked for. */
interface Params {
  vertices: number;
  edges: number;
  asked: 'faces' | 'vertices' | 'edges';
}

const faces = (p: Params) => p.edges - p.vertices + 2;
/** The letter of what is asked for. The letter e would be read as Euler's number. */
const letter = { faces: 'f', vertices: 'v', edges: 'n' } as const;
const model = (p: Params) => `${{ faces: faces(p), vertices: p.vertices, edges: p.edges }[p.asked]}`;
const given = (p: Params) =>
  ({
    faces: `${p.vertices} vertices and ${p.edges} edges`,
    vertices: `${p.edges} edges and ${faces(p)} faces`,
    edges: `${p.vertices} vertices and ${faces(p)} faces`,
  })[p.asked];
const put = (p: Params) =>
  ({
    faces: `${p.vertices}-${p.edges}+f=2`,
    vertices: `v-${p.edges}+${faces(p)}=2`,
    edges: `${p.vertices}-n+${faces(p)}=2`,
  })[p.asked];
const tidy = (p: Params) =>
  ({
    faces: `f-${p.edges - p.vertices}=2`,
    vertices: `v-${p.edges - faces(p)}=2`,
    edges: `${p.vertices + faces(p)}-n=2`,
  })[p.asked];

export const eulersFormula = defineTemplate<Params>({
  id: 'y10/networks/eulers-formula',
  version: 1,
  topicId: '172-networks',
  years: [10, 11],
  difficulty: 'NORMAL',
  strategy: 'eulers-formula',
  calculator: false,
  title: 'Use Euler’s formula',
  params: (random) =>
    drawUntil(
      () => ({
        vertices: random.int(4, 14),
        edges: random.int(6, 26),
        asked: random.pick(['faces', 'vertices', 'edges'] as const),
      }),
      (p) =>
        faces(p) >= 3 &&
        faces(p) <= 14 &&
        p.edges <= 3 * p.vertices - 6 &&
        faces(p) !== p.vertices &&
        p.edges - p.vertices > 1 &&
        p.edges - faces(p) > 1,
    ),
  prompt: (p) =>
    `A connected planar network has ${given(p)}. The region outside counts as a face too. How many ${p.asked} does it have?`,
  answer: (p) => ({ kind: 'number', model: model(p), variable: letter[p.asked], forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      put(p),
      `Euler’s formula says that vertices minus edges plus faces equals two. Call the unknown $${letter[p.asked]}$.`,
      'Which formula links vertices, edges and faces of a connected planar network?',
      'Which of the three numbers is subtracted in the formula?',
    ),
    equivalent(
      tidy(p),
      'Combine the numbers you know.',
      'Combine the two known numbers on the left-hand side.',
      'What do the two known numbers come to?',
    ),
    equivalent(
      `${letter[p.asked]}=${model(p)}`,
      'Solve for the unknown.',
      'Undo what has been done to the unknown.',
      'Do the three numbers satisfy the formula?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'outer-face-left-out',
      compute: (p) => `${Number(model(p)) + (p.asked === 'edges' ? 1 : -1)}`,
      firstWrongStep: 0,
      feedback: () => 'You used one on the right-hand side of the formula. The region outside is a face as well.',
    },
    {
      misconceptionId: 'euler-signs-mixed',
      compute(p) {
        const wrong = {
          faces: p.vertices + p.edges - 2,
          vertices: p.edges + faces(p) - 2,
          edges: Math.abs(p.vertices - faces(p)) + 2,
        }[p.asked];
        return unlessRight(`${wrong}`, model(p));
      },
      firstWrongStep: 0,
      feedback: () =>
        'Check the signs in the formula with a triangle: three vertices, three edges, an inside and an outside.',
    },
    {
      misconceptionId: 'leaves-out-one-number',
      compute(p) {
        const wrong = { faces: p.edges - p.vertices, vertices: p.edges - faces(p), edges: p.vertices + faces(p) }[
          p.asked
        ];
        return `${wrong}`;
      },
      firstWrongStep: 0,
      feedback: () => 'Vertices minus edges plus faces doesn’t equal zero. Which number is on the right-hand side?',
    },
  ],
  // Grow a tree on the vertices, then let every further edge cut one region in two.
  confirm(p) {
    let [vertices, edges, regions] = [1, 0, 1];
    while (vertices < p.vertices) [vertices, edges] = [vertices + 1, edges + 1];
    while (edges < p.edges) [edges, regions] = [edges + 1, regions + 1];
    return { kind: 'values', values: [{ faces: regions, vertices, edges }[p.asked]] };
  },
  examples: [
    { seed: 's1', input: '8', verdict: 'correct' },
    { seed: 's2', input: '20', verdict: 'correct' },
    { seed: 's3', input: '20/2', verdict: 'wrong-form' },
    { seed: 's1', input: '7', verdict: 'wrong', misconceptionId: 'outer-face-left-out' },
    { seed: 's1', input: '22', verdict: 'wrong', misconceptionId: 'euler-signs-mixed' },
    { seed: 's1', input: '6', verdict: 'wrong', misconceptionId: 'leaves-out-one-number' },
  ],
});
