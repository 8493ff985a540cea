import { Row, Rows } from '../ui/lists';
import { Section } from '../ui/section';
import { ErrorCount } from './error-count';
import { FixForm } from './fix-form';
import type { FollowUpRow } from './logbook-data';
import { MistakeLine } from './mistake-line';

interface ConfirmCardProps {
  due: FollowUpRow[];
  dueCount: number;
  /** Fixed errors whose day has not come. */
  waiting: { count: number; from: string } | null;
  formKey: string;
}

/** Rows of the card: the others come into sight as these are confirmed. */
const mostRows = 5;

/** Fixed errors that one more right answer confirms, a day or more after the fix. */
export function ConfirmCard({ due, dueCount, waiting, formKey }: ConfirmCardProps) {
  if (due.length === 0 && waiting === null) return null;
  return (
    <Section
      title={dueCount === 0 ? 'To confirm' : `To confirm today: ${dueCount}`}
      note={
        due.length > 0
          ? 'You fixed these a day or more ago. Get each one right once more without help and it stays fixed.'
          : waitingText(waiting)
      }
    >
      {due.length > 0 && (
        <Rows>
          {due.slice(0, mostRows).map((group) => (
            <Row
              key={group.id}
              mark={<ErrorCount tone="good" count={group.count} />}
              title={group.title}
              note={group.example && <MistakeLine mistake={group.example} />}
            >
              <FixForm
                formKey={formKey}
                errorIds={group.errorIds}
                count={group.count}
                label={`Confirm: ${group.title}`}
              >
                Confirm
              </FixForm>
            </Row>
          ))}
        </Rows>
      )}
      {due.length > mostRows && (
        <p className="muted small">
          {due.length - mostRows === 1
            ? 'One more type after these.'
            : `${due.length - mostRows} more types after these.`}
        </p>
      )}
      {due.length > 0 && waiting !== null && <p className="muted small">{waitingText(waiting)}</p>}
    </Section>
  );
}

function waitingText(waiting: ConfirmCardProps['waiting']): string {
  if (waiting === null) return '';
  const { count, from } = waiting;
  return count === 1 ? `1 fixed mistake comes back ${from}.` : `${count} fixed mistakes come back, the first ${from}.`;
}
