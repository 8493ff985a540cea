/**
 * Figures are data: a template computes one, the page and the printed paper draw it. Lengths are in the figure's own
 * units; the drawing scales them. Every figure says in words what it shows (`alt`), without giving the answer away.
 */
export type Figure = { alt: string } & (
  | FractionBars
  | NumberLine
  | PolygonFigure
  | RightTriangle
  | ColumnChart
  | DotPlot
  | ArrayFigure
  | AngleFigure
  | SpinnerFigure
  | FunctionGraph
  | CoordinatePlane
  | ColumnArithmetic
);

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

/** Any straight-sided shape: vertices in order, side labels (side i joins vertex i to i+1), right-angle marks by vertex. */
export interface PolygonFigure {
  kind: 'polygon';
  vertices: [number, number][];
  sides?: (string | null)[];
  rightAngles?: number[];
  /** Dashed helper lines between two points. */
  dashed?: [[number, number], [number, number]][];
  /** Curved ends drawn as half discs on a side, for composite shapes. */
  semicircles?: { side: number; outward: boolean }[];
}

export interface RightTriangle {
  kind: 'right-triangle';
  /** Legs in true proportion. */
  base: number;
  height: number;
  labels: { base?: string; height?: string; hypotenuse?: string; baseAngle?: string; topAngle?: string };
}

export interface ColumnChart {
  kind: 'column-chart';
  title?: string;
  xLabel?: string;
  yLabel?: string;
  columns: { label: string; value: number }[];
  yStep: number;
}

export interface DotPlot {
  kind: 'dot-plot';
  title?: string;
  from: number;
  to: number;
  values: number[];
}

/** Rows and columns of equal dots. */
export interface ArrayFigure {
  kind: 'array';
  rows: number;
  columns: number;
}

export interface AngleFigure {
  kind: 'angle';
  /** Directions of the rays in degrees, anticlockwise from east, and the labels of the angles between neighbours. */
  rays: number[];
  labels: string[];
}

export interface SpinnerFigure {
  kind: 'spinner';
  sectors: { label: string; share: number; tone: 'a' | 'b' | 'none' }[];
}

export interface FunctionGraph {
  kind: 'function-graph';
  /** Polynomial coefficients, constant term first. */
  curves: { coefficients: number[]; label?: string }[];
  x: { from: number; to: number; step: number };
  y: { from: number; to: number; step: number };
  points?: { x: number; y: number; label?: string }[];
}

export interface CoordinatePlane {
  kind: 'coordinate-plane';
  x: { from: number; to: number };
  y: { from: number; to: number };
  points: { x: number; y: number; label?: string }[];
  segments?: { from: [number, number]; to: [number, number] }[];
}

/** Numbers set out in columns, as written by hand; `null` is an empty cell. */
export interface ColumnArithmetic {
  kind: 'column-arithmetic';
  rows: { digits: (string | null)[]; sign?: string; rule?: boolean }[];
}
