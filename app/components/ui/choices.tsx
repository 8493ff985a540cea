import type { ComponentProps, InputHTMLAttributes, ReactNode } from 'react';
import styles from './choices.module.css';
import { classes } from './classes';
import { Fieldset } from './field';

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

interface ChoiceProps extends InputHTMLAttributes<HTMLInputElement> {
  /** A picture or icon. */
  mark?: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}

/** One of a few that can be taken: the box around it is its target. */
export function Choice({ mark, note, children, className, ...input }: ChoiceProps) {
  return (
    <label className={classes(styles.option, className)}>
      <input type="radio" {...input} />
      {mark}
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
  hint?: ReactNode;
  error?: string | null;
  name: string;
  type?: 'radio' | 'checkbox';
  options: readonly { value: string; label: ReactNode; note?: ReactNode; disabled?: boolean }[];
  /** All of one width: for longer labels, for many, and for those with notes. */
  columns?: boolean;
  chosen: string | readonly string[] | null;
  onChoose?: (value: string) => void;
}

/** A few choices side by side, of which one (or, as boxes, several) can be taken. */
export function Choices(props: ChoicesProps) {
  const { legend, isLegendHidden, hint, error, name, type = 'radio', options, columns, chosen, onChoose } = props;
  return (
    <Fieldset legend={legend} isLegendHidden={isLegendHidden} hint={hint} error={error}>
      <div className={columns ? styles.columns : styles.group}>
        {options.map(({ value, label, note, disabled }) => (
          <Choice
            key={value}
            type={type}
            name={name}
            value={value}
            note={note}
            disabled={disabled}
            defaultChecked={Array.isArray(chosen) ? chosen.includes(value) : chosen === value}
            onChange={() => onChoose?.(value)}
          >
            {label}
          </Choice>
        ))}
      </div>
    </Fieldset>
  );
}

interface MoreProps extends ComponentProps<'details'> {
  summary: ReactNode;
  /** What the summary says to people who hear the page, where it is too short for them. */
  label?: string;
}

/** Something that is shown when it is asked for: works without scripts. */
export function More({ summary, label, className, children, ...rest }: MoreProps) {
  return (
    <details {...rest} className={classes(styles.more, className)}>
      <summary aria-label={label}>{summary}</summary>
      {children}
    </details>
  );
}
