import styles from '../shared/table.module.css';
import { TableFrame } from '../shared/table-frame';
import type { FigureOf } from '../shown-figure';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** A page of a calendar; weeks begin on Monday. */
export function CalendarDrawing({ figure }: { figure: FigureOf<'calendar'> }) {
  const { month, firstDay, days, marked = [] } = figure;
  const weeks = Math.ceil((firstDay + days) / 7);
  return (
    <TableFrame alt={figure.alt} title={month} signs={21} columns={7}>
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day} scope="col">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: weeks }, (_, week) => (
          <tr key={week}>
            {weekdays.map((weekday, column) => {
              const day = week * 7 + column - firstDay + 1;
              return day < 1 || day > days ? (
                <td key={weekday} className={styles.day} />
              ) : (
                <td key={weekday} className={`${styles.day} ${marked.includes(day) ? styles.marked : ''}`}>
                  {day}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
