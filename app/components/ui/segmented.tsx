import { Link } from '@remix-run/react';
import styles from './segmented.module.css';

interface SegmentedProps {
  /** Says what is chosen among, for people who hear the page. */
  label: string;
  items: { label: string; to: string; current: boolean }[];
  /** All items stay in sight, in as many lines as they need. */
  wraps?: boolean;
}

/** A choice among a few views of one page; each is a link, so it works without scripts and can be bookmarked. */
export function Segmented({ label, items, wraps = false }: SegmentedProps) {
  return (
    <nav className={styles.segmented} data-wraps={wraps || undefined} aria-label={label}>
      {items.map((item) => (
        <Link
          key={item.to}
          to={item.to}
          className={styles.item}
          aria-current={item.current ? 'true' : undefined}
          preventScrollReset
        >
          {item.label}
        </Link>
      ))}
    </nav>
  );
}
