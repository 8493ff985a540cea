import { paths } from '../../lib/paths';
import { Chip } from '../ui/chip';
import { LinkRow, Rows } from '../ui/lists';
import { Section } from '../ui/section';
import type { DueTask } from './due-tasks';
import type { HomeData } from './home-data';

/** What waits for the student today. */
export function DueList({ due, tasks }: { due: HomeData['due']; tasks: DueTask[] }) {
  return (
    <Section title="Due today">
      {due.length === 0 && tasks.length === 0 ? (
        <p className="muted">Nothing due today. A short practice set keeps things fresh.</p>
      ) : (
        <Rows>
          {tasks.map((task) => (
            <LinkRow
              key={task.id}
              to={task.to}
              mark={<Chip tone={task.tone}>{task.when}</Chip>}
              title={task.title}
              note={task.detail}
            />
          ))}
          {due.map((item) => (
            <LinkRow
              key={`${item.kind}-${item.courseId}`}
              to={paths.courseErrorLogbook(item.courseId)}
              mark={<Chip tone="info">Today</Chip>}
              title={titleOf(item)}
              note={`${item.courseName} · ${item.kind === 'ERRORS_TO_CLEAR' ? 'ready for another go' : 'answer it once more to make it stick'}`}
            />
          ))}
        </Rows>
      )}
    </Section>
  );
}

function titleOf({ kind, count }: HomeData['due'][number]): string {
  const mistakes = count === 1 ? '1 mistake' : `${count} mistakes`;
  return kind === 'ERRORS_TO_CLEAR' ? `${mistakes} to fix` : `${mistakes} to confirm`;
}
