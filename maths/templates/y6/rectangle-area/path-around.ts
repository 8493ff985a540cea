import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  story: number;
  long: number;
  wide: number;
  path: number;
  name: string;
}
const stories = [
  (n: string, l: number, w: number, b: number) =>
    `${n} has a rectangular pool, ${l} m long and ${w} m wide. A path ${b} m wide goes all the way around it. What is the area of the path?`,
  (n: string, l: number, w: number, b: number) =>
    `A rectangular lawn is ${l} m long and ${w} m wide. ${n} spreads a strip of bark ${b} m wide all around it. What is the area of the strip?`,
] as const;
const outer = (p: Params, both = 2): [number, number] => [p.long + both * p.path, p.wide + both * p.path];
const areaOf = ([a, b]: [number, number]) => a * b;
const value = (p: Params) => areaOf(outer(p)) - p.long * p.wide;
const sq = (n: number) => `${n} m^2`;

export const pathAround = defineTemplate<Params>({
  id: 'y6/rectangle-area/path-around',
  version: 1,
  topicId: '93-area-of-rectangles',
  years: [6, 7],
  difficulty: 'HARD',
  strategy: 'outer-minus-inner',
  calculator: false,
  title: 'Area of a path around a rectangle',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        story: random.int(0, stories.length - 1),
        long: random.int(6, 20),
        wide: random.int(4, 12),
        path: random.int(1, 3),
      }),
      (p) => p.long > p.wide && value(p) !== p.long * p.wide,
    ),
  prompt: (p) => (stories[p.story] ?? stories[0])(p.name, p.long, p.wide, p.path),
  instruction: () => 'Give your answer in square metres.',
  figure: (p) => {
    const [w, h] = outer(p);
    return {
      kind: 'polygon',
      alt: `A rectangle inside a larger one. The inner one is ${p.long} m long and ${p.wide} m wide. The strip between them is ${p.path} m wide on every side.`,
      vertices: [
        [0, 0],
        [w, 0],
        [w, h],
        [0, h],
      ],
      dashed: [
        [
          [p.path, p.path],
          [w - p.path, p.path],
        ],
        [
          [w - p.path, p.path],
          [w - p.path, h - p.path],
        ],
        [
          [w - p.path, h - p.path],
          [p.path, h - p.path],
        ],
        [
          [p.path, h - p.path],
          [p.path, p.path],
        ],
      ],
      notes: [{ at: [w / 2, h / 2], text: `${p.long} m by ${p.wide} m` }],
    };
  },
  answer: (p) => ({ kind: 'quantity', model: sq(value(p)), unit: 'm^2', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'identity',
      `${p.long}+2\\times ${p.path}=${outer(p)[0]}`,
      'The strip is at both ends, so add it twice to the length.',
      'How long is the large rectangle?',
      'At how many ends does the strip make it longer?',
    ),
    step(
      'identity',
      `${p.wide}+2\\times ${p.path}=${outer(p)[1]}`,
      'Add it twice to the width too.',
      'How wide is the large rectangle?',
      'Does the width change the same way?',
    ),
    start(
      `${outer(p)[0]}\\times ${outer(p)[1]}-${p.long}\\times ${p.wide}`,
      'Take the inner rectangle out of the large one.',
      'Which two rectangles can you see?',
      'What’s left when you take out the inner one?',
    ),
    equal(
      `${areaOf(outer(p))}-${p.long * p.wide}`,
      'Work out both areas.',
      'Multiply for each rectangle.',
      'How big is each rectangle?',
    ),
    equal(
      `${value(p)}`,
      'Subtract.',
      'Take the smaller area from the larger.',
      'Can you check by cutting the strip into pieces?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'border-counted-once',
      compute: (p) => sq(areaOf(outer(p, 1)) - p.long * p.wide),
      firstWrongStep: 0,
      feedback: (p) => `You added ${p.path} m once. The strip is on both sides.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => sq(areaOf(outer(p))),
      firstWrongStep: 4,
      feedback: () => 'That’s the whole large rectangle, including the middle.',
    },
    {
      misconceptionId: 'overlaps-composite-area',
      compute: (p) => unlessRight(sq(2 * p.path * (outer(p)[0] + outer(p)[1])), sq(value(p))),
      firstWrongStep: 2,
      feedback: () => 'Your four strips overlap at the corners, so you counted the corners twice.',
    },
  ],
  confirm(p) {
    let squares = 0;
    for (let x = 0; x < p.long + 2 * p.path; x += 1) {
      for (let y = 0; y < p.wide + 2 * p.path; y += 1) {
        const inside = x >= p.path && x < p.long + p.path && y >= p.path && y < p.wide + p.path;
        if (!inside) squares += 1;
      }
    }
    return { kind: 'values', values: [squares] };
  },
  examples: [
    { seed: 's1', input: '40 m^2', verdict: 'correct' },
    { seed: 's2', input: '174 m^2', verdict: 'correct' },
    { seed: 's1', input: '19 m^2', verdict: 'wrong', misconceptionId: 'border-counted-once' },
    { seed: 's1', input: '117 m^2', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's1', input: '44 m^2', verdict: 'wrong', misconceptionId: 'overlaps-composite-area' },
  ],
});
