/** The numbers behind a chart: what "Show as a table" shows and "Download CSV" holds. The first cell names its row. */
export interface ChartTable {
  columns: string[];
  /** Null: nothing to say. */
  rows: (string | number | null)[][];
}
