import type { ClassFormState } from '../../lib/class-form';
import { PortalForm } from '../portal/portal-form';
import { BothVersions } from '../ui/both-versions';
import { Field } from '../ui/field';
import { TextInput } from '../ui/text-input';
import styles from './tasks.module.css';

interface QuestionPointsProps {
  task: { version: number; changedBy: string | null };
  /** When the task was changed last. */
  changed: string;
  /** What each picked question is worth; empty where each student has questions of their own. */
  worth: { title: string; points: number }[];
  /** How many students have begun. */
  begun: number;
  reply: ClassFormState | undefined;
}

/** What the questions of a task are worth, to be changed while it is out. It says first what that does. */
export function QuestionPoints({ task, changed, worth, begun, reply }: QuestionPointsProps) {
  if (worth.length === 0) return null;
  const own = reply?.intent === 'points' ? reply : undefined;
  const typed = own?.values.points?.split(' ');
  return (
    <section className="card" aria-labelledby="question-points">
      <h3 id="question-points">Points per question</h3>
      <p className={styles.quiet}>
        {begun === 0
          ? 'Nobody has started yet.'
          : `The work of ${begun === 1 ? 'one student' : `${begun} students`} will be re-marked, and the grades updated.`}{' '}
        Marks you gave yourself keep their share: 3 out of 4 becomes 6 out of 8. We’ll tell your students in the same
        message as your other changes.
      </p>
      <PortalForm intent="points" reply={reply} submit="Change the points">
        <input type="hidden" name="version" value={task.version} />
        {own?.isConflict ? (
          <BothVersions
            by={task.changedBy}
            at={changed}
            fields={[
              { name: 'points', label: 'Points', mine: typed ?? [], theirs: worth.map(({ points }) => String(points)) },
            ]}
            show={(_name, values) => values.map((points, place) => `${place + 1}: ${points}`).join(', ')}
          />
        ) : null}
        {own?.errors.points === undefined ? null : (
          <p className={styles.wrong} role="alert" tabIndex={-1}>
            {own.errors.points}
          </p>
        )}
        {worth.map(({ title, points }, place) => (
          <Field key={`${place + 1}`} label={`${place + 1}. ${title}`}>
            {(aria) => (
              <TextInput
                {...aria}
                name="points"
                type="number"
                min={1}
                max={20}
                defaultValue={typed?.[place] ?? String(points)}
              />
            )}
          </Field>
        ))}
      </PortalForm>
    </section>
  );
}
