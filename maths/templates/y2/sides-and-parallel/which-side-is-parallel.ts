import { defineTemplate } from '../../format';
import { step } from '../../primary/step';
import { textLine } from '../../y1/shared/text-line';

type Point = [number, number];

interface Params {
  vertices: Point[];
  /** Whether the sides from corners 0 and 2, and those from corners 1 and 3, are parallel. */
  parallel: [boolean, boolean];
}

const none = 'None of them';
const right = ({ parallel }: Params) => (parallel[0] ? 'Side c' : none);

/** The corners, turned and named from another corner on. */
function placed(corners: Point[], degrees: number, first: number): Point[] {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const turned = corners.map(
    ([x, y]): Point => [Math.round(10 * (x * cos - y * sin)) / 10, Math.round(10 * (x * sin + y * cos)) / 10],
  );
  return [...turned.slice(first), ...turned.slice(0, first)];
}

export const whichSideIsParallel = defineTemplate<Params>({
  id: 'y2/sides-and-parallel/which-side-is-parallel',
  version: 1,
  topicId: '25-sides-and-parallel',
  years: [2],
  difficulty: 'NORMAL',
  strategy: 'same-gap-all-along',
  calculator: false,
  title: 'Which side is parallel?',
  params: (random) => {
    const [wide, tall, lean] = [random.int(7, 10), random.int(4, 6), random.int(2, 3)];
    const shape = random.pick(['leaning', 'rectangle', 'trapezium', 'trapezium'] as const);
    const corners: Point[] =
      shape === 'trapezium'
        ? [
            [0, 0],
            [wide, 0],
            [wide - lean, tall],
            [lean - 1, tall],
          ]
        : [
            [0, 0],
            [wide, 0],
            [wide + (shape === 'leaning' ? lean : 0), tall],
            [shape === 'leaning' ? lean : 0, tall],
          ];
    const first = random.int(0, 3);
    const both = shape !== 'trapezium';
    const parallel: [boolean, boolean] = first % 2 === 0 ? [true, both] : [both, true];
    return { vertices: placed(corners, random.pick([-35, -30, -25, -20, 20, 25, 30, 35]), first), parallel };
  },
  prompt: () => 'Which side is parallel to side a?',
  figure: (p) => ({
    kind: 'polygon',
    alt: `A tilted shape. Its sides are a, b, c and d in order. ${(['a and c', 'b and d'] as const)
      .map((pair, at) => `Sides ${pair} ${p.parallel[at] ? 'stay the same distance apart' : 'get closer at one end'}.`)
      .join(' ')}`,
    vertices: p.vertices,
    sides: ['a', 'b', 'c', 'd'],
  }),
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: right,
  steps: (p) => [
    step(
      'start',
      textLine('a touches b and d'),
      'Sides that meet aren’t parallel.',
      'Find the sides that touch side a.',
      'Which sides does side a meet?',
    ),
    step(
      'start',
      textLine(p.parallel[0] ? 'a and c: same distance apart' : 'a and c: the gap gets smaller'),
      'Check the gap between side a and the side across from it.',
      'Look at the side across from side a.',
      'Is the gap the same all the way along?',
    ),
    step(
      'result',
      textLine(right(p)),
      p.parallel[0] ? 'Parallel sides stay the same distance apart.' : 'The gap changes, so these two aren’t parallel.',
      'Parallel sides never meet, no matter how long they are.',
      'Would the two sides ever meet?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'meeting-sides-as-parallel',
      compute: () => 'Side b',
      firstWrongStep: 0,
      feedback: () => 'Side a and side b meet at a corner. Parallel sides never meet.',
    },
    {
      misconceptionId: 'opposite-always-parallel',
      compute: (p) => (p.parallel[0] ? null : 'Side c'),
      firstWrongStep: 1,
      feedback: () => 'It’s across from side a. But does the gap stay the same?',
    },
    {
      misconceptionId: 'tilted-not-parallel',
      compute: (p) => (p.parallel[0] ? none : null),
      firstWrongStep: 2,
      feedback: () => 'The sides are tilted, and that’s fine. Look at the gap between them.',
    },
  ],
  confirm: (p) => {
    const side = (at: number) => {
      const [x1, y1] = p.vertices[at] ?? [0, 0];
      const [x2, y2] = p.vertices[(at + 1) % 4] ?? [0, 0];
      return [x2 - x1, y2 - y1] as const;
    };
    const [ax, ay] = side(0);
    const found = [1, 2, 3].filter((at) => {
      const [x, y] = side(at);
      return Math.abs(ax * y - ay * x) / (Math.hypot(ax, ay) * Math.hypot(x, y)) < 0.06;
    });
    return { kind: 'one-of', texts: found.length === 0 ? ['None of them'] : found.map((at) => `Side ${'abcd'[at]}`) };
  },
  examples: [
    { seed: 's1', input: 'Side c', verdict: 'correct' },
    { seed: 's2', input: 'Side b', verdict: 'wrong', misconceptionId: 'meeting-sides-as-parallel' },
    { seed: 's4', input: 'Side c', verdict: 'wrong', misconceptionId: 'opposite-always-parallel' },
    { seed: 's5', input: 'None of them', verdict: 'wrong', misconceptionId: 'tilted-not-parallel' },
  ],
});
