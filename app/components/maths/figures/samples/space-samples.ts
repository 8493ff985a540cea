import type { FigureOf } from '../shown-figure';

type Kind =
  | 'polygon'
  | 'right-triangle'
  | 'angle'
  | 'clock'
  | 'calendar'
  | 'ruler'
  | 'scale'
  | 'balance'
  | 'grid'
  | 'net'
  | 'solid'
  | 'cube-stack'
  | 'circle'
  | 'transversal'
  | 'compass';

const solids: FigureOf<'solid'>['solid'][] = [
  'cube',
  'rectangular-prism',
  'triangular-prism',
  'square-pyramid',
  'triangular-pyramid',
  'cylinder',
  'cone',
  'sphere',
  'hemisphere',
];

/** Figures of shape and measurement as templates make them, and at the ends of what is allowed. */
export const spaceSamples: { [K in Kind]: FigureOf<K>[] } = {
  polygon: [
    {
      kind: 'polygon',
      alt: 'An L shape',
      vertices: [
        [0, 0],
        [10, 0],
        [10, 4],
        [4, 4],
        [4, 8],
        [0, 8],
      ],
      sides: ['10 cm', '4 cm', null, '4 cm', '4 cm', '8 cm'],
      rightAngles: [0, 1, 2, 3, 4, 5],
    },
    {
      kind: 'polygon',
      alt: 'A parallelogram',
      vertices: [
        [0, 0],
        [8, 0],
        [11, 5],
        [3, 5],
      ],
      sides: ['12 m', '7 m', null, null],
      angles: ['59°', '(2x + 1)°', 'x°', null],
      names: ['A', 'B', 'C', 'D'],
      ticks: [1, 2, 1, 2],
      parallels: [1, 2, 1, 2],
      notes: [{ at: [5.5, 2.5], text: 'paddock' }],
    },
    {
      kind: 'polygon',
      alt: 'A rectangle with a half disc',
      vertices: [
        [0, 0],
        [0, 6],
        [10, 6],
        [10, 0],
      ],
      sides: ['6 m', '10 m', null, '10 m'],
      semicircles: [{ side: 2, outward: true }],
    },
    {
      kind: 'polygon',
      alt: 'A flat triangle with long labels',
      vertices: [
        [-300, -2],
        [250, 0],
        [40, 60],
      ],
      sides: ['the distance from camp to the lookout', '3x + 5', '2.5 km'],
      angles: ['12°', '18°', '150°'],
      dashed: [
        [
          [40, 60],
          [40, -1],
        ],
      ],
    },
  ],
  'right-triangle': [
    {
      kind: 'right-triangle',
      alt: 'A right triangle',
      base: 8,
      height: 6,
      labels: { base: '8 cm', height: '6 cm', hypotenuse: 'x', baseAngle: 'θ', topAngle: '53°' },
    },
    {
      kind: 'right-triangle',
      alt: 'A low right triangle',
      base: 50,
      height: 6,
      labels: { base: 'horizontal distance', height: '6 m', hypotenuse: '50.4 m', baseAngle: '7°' },
    },
  ],
  angle: [
    { kind: 'angle', alt: 'Angles on a line', rays: [0, 48, 180], labels: ['48°', '?', ''] },
    { kind: 'angle', alt: 'A small and a reflex angle', rays: [10, 30], labels: ['20°', '(3x + 40)°'] },
    { kind: 'angle', alt: 'A right angle cut in two', rays: [0, 35, 90], labels: ['35°', 'x', ''] },
  ],
  clock: [
    { kind: 'clock', alt: 'A clock', hour: 7, minute: 25, minuteMarks: true },
    { kind: 'clock', alt: 'A clock', hour: 12, minute: 0 },
  ],
  calendar: [
    { kind: 'calendar', alt: 'March', month: 'March 2026', firstDay: 6, days: 31, marked: [17] },
    { kind: 'calendar', alt: 'February', month: 'February', firstDay: 0, days: 28 },
  ],
  ruler: [
    {
      kind: 'ruler',
      alt: 'A pencil on a ruler',
      unit: 'cm',
      length: 12,
      step: 0.1,
      items: [{ from: 1, to: 8.4, label: 'pencil' }],
    },
    {
      kind: 'ruler',
      alt: 'Things on a ruler in millimetres',
      unit: 'mm',
      length: 150,
      step: 1,
      items: [
        { from: 0, to: 15, label: 'a very small lizard' },
        { from: 40, to: 120, label: 'lizard' },
        { from: 100, to: 140, label: 'leaf' },
      ],
    },
    { kind: 'ruler', alt: 'Blocks', unit: 'units', length: 8, step: 1, items: [{ from: 0, to: 5 }] },
  ],
  scale: [
    {
      kind: 'scale',
      alt: 'A thermometer',
      look: 'thermometer',
      from: -10,
      to: 40,
      step: 2,
      labelEvery: 5,
      unit: '°C',
      at: 24,
    },
    { kind: 'scale', alt: 'A jug', look: 'jug', from: 0, to: 1000, step: 50, labelEvery: 2, unit: 'mL', at: 650 },
    { kind: 'scale', alt: 'A dial', look: 'dial', from: 0, to: 5, step: 0.1, labelEvery: 5, unit: 'kg', at: 3.4 },
    { kind: 'scale', alt: 'An empty jug', look: 'jug', from: 0, to: 2, step: 0.5, labelEvery: 1, unit: 'L', at: null },
  ],
  balance: [
    { kind: 'balance', alt: 'A level balance', left: '3x + 5', right: '20', lower: 'level' },
    {
      kind: 'balance',
      alt: 'The left pan hangs lower',
      left: 'one watermelon and two pineapples',
      right: 'a bag of oranges',
      lower: 'left',
    },
  ],
  grid: [
    {
      kind: 'grid',
      alt: 'A map of a park',
      columns: 7,
      rows: 6,
      references: true,
      items: [
        { cell: [1, 1], text: 'Pool' },
        { cell: [4, 4], text: 'School' },
        { cell: [5, 1], text: 'Shop' },
      ],
      path: [
        [1, 1],
        [4, 1],
        [4, 4],
      ],
      north: true,
    },
    {
      kind: 'grid',
      alt: 'Shapes on squared paper',
      columns: 12,
      rows: 8,
      shaded: [{ cell: [0, 0] }, { cell: [1, 0], tone: 'b' }],
      outlines: [
        {
          points: [
            [2, 2],
            [5, 2],
            [5, 6],
          ],
          label: 'P',
        },
        {
          points: [
            [7, 2],
            [10, 2],
            [7, 6],
          ],
          tone: 'b',
          label: 'Q',
        },
      ],
      dashed: [
        [
          [6, 0],
          [6, 8],
        ],
      ],
    },
    { kind: 'grid', alt: 'Much paper', columns: 40, rows: 40 },
  ],
  net: [
    {
      kind: 'net',
      alt: 'The net of a cube',
      faces: [
        [0, 1],
        [1, 1],
        [2, 1],
        [3, 1],
        [1, 0],
        [1, 2],
      ].map(([x = 0, y = 0], index) => ({
        vertices: [
          [x, y],
          [x + 1, y],
          [x + 1, y + 1],
          [x, y + 1],
        ],
        label: 'ABCDEF'[index],
        tone: index === 0 ? ('b' as const) : ('a' as const),
      })),
    },
  ],
  solid: [
    ...solids.map(
      (solid): FigureOf<'solid'> => ({
        kind: 'solid',
        alt: `A ${solid}`,
        solid,
        width: 5,
        height: 6,
        depth: 4,
        labels:
          solid === 'sphere' || solid === 'hemisphere'
            ? { radius: '9 cm' }
            : solid === 'cylinder'
              ? { radius: '4 cm', height: '12 cm' }
              : solid === 'cone'
                ? { radius: '5 cm', height: '12 cm', slant: '13 cm' }
                : solid.endsWith('pyramid')
                  ? { width: '6 m', depth: '6 m', height: '4 m', slant: '5 m' }
                  : { width: '5 cm', height: '6 cm', depth: '4 cm' },
      }),
    ),
    {
      kind: 'solid',
      alt: 'A very long prism',
      solid: 'rectangular-prism',
      width: 1000,
      height: 1,
      depth: 1,
      labels: { width: 'length of the shipping container' },
    },
    { kind: 'solid', alt: 'A can', solid: 'cylinder', labels: { width: 'diameter 8 cm', height: 'h' } },
  ],
  'cube-stack': [
    {
      kind: 'cube-stack',
      alt: 'A stack of cubes',
      heights: [
        [1, 1, 2],
        [1, 3, 2],
      ],
    },
    { kind: 'cube-stack', alt: 'One cube', heights: [[1]] },
    {
      kind: 'cube-stack',
      alt: 'A wide stack',
      heights: [
        [1, 0, 1, 0, 1, 0],
        [2, 2, 2, 2, 2, 2],
        [3, 0, 0, 0, 0, 5],
        [4, 4, 4, 4, 4, 6],
      ],
    },
  ],
  circle: [
    { kind: 'circle', alt: 'A circle with a radius', radius: { label: '7 cm' }, centre: true },
    {
      kind: 'circle',
      alt: 'An angle at the centre and at the rim',
      points: [
        { at: 100, label: 'A' },
        { at: 215, label: 'B' },
        { at: 330, label: 'C' },
      ],
      lines: [
        ['A', 'B'],
        ['A', 'C'],
        ['O', 'B'],
        ['O', 'C'],
      ],
    },
    { kind: 'circle', alt: 'A sector', sector: { from: 20, to: 110, label: '90°' }, radius: { label: '6 m', at: 20 } },
    {
      kind: 'circle',
      alt: 'Diameter and chord',
      diameter: { label: '14 cm', at: 0 },
      chord: { from: 40, to: 140, label: 'chord' },
    },
    {
      kind: 'circle',
      alt: 'A tangent',
      tangentAt: 60,
      radius: { at: 60, label: 'r' },
      centre: true,
      points: [{ at: 60, label: 'T' }],
    },
  ],
  transversal: [
    {
      kind: 'transversal',
      alt: 'Corresponding angles',
      slope: 62,
      labels: [
        { corner: 2, text: '62°' },
        { corner: 6, text: 'x' },
      ],
    },
    {
      kind: 'transversal',
      alt: 'A flat transversal',
      slope: 20,
      labels: [
        { corner: 1, text: '(3x + 10)°' },
        { corner: 6, text: '20°' },
        { corner: 8, text: 'y°' },
      ],
      parallel: false,
    },
    {
      kind: 'transversal',
      alt: 'All corners',
      slope: 115,
      labels: Array.from({ length: 8 }, (_, index) => ({ corner: index + 1, text: String(index + 1) })),
    },
  ],
  compass: [
    {
      kind: 'compass',
      alt: 'A bearing of 060 degrees',
      rays: [
        { bearing: 60, length: 12, label: '12 km', end: 'Camp' },
        { bearing: 150, length: 5, label: '5 km', end: 'P' },
      ],
    },
    { kind: 'compass', alt: 'A compass rose', rays: [{ bearing: 225 }], rose: true },
  ],
};
