import { Form, Link, useNavigation } from '@remix-run/react';
import { ClipboardList, Timer } from 'lucide-react';
import { paths } from '../../lib/paths';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { EmptyState } from '../ui/empty-state';
import { Row, Rows } from '../ui/lists';
import { Section } from '../ui/section';
import type { TaskLine } from './task-line';

interface ClassTasksViewProps {
  tasks: TaskLine[];
  creationKey: string;
  problem: string | null;
}

/** The tasks of a class by where they stand. */
export function ClassTasksView({ tasks, creationKey, problem }: ClassTasksViewProps) {
  return (
    <>
      <Alert>{problem}</Alert>
      {tasks.length === 0 ? (
        <Section label="Tasks">
          <EmptyState plain heading="h2" title="No tasks yet">
            <p>
              Students can use hints and the tutor for homework. In a test they work on their own, with a timer if you
              like.
            </p>
            <SetTask creationKey={creationKey} />
          </EmptyState>
        </Section>
      ) : (
        <>
          <SetTask creationKey={creationKey} />
          <Section label="Tasks">
            <Rows>
              {tasks.map((task) => (
                <TaskItem key={task.id} {...task} />
              ))}
            </Rows>
          </Section>
        </>
      )}
    </>
  );
}

function TaskItem({ id, title, isTest, isDraft, summary, standing }: TaskLine) {
  const Icon = isTest ? Timer : ClipboardList;
  return (
    <Row
      mark={<Icon size={24} aria-hidden />}
      title={<Link to={isDraft ? paths.teacherTaskStep(id, 'what') : paths.teacherTask(id)}>{title}</Link>}
      note={summary}
    >
      <Chip tone={standing.tone}>{standing.label}</Chip>
    </Row>
  );
}

function SetTask({ creationKey }: { creationKey: string }) {
  const busy = useNavigation().formData?.has('creationKey') ?? false;
  return (
    <Form method="post">
      <input type="hidden" name="creationKey" value={creationKey} />
      <Button type="submit" variant="main" busy={busy}>
        Create task
      </Button>
    </Form>
  );
}
