import type { ErrorStatisticsData } from '../../graphql/statistics/error-logbook-statistics';
import { dayIn } from '../../lib/day-labels';
import type { ErrorStatisticsShown } from './statistics-data';

/** The tables behind the charts of a course's error logbook: shown on the page, and downloaded as files. */
export function errorTables(data: ErrorStatisticsData, timeZone: string): ErrorStatisticsShown['tables'] {
  return {
    weeks: {
      columns: ['Week from', 'Opened', 'Fixed'],
      rows: data.weeks.map(({ weekStart, opened, fixed }) => [weekStart, opened, fixed]),
    },
    due: { columns: ['Day', 'Due'], rows: data.due.map(({ date, count }) => [date, count]) },
    ideas: {
      columns: ['Topic', 'Idea', 'Open', 'Reviewing', 'Relapsed', 'Fixed'],
      rows: data.misconceptionCells.map(({ topicTitle, misconceptionName, totals }) => [
        topicTitle,
        misconceptionName,
        totals.open,
        totals.reviewing,
        totals.relapsed,
        totals.fixed,
      ]),
    },
    retired: {
      columns: ['Idea', 'Errors fixed', 'Last fixed on'],
      rows: data.retiredMisconceptions.map(({ name, errorCount, fixedAt }) => [
        name,
        errorCount,
        dayIn(timeZone, new Date(fixedAt)),
      ]),
    },
  };
}
