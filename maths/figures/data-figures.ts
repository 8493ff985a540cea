/** Displays of data. */

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

/** Bars without gaps over equal classes. `edges` has one entry more than `counts`. */
export interface HistogramFigure {
  kind: 'histogram';
  title?: string;
  xLabel?: string;
  yLabel?: string;
  edges: number[];
  counts: number[];
  yStep: number;
}

/** Points joined by lines over named places or times. */
export interface LineChart {
  kind: 'line-chart';
  title?: string;
  xLabel?: string;
  yLabel?: string;
  labels: string[];
  series: { name?: string; values: number[] }[];
  yFrom?: number;
  yStep: number;
}

/** Rows of pictures; each picture stands for `worth`, and half a picture for half of it. */
export interface PictureGraph {
  kind: 'picture-graph';
  title?: string;
  symbol: 'circle' | 'star' | 'square' | 'heart';
  worth: number;
  rows: { label: string; value: number }[];
  /** The key is shown unless the question hides it. */
  hideKey?: boolean;
}

/** Tally marks in fives. */
export interface TallyTable {
  kind: 'tally';
  title?: string;
  rows: { label: string; count: number }[];
}

/** A table of words and numbers; `null` is a cell to be worked out. */
export interface DataTable {
  kind: 'table';
  title?: string;
  head?: string[];
  /** The first cell of each row is its heading when `rowHeads` is true. */
  rowHeads?: boolean;
  rows: (string | null)[][];
}

/** Stems with leaves in order; `left` gives the other side of a back-to-back plot. */
export interface StemAndLeaf {
  kind: 'stem-and-leaf';
  title?: string;
  rows: { stem: string; leaves: string[]; left?: string[] }[];
  leftTitle?: string;
  rightTitle?: string;
  key: string;
}

/** Box plots over one axis. */
export interface BoxPlot {
  kind: 'box-plot';
  from: number;
  to: number;
  step: number;
  xLabel?: string;
  plots: { label?: string; min: number; q1: number; median: number; q3: number; max: number; outliers?: number[] }[];
}

export interface ScatterPlot {
  kind: 'scatter-plot';
  x: { from: number; to: number; step: number; label?: string };
  y: { from: number; to: number; step: number; label?: string };
  points: [number, number][];
  /** y = intercept + slope × x. */
  line?: { intercept: number; slope: number };
}

/** A circle cut by shares, with labels beside a key. */
export interface PieChart {
  kind: 'pie-chart';
  title?: string;
  sectors: { label: string; share: number; text?: string }[];
}
