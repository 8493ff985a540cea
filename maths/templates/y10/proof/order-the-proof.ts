import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { result, start } from '../../worked-line';

/** One of the proofs, and which of its lines stands under A, B, C, D. */
interface Params {
  proof: number;
  shown: number[];
}

interface Proof {
  claim: string;
  lines: [string, string, string, string];
  /** What each line rests on: lines that must stand above it. */
  restsOn: number[][];
  /** A figure: vertices and names, and the dashed line that helps. */
  vertices: [number, number][];
  names: string[];
  dashed: [[number, number], [number, number]][];
  alt: string;
  ticks?: (number | null)[];
  parallels?: (number | null)[];
  test: string;
  /** What the proof begins with. */
  begin: string;
  notes?: { at: [number, number]; text: string }[];
}

const proofs: [Proof, ...Proof[]] = [
  {
    claim: 'If $AB=AC$ in a triangle $ABC$, then $\\angle B=\\angle C$.',
    lines: [
      'Let $M$ be the midpoint of $BC$, so that $BM=CM$.',
      'Since $AB=AC$ is given and $AM$ is a common side, each side of $\\triangle ABM$ now equals a side of $\\triangle ACM$.',
      'So $\\triangle ABM$ and $\\triangle ACM$ are congruent, by SSS.',
      'So the matching angles $\\angle B$ and $\\angle C$ are equal.',
    ],
    restsOn: [[], [0], [1], [2]],
    vertices: [
      [4, 6],
      [0, 0],
      [8, 0],
    ],
    names: ['A', 'B', 'C'],
    dashed: [
      [
        [4, 6],
        [4, 0],
      ],
    ],
    ticks: [1, null, 1],
    alt: 'A triangle ABC with A at the top. AB and AC are marked as equal. A dashed line goes from A to M, the midpoint of BC.',
    test: '\\triangle ABM\\equiv\\triangle ACM',
    begin: 'BM=CM',
    notes: [{ at: [4.4, 0.5], text: 'M' }],
  },
  {
    claim: 'If $ABCD$ is a parallelogram, then $AB=CD$.',
    lines: [
      'Draw the diagonal $AC$. It crosses two pairs of parallel sides.',
      'Then the alternate angles at both ends of $AC$ are equal, in two pairs.',
      'So $\\triangle ABC$ and $\\triangle CDA$ are congruent, by AAS with the common side $AC$.',
      'So the matching sides $AB$ and $CD$ are equal.',
    ],
    restsOn: [[], [0], [1], [2]],
    vertices: [
      [0, 0],
      [7, 0],
      [9, 4],
      [2, 4],
    ],
    names: ['A', 'B', 'C', 'D'],
    dashed: [
      [
        [0, 0],
        [9, 4],
      ],
    ],
    parallels: [1, 2, 1, 2],
    alt: 'A parallelogram ABCD. Opposite sides are marked as parallel. A dashed line goes from A to C.',
    test: '\\triangle ABC\\equiv\\triangle CDA',
    begin: 'AB\\parallel CD',
  },
  {
    claim: 'If all sides of $ABCD$ are equal, then $AC$ bisects the angle at $A$.',
    lines: [
      'Draw the diagonal $AC$. It makes two triangles, $\\triangle ABC$ and $\\triangle ADC$.',
      'In these triangles $AB=AD$, $BC=DC$, and $AC$ is common.',
      'So these triangles are congruent, by SSS.',
      'So the matching angles $\\angle BAC$ and $\\angle DAC$ are equal.',
    ],
    restsOn: [[], [0], [1], [2]],
    vertices: [
      [0, 3],
      [4, 0],
      [8, 3],
      [4, 6],
    ],
    names: ['A', 'B', 'C', 'D'],
    dashed: [
      [
        [0, 3],
        [8, 3],
      ],
    ],
    ticks: [1, 1, 1, 1],
    alt: 'A quadrilateral ABCD. All four sides are marked as equal. A dashed line goes from A to C.',
    test: '\\triangle ABC\\equiv\\triangle ADC',
    begin: 'AB=AD',
  },
  {
    claim: 'If $DE$ is parallel to $BC$, with $D$ on $AB$ and $E$ on $AC$, then $\\frac{AD}{AB}=\\frac{AE}{AC}$.',
    lines: [
      'Since $DE$ is parallel to $BC$, the corresponding angles at $D$ and $B$ are equal.',
      'As well as this pair, the angle at $A$ is common to $\\triangle ADE$ and $\\triangle ABC$.',
      'So $\\triangle ADE$ and $\\triangle ABC$ are similar, by AA.',
      'So matching sides are in the same ratio, which is the claim.',
    ],
    restsOn: [[], [0], [1], [2]],
    vertices: [
      [3, 6],
      [0, 0],
      [9, 0],
    ],
    names: ['A', 'B', 'C'],
    dashed: [
      [
        [1.5, 3],
        [6, 3],
      ],
    ],
    alt: 'A triangle ABC with A at the top. A dashed line DE goes from a point D on AB to a point E on AC, parallel to BC.',
    test: '\\triangle ADE\\sim\\triangle ABC',
    begin: 'DE\\parallel BC',
    notes: [
      { at: [2.2, 3.4], text: 'D' },
      { at: [5.2, 3.4], text: 'E' },
    ],
  },
];

const proofOf = (p: Params) => proofs[p.proof] ?? proofs[0];
/** The order of the lines by their shown numbers: "2, 1, 4, 3". */
const named = (p: Params, order: number[]) => order.map((line) => p.shown.indexOf(line) + 1).join(', ');

function permutations(items: number[]): number[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}

export const orderTheProof = defineTemplate<Params>({
  id: 'y10/proof/order-the-proof',
  version: 1,
  topicId: '171-geometric-proof',
  years: [10],
  difficulty: 'HARD',
  strategy: 'order-the-lines-of-a-proof',
  calculator: false,
  title: 'Put a proof in order',
  params: (random) =>
    drawUntil(
      () => ({ proof: random.int(0, proofs.length - 1), shown: random.shuffle([0, 1, 2, 3]) }),
      (p) => p.shown.join('') !== '0123',
    ),
  prompt: (p) =>
    `Claim: ${proofOf(p).claim} Put these lines in order to make a proof. Which order is correct?\n\n${p.shown.map((line, place) => `(${place + 1}) ${proofOf(p).lines[line] ?? ''}`).join('\n\n')}`,
  figure: (p) => ({
    kind: 'polygon',
    alt: proofOf(p).alt,
    vertices: proofOf(p).vertices,
    names: proofOf(p).names,
    dashed: proofOf(p).dashed,
    ticks: proofOf(p).ticks,
    parallels: proofOf(p).parallels,
    notes: proofOf(p).notes,
  }),
  answer: (p) => ({ kind: 'choice', model: named(p, [0, 1, 2, 3]) }),
  correctChoice: (p) => named(p, [0, 1, 2, 3]),
  steps: (p) => [
    start(
      proofOf(p).begin,
      'A proof starts with what is given, or with a construction line.',
      'Look for the line that needs nothing before it.',
      'Which line can come first, because it uses only what is given?',
    ),
    start(
      proofOf(p).test,
      'The line that names a test needs all its facts before it.',
      'Find the line with the test. Which facts does it need?',
      'What do you need to know before you can use this test?',
    ),
    result(
      `\\text{${named(p, [0, 1, 2, 3])}}`,
      'The last line is the conclusion, which is the claim.',
      'Finish with the line that states the claim.',
      'Which line says the same thing as the claim?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'conclusion-used-too-early',
      compute: (p) => named(p, [0, 1, 3, 2]),
      firstWrongStep: 2,
      feedback: () => 'In your order, the claim comes before the line that proves it.',
    },
    {
      misconceptionId: 'step-without-reason',
      compute: (p) => named(p, [0, 2, 1, 3]),
      firstWrongStep: 1,
      feedback: () => 'In your order, the test comes before all the facts it needs.',
    },
    {
      misconceptionId: 'assumption-comes-late',
      compute: (p) => named(p, [1, 0, 2, 3]),
      firstWrongStep: 0,
      feedback: () => 'Your first line relies on something that only comes later.',
    },
  ],
  // Try every order and keep those in which each line rests on lines above it.
  confirm: (p) => ({
    kind: 'one-of',
    texts: permutations([0, 1, 2, 3])
      .filter((order) =>
        order.every((line, place) => (proofOf(p).restsOn[line] ?? []).every((needed) => order.indexOf(needed) < place)),
      )
      .map((order) => named(p, order)),
  }),
  examples: [
    { seed: 's1', input: '2, 1, 3, 4', verdict: 'correct' },
    { seed: 's2', input: '3, 4, 1, 2', verdict: 'correct' },
    { seed: 's1', input: '2, 1, 4, 3', verdict: 'wrong', misconceptionId: 'conclusion-used-too-early' },
    { seed: 's1', input: '2, 3, 1, 4', verdict: 'wrong', misconceptionId: 'step-without-reason' },
    { seed: 's1', input: '1, 2, 3, 4', verdict: 'wrong', misconceptionId: 'assumption-comes-late' },
  ],
});
