import type { FlatShape } from '../../../../../maths/figures/number-figures';
import { onCircle, pathOf } from '../shared/path';
import type { Point } from '../shared/plane';

const around = { x: 0, y: 0 };

function regular(sides: number, first = 90): Point[] {
  return Array.from({ length: sides }, (_, side) => onCircle(around, 1, first + (360 * side) / sides));
}

const star = Array.from({ length: 10 }, (_, corner) => onCircle(around, corner % 2 === 0 ? 1 : 0.45, 90 + corner * 36));

function corners(...places: [number, number][]): Point[] {
  return places.map(([x, y]) => ({ x, y }));
}

/** Outlines around (0, 0), at most one unit away from it, y downwards. */
const outlines: Record<Exclude<FlatShape, 'circle' | 'heart'>, Point[]> = {
  triangle: regular(3).map(({ x, y }) => ({ x, y: y + 0.2 })),
  square: regular(4, 45),
  rectangle: corners([-1, -0.55], [1, -0.55], [1, 0.55], [-1, 0.55]),
  pentagon: regular(5),
  hexagon: regular(6, 0),
  octagon: regular(8, 22.5),
  trapezium: corners([-0.5, -0.6], [0.5, -0.6], [1, 0.6], [-1, 0.6]),
  rhombus: corners([0, -1], [0.65, 0], [0, 1], [-0.65, 0]),
  kite: corners([0, -1], [0.65, -0.35], [0, 1], [-0.65, -0.35]),
  parallelogram: corners([-0.55, -0.55], [1, -0.55], [0.55, 0.55], [-1, 0.55]),
  star,
  arrow: corners([-1, -0.28], [0.1, -0.28], [0.1, -0.75], [1, 0], [0.1, 0.75], [0.1, 0.28], [-1, 0.28]),
};

/** The outline of a shape with its middle at (0, 0), as path data. */
export function flatShapePath(shape: FlatShape, radius: number): string {
  const r = radius;
  if (shape === 'circle') return `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
  if (shape === 'heart') {
    return `M0 ${r * 0.95}C${-r * 1.5} ${-r * 0.1} ${-r * 0.75} ${-r * 1.25} 0 ${-r * 0.42}C${r * 0.75} ${-r * 1.25} ${r * 1.5} ${-r * 0.1} 0 ${r * 0.95}Z`;
  }
  return pathOf(
    outlines[shape].map(({ x, y }) => ({ x: x * r, y: y * r })),
    true,
  );
}
