import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './table.module.css';

export interface Column {
  label: ReactNode;
  /** Numbers stand below each other at their right. */
  isNumber?: boolean;
  /** For people who hear the page alone. */
  isHidden?: boolean;
  /** Left out on a phone; its cells have the class `hide-m`. */
  isWide?: boolean;
  /** Left out on paper; its cells have the class `no-print`. */
  noPrint?: boolean;
  sort?: 'ascending' | 'descending';
}

interface TableProps {
  /** Says what the table tells, for people who hear the page. */
  label: string;
  columns: (string | Column)[];
  caption?: ReactNode;
  /** Reaches the edges of the card around it. */
  flush?: boolean;
  className?: string;
  /** The rows: `tr` with `th scope="row"` first. Cells of numbers have `data-number`. */
  children: ReactNode;
}

/** A table that scrolls by itself where it is wider than the page, and can be reached by keyboard then. */
export function Table({ label, columns, caption, flush = false, className, children }: TableProps) {
  return (
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <table className={classes(styles.table, flush && styles.flush, className)}>
        {caption === undefined ? null : <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map((column, place) => {
              const one: Column = typeof column === 'string' ? { label: column } : column;
              const { label: text, isNumber, isHidden, isWide, noPrint, sort } = one;
              return (
                <th
                  key={place}
                  scope="col"
                  className={classes(isWide && 'hide-m', noPrint && 'no-print') || undefined}
                  aria-sort={sort}
                  data-number={isNumber ? '' : undefined}
                >
                  {isHidden ? <span className="sr">{text}</span> : text}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
