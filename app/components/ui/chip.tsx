import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { classes } from './classes';

export type ChipTone = 'plain' | 'good' | 'warn' | 'bad' | 'info' | 'accent';

interface ChipProps {
  tone?: ChipTone;
  className?: string;
  children: ReactNode;
}

/** A short state in a pill; a word or an icon always stands with the colour. */
export function Chip({ tone = 'plain', className, children }: ChipProps) {
  return <span className={classes(styles.chip, tone !== 'plain' && styles[tone], className)}>{children}</span>;
}

interface MarkProps {
  tone?: ChipTone;
  /** For a picture of somebody. */
  round?: boolean;
  children: ReactNode;
}

/** A number, an icon or a picture that leads a row. */
export function Mark({ tone = 'plain', round = false, children }: MarkProps) {
  return (
    <span className={classes(styles.mark, tone !== 'plain' && styles[tone], round && styles.round)}>{children}</span>
  );
}
