import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  name: string;
  sides: number;
  part: number;
  story: number;
}
const shapes: Record<number, string> = {
  3: 'triangle',
  4: 'rectangle',
  5: 'pentagon',
  6: 'hexagon',
  7: 'heptagon',
  8: 'octagon',
  10: 'decagon',
};
const parts = ['edges', 'faces', 'vertices'] as const;
const things = ['a frame of straws', 'a cardboard model', 'a 3D model on a computer', 'a wooden block'] as const;
const count = (p: Params, part: number) => [3 * p.sides, p.sides + 2, 2 * p.sides][part] ?? 0;
const plus = (p: Params) =>
  [`${p.sides}+${p.sides}+${p.sides}`, `${p.sides}+1+1`, `${p.sides}+${p.sides}`][p.part] ?? '';
const why = [
  'Each end has these edges, and the same number of edges join the two ends.',
  'Each side of the end shape gives one face, and the two ends are faces too.',
  'Each end has these vertices.',
] as const;

export const edgesOfAPrism = defineTemplate<Params>({
  id: 'y6/prisms/edges-of-a-prism',
  version: 1,
  topicId: '96-prisms-and-cross-sections',
  years: [6],
  difficulty: 'NORMAL',
  strategy: 'two-ends-and-what-joins-them',
  calculator: false,
  title: 'Count the parts of a prism',
  params: (random) => ({
    name: random.pick(firstNames),
    sides: random.pick([3, 4, 5, 6, 7, 8, 10]),
    part: random.int(0, 2),
    story: random.int(0, things.length - 1),
  }),
  prompt: (p) =>
    `${p.name} makes ${things[p.story]}. It’s a prism, and its cross-section is ${p.sides === 8 ? 'an' : 'a'} ${shapes[p.sides]}. How many ${parts[p.part]} does it have?`,
  answer: (p) => ({ kind: 'number', model: `${count(p, p.part)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${p.sides}`,
      `${p.sides === 8 ? 'An' : 'A'} ${shapes[p.sides]} has ${p.sides} sides and ${p.sides} corners.`,
      'How many sides does the shape at the end have?',
      'Which two faces of a prism are alike?',
    ),
    start(
      plus(p),
      why[p.part] ?? '',
      'Think about both ends, then what joins them.',
      `Where on the prism are the ${parts[p.part]}?`,
    ),
    equal(`${count(p, p.part)}`, 'Add.', 'Put the numbers together.', 'Can you check with a box?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'joining-edges-left-out',
      compute: (p) => (p.part === 0 ? `${2 * p.sides}` : p.part === 1 ? '2' : null),
      firstWrongStep: 1,
      feedback: (p) => `You counted the two ends. Some ${parts[p.part]} are between them.`,
    },
    {
      misconceptionId: 'one-end-face-only',
      compute: (p) => (p.part === 0 ? null : p.part === 1 ? `${p.sides + 1}` : `${p.sides}`),
      firstWrongStep: 1,
      feedback: () => 'You only counted one end. A prism has two.',
    },
    {
      misconceptionId: 'solid-parts-mixed',
      compute: (p) => unlessRight(`${count(p, p.part === 1 ? 0 : 1)}`, `${count(p, p.part)}`),
      firstWrongStep: 1,
      feedback: (p) => `You counted different parts. Which parts of a solid are called ${parts[p.part]}?`,
    },
  ],
  confirm(p) {
    // Name the corners of both ends and collect the parts.
    const corners: string[] = [];
    const edges = new Set<string>();
    for (let i = 0; i < p.sides; i += 1) {
      const next = (i + 1) % p.sides;
      corners.push(`t${i}`, `b${i}`);
      edges.add(`t${i}-t${next}`).add(`b${i}-b${next}`).add(`t${i}-b${i}`);
    }
    // Euler: corners - edges + faces = 2.
    const faces = 2 - corners.length + edges.size;
    return { kind: 'values', values: [[edges.size, faces, corners.length][p.part] ?? 0] };
  },
  examples: [
    { seed: 's1', input: '24', verdict: 'correct' },
    { seed: 's2', input: '9', verdict: 'correct' },
    { seed: 's1', input: '16', verdict: 'wrong', misconceptionId: 'joining-edges-left-out' },
    { seed: 's2', input: '8', verdict: 'wrong', misconceptionId: 'one-end-face-only' },
    { seed: 's1', input: '10', verdict: 'wrong', misconceptionId: 'solid-parts-mixed' },
    { seed: 's3', input: '24/2', verdict: 'wrong-form' },
  ],
});
