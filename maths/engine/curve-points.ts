import { near } from './same-value';

/** A curve by a parameter; NaN where it has no point. */
export type Curve = (t: number) => number[];

const MOMENTS = [0.13, 0.57, 1.1, 1.9, -0.4, -1.3, 2.6, 3.3, -2.2];
/** Values of the parameter, closer together near zero, out to about a hundred on both sides. */
const GRID = Array.from({ length: 241 }, (_, index) => {
  const w = (0.995 * (index - 120.37)) / 120;
  return w / (1 - w * w);
});
/** Gaps of the grid, those near zero first; so many of them are searched for one point. */
const GAPS = GRID.slice(1)
  .map((_, index) => index + 1)
  .sort((a, b) => Math.abs(GRID[a] ?? 0) - Math.abs(GRID[b] ?? 0));
const MOST_SEARCHES = 12;
const SMALL = 1e-8;

/**
 * Whether two curves hold the same points, whatever parameter each was given by: points of either, at fixed moments, are
 * looked for on the other. A single point that is only reached at infinity is not missed, as (−1, 0) on the circle
 * by (1 − t²)/(1 + t²) and 2t/(1 + t²).
 */
export function samePoints(a: Curve, b: Curve): boolean {
  return holdsPointsOf(a, b) && holdsPointsOf(b, a);
}

function holdsPointsOf(curve: Curve, other: Curve): boolean {
  const wanted = MOMENTS.map(other).filter((point) => point.every(Number.isFinite));
  if (wanted.length < 5) return false;
  const table = GRID.map(curve);
  return wanted.every((point) => holds(curve, table, point));
}

/** Whether the curve goes through a point: where its first coordinate is met, the others are. */
function holds(curve: Curve, table: number[][], point: number[]): boolean {
  const axis = point.findIndex((_, index) => !isConstant(table, index));
  if (axis < 0) return false;
  const gap = (at: number[]) => (at[axis] ?? Number.NaN) - (point[axis] ?? Number.NaN);
  let searches = 0;
  return GAPS.some((index) => {
    const [before, next] = [table[index - 1], table[index]];
    if (!before || !next || !(gap(before) * gap(next) <= 0)) return false;
    searches += 1;
    if (searches > MOST_SEARCHES) return false;
    const found = curve(bisected((t) => gap(curve(t)), GRID[index - 1] ?? 0, GRID[index] ?? 0));
    return found.every((value, i) => near(value, point[i] ?? Number.NaN, SMALL));
  });
}

const isConstant = (table: number[][], axis: number) => {
  const values = table.map((point) => point[axis] ?? Number.NaN).filter(Number.isFinite);
  return values.every((value) => near(value, values[0] ?? 0, SMALL));
};

function bisected(f: (t: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  const start = Math.sign(f(low));
  for (let i = 0; i < 60; i += 1) {
    const middle = (low + high) / 2;
    if (Math.sign(f(middle)) === start) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
