import type { FigureOf } from '../shown-figure';

type Kind = 'function-graph' | 'coordinate-plane' | 'plot' | 'vectors' | 'argand';

const wave = Array.from({ length: 81 }, (_, index): [number, number] => [
  (index * Math.PI) / 40,
  2 * Math.sin((index * Math.PI) / 40),
]);
const hyperbola = (from: number, to: number) =>
  Array.from({ length: 60 }, (_, index): [number, number] => {
    const x = from + ((to - from) * index) / 59;
    return [x, 1 / x];
  });

/** Graphs as templates make them, and at the ends of what is allowed. */
export const graphSamples: { [K in Kind]: FigureOf<K>[] } = {
  'function-graph': [
    {
      kind: 'function-graph',
      alt: 'A line and a parabola',
      curves: [{ coefficients: [1, 2], label: 'y = 2x + 1' }, { coefficients: [-4, 0, 1] }],
      x: { from: -5, to: 5, step: 1 },
      y: { from: -6, to: 8, step: 2 },
      points: [{ x: 0, y: 1, label: '(0, 1)' }],
    },
    {
      kind: 'function-graph',
      alt: 'A steep curve',
      curves: [{ coefficients: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1] }],
      x: { from: -1000, to: 1000, step: 100 },
      y: { from: -0.5, to: 0.5, step: 0.1 },
    },
  ],
  'coordinate-plane': [
    {
      kind: 'coordinate-plane',
      alt: 'Points and shapes',
      x: { from: -6, to: 6 },
      y: { from: -5, to: 5 },
      points: [
        { x: 3, y: 4, label: 'A' },
        { x: -4, y: -2, label: 'B(−4, −2)' },
      ],
      segments: [
        { from: [3, 4], to: [-4, -2] },
        { from: [0, -5], to: [0, 5], dashed: true },
      ],
      polygons: [
        {
          points: [
            [1, -1],
            [4, -1],
            [4, -4],
          ],
          label: 'P',
          tone: 'b',
        },
      ],
    },
    {
      kind: 'coordinate-plane',
      alt: 'First quadrant',
      x: { from: 0, to: 10 },
      y: { from: 0, to: 10 },
      points: [{ x: 2, y: 7, label: 'T' }],
    },
    { kind: 'coordinate-plane', alt: 'Wide ranges', x: { from: -500, to: -100 }, y: { from: -40, to: 60 }, points: [] },
  ],
  plot: [
    {
      kind: 'plot',
      alt: 'A sine curve',
      x: {
        from: 0,
        to: 2 * Math.PI,
        step: Math.PI / 2,
        ticks: [
          { at: Math.PI / 2, text: 'π/2' },
          { at: Math.PI, text: 'π' },
          { at: (3 * Math.PI) / 2, text: '3π/2' },
          { at: 2 * Math.PI, text: '2π' },
        ],
      },
      y: { from: -2.5, to: 2.5, step: 1 },
      curves: [{ points: wave, label: 'y = 2 sin x' }],
      points: [{ x: Math.PI, y: 0, label: 'P', open: true }],
      regions: [[...wave.slice(0, 41), [Math.PI, 0], [0, 0]]],
    },
    {
      kind: 'plot',
      alt: 'A hyperbola',
      x: { from: -4, to: 4, step: 1, label: 'Time (s)' },
      y: { from: -4, to: 4, step: 1, label: 'Height above the ground (m)' },
      curves: [{ points: hyperbola(-4, -0.01) }, { points: hyperbola(0.01, 4), tone: 'b', dashed: true }],
      asymptotes: [{ x: 0 }, { y: 0 }, { x: 1, y: 2 }],
    },
    {
      kind: 'plot',
      alt: 'Large numbers',
      x: { from: 0, to: 12, step: 1, label: 'n' },
      y: { from: 0, to: 50000, step: 5000, label: '$' },
      curves: [
        {
          points: [
            [0, 10000],
            [12, 40000],
          ],
        },
      ],
    },
  ],
  vectors: [
    {
      kind: 'vectors',
      alt: 'Three vectors',
      x: { from: 0, to: 8 },
      y: { from: 0, to: 6 },
      vectors: [
        { from: [1, 1], to: [5, 2], label: 'a' },
        { from: [5, 2], to: [7, 5], label: 'b', tone: 'b' },
      ],
      points: [{ x: 1, y: 1, label: 'O' }],
    },
    {
      kind: 'vectors',
      alt: 'On axes',
      x: { from: -4, to: 4 },
      y: { from: -3, to: 4 },
      axes: true,
      vectors: [{ from: [0, 0], to: [3, -2], label: 'u + v' }],
    },
    {
      kind: 'vectors',
      alt: 'A vector of no length',
      x: { from: 0, to: 1 },
      y: { from: 0, to: 1 },
      grid: false,
      vectors: [{ from: [0, 0], to: [0, 0] }],
    },
  ],
  argand: [
    {
      kind: 'argand',
      alt: 'Points and a disc',
      re: { from: -4, to: 4 },
      im: { from: -3, to: 4 },
      points: [
        { re: 3, im: 2, label: 'z', arrow: true },
        { re: -2, im: 1, label: 'w' },
      ],
      circles: [{ re: 1, im: 0, radius: 2, shaded: true, dashed: true }],
      rays: [{ re: -1, im: 0, degrees: 135 }],
    },
  ],
};
