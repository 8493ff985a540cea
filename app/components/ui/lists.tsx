import type { ReactNode } from 'react';
import styles from './lists.module.css';

interface RowsProps {
  label?: string;
  children: ReactNode;
}

/** Things of one kind, a row each, with a line between them. */
export function Rows({ label, children }: RowsProps) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  );
}

interface RowProps {
  /** A picture or icon. */
  mark?: ReactNode;
  title: ReactNode;
  note?: ReactNode;
  /** What can be done with it, or how it stands. */
  children?: ReactNode;
}

export function Row({ mark, title, note, children }: RowProps) {
  return (
    <li>
      {mark}
      <span className={styles.main}>
        <b>{title}</b>
        {note === undefined || note === null ? null : <small>{note}</small>}
      </span>
      {children}
    </li>
  );
}

/** Labels (`dt`) with what they name (`dd`) beside them. */
export function DataList({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

/** Figures that tell how something stands, beside each other. */
export function Stats({ children }: { children: ReactNode }) {
  return <dl className={styles.stats}>{children}</dl>;
}

interface StatProps {
  label: string;
  note?: ReactNode;
  children: ReactNode;
}

export function Stat({ label, note, children }: StatProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children}
        {note === undefined ? null : <small>{note}</small>}
      </dd>
    </div>
  );
}
