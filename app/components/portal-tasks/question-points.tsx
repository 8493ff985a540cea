import type { ClassFormState } from '../../lib/class-form';
import { PortalForm } from '../portal/portal-form';
import { Alert } from '../ui/alert';
import { BothVersions } from '../ui/both-versions';
import { Field } from '../ui/field';
import { Section } from '../ui/section';
import { TextInput } from '../ui/text-input';

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
    <Section title="Points per question" heading="h3">
      <p className="muted">
        {begun === 0
          ? 'Nobody has started yet.'
          : `The work of ${begun === 1 ? 'one student' : `${begun} students`} will be re-marked, and the grades updated.`}{' '}
        Marks you entered by hand scale too: 3 out of 4 becomes 6 out of 8. We’ll tell your students in the same message
        as your other changes.
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
        <Alert>{own?.errors.points}</Alert>
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
    </Section>
  );
}
