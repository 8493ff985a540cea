export const kinds = ['Square', 'Rectangle', 'Rhombus', 'Parallelogram', 'Trapezium', 'Kite'] as const;
export type Kind = (typeof kinds)[number];

interface Drawn {
  alt: string;
  vertices: [number, number][];
  rightAngles?: number[];
  ticks?: (number | null)[];
  parallels?: (number | null)[];
}

interface Shape {
  /** Lengths a > b and an angle in degrees as they suit the shape. */
  figure(a: number, b: number, angle: number): Drawn;
  facts(a: number, b: number, angle: number): string;
  sides: string;
  angles: string;
  because: string;
  /** Names that fit but say less, one that says too much, and one by the look; null where there is none. */
  wider: Kind | null;
  alsoWider?: Kind;
  narrower: Kind | null;
  lookalike: Kind | null;
}

const across = (angle: number) => Math.cos((angle * Math.PI) / 180);
const up = (angle: number) => Math.sin((angle * Math.PI) / 180);

/** What is told, drawn and known about each quadrilateral. */
export const shapes: Record<Kind, Shape> = {
  Square: {
    figure: (a) => ({
      alt: 'A shape with four sides. All four sides have the same mark, and all four corners are right angles.',
      vertices: [
        [0, 0],
        [a, 0],
        [a, a],
        [0, a],
      ],
      rightAngles: [0, 1, 2, 3],
      ticks: [1, 1, 1, 1],
    }),
    facts: (a) => `A shape has four sides of ${a} cm and four right angles.`,
    sides: 'All four sides are equal.',
    angles: 'All four angles are right angles.',
    because: 'four equal sides and four right angles',
    wider: 'Rectangle',
    alsoWider: 'Rhombus',
    narrower: null,
    lookalike: null,
  },
  Rectangle: {
    figure: (a, b) => ({
      alt: 'A shape with four sides. Opposite sides have the same mark, and all four corners are right angles.',
      vertices: [
        [0, 0],
        [a, 0],
        [a, b],
        [0, b],
      ],
      rightAngles: [0, 1, 2, 3],
      ticks: [1, 2, 1, 2],
    }),
    facts: (a, b) =>
      `A shape has four right angles. Its sides are ${a} cm, ${b} cm, ${a} cm and ${b} cm long, in that order.`,
    sides: 'Opposite sides are equal, and adjacent sides are not.',
    angles: 'All four angles are right angles.',
    because: 'four right angles, but not four equal sides',
    wider: 'Parallelogram',
    narrower: 'Square',
    lookalike: null,
  },
  Rhombus: {
    figure: (a, _b, angle) => ({
      alt: 'A slanted shape with four sides. All four sides have the same mark, and there is no right angle.',
      vertices: [
        [0, 0],
        [a, 0],
        [a + a * across(angle), a * up(angle)],
        [a * across(angle), a * up(angle)],
      ],
      ticks: [1, 1, 1, 1],
    }),
    facts: (a, _b, angle) => `A shape has four sides of ${a} cm. One of its angles is $${angle}^\\circ$.`,
    sides: 'All four sides are equal.',
    angles: 'There is no right angle.',
    because: 'four equal sides, but no right angles',
    wider: 'Parallelogram',
    alsoWider: 'Kite',
    narrower: 'Square',
    lookalike: null,
  },
  Parallelogram: {
    figure: (a, b, angle) => ({
      alt: 'A slanted shape with four sides. Opposite sides have the same arrows and are parallel; there is no right angle, and adjacent sides are different lengths.',
      vertices: [
        [0, 0],
        [a, 0],
        [a + b * across(angle), b * up(angle)],
        [b * across(angle), b * up(angle)],
      ],
      parallels: [1, 2, 1, 2],
      ticks: [1, 2, 1, 2],
    }),
    facts: (a, b, angle) =>
      `A shape has two pairs of parallel sides, ${a} cm and ${b} cm long. One of its angles is $${angle}^\\circ$.`,
    sides: 'Both pairs of opposite sides are parallel and equal, and adjacent sides aren’t equal.',
    angles: 'There is no right angle.',
    because: 'two pairs of parallel sides, no right angles, and two different lengths',
    wider: null,
    narrower: 'Rhombus',
    lookalike: 'Rectangle',
  },
  Trapezium: {
    figure: (a, b, angle) => ({
      alt: 'A shape with four sides. The top and the bottom have arrows and are parallel; the top is shorter. The other two sides are not parallel.',
      vertices: [
        [0, 0],
        [a, 0],
        [a - 1, 4],
        [a - 1 - b * across(angle), 4],
      ],
      parallels: [1, null, 1, null],
    }),
    facts: (a) => `A shape has four sides. Only one pair of its sides is parallel, and the longer one is ${a} cm.`,
    sides: 'Only one pair of opposite sides is parallel.',
    angles: 'The angles don’t help here.',
    because: 'only one pair of parallel sides',
    wider: null,
    narrower: 'Parallelogram',
    lookalike: 'Kite',
  },
  Kite: {
    figure: (a, b) => ({
      alt: 'A shape with four sides. The two upper sides have the same mark, and the two longer lower sides have a different mark.',
      vertices: [
        [b, 0],
        [2 * b, a],
        [b, a + b / 2],
        [0, a],
      ],
      ticks: [2, 1, 1, 2],
    }),
    facts: (a, b) =>
      `A shape has two sides of ${b} cm that meet at a corner, and two sides of ${a} cm that meet at the opposite corner.`,
    sides: 'There are two pairs of equal sides, and the equal sides are next to each other.',
    angles: 'It doesn’t need to have a right angle.',
    because: 'two pairs of equal sides that meet at a corner',
    wider: null,
    narrower: 'Rhombus',
    lookalike: 'Parallelogram',
  },
};
