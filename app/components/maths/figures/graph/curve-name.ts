import type { PlotPoint } from './plot-points';

type Place = readonly [number, number];

interface Frame {
  x: { from: number; to: number };
  y: { from: number; to: number };
}

/** The name of a curve as a label at its end inside the frame, or elsewhere along it; none where it has no name. */
export function curveName(points: readonly Place[], label: string | undefined, { x, y }: Frame): PlotPoint[] {
  const inside = points.filter(([px, py]) => px >= x.from && px <= x.to && py >= y.from && py <= y.to);
  const end = inside.at(-1);
  if (label === undefined || end === undefined) return [];
  const orAt = [0.9, 0.8, 0.7, 0.55, 0.4, 0.2, 0].map(
    (share) => inside[Math.floor(share * (inside.length - 1))] ?? end,
  );
  return [{ x: end[0], y: end[1], label, orAt, look: 'name' }];
}
