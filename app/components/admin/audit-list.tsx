import { startCase } from '../../lib/start-case';
import { Row, Rows } from '../ui/lists';
import { Section } from '../ui/section';

export interface AuditLine {
  id: string;
  /** Null when the account is gone. */
  actor: string | null;
  action: string;
  subject: string;
  detail: unknown;
  /** Day and time in words. */
  when: string;
}

/** Who did what, newest first. */
export function AuditList({ entries }: { entries: AuditLine[] }) {
  return (
    <Section title="Audit log">
      {entries.length === 0 ? (
        <p>No changes yet. Each change will be listed here.</p>
      ) : (
        <Rows as="ol" label="Changes, newest first" scrolls>
          {entries.map((entry) => (
            <Row
              key={entry.id}
              title={`${startCase(entry.action)} ${entry.subject}`}
              note={
                <>
                  {detailLabel(entry.detail)}
                  <br />
                  {entry.actor ?? 'A deleted account'}, {entry.when}
                </>
              }
            />
          ))}
        </Rows>
      )}
    </Section>
  );
}

/** "mode ON, percentage 0". */
export function detailLabel(detail: unknown): string {
  if (typeof detail !== 'object' || detail === null) return '';
  return Object.entries(detail)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ');
}
