import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

/** A parallelogram on its base; the slanted side rises by `height` over a run of `lean`. */
interface Params {
  story: number;
  base: number;
  lean: number;
  height: number;
  slant: number;
}

const stories = ['A parking bay', 'A plot of land', 'A flower bed', 'A solar farm', 'A skate area', 'A sail'] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const area = (p: Params) => p.base * p.height;
const square = (value: number) => `${value} m^2`;

export const parallelogram = defineTemplate<Params>({
  id: 'y7/area-formulas/parallelogram',
  version: 1,
  topicId: '113-area-of-triangles-and-parallelograms',
  years: [7],
  difficulty: 'EASY',
  strategy: 'base-times-height',
  calculator: false,
  title: 'Area of a parallelogram',
  params: (random) =>
    drawUntil(
      () => {
        const [lean, height, slant] = random.pick([
          [3, 4, 5],
          [4, 3, 5],
          [5, 12, 13],
          [6, 8, 10],
          [8, 6, 10],
        ] as const);
        return { story: random.int(0, stories.length - 1), base: random.int(5, 18), lean, height, slant };
      },
      (p) => p.base !== p.slant && area(p) !== 2 * (p.base + p.slant),
    ),
  prompt: (p) =>
    `${storyOf(p)} is a parallelogram. Its base is ${p.base} m, its slanted side is ${p.slant} m and its height is ${p.height} m. What is its area?`,
  instruction: () => 'Give your answer in square metres.',
  figure: (p) => ({
    kind: 'polygon',
    alt: `A parallelogram with a base of ${p.base} m, a slanted side of ${p.slant} m, and a height of ${p.height} m drawn as a dashed line.`,
    vertices: [
      [0, 0],
      [p.base, 0],
      [p.base + p.lean, p.height],
      [p.lean, p.height],
    ],
    sides: [`${p.base} m`, `${p.slant} m`, null, null],
    dashed: [
      [
        [p.lean, 0],
        [p.lean, p.height],
      ],
    ],
  }),
  answer: (p) => ({ kind: 'quantity', model: square(area(p)), unit: 'm^2', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      'A=bh',
      'Move the slanted end to the other side, and you get a rectangle with the same base and height.',
      'Which rectangle has the same area?',
      'What happens if you move the slanted end to the other side?',
    ),
    start(
      `${p.base}\\times ${p.height}`,
      `The base is ${p.base} m, and the height is perpendicular to it.`,
      'Substitute the base and the height into the formula.',
      'Which length meets the base at a right angle?',
    ),
    equal(
      `${area(p)}`,
      'Multiply the base by the height.',
      'Work out the product.',
      'How many unit squares fit in the rectangle?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'slant-as-height',
      compute: (p) => square(p.base * p.slant),
      firstWrongStep: 1,
      feedback: (p) => `The ${p.slant} m side is slanted. The height is perpendicular to the base.`,
    },
    {
      misconceptionId: 'area-perimeter-swap',
      compute: (p) => square(2 * (p.base + p.slant)),
      firstWrongStep: 0,
      feedback: () => 'That’s the perimeter, the distance around the shape. Area counts the squares inside.',
    },
    {
      misconceptionId: 'volume-adds-lengths',
      compute: (p) => square(p.base + p.height),
      firstWrongStep: 1,
      feedback: () => 'Adding two lengths gives another length. To find an area, you multiply.',
    },
  ],
  // The shoelace sum over the corners.
  confirm(p) {
    const corners = [
      [0, 0],
      [p.base, 0],
      [p.base + p.lean, p.height],
      [p.lean, p.height],
    ] as const;
    const twice = corners.reduce((sum, [x, y], place) => {
      const [nextX, nextY] = corners[(place + 1) % 4] ?? [0, 0];
      return sum + x * nextY - nextX * y;
    }, 0);
    return { kind: 'values', values: [twice / 2] };
  },
  examples: [
    { seed: 's1', input: '45 m^2', verdict: 'correct' },
    { seed: 's2', input: '108 m^2', verdict: 'correct' },
    { seed: 's1', input: '75 m^2', verdict: 'wrong', misconceptionId: 'slant-as-height' },
    { seed: 's1', input: '40 m^2', verdict: 'wrong', misconceptionId: 'area-perimeter-swap' },
    { seed: 's1', input: '18 m^2', verdict: 'wrong', misconceptionId: 'volume-adds-lengths' },
  ],
});
