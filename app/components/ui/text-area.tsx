import { forwardRef, type TextareaHTMLAttributes } from 'react';
import styles from './field.module.css';

/** A text box of several lines. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextareaHTMLAttributes<HTMLTextAreaElement>>(function TextArea(
  { className, ...rest },
  ref,
) {
  return <textarea {...rest} ref={ref} className={className ? `${styles.area} ${className}` : styles.area} />;
});
