import { type ReactNode, useEffect, useRef } from 'react';
import styles from './tabs.module.css';

interface TabsProps {
  label: string;
  /** Which one is open. */
  current: string | undefined;
  /** Links, or submit buttons of a form in steps; the open one has `aria-current`. Numbers stand in `small`. */
  children: ReactNode;
}

/** Ways among the pages of one thing or the steps of one form. */
export function Tabs({ label, current, children }: TabsProps) {
  const nav = useRef<HTMLElement>(null);
  // On a phone not all of them fit: the current one is moved into sight, the page stays where it is.
  useEffect(() => {
    const open = nav.current?.querySelector<HTMLElement>(':scope > [aria-current]');
    if (current !== undefined && nav.current && open)
      nav.current.scrollLeft = open.offsetLeft - (nav.current.clientWidth - open.clientWidth) / 2;
  }, [current]);
  return (
    <nav className={styles.tabs} aria-label={label} ref={nav}>
      {children}
    </nav>
  );
}
