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

/** Scales points into a box of at most `extent`, the same in both directions, with a margin for labels. */
export function fitPoints(
  points: readonly (readonly [number, number])[],
  extent: { width: number; height: number },
  margin: number,
): Fit {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = Math.min(...xs);
  const top = Math.max(...ys);
  const wide = Math.max(...xs) - left || 1;
  const tall = top - Math.min(...ys) || 1;
  const scale = Math.min(extent.width / wide, extent.height / tall);
  return {
    width: wide * scale + 2 * margin,
    height: tall * scale + 2 * margin,
    place: ([x, y]) => ({ x: margin + (x - left) * scale, y: margin + (top - y) * scale }),
  };
}

/** Direction of length one from a to b. */
export function unit(a: Point, b: Point): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
}
