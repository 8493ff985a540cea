import type { Point } from './plane';

/** Path data along points, rounded to hundredths; `closed` returns to the first. */
export function pathOf(points: readonly Point[], closed = false): string {
  const steps = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${near(x)} ${near(y)}`);
  return steps.join('') + (closed ? 'Z' : '');
}

/** A point on a circle; degrees anticlockwise from east, on a drawing whose y runs downwards. */
export function onCircle(centre: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: centre.x + radius * Math.cos(angle), y: centre.y - radius * Math.sin(angle) };
}

/** An arc anticlockwise from one direction to another, as path data that starts with a move. */
export function arcPath(centre: Point, radius: number, from: number, to: number): string {
  const turn = turnOf(from, to);
  const start = onCircle(centre, radius, from);
  if (turn > 359.9) {
    const opposite = onCircle(centre, radius, from + 180);
    return `M${near(start.x)} ${near(start.y)}${half(radius, opposite)}${half(radius, start)}`;
  }
  const end = onCircle(centre, radius, from + turn);
  return `M${near(start.x)} ${near(start.y)}A${near(radius)} ${near(radius)} 0 ${turn > 180 ? 1 : 0} 0 ${near(end.x)} ${near(end.y)}`;
}

/** A slice of a disc from the centre. A whole turn is the disc. */
export function slicePath(centre: Point, radius: number, from: number, to: number): string {
  const arc = arcPath(centre, radius, from, to);
  return turnOf(from, to) > 359.9 ? `${arc}Z` : `${arc}L${near(centre.x)} ${near(centre.y)}Z`;
}

/** How far it is from one direction to another anticlockwise, above 0 and up to 360. */
export function turnOf(from: number, to: number): number {
  return (((to - from) % 360) + 360) % 360 || 360;
}

function half(radius: number, { x, y }: Point): string {
  return `A${near(radius)} ${near(radius)} 0 0 0 ${near(x)} ${near(y)}`;
}

export function near(value: number): number {
  return Math.round(value * 100) / 100;
}
