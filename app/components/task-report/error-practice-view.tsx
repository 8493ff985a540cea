import { Link } from '@remix-run/react';
import { paths } from '../../lib/paths';
import { taskPaths } from '../tasks/task-paths';
import { Chip } from '../ui/chip';
import { EmptyState } from '../ui/empty-state';
import { LinkButton } from '../ui/link-button';
import { Row, Rows } from '../ui/lists';
import { Page } from '../ui/page';
import { Section } from '../ui/section';
import { reportPaths } from './report-paths';

interface ErrorPracticeViewProps {
  task: { classId: string; studentTaskId: string; title: string };
  practices: {
    practiceId: string;
    finished: boolean;
    started: string;
    asked: number;
    right: number;
    currentIndex: number;
  }[];
}

/** What was practised after a task: each set that redid mistakes of it, with new numbers. */
export function ErrorPracticeView({ task, practices }: ErrorPracticeViewProps) {
  const { classId, studentTaskId, title } = task;
  return (
    <Page
      back={{ to: taskPaths.task(classId, studentTaskId), label: title }}
      title={`Practice after ${title}`}
      actions={<LinkButton to={reportPaths.errors(classId, studentTaskId)}>Mistakes in this task</LinkButton>}
    >
      <Section label="Practice on these mistakes">
        {practices.length === 0 ? (
          <EmptyState heading="h2" title="Nothing yet">
            <p>Mistakes you redo with new numbers show up here.</p>
            <LinkButton to={reportPaths.errors(classId, studentTaskId)} variant="main">
              See the mistakes
            </LinkButton>
          </EmptyState>
        ) : (
          <Rows>
            {practices.map(({ practiceId, finished, started, asked, right, currentIndex }) => (
              <Row
                key={practiceId}
                title={
                  <Link
                    to={finished ? paths.practiceResult(practiceId) : paths.practiceQuestion(practiceId, currentIndex)}
                  >
                    {started}
                  </Link>
                }
                note={`${asked === 1 ? '1 mistake from this task' : `${asked} mistakes from this task`}, ${right} right`}
              >
                <Chip tone={finished ? 'good' : 'info'}>{finished ? 'Finished' : 'In progress'}</Chip>
              </Row>
            ))}
          </Rows>
        )}
      </Section>
    </Page>
  );
}
