import { angleReach } from '../shared/beside';
import { Label } from '../shared/label';
import { arcPath, onCircle, turnOf } from '../shared/path';
import type { Point } from '../shared/plane';
import { distance } from './side-marks';

interface CornerLabelProps {
  corner: Point;
  before: Point;
  after: Point;
  text: string;
  clockwise: boolean;
  /** A right angle has its square already and gets no arc. */
  square: boolean;
}

/** The arc of an angle inside a shape, and its label between the sides. An empty text draws the arc alone. */
export function CornerLabel({ corner, before, after, text, clockwise, square }: CornerLabelProps) {
  const toAfter = directionOf(corner, after);
  const toBefore = directionOf(corner, before);
  const [from, to] = clockwise ? [toBefore, toAfter] : [toAfter, toBefore];
  const turn = turnOf(from, to);
  const shorter = Math.min(distance(corner, before), distance(corner, after));
  const radius = Math.min(turn < 40 ? 30 : 21, shorter * 0.45);
  const reach = angleReach((turn * Math.PI) / 360, text, 14, radius + 14, Math.max(radius + 14, shorter * 0.7));
  return (
    <>
      {!square && <path d={arcPath(corner, radius, from, to)} fill="none" stroke="var(--fig-b)" strokeWidth="2.5" />}
      {text !== '' && <Label {...onCircle(corner, reach, from + turn / 2)} text={text} size={14} />}
    </>
  );
}

/** Degrees anticlockwise from east, seen on a drawing whose y runs downwards. */
export function directionOf(from: Point, to: Point): number {
  return (Math.atan2(from.y - to.y, to.x - from.x) * 180) / Math.PI;
}
