import { Link } from '@remix-run/react';
import { paths } from '../../lib/paths';
import { Section } from '../ui/section';
import { taskPaths } from './task-paths';
import { TaskRows } from './task-row';
import type { TaskView } from './task-view';

/** The tasks of one class on its student's page. */
export function ClassTasks({ classId, tasks }: { classId: string; tasks: TaskView[] }) {
  const listed = tasks.filter(({ hidden }) => !hidden);
  const hidden = tasks.length - listed.length;
  // What is to be done stands in front, due first; below it what is over, the latest first.
  const shown = [...listed.filter(({ isOver }) => !isOver), ...listed.filter(({ isOver }) => isOver).reverse()];
  const all = (
    <Link to={paths.tasks} className="target">
      All my tasks
    </Link>
  );
  return (
    <Section title="Tasks" aside={all}>
      {shown.length === 0 ? <p>Nothing is set right now.</p> : null}
      <TaskRows tasks={shown} from={`class:${classId}`} />
      {hidden === 0 ? null : (
        <p>
          <Link to={taskPaths.hidden(classId)}>
            {hidden} hidden task{hidden === 1 ? '' : 's'}
          </Link>
        </p>
      )}
    </Section>
  );
}
