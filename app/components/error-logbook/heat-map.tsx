import { HeatMap as Chart } from '../charts/heat-map';
import { amountCell } from '../charts/heat-tone';
import { type HeatCell, typeNames } from './logbook-data';

/** Unfixed errors by topic (rows) and mistake type (columns), those with most first. */
export function HeatMap({ cells }: { cells: HeatCell[] }) {
  const types = orderByTotal(cells, (cell) => cell.type).slice(0, 6);
  const topics = orderByTotal(cells, (cell) => cell.topicTitle).slice(0, 8);
  const count = (topic: string, type: string) =>
    cells.find((cell) => cell.topicTitle === topic && cell.type === type)?.count ?? 0;
  const all = (topic: string) =>
    cells.filter((cell) => cell.topicTitle === topic).reduce((sum, cell) => sum + cell.count, 0);
  return (
    <Chart
      name="Mistakes by topic and type"
      corner="Topic"
      columns={[...types.map((type) => typeNames[type] ?? type), 'All']}
      rows={topics.map((topic) => ({
        label: topic,
        cells: [
          ...types.map((type) => amountCell(count(topic, type))),
          { text: String(all(topic)), tone: 'plain' as const },
        ],
      }))}
    />
  );
}

function orderByTotal(cells: HeatCell[], key: (cell: HeatCell) => string): string[] {
  const totals = new Map<string, number>();
  for (const cell of cells) totals.set(key(cell), (totals.get(key(cell)) ?? 0) + cell.count);
  return [...totals].sort((a, b) => b[1] - a[1]).map(([name]) => name);
}
