import { Link } from '@remix-run/react';
import { ChevronRight } from 'lucide-react';
import type { AriaAttributes, ReactNode } from 'react';
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
  /** A long list scrolls by itself; it can be reached by keyboard then. */
  scrolls?: boolean;
  children: ReactNode;
}

/** Things of one kind, a row each, with a line between them. */
export function Rows(props: RowsProps) {
  const { as: Element = 'ul', label, tall = false, columns = false, scrolls = false, children } = props;
  const looks = [tall ? styles.tall : styles.rows, columns && styles.columns, scrolls && styles.scrolls];
  return (
    <Element className={classes(...looks)} aria-label={label} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </Element>
  );
}

interface RowProps {
  /** A picture or icon. */
  mark?: ReactNode;
  title: ReactNode;
  note?: ReactNode;
  /** The one that is the reader's own, or today's. */
  current?: AriaAttributes['aria-current'];
  /** What can be done with it, or how it stands. */
  children?: ReactNode;
}

export function Row({ mark, title, note, current, children }: RowProps) {
  return (
    <li aria-current={current || undefined}>
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
export function LinkRow({ to, mark, title, note, children }: Omit<RowProps, 'current'> & { to: string }) {
  return (
    <li>
      <Link to={to} className={styles.whole}>
        {mark}
        <span className={styles.main}>
          <b>{title}</b>
          {note === undefined || note === null ? null : <small>{note}</small>}
        </span>
        {children}
        <ChevronRight size={20} aria-hidden />
      </Link>
    </li>
  );
}

/** Sentences with an icon each. */
export function Points({ columns = false, children }: { columns?: boolean; children: ReactNode }) {
  return <ul className={columns ? styles.pointColumns : styles.points}>{children}</ul>;
}

export function Point({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.point}>
      {mark}
      <span>{children}</span>
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
  label: ReactNode;
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
