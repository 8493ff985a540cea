import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './choices.module.css';
import { classes } from './classes';

interface TickProps extends InputHTMLAttributes<HTMLInputElement> {
  note?: ReactNode;
  children: ReactNode;
}

/** A box to tick, with its words as one target. */
export function Tick({ note, children, className, ...input }: TickProps) {
  return (
    <label className={classes(styles.tick, className)}>
      <input type="checkbox" {...input} />
      <span>
        {children}
        {note === undefined ? null : <small>{note}</small>}
      </span>
    </label>
  );
}

interface ChoicesProps {
  legend: ReactNode;
  /** The legend is for people who hear the page alone. */
  isLegendHidden?: boolean;
  name: string;
  type?: 'radio' | 'checkbox';
  options: { value: string; label: ReactNode }[];
  chosen: string | readonly string[] | null;
  onChoose?: (value: string) => void;
}

/** A few choices side by side, of which one (or, as boxes, several) can be taken. */
export function Choices(props: ChoicesProps) {
  const { legend, isLegendHidden = false, name, type = 'radio', options, chosen, onChoose } = props;
  return (
    <fieldset className={styles.group}>
      <legend className={isLegendHidden ? 'sr' : undefined}>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className={styles.option}>
          <input
            type={type}
            name={name}
            value={value}
            defaultChecked={Array.isArray(chosen) ? chosen.includes(value) : chosen === value}
            onChange={() => onChoose?.(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

interface MoreProps {
  summary: ReactNode;
  open?: boolean;
  className?: string;
  children: ReactNode;
}

/** Something that is shown when it is asked for: works without scripts. */
export function More({ summary, open, className, children }: MoreProps) {
  return (
    <details className={classes(styles.more, className)} open={open}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
