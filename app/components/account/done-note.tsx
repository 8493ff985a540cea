import { type ReactNode, useEffect, useRef } from 'react';
import styles from './account.module.css';

/** What was done, in place of the form; it takes the focus that the form's button had. */
export function DoneNote({ children }: { children: ReactNode }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <p ref={note} className={styles.done} role="status" tabIndex={-1}>
      {children}
    </p>
  );
}
