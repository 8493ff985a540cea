import { paths } from '../../lib/paths';
import { EmptyState } from '../ui/empty-state';
import { LinkButton } from '../ui/link-button';
import { Page } from '../ui/page';
import { Section } from '../ui/section';
import { TaskRows } from './task-row';
import type { TaskView } from './task-view';

interface HiddenTasksViewProps {
  school: { id: string; name: string; left: boolean };
  tasks: TaskView[];
}

/** Tasks of one class that its student put out of sight; those handed in stay after the class is left. */
export function HiddenTasksView({ school, tasks }: HiddenTasksViewProps) {
  return (
    <Page
      back={
        school.left
          ? { to: paths.tasks, label: 'Your tasks' }
          : { to: paths.classDetails(school.id), label: school.name }
      }
      title="Hidden tasks"
      lead="They’re off your lists, but your teacher can still see them."
    >
      <Section label="Hidden tasks">
        {tasks.length === 0 ? (
          <EmptyState heading="h2" title="No hidden tasks">
            <p>Tasks you hide from your list show up here.</p>
            <LinkButton to={paths.tasks} variant="main">
              Your tasks
            </LinkButton>
          </EmptyState>
        ) : (
          <TaskRows tasks={tasks} from={`hidden:${school.id}`} />
        )}
      </Section>
    </Page>
  );
}
