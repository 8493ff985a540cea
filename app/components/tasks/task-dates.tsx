import { Fragment } from 'react';
import { DataList } from '../ui/lists';
import type { TaskDateView } from './task-view';

/** The dates of a task in the student's zone, with the class's clock beside them where it shows another time. */
export function TaskDates({ dates }: { dates: TaskDateView[] }) {
  return (
    <DataList>
      {dates.map(({ label, text, inClass }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>
            {text}
            {inClass === null ? null : <span className="muted small"> ({inClass})</span>}
          </dd>
        </Fragment>
      ))}
    </DataList>
  );
}
