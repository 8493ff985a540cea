import type { ReactNode } from 'react';
import { Dunes } from './dunes';
import styles from './sky.module.css';
import { Stars } from './stars';

interface SkyProps {
  className?: string;
  /** Stands on the sky above the content, over the whole width. */
  header?: ReactNode;
  /** The little observatory on the farthest dune. */
  observatory?: boolean;
  children?: ReactNode;
}

/** The head of a blue page: night sky, stars, and dunes along the lower edge. Cards may overlap the last dune. */
export function Sky({ className, header, observatory = false, children }: SkyProps) {
  return (
    <div className={className ? `${styles.sky} ${className}` : styles.sky}>
      <Stars className={styles.stars} />
      <Dunes className={styles.land} observatory={observatory} />
      {header}
      <div className={`page ${styles.content}`}>{children}</div>
    </div>
  );
}
