import { isoInZone } from '../../../rules/tasks/wall-clock';
import type { ChartTable } from '../charts/chart-table';
import type { BookRow, BookTask, MarkBook } from './mark-book';

type Cell = string | number | null;

interface Column {
  heading: string;
  of: (row: BookRow) => Cell;
  mean: Cell;
}

/**
 * The book as a file: a row for each student with an id that stays the same, points of what was handed in or a word where
 * there are none, letters in a column of their own, and the mean of the class below.
 */
export function bookTable(
  { tasks, rows, means, mean }: MarkBook,
  data: readonly BookTask[],
  timeZone: string,
): ChartTable {
  const columns: Column[] = [
    { heading: 'Student id', of: ({ studentId }) => studentId, mean: null },
    { heading: 'Student', of: ({ nickname }) => nickname, mean: 'Class mean' },
    ...tasks.flatMap(({ id }, place) => {
      const task = data.find((one) => one.id === id);
      return task === undefined ? [] : taskColumns(task, { place, mean: percent(means[place] ?? null), timeZone });
    }),
    { heading: 'All', of: ({ all }) => percent(all), mean: percent(mean) },
  ];
  return {
    columns: columns.map(({ heading }) => heading),
    rows: [...rows.map((row) => columns.map(({ of }) => of(row))), columns.map((column) => column.mean)],
  };
}

function taskColumns(
  { title, type, dueAt, pointsPossible, gradeType }: BookTask,
  { place, mean, timeZone }: { place: number; mean: Cell; timeZone: string },
): Column[] {
  const kind = type === 'TEST' ? 'test' : 'homework';
  const due = dueAt === null ? '' : `, due ${isoInZone(new Date(dueAt), timeZone)}`;
  const points: Column = {
    heading: `${title} (${kind}${due}, points of ${pointsPossible})`,
    of: ({ cells }) => cells[place]?.points ?? cells[place]?.note?.label ?? null,
    mean,
  };
  if (gradeType !== 'LETTER') return [points];
  const letter: Column = {
    heading: `${title} (letter)`,
    of: ({ cells }) => cells[place]?.letter ?? null,
    mean: null,
  };
  return [points, letter];
}

const percent = (value: number | null): string | null => (value === null ? null : `${value}%`);
