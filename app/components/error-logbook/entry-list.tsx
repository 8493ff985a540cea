import { Link } from '@remix-run/react';
import { paths } from '../../lib/paths';
import { RichText } from '../maths/rich-text';
import { Chip } from '../ui/chip';
import styles from './error-logbook.module.css';
import { type ErrorRow, type ErrorState, stateNames } from './logbook-data';

const tones: Record<ErrorState, 'info' | 'warn' | 'good'> = {
  OPEN: 'info',
  REVIEWING: 'info',
  RELAPSED: 'warn',
  FIXED: 'good',
};

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
              {entry.misconceptionName ?? entry.topicTitle} · your answer <RichText html={entry.answerHtml} inline />
            </small>
          </div>
          <small className="muted">{entry.when}</small>
          <Chip tone={tones[entry.state]}>{stateNames[entry.state]}</Chip>
        </li>
      ))}
    </ul>
  );
}
