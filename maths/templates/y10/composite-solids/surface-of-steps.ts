import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** Cubes stacked in a corner: heights never grow towards the front or towards the right. */
interface Params {
  heights: number[][];
  edge: number;
}

const cubes = (p: Params) => p.heights.flat().reduce((sum, h) => sum + h, 0);
const towers = (p: Params) => p.heights.flat().filter((h) => h > 0).length;
const columns = (p: Params) => p.heights[0]?.length ?? 0;
const front = (p: Params) =>
  Array.from({ length: columns(p) }, (_, c) => Math.max(...p.heights.map((row) => row[c] ?? 0))).reduce(
    (sum, h) => sum + h,
    0,
  );
const side = (p: Params) => p.heights.reduce((sum, row) => sum + Math.max(...row), 0);
const faces = (p: Params) => 2 * (towers(p) + front(p) + side(p));
const text = (p: Params, count: number) => `${count * p.edge * p.edge} cm^2`;
const model = (p: Params) => text(p, faces(p));

export const surfaceOfSteps = defineTemplate<Params>({
  id: 'y10/composite-solids/surface-of-steps',
  version: 1,
  topicId: '166-composite-solids',
  years: [10],
  difficulty: 'HARD',
  strategy: 'look-from-each-side',
  calculator: false,
  title: 'Surface area of a solid made of cubes',
  params: (random) =>
    drawUntil(
      () => {
        const rows = random.int(2, 3);
        const wide = random.int(2, 3);
        return {
          heights: Array.from({ length: rows }, () => Array.from({ length: wide }, () => random.int(1, 4))),
          edge: random.pick([3, 4, 5, 7, 8, 10]),
        };
      },
      (p) => {
        const falls = p.heights.every((row, r) =>
          row.every((h, c) => (c === 0 || h <= (row[c - 1] ?? 0)) && (r === 0 || h >= (p.heights[r - 1]?.[c] ?? 0))),
        );
        return falls && new Set(p.heights.flat()).size > 1 && cubes(p) <= 20;
      },
    ),
  prompt: (p) =>
    `Wooden cubes with edges of ${p.edge} cm are glued together, as shown in the figure. The only hidden cubes are underneath others. What is the surface area of the whole solid, including its base?`,
  instruction: () => 'Give your answer in $\\text{cm}^2$.',
  figure: (p) => ({
    kind: 'cube-stack',
    alt: `Towers of cubes on a floor, in ${p.heights.length} rows. From the front row to the back row, and from left to right, the towers have these heights: ${p.heights.map((row) => row.join(', ')).join('; then ')}.`,
    heights: p.heights,
  }),
  answer: (p) => ({ kind: 'quantity', model: model(p), unit: 'cm^2', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `2\\times (${towers(p)}+${front(p)}+${side(p)})`,
      `From above you see ${towers(p)} squares, from the front ${front(p)}, and from the right ${side(p)}. You see the same number again from below, from behind and from the left.`,
      'Count the squares you can see from above, from the front and from the right. The opposite views show just as many.',
      'How many squares would you see looking straight at it from one side?',
    ),
    equal(
      `${faces(p)}`,
      'That’s how many squares make up the surface.',
      'Add the three numbers and double the sum.',
      'How many squares are on the outside?',
    ),
    start(
      `${faces(p)}\\times ${p.edge}^2`,
      `Each square has sides of ${p.edge} cm.`,
      'Multiply by the area of one square.',
      'What is the area of one of the squares?',
    ),
    equal(
      `${faces(p) * p.edge ** 2}`,
      'Work out the product.',
      'Square the edge length first.',
      'What units do we use for surface area?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'glued-faces-counted',
      compute: (p) => text(p, 6 * cubes(p)),
      firstWrongStep: 0,
      feedback: () =>
        'You counted every face of every cube. Where two cubes are glued together, are those faces on the outside?',
    },
    {
      misconceptionId: 'visible-faces-only',
      compute: (p) => unlessRight(text(p, faces(p) / 2), model(p)),
      firstWrongStep: 0,
      feedback: () =>
        'You counted only what you can see in the drawing. You could look at the solid from three more sides.',
    },
    {
      misconceptionId: 'surface-area-volume-swap',
      compute: (p) => unlessRight(`${cubes(p) * p.edge ** 3} cm^2`, model(p)),
      firstWrongStep: 0,
      feedback: () => 'That’s the volume of wood. The question asks for the surface area.',
    },
    {
      misconceptionId: 'square-unit-linear-conversion',
      compute: (p) => unlessRight(`${faces(p) * p.edge} cm^2`, model(p)),
      firstWrongStep: 2,
      feedback: (p) => `What is the area of a square with sides of ${p.edge} cm?`,
    },
  ],
  // Look at each cube and its six neighbours.
  confirm(p) {
    const filled = (r: number, c: number, h: number) => h >= 0 && h < (p.heights[r]?.[c] ?? 0);
    const around = [
      [1, 0, 0],
      [-1, 0, 0],
      [0, 1, 0],
      [0, -1, 0],
      [0, 0, 1],
      [0, 0, -1],
    ] as const;
    let free = 0;
    for (let r = 0; r < 4; r += 1)
      for (let c = 0; c < 4; c += 1)
        for (let h = 0; h < 5; h += 1)
          if (filled(r, c, h)) free += around.filter(([i, j, k]) => !filled(r + i, c + j, h + k)).length;
    return { kind: 'values', values: [free * p.edge * p.edge] };
  },
  examples: [
    { seed: 's1', input: '1200 cm^2', verdict: 'correct' },
    { seed: 's2', input: '234 cm^2', verdict: 'correct' },
    { seed: 's1', input: '2700 cm^2', verdict: 'wrong', misconceptionId: 'glued-faces-counted' },
    { seed: 's1', input: '600 cm^2', verdict: 'wrong', misconceptionId: 'visible-faces-only' },
    { seed: 's1', input: '2250 cm^2', verdict: 'wrong', misconceptionId: 'surface-area-volume-swap' },
    { seed: 's1', input: '240 cm^2', verdict: 'wrong', misconceptionId: 'square-unit-linear-conversion' },
  ],
});
