import { paths } from '../../lib/paths';
import { EmptyState } from '../ui/empty-state';
import { LinkButton } from '../ui/link-button';
import { Sky } from '../ui/scenery/sky';
import { Segmented } from '../ui/segmented';
import styles from './tasks.module.css';

const tabs = [
  { id: 'in-progress', label: 'In Progress', empty: 'No task is waiting for you' },
  { id: 'done', label: 'Done', empty: 'You have handed in no task yet' },
  { id: 'overdue', label: 'OverDue', empty: 'No task is overdue' },
  { id: 'favorite', label: 'Favorite', empty: 'You have starred no task yet' },
] as const;

/** A student's tasks by where they stand. */
export function TasksView({ tab }: { tab: string | null }) {
  const current = tabs.find(({ id }) => id === tab) ?? tabs[0];
  return (
    <>
      <Sky className={styles.sky}>
        <div className={styles.head}>
          <h1>Tasks</h1>
          <p>What your teachers have set you, and where it stands.</p>
        </div>
        <Segmented
          label="Which tasks"
          items={tabs.map(({ id, label }) => ({ label, to: paths.tasksTab(id), current: id === current.id }))}
        />
      </Sky>
      <div className={`page ${styles.page}`}>
        <section className="card" aria-label={current.label}>
          <EmptyState heading="h2" title={current.empty}>
            <p>Tasks are not open yet: teachers cannot set them here so far. You can always practise on your own.</p>
            <LinkButton to={paths.courses} variant="main">
              Choose a course
            </LinkButton>
          </EmptyState>
        </section>
      </div>
    </>
  );
}
