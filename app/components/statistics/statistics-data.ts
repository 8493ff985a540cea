import type { ChartTable } from '../charts/chart-table';
import type { HeatMapCell } from '../charts/heat-map';

/** A number of the page that is no chart. */
export interface Fact {
  label: string;
  value: string;
}

export interface Columns {
  /** The chart in a sentence. */
  name: string;
  columns: { label: string; value: number }[];
}

export interface Lines {
  name: string;
  places: { label: string; notes?: string[] }[];
  series: { name: string; values: (number | null)[] }[];
}

export interface MapRow {
  label: string;
  note?: string;
  cells: HeatMapCell[];
}

export interface ErrorStatisticsShown {
  course: { id: string; name: string };
  /** Nothing has ever gone wrong here. */
  empty: boolean;
  facts: Fact[];
  opened: Columns;
  fixed: Columns;
  due: Columns;
  misconceptionMap: { columns: string[]; rows: MapRow[]; note: string };
  retired: { name: string; detail: string }[];
  tables: Record<'weeks' | 'due' | 'ideas' | 'retired', ChartTable>;
}

export interface LearningActivityShown {
  course: { id: string; name: string };
  range: '28d' | '12w' | '52w';
  /** Whether the plan reaches back as far as this range. */
  isOpen: boolean;
  /** Whether it reaches back further than the free plan. */
  isWhole: boolean;
  /** "the last 28 days" */
  rangeLabel: string;
  /** "each day" */
  each: string;
  /** Nothing was answered in the range. */
  empty: boolean;
  facts: Fact[];
  minutes: Columns;
  questions: Columns;
  coins: Columns;
  rates: Lines;
  forgetting: Lines;
  topicMap: { columns: string[]; rows: MapRow[] };
  tables: Record<'minutes' | 'questions' | 'rates' | 'topics' | 'forgetting' | 'coins', ChartTable>;
}
