import { Link } from '@remix-run/react';
import styles from './segmented.module.css';

interface SegmentedProps {
  /** Says what is chosen among, for people who hear the page. */
  label: string;
  items: { label: string; to: string; current: boolean }[];
}

/** A choice among a few views of one page; each is a link, so it works without scripts and can be bookmarked. */
export function Segmented({ label, items }: SegmentedProps) {
  return (
    <nav className={styles.segmented} aria-label={label}>
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
