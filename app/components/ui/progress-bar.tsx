import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** 0 to 1. */
  value: number;
  label: string;
}

/** How far something is. */
export function ProgressBar({ value, label }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <span className={styles.bar} role="img" aria-label={label}>
      <span className={styles.fill} style={{ width: `${percent}%` }} />
    </span>
  );
}
