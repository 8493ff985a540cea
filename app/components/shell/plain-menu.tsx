import type { ReactNode } from 'react';
import styles from './app-header.module.css';
import menu from './header-menu.module.css';

/** A menu without scripts: a disclosure that opens and closes by its button. */
export function PlainMenu({ label, face, children }: { label: string; face: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.plain}>
      <summary className={styles.icon} aria-label={label}>
        {face}
      </summary>
      <div className={`${menu.panel} ${menu.floating}`}>{children}</div>
    </details>
  );
}
