import { defineTemplate } from '../../format';
import { step } from '../../primary/step';
import { textLine } from '../../y1/shared/text-line';

type Point = [number, number];

interface Params {
  kind: keyof typeof kinds;
  vertices: Point[];
}

/** Pairs in truth, and as seen by somebody who looks for level and upright sides only or for opposite sides only. */
const kinds = {
  leaning: {
    pairs: 2,
    upright: 1,
    opposite: 2,
    words: 'The top and bottom stay the same distance apart. The left and right sides lean the same way.',
  },
  hexagon: {
    pairs: 3,
    upright: 1,
    opposite: 3,
    words: 'It has 6 equal sides. Each side stays the same distance from the side across from it.',
  },
  trapezium: {
    pairs: 1,
    upright: 1,
    opposite: 2,
    words:
      'It has 4 sides. The top and bottom stay the same distance apart. The left and right sides lean towards each other.',
  },
  kite: { pairs: 0, upright: 0, opposite: 2, words: 'It’s a kite. Its 4 sides lean 4 different ways.' },
  house: {
    pairs: 1,
    upright: 1,
    opposite: 1,
    words: 'It’s a box with a roof. The left and right walls go straight up. The floor is flat.',
  },
  tilted: { pairs: 2, upright: 0, opposite: 2, words: 'It’s a tilted rectangle.' },
} as const;
const said = (pairs: number) => (pairs === 0 ? 'No pairs' : pairs === 1 ? '1 pair' : `${pairs} pairs`);
const right = (p: Params) => said(kinds[p.kind].pairs);
const unless = (p: Params, pairs: number) => (pairs === kinds[p.kind].pairs ? null : said(pairs));

function cornersOf(kind: Params['kind'], wide: number, tall: number, lean: number): Point[] {
  switch (kind) {
    case 'leaning':
      return [
        [0, 0],
        [wide, 0],
        [wide + lean, tall],
        [lean, tall],
      ];
    case 'hexagon':
      return [
        [wide / 4, 0],
        [(3 * wide) / 4, 0],
        [wide, 0.43 * wide],
        [(3 * wide) / 4, 0.86 * wide],
        [wide / 4, 0.86 * wide],
        [0, 0.43 * wide],
      ];
    case 'trapezium':
      return [
        [0, 0],
        [wide, 0],
        [wide - lean, tall],
        [lean, tall],
      ];
    case 'kite':
      return [
        [0, 0],
        [tall / 2 + 0.5, wide - lean],
        [0, wide],
        [-tall / 2 - 0.5, wide - lean],
      ];
    case 'house':
      return [
        [0, 0],
        [wide - 2, 0],
        [wide - 2, tall],
        [(wide - 2) / 2, tall + lean],
        [0, tall],
      ];
    case 'tilted':
      return [
        [0, 0],
        [wide, wide / 2],
        [wide - tall / 2, wide / 2 + tall],
        [-tall / 2, tall],
      ];
  }
}

export const pairsOfParallelSides = defineTemplate<Params>({
  id: 'y2/sides-and-parallel/pairs-of-parallel-sides',
  version: 1,
  topicId: '25-sides-and-parallel',
  years: [2],
  difficulty: 'HARD',
  strategy: 'count-parallel-pairs',
  calculator: false,
  title: 'Pairs of parallel sides',
  params: (random) => {
    const kind = random.pick(['leaning', 'hexagon', 'trapezium', 'kite', 'house', 'tilted'] as const);
    return { kind, vertices: cornersOf(kind, random.int(7, 11), random.int(4, 6), random.int(2, 3)) };
  },
  prompt: () => 'How many pairs of parallel sides does this shape have?',
  figure: (p) => ({ kind: 'polygon', alt: `A shape. ${kinds[p.kind].words}`, vertices: p.vertices }),
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: right,
  steps: (p) => [
    step(
      'start',
      textLine(`${p.vertices.length} sides`),
      'Look at each side in turn.',
      'Put your finger on a side.',
      'Which sides don’t touch it?',
    ),
    step(
      'start',
      textLine(
        kinds[p.kind].pairs === 0 ? 'no two sides stay the same distance apart' : 'same distance apart: parallel',
      ),
      'Parallel sides stay the same distance apart.',
      'If the two sides were longer, would they meet?',
      'Is there a side that stays the same distance away?',
    ),
    step(
      'result',
      textLine(right(p)),
      'Two parallel sides make one pair.',
      'Colour each pair. Then count the colours.',
      'Did you count each pair once?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'parallel-sides-not-pairs',
      compute: (p) => (p.kind === 'trapezium' ? null : unless(p, 2 * kinds[p.kind].pairs)),
      firstWrongStep: 2,
      feedback: () => 'You counted the sides. Two parallel sides make one pair.',
    },
    {
      misconceptionId: 'tilted-not-parallel',
      compute: (p) => unless(p, kinds[p.kind].upright),
      firstWrongStep: 1,
      feedback: () => 'Leaning sides can be parallel too, if they lean the same way.',
    },
    {
      misconceptionId: 'opposite-always-parallel',
      compute: (p) => unless(p, kinds[p.kind].opposite),
      firstWrongStep: 1,
      feedback: () => 'Some sides lean towards each other. Check the gap at both ends.',
    },
  ],
  confirm: (p) => {
    const sides = p.vertices.map(([x, y], at) => {
      const [x2, y2] = p.vertices[(at + 1) % p.vertices.length] ?? [0, 0];
      return [x2 - x, y2 - y] as const;
    });
    let pairs = 0;
    sides.forEach(([ax, ay], i) => {
      pairs += sides
        .slice(i + 1)
        .filter(([bx, by]) => Math.abs(ax * by - ay * bx) < 0.05 * Math.hypot(ax, ay) * Math.hypot(bx, by)).length;
    });
    return { kind: 'one-of', texts: [['No pairs', '1 pair', '2 pairs', '3 pairs'][pairs] ?? ''] };
  },
  examples: [
    { seed: 's1', input: '1 pair', verdict: 'correct' },
    { seed: 's4', input: '6 pairs', verdict: 'wrong', misconceptionId: 'parallel-sides-not-pairs' },
    { seed: 's4', input: '1 pair', verdict: 'wrong', misconceptionId: 'tilted-not-parallel' },
    { seed: 's8', input: '2 pairs', verdict: 'wrong', misconceptionId: 'opposite-always-parallel' },
  ],
});
