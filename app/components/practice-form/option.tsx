import type { InputHTMLAttributes } from 'react';
import styles from './practice-form.module.css';

/** One option of a group of radio buttons or check boxes, as a card that is pressed as a whole. */
export function Option({ children, className, ...input }: InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className={className ? `${styles.option} ${className}` : styles.option}>
      <input {...input} />
      {children}
    </label>
  );
}
