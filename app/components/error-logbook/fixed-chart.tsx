import { ColumnChart } from '../charts/column-chart';
import { TableDetails } from '../charts/table-details';
import type { FixedWeek } from './logbook-data';

/** Errors fixed in each of the last weeks, as columns; the same numbers stand in a table below. */
export function FixedChart({ weeks }: { weeks: FixedWeek[] }) {
  const last = weeks.length - 1;
  const label = (place: number) => (place === 0 ? `${weeks.length} weeks ago` : place === last ? 'this week' : '');
  return (
    <>
      <ColumnChart
        name="Mistakes fixed each week"
        columns={weeks.map(({ count }, place) => ({ label: label(place), value: count }))}
        now="last"
      />
      <TableDetails
        name="Mistakes fixed each week"
        table={{ columns: ['Week of', 'Fixed'], rows: weeks.map(({ weekStart, count }) => [weekStart, count]) }}
      />
    </>
  );
}
