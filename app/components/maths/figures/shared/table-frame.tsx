import type { ReactNode } from 'react';
import styles from './table.module.css';

interface TableFrameProps {
  /** What the table shows, in words; people who listen can go on into its cells. */
  alt: string;
  title?: string;
  /** How wide the table is in signs: it chooses the size of type, so that a phone shows all columns. */
  signs: number;
  columns: number;
  open?: boolean;
  children: ReactNode;
  below?: ReactNode;
}

/** Room for one sign and for the edges of a cell, in pixels at the middle size of type. */
const sign = 7.7;
const cell = 12;
const phone = 350;

/** The frame of every figure that is a real table. Only a table that no phone can hold may be scrolled sideways. */
export function TableFrame({ alt, title, signs, columns, open = false, children, below }: TableFrameProps) {
  const roomy = signs * 8.8 + columns * 26 <= phone;
  const fits = signs * sign + columns * cell <= phone;
  const size = roomy ? '' : fits ? styles.narrow : styles.crowded;
  const scrolls = signs * 7.2 + columns * 8 > phone;
  return (
    <div className={styles.frame} tabIndex={scrolls ? 0 : undefined}>
      <table className={`${styles.table} ${size} ${open ? styles.open : ''}`} aria-label={alt}>
        {title === undefined ? null : <caption>{title}</caption>}
        {children}
      </table>
      {below}
    </div>
  );
}
