import type { ReactNode } from 'react';
import styles from './alert.module.css';
import { classes } from './classes';

interface AlertProps {
  tone?: 'info' | 'good' | 'warn' | 'bad';
  /** Nothing is drawn without it, so that a page can hand over what it may have to say. */
  children: ReactNode;
  className?: string;
}

/** A sentence that must not be missed; what went wrong is read out at once. */
export function Alert({ tone = 'bad', children, className }: AlertProps) {
  if (children === null || children === undefined || children === '') return null;
  return (
    <p role={tone === 'bad' ? 'alert' : 'status'} className={classes(styles.alert, styles[tone], className)}>
      {children}
    </p>
  );
}
