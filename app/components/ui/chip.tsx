import type { ReactNode } from 'react';
import styles from './chip.module.css';

export type ChipTone = 'plain' | 'good' | 'warn' | 'bad' | 'info' | 'accent';

interface ChipProps {
  tone?: ChipTone;
  className?: string;
  children: ReactNode;
}

/** A short state in a pill; a word or an icon always stands with the colour. */
export function Chip({ tone = 'plain', className, children }: ChipProps) {
  const classes = [styles.chip, tone === 'plain' ? '' : styles[tone], className ?? ''];
  return <span className={classes.filter(Boolean).join(' ')}>{children}</span>;
}
