import { Link } from '@remix-run/react';
import { paths } from '../../lib/paths';
import { EmptyState } from '../ui/empty-state';
import { LinkButton } from '../ui/link-button';
import { SkyPage } from '../ui/page';
import { Section } from '../ui/section';
import { Segmented } from '../ui/segmented';
import { taskPaths } from './task-paths';
import { TaskRows } from './task-row';
import type { TaskView } from './task-view';

const empty: Record<string, string> = {
  'in-progress': 'You have no tasks to do',
  done: 'You haven’t handed in any tasks yet',
  overdue: 'No overdue tasks',
  favorite: 'You haven’t starred any tasks yet',
};

interface TasksViewProps {
  tabs: { id: string; label: string; count: number }[];
  tab: string;
  /** Those that can be worked on now, as the header counts them. */
  waiting: number;
  tasks: TaskView[];
  hiddenIn: { classId: string; name: string; count: number }[];
}

/** A student's tasks by where they stand. */
export function TasksView({ tabs, tab, waiting, tasks, hiddenIn }: TasksViewProps) {
  return (
    <SkyPage title="Your tasks" lead={waiting === 0 ? 'Nothing to do right now.' : `${waiting} to do.`}>
      <Section label="Tasks">
        <div>
          <Segmented
            label="Which tasks"
            items={tabs.map(({ id, label, count }) => ({
              label: count === 0 ? label : `${label} ${count}`,
              to: paths.tasksTab(id),
              current: id === tab,
            }))}
          />
        </div>
        {tasks.length === 0 ? (
          <EmptyState heading="h2" title={empty[tab] ?? ''}>
            <p>Tasks from your teachers show up here. You can always practise on your own.</p>
            <LinkButton to={paths.courses} variant="main">
              Choose a course
            </LinkButton>
          </EmptyState>
        ) : (
          <TaskRows tasks={tasks} from={tab} />
        )}
      </Section>
      <p className="small muted">Tasks handed in late move to Done, marked Late.</p>
      {hiddenIn.map(({ classId, name, count }) => (
        <p key={classId}>
          <Link to={taskPaths.hidden(classId)}>
            {count} hidden task{count === 1 ? '' : 's'} of {name}
          </Link>
        </p>
      ))}
    </SkyPage>
  );
}
