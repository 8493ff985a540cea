/** Figures of number: counting, place value, fractions, money, written methods. */

/** Bars of equal length, each cut into `parts` with `shaded` coloured; joined by signs ("+", "="), `null` is an unknown bar. */
export interface FractionBars {
  kind: 'fraction-bars';
  bars: ({ parts: number; shaded: number; label?: string } | null)[];
  signs?: string[];
}

export interface NumberLine {
  kind: 'number-line';
  from: number;
  to: number;
  step: number;
  labelEvery?: number;
  points?: { at: number; label?: string }[];
  /** Jumps drawn above the line. */
  jumps?: { from: number; to: number; label?: string }[];
}

/** Rows and columns of equal dots. */
export interface ArrayFigure {
  kind: 'array';
  rows: number;
  columns: number;
}

/** Numbers set out in columns, as written by hand; `null` is an empty cell. */
export interface ColumnArithmetic {
  kind: 'column-arithmetic';
  rows: { digits: (string | null)[]; sign?: string; rule?: boolean }[];
}

/** A whole circle cut into equal parts, `shaded` of them coloured, from the top clockwise. */
export interface FractionCircles {
  kind: 'fraction-circles';
  circles: { parts: number; shaded: number; label?: string }[];
}

/** Base-ten blocks: thousand cubes, hundred flats, ten rods, single ones. */
export interface PlaceValueBlocks {
  kind: 'place-value-blocks';
  thousands?: number;
  hundreds: number;
  tens: number;
  ones: number;
}

/** Australian coins and notes by their worth in cents: 5, 10, 20, 50, 100, 200 (coins), 500, 1000, 2000, 5000, 10000 (notes). */
export interface MoneyFigure {
  kind: 'money';
  cents: number[];
}

/** Equal groups of things: each group a ring with `count` dots. */
export interface EqualGroups {
  kind: 'groups';
  groups: { count: number; label?: string }[];
}

/** A row of shapes, for patterns and counting; `null` is an empty place with a question mark. */
export interface ShapeRow {
  kind: 'shape-row';
  items: ({
    shape: FlatShape;
    tone?: 'a' | 'b' | 'none';
    size?: 'small' | 'big';
    turn?: number;
    text?: string;
  } | null)[];
}

export type FlatShape =
  | 'circle'
  | 'triangle'
  | 'square'
  | 'rectangle'
  | 'pentagon'
  | 'hexagon'
  | 'octagon'
  | 'trapezium'
  | 'rhombus'
  | 'kite'
  | 'parallelogram'
  | 'star'
  | 'heart'
  | 'arrow';

/** Long division as written by hand: the divisor beside the dividend, the quotient above, the working below. */
export interface LongDivision {
  kind: 'long-division';
  divisor: string;
  /** One entry a column; "." may be an entry. Quotient and working rows have as many columns, `null` is empty. */
  dividend: string[];
  quotient: (string | null)[];
  working: { digits: (string | null)[]; sign?: string; rule?: boolean }[];
}
