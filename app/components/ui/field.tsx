import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

export interface FieldAria {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  hint?: string;
  error?: string | null;
  /** Stands right of the label, such as “Forgotten?”. */
  aside?: ReactNode;
  /** The control; spread what it is given, so label, hint and error belong to it. */
  children: (aria: FieldAria) => ReactNode;
}

interface FieldsetProps {
  legend: ReactNode;
  /** The legend is for people who hear the page alone. */
  isLegendHidden?: boolean;
  hint?: ReactNode;
  error?: string | null;
  children: ReactNode;
}

/** Fields that belong together. What is wrong with them can have the focus, as a wrong field has. */
export function Fieldset({ legend, isLegendHidden = false, hint, error, children }: FieldsetProps) {
  return (
    <fieldset className={styles.field}>
      <legend className={isLegendHidden ? 'sr' : styles.legend}>{legend}</legend>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      {error ? (
        <p className={styles.error} tabIndex={-1} data-wrong>
          {error}
        </p>
      ) : null}
      {children}
    </fieldset>
  );
}

/** What is wrong with a field; the field names it by `aria-describedby`. */
export function FieldError({ id, error }: { id: string; error: string | null | undefined }) {
  if (!error) return null;
  return (
    <p className={styles.error} id={id}>
      {error}
    </p>
  );
}

/** Label, hint, control and error in the order in which they are read out. */
export function Field({ label, hint, error, aside, children }: FieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <div className={styles.labelRow}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
