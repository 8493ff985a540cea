type Point = [number, number];

/** Corners of a shape with this many equal sides, turned by so many degrees; about 10 across. */
export function regularShape(sides: number, turn: number): Point[] {
  return Array.from({ length: sides }, (_, corner) => {
    const angle = ((360 * corner) / sides + turn) * (Math.PI / 180);
    return [tenth(5 * Math.cos(angle)), tenth(5 * Math.sin(angle))];
  });
}

/**
 * Corners of a shape with uneven sides. They stand at uneven angles around a middle, each at its own distance, so the
 * sides never cross. `spread` and `lengths` have one number from 0 to 1 for each corner.
 */
export function unevenShape(spread: number[], lengths: number[]): Point[] {
  return spread.map((share, corner) => {
    const angle = ((corner + 0.6 * share) / spread.length) * 2 * Math.PI;
    const length = 3.4 + 1.6 * (lengths[corner] ?? 0);
    return [tenth(length * Math.cos(angle)), tenth(length * Math.sin(angle))];
  });
}

/** A rectangle with a roof: five sides. */
export function house(wide: number, tall: number, roof: number): Point[] {
  return [
    [0, 0],
    [wide, 0],
    [wide, tall],
    [wide / 2, tall + roof],
    [0, tall],
  ];
}

/** A rectangle with a corner cut out: six sides. */
export function letterL(wide: number, tall: number, cutWide: number, cutTall: number): Point[] {
  return [
    [0, 0],
    [wide, 0],
    [wide, tall - cutTall],
    [wide - cutWide, tall - cutTall],
    [wide - cutWide, tall],
    [0, tall],
  ];
}

export function rectangleShape(wide: number, tall: number): Point[] {
  return [
    [0, 0],
    [wide, 0],
    [wide, tall],
    [0, tall],
  ];
}

/** Whether every corner turns by 25 degrees or more and no side is too short to be seen. */
export function cornersShow(vertices: Point[]): boolean {
  return vertices.every(([x, y], i) => {
    const [x1, y1] = vertices.at(i - 1) ?? [0, 0];
    const [x2, y2] = vertices[(i + 1) % vertices.length] ?? [0, 0];
    const [inX, inY, outX, outY] = [x - x1, y - y1, x2 - x, y2 - y];
    const turn = Math.atan2(inX * outY - inY * outX, inX * outX + inY * outY);
    return Math.abs(turn) > (25 * Math.PI) / 180 && Math.hypot(outX, outY) > 1.2;
  });
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
