import type { SelectHTMLAttributes } from 'react';
import styles from './field.module.css';

/** A list to choose one of. */
export function Select({ className, ...rest }: SelectHTMLAttributes<HTMLSelectElement>) {
  return <select {...rest} className={className ? `${styles.select} ${className}` : styles.select} />;
}
