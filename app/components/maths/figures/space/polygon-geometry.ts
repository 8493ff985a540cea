export type Place = readonly [number, number];

/** Twice the area, positive when the vertices run anticlockwise (y upwards). */
export function signedArea(vertices: readonly Place[]): number {
  return vertices.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = vertices[(index + 1) % vertices.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
}

/** Points that a half disc on a side reaches, in the figure's own units, so that it fits in the frame. */
export function bulgePoints(vertices: readonly Place[], side: number, outward: boolean): Place[] {
  const [ax, ay] = vertices[side % vertices.length] ?? [0, 0];
  const [bx, by] = vertices[(side + 1) % vertices.length] ?? [0, 0];
  const half = Math.hypot(bx - ax, by - ay) / 2 || 1;
  const turn = (signedArea(vertices) > 0 ? 1 : -1) * (outward ? 1 : -1);
  const nx = ((by - ay) / (2 * half)) * turn;
  const ny = (-(bx - ax) / (2 * half)) * turn;
  const middle: Place = [(ax + bx) / 2, (ay + by) / 2];
  return [
    [middle[0] + nx * half, middle[1] + ny * half],
    [ax + nx * half, ay + ny * half],
    [bx + nx * half, by + ny * half],
  ];
}
