import type { ReactNode } from 'react';
import styles from './tasks.module.css';

interface ChoiceSetProps {
  label: string;
  hint?: string;
  error?: string;
  /** Short choices stand side by side. */
  columns?: boolean;
  children: ReactNode;
}

/** A few choices that belong together. */
export function ChoiceSet({ label, hint, error, columns = false, children }: ChoiceSetProps) {
  return (
    <fieldset className={styles.set}>
      <legend>{label}</legend>
      {hint === undefined ? null : <p className={styles.quiet}>{hint}</p>}
      {error === undefined ? null : (
        <p className={styles.wrong} tabIndex={-1} data-wrong>
          {error}
        </p>
      )}
      <div className={columns ? styles.columns : styles.choicesRow}>{children}</div>
    </fieldset>
  );
}

interface ChoiceProps {
  type?: 'radio' | 'checkbox';
  name: string;
  value: string;
  /** What is chosen now. */
  current: string;
  hint?: string;
  children: ReactNode;
}

export function Choice({ type = 'radio', name, value, current, hint, children }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type={type} name={name} value={value} defaultChecked={current === value} />
      <span>
        {children}
        {hint === undefined ? null : <small>{hint}</small>}
      </span>
    </label>
  );
}
