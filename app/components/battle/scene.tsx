import type { ReactNode } from 'react';
import { Dunes } from '../ui/scenery/dunes';
import { Stars } from '../ui/scenery/stars';
import styles from './battle.module.css';

/** The night over the dunes that a battle is played in; it fills the window. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <div className={styles.scene}>
      <Stars className={styles.stars} />
      <Dunes className={styles.land} observatory />
      <div className={`page ${styles.stage}`}>{children}</div>
    </div>
  );
}
