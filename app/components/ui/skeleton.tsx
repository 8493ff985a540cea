import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths of what will stand here, so nothing moves when it comes. */
  width?: string;
  height: string;
}

/** Keeps the place of something that is still on its way. */
export function Skeleton({ width = '100%', height }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden />;
}
