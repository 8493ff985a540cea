import { startCase } from '../../lib/start-case';
import styles from './admin.module.css';

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
    <section className="card" aria-labelledby="audit">
      <h2 id="audit">Audit log</h2>
      {entries.length === 0 ? (
        <p>No changes yet. Each change will be listed here.</p>
      ) : (
        // A list that scrolls must be reachable by keyboard.
        <ol className={styles.audit} tabIndex={0} aria-label="Changes, newest first">
          {entries.map((entry) => (
            <li key={entry.id}>
              <b>{startCase(entry.action)}</b> {entry.subject}
              <span className={styles.detail}>{detailLabel(entry.detail)}</span>
              <small>
                {entry.actor ?? 'A deleted account'}, {entry.when}
              </small>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** "mode ON, percentage 0". */
export function detailLabel(detail: unknown): string {
  if (typeof detail !== 'object' || detail === null) return '';
  return Object.entries(detail)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ');
}
