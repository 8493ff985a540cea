import styles from './charts.module.css';

interface PointMarkProps {
  x: string | number;
  y: number;
  /** The first line has round marks, the second square ones. */
  line: number;
}

/** The mark of a measured point. */
export function PointMark({ x, y, line }: PointMarkProps) {
  if (line === 0) return <circle cx={x} cy={y} r="4" className={styles.firstMark} />;
  return <rect x={x} y={y - 4} width="8" height="8" transform="translate(-4 0)" className={styles.secondMark} />;
}
