import { near, onCircle } from '../shared/path';
import { middleOf, moved, type Point, unit } from '../shared/plane';
import { textWidth } from '../shared/text-width';

export interface Curve {
  path: string;
  /** A place along the edge, from 0 at its start to 1. */
  at(share: number): Point;
  tip: Point;
  beforeTip: Point;
}

/** An edge bowed to its left by `bend` times its length, ending at the rim of its vertex. */
export function curveOf(from: Point, to: Point, bend: number, reach: number): Curve {
  const along = unit(from, to);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const control = moved(middleOf(from, to), { x: along.y, y: -along.x }, Math.max(-1, Math.min(1, bend)) * length);
  const tip = moved(to, unit(to, control), reach);
  const end = moved(to, unit(to, control), reach - 1);
  return {
    path: `M${near(from.x)} ${near(from.y)}Q${near(control.x)} ${near(control.y)} ${near(end.x)} ${near(end.y)}`,
    at: (share) => {
      const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
      return { x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y };
    },
    tip,
    beforeTip: control,
  };
}

/** An edge from a vertex to itself: a loop on the side away from the middle of the network. */
export function loopAt(at: Point, away: Point, radius: number, index: number): Curve {
  const degrees = (Math.atan2(-away.y, away.x) * 180) / Math.PI;
  const size = 54 + index * 12;
  const start = onCircle(at, radius, degrees + 32);
  const end = onCircle(at, radius, degrees - 32);
  const [one, two] = [onCircle(at, size, degrees + 48), onCircle(at, size, degrees - 48)];
  return {
    path: `M${near(start.x)} ${near(start.y)}C${near(one.x)} ${near(one.y)} ${near(two.x)} ${near(two.y)} ${near(end.x)} ${near(end.y)}`,
    at: () => onCircle(at, radius + (size - radius) * 0.7, degrees),
    tip: end,
    beforeTip: two,
  };
}

interface Wish {
  curve: Curve;
  label?: string;
}

/** Where the labels of edges stand: in the middle, or further along where another label or vertex is in the way. */
export function labelPlaces(edges: readonly Wish[], vertices: readonly Point[], size: number): (Point | null)[] {
  const taken = vertices.map(({ x, y }) => ({ x, y, half: 16 }));
  return edges.map(({ curve, label }) => {
    if (label === undefined) return null;
    const half = textWidth(label, size) / 2;
    const clear = (place: Point) =>
      taken.every((other) => Math.abs(place.x - other.x) > half + other.half || Math.abs(place.y - other.y) > size + 3);
    const place = shares.map((share) => curve.at(share)).find(clear) ?? curve.at(0.5);
    taken.push({ ...place, half });
    return place;
  });
}

const shares = [0.5, 0.4, 0.6, 0.32, 0.68, 0.25, 0.75];
