import { Link } from '@remix-run/react';
import { paths } from '../../lib/paths';
import styles from './error-logbook.module.css';
import type { ErrorRow } from './logbook-data';
import { MistakeLine } from './mistake-line';
import { StateChip } from './state-chip';

/** Single errors, newest first; each leads to its question with the worked steps. */
export function EntryList({ entries }: { entries: ErrorRow[] }) {
  if (entries.length === 0) return <p className="muted">None yet.</p>;
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <div className={styles.text}>
            <Link to={paths.question(entry.questionId)}>{entry.title}</Link>
            <small>
              {entry.misconceptionName ?? entry.topicTitle} · <MistakeLine mistake={entry} />
            </small>
          </div>
          <small className="muted">{entry.standing === '' ? entry.when : entry.standing}</small>
          <StateChip state={entry.state} />
        </li>
      ))}
    </ul>
  );
}
