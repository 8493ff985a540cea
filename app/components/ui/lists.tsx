import { Link } from '@remix-run/react';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './lists.module.css';

interface RowsProps {
  /** `ol` where they have an order. */
  as?: 'ul' | 'ol';
  label?: string;
  /** Each has several parts below each other: a `li`, not a `Row`. */
  tall?: boolean;
  /** Beside each other where there is room, without lines. */
  columns?: boolean;
  children: ReactNode;
}

/** Things of one kind, a row each, with a line between them. */
export function Rows({ as: Element = 'ul', label, tall = false, columns = false, children }: RowsProps) {
  return (
    <Element className={classes(tall ? styles.tall : styles.rows, columns && styles.columns)} aria-label={label}>
      {children}
    </Element>
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

/** A row that leads somewhere as a whole. */
export function LinkRow({ to, mark, title, note }: Omit<RowProps, 'children'> & { to: string }) {
  return (
    <li>
      <Link to={to} className={styles.whole}>
        {mark}
        <span className={styles.main}>
          <b>{title}</b>
          {note === undefined || note === null ? null : <small>{note}</small>}
        </span>
        <ChevronRight size={20} aria-hidden />
      </Link>
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
