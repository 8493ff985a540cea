import { near } from '../shared/path';
import { middleOf, moved, type Point, unit } from '../shared/plane';

/** A small square in a corner; it lies between the two sides, inside or in a notch. */
export function RightAngle({ corner, before, after }: { corner: Point; before: Point; after: Point }) {
  const size = Math.min(13, distance(corner, before) / 2.5, distance(corner, after) / 2.5);
  const a = unit(corner, before);
  const b = unit(corner, after);
  const start = moved(corner, a, size);
  return (
    <path
      d={`M${near(start.x)} ${near(start.y)}l${near(b.x * size)} ${near(b.y * size)}l${near(-a.x * size)} ${near(-a.y * size)}`}
      fill="none"
      stroke="var(--fig-line)"
      strokeWidth="2"
    />
  );
}

interface SideMarkProps {
  from: Point;
  to: Point;
  count: number;
}

/** Strokes across the middle of a side: sides with as many strokes are equally long. */
export function EqualTicks({ from, to, count }: SideMarkProps) {
  const along = unit(from, to);
  const middle = middleOf(from, to);
  return (
    <>
      {Array.from({ length: count }, (_, index) => {
        const at = moved(middle, along, (index - (count - 1) / 2) * 5);
        const across = { x: -along.y * 7, y: along.x * 7 };
        return (
          <path
            key={index}
            d={`M${near(at.x - across.x)} ${near(at.y - across.y)}L${near(at.x + across.x)} ${near(at.y + across.y)}`}
            stroke="var(--fig-line)"
            strokeWidth="2"
          />
        );
      })}
    </>
  );
}

/** Open arrowheads on a side: sides with as many arrowheads are parallel. They point to the right, or else up. */
export function ParallelMarks({ from, to, count, shift = 0 }: SideMarkProps & { shift?: number }) {
  const raw = unit(from, to);
  const flip = raw.x < -1e-6 || (Math.abs(raw.x) <= 1e-6 && raw.y > 0) ? -1 : 1;
  const along = { x: raw.x * flip, y: raw.y * flip };
  const middle = moved(middleOf(from, to), along, shift);
  return (
    <>
      {Array.from({ length: count }, (_, index) => {
        const tip = moved(middle, along, (index - (count - 1) / 2) * 8 + 5);
        const back = moved(tip, along, -9);
        return (
          <path
            key={index}
            d={`M${near(back.x - along.y * 6)} ${near(back.y + along.x * 6)}L${near(tip.x)} ${near(tip.y)}L${near(back.x + along.y * 6)} ${near(back.y - along.x * 6)}`}
            fill="none"
            stroke="var(--fig-line)"
            strokeWidth="2"
          />
        );
      })}
    </>
  );
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}
