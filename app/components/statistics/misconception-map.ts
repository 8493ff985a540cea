import type { ErrorStatisticsData } from '../../graphql/statistics/error-logbook-statistics';
import { amountCell } from '../charts/heat-tone';
import type { ErrorStatisticsShown } from './statistics-data';

type Cell = ErrorStatisticsData['misconceptionCells'][number];

/** As many as a phone shows side by side, and one screen below each other. */
const mostMisconceptions = 6;
const mostTopics = 8;

/** Pure: errors by topic (rows) and misconception (columns), those with most errors; the note says what is left out. */
export function misconceptionMap(cells: readonly Cell[]): ErrorStatisticsShown['misconceptionMap'] {
  const ideas = largest(cells, ({ misconceptionName }) => misconceptionName, mostMisconceptions);
  const ofLargest = cells.filter(({ misconceptionName }) => ideas.includes(misconceptionName));
  const topics = largest(ofLargest, ({ topicTitle }) => topicTitle, mostTopics);
  const shown = ofLargest.filter(({ topicTitle }) => topics.includes(topicTitle));
  const amount = (topic: string, idea: string) =>
    errorsIn(shown.filter(({ topicTitle, misconceptionName }) => topicTitle === topic && misconceptionName === idea));
  const left = errorsIn(cells) - errorsIn(shown);
  return {
    columns: ideas,
    rows: topics.map((topic) => ({ label: topic, cells: ideas.map((idea) => amountCell(amount(topic, idea))) })),
    note: left === 0 ? '' : `These are the most common ones. The table has ${left} more.`,
  };
}

function largest(cells: readonly Cell[], nameOf: (cell: Cell) => string, most: number): string[] {
  const names = [...new Set(cells.map(nameOf))];
  const amounts = new Map(names.map((name) => [name, errorsIn(cells.filter((cell) => nameOf(cell) === name))]));
  return names.sort((a, b) => (amounts.get(b) ?? 0) - (amounts.get(a) ?? 0) || a.localeCompare(b)).slice(0, most);
}

function errorsIn(cells: readonly Cell[]): number {
  return cells.reduce((sum, { totals }) => sum + totals.unresolved + totals.fixed, 0);
}
