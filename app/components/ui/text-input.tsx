import type { InputHTMLAttributes } from 'react';
import styles from './field.module.css';

/** A one-line text box. */
export function TextInput({ className, ...rest }: InputHTMLAttributes<HTMLInputElement>) {
  return <input {...rest} className={className ? `${styles.input} ${className}` : styles.input} />;
}
