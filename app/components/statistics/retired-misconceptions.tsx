import { Check } from 'lucide-react';
import styles from './statistics.module.css';

/** As many as are read at a glance; the table has all. */
const mostShown = 8;

/** Wrong ideas that are left behind, the latest first. */
export function RetiredMisconceptions({ ideas }: { ideas: { name: string; detail: string }[] }) {
  if (ideas.length === 0) {
    return (
      <p className="muted">None yet. You’ve beaten a type of mistake once you’ve fixed them all and they stay fixed.</p>
    );
  }
  return (
    <>
      <ul className={styles.retired}>
        {ideas.slice(0, mostShown).map(({ name, detail }) => (
          <li key={name}>
            <Check size={20} aria-hidden />
            <span>
              <b>{name}</b>
              <small>{detail}</small>
            </span>
          </li>
        ))}
      </ul>
      {ideas.length > mostShown && <p className="muted small">And {ideas.length - mostShown} more in the table.</p>}
    </>
  );
}
