export interface Point {
  x: number;
  y: number;
}

export interface Fit {
  width: number;
  height: number;
  /** From the figure's own units (y upwards) to drawing units (y downwards). */
  place(point: readonly [number, number]): Point;
}

/** Points nearer than this stand on one place. */
const least = 1e-9;

/** Scales points into a box of at most `extent`, the same in both directions, with a margin for labels. */
export function fitPoints(
  points: readonly (readonly [number, number])[],
  extent: { width: number; height: number },
  margin: { x: number; y: number },
): Fit {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = Math.min(...xs);
  const top = Math.max(...ys);
  const wide = Math.max(Math.max(...xs) - left, least);
  const tall = Math.max(top - Math.min(...ys), least);
  const scale = wide === least && tall === least ? 1 : Math.min(extent.width / wide, extent.height / tall);
  return {
    width: wide * scale + 2 * margin.x,
    height: tall * scale + 2 * margin.y,
    place: ([x, y]) => ({ x: margin.x + (x - left) * scale, y: margin.y + (top - y) * scale }),
  };
}

/** Direction of length one from a to b. */
export function unit(a: Point, b: Point): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
}

export function middleOf(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

export function moved(from: Point, along: Point, distance: number): Point {
  return { x: from.x + along.x * distance, y: from.y + along.y * distance };
}
