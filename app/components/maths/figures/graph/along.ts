import type { Plot } from './plot-area';

type Place = readonly [number, number];

/** Places on the screen along straight pieces, about `gap` units apart, for labels to keep clear of. */
export function along(points: readonly Place[], plot: Plot, gap = 6): [number, number][] {
  const places = points.map(([x, y]): [number, number] => [plot.atX(x), plot.atY(y)]);
  return places.flatMap(([x, y], index) => {
    const [nextX, nextY] = places[index + 1] ?? [x, y];
    const pieces = Math.min(60, Math.max(1, Math.ceil(Math.hypot(nextX - x, nextY - y) / gap)));
    return Array.from({ length: pieces }, (_, piece): [number, number] => [
      x + ((nextX - x) * piece) / pieces,
      y + ((nextY - y) * piece) / pieces,
    ]);
  });
}

/** Far outside the frame a curve is cut, so that steep curves keep short numbers. */
const beyond = 2000;

/** Path data through points given in the units of the axes. */
export function curvePath(points: readonly Place[], plot: Plot, closed = false): string {
  const steps = points.map(([x, y], index) => {
    const [px, py] = [clamped(plot.atX(x)), clamped(plot.atY(y))];
    return `${index === 0 ? 'M' : 'L'}${px} ${py}`;
  });
  return steps.join('') + (closed ? 'Z' : '');
}

function clamped(value: number): number {
  return Math.round(Math.max(-beyond, Math.min(beyond, value)) * 10) / 10;
}
