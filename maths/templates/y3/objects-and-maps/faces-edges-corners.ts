import { defineTemplate } from '../../format';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  solid: 'cube' | 'rectangular-prism' | 'triangular-prism' | 'square-pyramid' | 'triangular-pyramid';
  ask: 'faces' | 'edges' | 'corners';
  size: [number, number, number];
}

const names = {
  cube: 'cube',
  'rectangular-prism': 'rectangular prism, like a box',
  'triangular-prism': 'triangular prism',
  'square-pyramid': 'square pyramid',
  'triangular-pyramid': 'triangular pyramid',
} as const;
/** Sides of the end face, and whether the object comes to a point. */
const ends = {
  cube: [4, false],
  'rectangular-prism': [4, false],
  'triangular-prism': [3, false],
  'square-pyramid': [4, true],
  'triangular-pyramid': [3, true],
} as const;
/** The parts in the order in which one counts them. */
function partsOf({ solid, ask }: Params): { sum: number[]; how: string } {
  const [n, point] = ends[solid];
  switch (ask) {
    case 'faces':
      return point
        ? { sum: [1, n], how: 'One face on the bottom, plus the faces that meet at the top.' }
        : { sum: [2, n], how: 'Two end faces, plus the faces in between.' };
    case 'edges':
      return point
        ? { sum: [n, n], how: 'The edges around the bottom, plus the edges up to the top.' }
        : { sum: [n, n, n], how: 'The edges around each end, plus the edges between the ends.' };
    case 'corners':
      return point
        ? { sum: [n, 1], how: 'The corners around the bottom, plus the one at the top.' }
        : { sum: [n, n], how: 'The corners at each end.' };
  }
}
const count = (p: Params) => partsOf(p).sum.reduce((sum, n) => sum + n, 0);
/** What somebody counts who takes another kind of part. */
const mixed = (p: Params) => {
  const others = (['edges', 'faces', 'corners'] as const)
    .filter((ask) => ask !== p.ask)
    .map((ask) => count({ ...p, ask }));
  return others.find((n) => n !== count(p));
};
const seen = { faces: 3, edges: 9, corners: 7 } as const;

export const facesEdgesCorners = defineTemplate<Params>({
  id: 'y3/objects-and-maps/faces-edges-corners',
  version: 1,
  topicId: '40-objects-and-maps',
  years: [3],
  difficulty: 'EASY',
  strategy: 'count-parts-of-an-object',
  calculator: false,
  title: 'Faces, edges and corners',
  params: (random) => ({
    solid: random.pick([
      'cube',
      'rectangular-prism',
      'rectangular-prism',
      'triangular-prism',
      'square-pyramid',
      'triangular-pyramid',
    ] as const),
    ask: random.pick(['faces', 'edges', 'corners'] as const),
    size: [random.int(3, 6), random.int(3, 6), random.int(3, 6)] as [number, number, number],
  }),
  prompt: (p) => `How many ${p.ask} does this object have?`,
  figure: (p) => ({
    kind: 'solid',
    alt: `A solid object: a ${names[p.solid]}.`,
    solid: p.solid,
    width: p.size[0],
    height: p.solid === 'cube' ? p.size[0] : p.size[1],
    depth: p.solid === 'cube' ? p.size[0] : p.size[2],
  }),
  answer: (p) => wholeAnswer(count(p)),
  steps: (p) => [
    step(
      'start',
      Array.from({ length: count(p) }, () => 1).join('+'),
      `Touch each of the ${p.ask} once.`,
      p.ask === 'faces'
        ? 'Faces are the flat parts.'
        : p.ask === 'edges'
          ? 'Edges are the lines where two faces meet.'
          : 'Corners are the points where edges meet.',
      `Where are the ${p.ask}?`,
    ),
    step(
      'equal',
      partsOf(p).sum.join('+'),
      partsOf(p).how,
      'Group the ones that go together.',
      `Which ${p.ask} can’t you see?`,
    ),
    step(
      'equal',
      String(count(p)),
      `That’s all the ${p.ask}.`,
      'Count each one once, then add.',
      'Did you count the hidden ones too?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'faces-edges-corners-mixed',
      compute: (p) => (mixed(p) === undefined ? null : String(mixed(p))),
      firstWrongStep: 0,
      feedback: (p) => `You counted something else. Which parts are the ${p.ask}?`,
    },
    {
      misconceptionId: 'hidden-parts-left-out',
      compute: (p) => (p.solid === 'cube' || p.solid === 'rectangular-prism' ? String(seen[p.ask]) : null),
      firstWrongStep: 0,
      feedback: (p) => `Some ${p.ask} are hidden behind or underneath. Count them too.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => otherThan(mixed(p) ?? count(p), partsOf(p).sum[0] ?? 0),
      firstWrongStep: 1,
      feedback: () => 'You counted just one part. Now count the rest of the object.',
    },
  ],
  confirm: (p) => {
    // Builds the faces as rings of corners and counts what is different.
    const [n, point] = ends[p.solid];
    const ring = Array.from({ length: n }, (_, i) => `low${i}`);
    const upper = ring.map((_, i) => (point ? 'top' : `high${i}`));
    const around = ring.map((name, i) => [
      ...new Set([name, ring[(i + 1) % n] ?? '', upper[(i + 1) % n] ?? '', upper[i] ?? '']),
    ]);
    const faces = [ring, ...(point ? [] : [upper]), ...around];
    const edges = new Set(
      faces.flatMap((face) => face.map((name, i) => [name, face[(i + 1) % face.length] ?? ''].sort().join('-'))),
    );
    const found = { faces: faces.length, edges: edges.size, corners: new Set(faces.flat()).size };
    return { kind: 'values', values: [found[p.ask]] };
  },
  examples: [
    { seed: 's1', input: '12', verdict: 'correct' },
    { seed: 's2', input: '6', verdict: 'wrong', misconceptionId: 'faces-edges-corners-mixed' },
    { seed: 's3', input: '3', verdict: 'wrong', misconceptionId: 'hidden-parts-left-out' },
    { seed: 's5', input: '4+1', verdict: 'wrong-form' },
  ],
});
