import type { NetFigure } from '../../../figures/space-figures';

export type Cell = [x: number, y: number];
type Vector = [number, number, number];

const key = ([x, y]: Cell) => `${x},${y}`;
const negative = ([x, y, z]: Vector): Vector => [-x + 0, -y + 0, -z + 0];

/** For each cell of a shape of squares, which face of the cube it becomes when the shape is folded: "0,0,1" and so on. */
export function foldedFaces(cells: Cell[]): string[] {
  const faces = new Map<string, string>();
  const first = cells[0];
  if (first === undefined) return [];
  const there = new Set(cells.map(key));
  // Each square carries its own right, up and outward directions through the folding.
  const walk = (cell: Cell, right: Vector, up: Vector, out: Vector) => {
    if (faces.has(key(cell)) || !there.has(key(cell))) return;
    faces.set(key(cell), out.join(','));
    const [x, y] = cell;
    walk([x + 1, y], negative(out), up, right);
    walk([x - 1, y], out, up, negative(right));
    walk([x, y + 1], right, negative(out), up);
    walk([x, y - 1], right, out, negative(up));
  };
  walk(first, [1, 0, 0], [0, 1, 0], [0, 0, 1]);
  return cells.map((cell) => faces.get(key(cell)) ?? '');
}

/** The same by rolling a die over the squares: which number lies on the table at each cell; 1 and 6, 2 and 5, 3 and 4 are opposite. */
export function rolledFaces(cells: Cell[]): number[] {
  interface Die {
    table: number;
    east: number;
    north: number;
  }
  const found = new Map<string, number>();
  const there = new Set(cells.map(key));
  const queue: { cell: Cell; die: Die }[] = [{ cell: cells[0] ?? [0, 0], die: { table: 1, east: 3, north: 2 } }];
  for (let turn = queue.shift(); turn !== undefined; turn = queue.shift()) {
    const { cell, die } = turn;
    if (found.has(key(cell)) || !there.has(key(cell))) continue;
    found.set(key(cell), die.table);
    const [x, y] = cell;
    const { table, east, north } = die;
    queue.push({ cell: [x + 1, y], die: { table: east, east: 7 - table, north } });
    queue.push({ cell: [x - 1, y], die: { table: 7 - east, east: table, north } });
    queue.push({ cell: [x, y + 1], die: { table: north, east, north: 7 - table } });
    queue.push({ cell: [x, y - 1], die: { table: 7 - north, east, north: table } });
  }
  return cells.map((cell) => found.get(key(cell)) ?? 0);
}

/** Draws the squares, with an optional letter in each. */
export function squaresNet(cells: Cell[], letters: string[] = []): NetFigure {
  return {
    kind: 'net',
    faces: cells.map(([x, y], i) => ({
      vertices: [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
      ],
      ...(letters[i] === undefined ? {} : { label: letters[i] }),
    })),
  };
}

/** The squares row by row from the top, for those who cannot see them: "Row 1: gap, A, gap." */
export function squaresInWords(cells: Cell[], letters: string[] = []): string {
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  const rows: string[] = [];
  for (let y = Math.max(...ys); y >= Math.min(...ys); y -= 1) {
    const row: string[] = [];
    for (let x = Math.min(...xs); x <= Math.max(...xs); x += 1) {
      const place = cells.findIndex((cell) => key(cell) === key([x, y]));
      row.push(place < 0 ? 'gap' : (letters[place] ?? 'square'));
    }
    rows.push(`Row ${rows.length + 1}: ${row.join(', ')}.`);
  }
  return rows.join(' ');
}
