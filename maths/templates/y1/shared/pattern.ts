import type { Random } from '../../../engine/random';
import type { FlatShape, ShapeRow } from '../../../figures/number-figures';

export interface Pattern {
  /** The part that repeats. */
  unit: FlatShape[];
  /** How many shapes are shown. */
  shown: number;
}

const shapes: FlatShape[] = ['circle', 'triangle', 'square', 'star', 'heart', 'hexagon'];
const kinds = ['AB', 'ABC', 'AAB', 'ABB', 'ABBC', 'AABB'] as const;

/** A pattern of two or three shapes; so many full parts and some more shapes of the next one are shown. */
export function drawPattern(random: Random, fullParts: number, more: boolean): Pattern {
  const pool = random.shuffle(shapes);
  const unit = [...random.pick(kinds)].map((letter) => pool['ABC'.indexOf(letter)] ?? 'circle');
  return { unit, shown: fullParts * unit.length + (more ? random.int(0, unit.length - 1) : 0) };
}

/** The shapes that are shown, from the left. */
export function patternRow({ unit, shown }: Pattern): FlatShape[] {
  return Array.from({ length: shown }, (_, place) => unit[place % unit.length] ?? 'circle');
}

/** The row as a figure, with an empty place at the end if one is asked for. */
export function patternFigure(pattern: Pattern, next: boolean): ShapeRow & { alt: string } {
  const row = patternRow(pattern);
  const items = row.map((shape) => ({
    shape,
    tone: shapes.indexOf(shape) % 2 === 0 ? ('a' as const) : ('b' as const),
  }));
  return {
    kind: 'shape-row',
    alt: `A row of shapes: ${row.join(', ')}${next ? '. Then a gap' : ''}.`,
    items: next ? [...items, null] : items,
  };
}

/** The shortest length after which a row repeats itself; gaps (`null`) fit everything. */
export function smallestPeriod(row: (string | number | null)[]): number {
  for (let period = 1; period < row.length; period += 1) {
    const fits = row.every((entry, place) => {
      const before = row[place - period];
      return place < period || entry === null || before === null || entry === before;
    });
    if (fits) return period;
  }
  return row.length;
}
