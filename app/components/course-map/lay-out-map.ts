/** A topic to be placed: `after` are ids of others among them. */
interface MapNode {
  id: string;
  strand: string;
  after: readonly string[];
}

export interface MapBand {
  strand: string;
  /** The first row of the band, and how many it has. */
  row: number;
  rows: number;
}

interface MapLayout {
  columns: number;
  rows: number;
  bands: MapBand[];
  /** Column and row of each topic, from 0. */
  places: Map<string, { column: number; row: number }>;
}

/** As wide as the page has room for without scrolling. */
const usualColumns = 4;

/**
 * Pure: a place for every topic. Strands lie below each other, in the order in which they begin; what comes before a
 * topic lies to the left of it, in the same row where that is free; topics without a line to another come last, beside
 * the others where there is room.
 */
export function layOutMap(nodes: readonly MapNode[]): MapLayout {
  const depths = depthsOf(nodes);
  const columns = Math.max(usualColumns, ...[...depths.values()].map((depth) => depth + 1));
  const linked = new Set(nodes.flatMap((node) => (node.after.length > 0 ? [node.id, ...node.after] : [])));
  const linkedColumns = Math.max(0, ...[...linked].map((id) => (depths.get(id) ?? 0) + 1));
  const places: MapLayout['places'] = new Map();
  const bands: MapBand[] = [];
  let row = 0;
  for (const strand of new Set(nodes.map((node) => node.strand))) {
    const members = nodes.filter((node) => node.strand === strand);
    const free = new FreeRows(row);
    const byDepth = members
      .filter((node) => linked.has(node.id))
      .sort((a, b) => (depths.get(a.id) ?? 0) - (depths.get(b.id) ?? 0));
    for (const node of byDepth) {
      const column = depths.get(node.id) ?? 0;
      const wanted = node.after.flatMap((id) => places.get(id)?.row ?? []);
      places.set(node.id, { column, row: free.take(column, wanted) });
    }
    // No line reaches the columns right of all linked topics, so those without one stand there first.
    const beside = cellsOf(row, free.end, linkedColumns);
    const lone = members.filter((node) => !linked.has(node.id));
    let end = free.end;
    for (const [index, node] of lone.entries()) {
      const below = index - beside.length;
      const place = beside[index] ?? {
        column: below % usualColumns,
        row: free.end + Math.floor(below / usualColumns),
      };
      places.set(node.id, place);
      end = Math.max(end, place.row + 1);
    }
    bands.push({ strand, row, rows: end - row });
    row = end;
  }
  return { columns, rows: row, bands, places };
}

/** The cells of these rows from a column on, row by row. */
function cellsOf(from: number, to: number, firstColumn: number): { column: number; row: number }[] {
  const columns = Array.from({ length: Math.max(0, usualColumns - firstColumn) }, (_, index) => firstColumn + index);
  return Array.from({ length: to - from }, (_, index) => from + index).flatMap((row) =>
    columns.map((column) => ({ column, row })),
  );
}

/** How many topics in a line come before each. */
function depthsOf(nodes: readonly MapNode[]): Map<string, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const depths = new Map<string, number>();
  const depthOf = (node: MapNode): number => {
    const known = depths.get(node.id);
    if (known !== undefined) return known;
    const before = node.after.flatMap((id) => byId.get(id) ?? []).map(depthOf);
    const depth = before.length === 0 ? 0 : Math.max(...before) + 1;
    depths.set(node.id, depth);
    return depth;
  };
  for (const node of nodes) depthOf(node);
  return depths;
}

/** The cells of one band that are still free. */
class FreeRows {
  readonly #taken = new Set<string>();
  #end: number;

  constructor(private readonly first: number) {
    this.#end = first;
  }

  /** The row after the last one that holds a topic. */
  get end(): number {
    return this.#end;
  }

  /** Takes a cell of a column: in one of the rows wanted where one is free, else in the first free row. */
  take(column: number, wanted: readonly number[]): number {
    const isFree = (row: number) => row >= this.first && !this.#taken.has(`${column} ${row}`);
    let row = wanted.find((each) => isFree(each) && each < this.#end) ?? this.first;
    while (!isFree(row)) row += 1;
    this.#taken.add(`${column} ${row}`);
    this.#end = Math.max(this.#end, row + 1);
    return row;
  }
}
