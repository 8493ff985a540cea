import { moved, type Point } from './plane';
import { textWidth } from './text-width';

/** The middle of a box that stands clear of a point or a line by `gap`, in the direction `away` (length one). */
export function besideBox(from: Point, away: Point, box: { width: number; height: number }, gap = 7): Point {
  return moved(from, away, gap + (Math.abs(away.x) * box.width + Math.abs(away.y) * box.height) / 2);
}

/** The middle of a label that stands clear of a point or a line by `gap`, in the direction `away` (length one). */
export function beside(from: Point, away: Point, text: string, size = 15, gap = 7): Point {
  return besideBox(from, away, { width: textWidth(text, size), height: size }, gap);
}

/**
 * How far from a corner the middle of an angle's label stands: far enough to fit between the sides, at most `most`.
 * `half` is half the angle in radians.
 */
export function angleReach(half: number, text: string, size: number, least: number, most: number): number {
  const room = textWidth(text, size) * 0.42 + size * 0.3;
  const sine = half >= Math.PI / 2 ? 1 : Math.max(0.05, Math.sin(half));
  return Math.max(least, Math.min(room / sine, most));
}
