import { type ReactNode, useEffect, useRef } from 'react';
import styles from './app-header.module.css';
import { enhanceMenu } from './enhance-menu';
import menu from './header-menu.module.css';

interface HeaderMenuProps {
  label: string;
  face: ReactNode;
  children: ReactNode;
}

/** A menu of the header: a disclosure that opens and closes without scripts; with them it has keys and closes by itself. */
export function HeaderMenu({ label, face, children }: HeaderMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => (details.current === null ? undefined : enhanceMenu(details.current)), []);
  return (
    <details ref={details} className={styles.menu} data-menu>
      <summary className={styles.icon} aria-label={label}>
        {face}
      </summary>
      <div className={menu.panel}>{children}</div>
    </details>
  );
}
