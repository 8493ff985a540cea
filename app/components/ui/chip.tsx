import type { ComponentProps, ReactNode } from 'react';
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
