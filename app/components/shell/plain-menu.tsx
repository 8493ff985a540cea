import { type ReactNode, useEffect, useRef } from 'react';
import styles from './app-header.module.css';
import menu from './header-menu.module.css';

interface PlainMenuProps {
  label: string;
  face: ReactNode;
  /** It stands in for a menu that somebody has just asked for: open, with the focus. */
  startsOpen?: boolean;
  children: ReactNode;
}

/** A menu without scripts: a disclosure that opens and closes by its button. */
export function PlainMenu({ label, face, startsOpen = false, children }: PlainMenuProps) {
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (startsOpen) summary.current?.focus();
  }, [startsOpen]);
  return (
    <details className={styles.plain} open={startsOpen || undefined}>
      <summary ref={summary} className={styles.icon} aria-label={label}>
        {face}
      </summary>
      <div className={`${menu.panel} ${menu.floating}`}>{children}</div>
    </details>
  );
}
