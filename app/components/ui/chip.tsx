import type { ComponentProps, ReactNode } from 'react';
import styles from './chip.module.css';
import { classes } from './classes';

export type ChipTone = 'plain' | 'good' | 'warn' | 'bad' | 'info' | 'accent';

interface ChipProps {
  tone?: ChipTone;
  /** Words that may be longer than a phone is wide. */
  wraps?: boolean;
  className?: string;
  children: ReactNode;
}

/** A short state in a pill; a word or an icon always stands with the colour. */
export function Chip({ tone = 'plain', wraps = false, className, children }: ChipProps) {
  const looks = [tone !== 'plain' && styles[tone], wraps && styles.wraps, className];
  return <span className={classes(styles.chip, ...looks)}>{children}</span>;
}

interface MarkProps extends ComponentProps<'span'> {
  tone?: ChipTone;
  /** For a picture of somebody, and for the number of a step. */
  round?: boolean;
  small?: boolean;
}

/** A number, an icon or a picture that leads a row. */
export function Mark({ tone = 'plain', round = false, small = false, className, ...rest }: MarkProps) {
  const looks = [tone !== 'plain' && styles[tone], round && styles.round, small && styles.small, className];
  return <span {...rest} className={classes(styles.mark, ...looks)} />;
}
