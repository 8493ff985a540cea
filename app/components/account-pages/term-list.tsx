import styles from './account-page.module.css';
import type { RunningTerm } from './running-terms';

/** Courses that a paid term opens now. */
export function TermList({ terms }: { terms: RunningTerm[] }) {
  return (
    <ul className={styles.list}>
      {terms.map((term) => (
        <li key={term.id}>
          <img src={term.iconUrl} alt="" width={44} height={44} />
          <div>
            <b>{term.courseName}</b>
            <small>
              From {term.from} to {term.to}
            </small>
          </div>
        </li>
      ))}
    </ul>
  );
}
