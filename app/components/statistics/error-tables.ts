import type { ErrorStatisticsData } from '../../graphql/statistics/error-logbook-statistics';
import { dayIn } from '../../lib/day-labels';
import type { ErrorStatisticsShown } from './statistics-data';

/** The tables behind the charts of a course's error logbook: shown on the page, and downloaded as files. */
export function errorTables(data: ErrorStatisticsData, timeZone: string): ErrorStatisticsShown['tables'] {
  return {
    weeks: {
      columns: ['Week of', 'New', 'Fixed'],
      rows: data.weeks.map(({ weekStart, opened, fixed }) => [weekStart, opened, fixed]),
    },
    due: { columns: ['Day', 'Due'], rows: data.due.map(({ date, count }) => [date, count]) },
    ideas: {
      columns: ['Topic', 'Mistake', 'Open', 'Reviewing', 'Came back', 'Fixed'],
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
      columns: ['Mistake', 'Times fixed', 'Last fixed'],
      rows: data.retiredMisconceptions.map(({ name, errorCount, fixedAt }) => [
        name,
        errorCount,
        dayIn(timeZone, new Date(fixedAt)),
      ]),
    },
  };
}
