import type { ReactNode } from 'react';
import styles from './both-versions.module.css';

export interface BothVersionsProps {
  /** Who saved the other version; null where the account is gone. */
  by: string | null;
  /** When it was saved; null where that is not known. */
  at: string | null;
  /** Said in place of who and when. */
  lead?: string;
  fields: { name: string; label: string; mine: string[]; theirs: string[] }[];
  show: (name: string, values: string[]) => ReactNode;
  onKeep?: (kept: 'mine' | 'theirs') => void;
}

const isSame = (one: string[], other: string[]) => one.join('\n') === other.join('\n');

const newerVersion = (by: string | null, at: string | null) =>
  by === null || at === null
    ? 'A newer version was saved while you were editing.'
    : `${by} saved a newer version on ${at}.`;

/**
 * What was saved meanwhile beside what was typed, field by field: each can be kept or given up for the other. Whoever
 * saved it may be a colleague, or the same person in another window, so no label says whose it is. The form itself still holds what was typed, and sends the choice along (`keptValues` reads it).
 */
export function BothVersions({ by, at, lead, fields, show, onKeep }: BothVersionsProps) {
  const differing = fields.filter(({ mine, theirs }) => !isSame(mine, theirs));
  const option = (name: string, kept: 'mine' | 'theirs', label: string, values: string[]) => (
    <label className={styles.choice}>
      <input
        type="radio"
        name={`keep-${name}`}
        value={kept}
        defaultChecked={kept === 'mine'}
        onChange={() => onKeep?.(kept)}
      />
      <span>
        {label} <small>{show(name, values) || 'Empty'}</small>
      </span>
    </label>
  );
  return (
    <section className={styles.versions} aria-label="Two versions">
      <p>
        <b>{lead ?? newerVersion(by, at)}</b>{' '}
        {differing.length === 0
          ? 'It’s the same as yours, so just save again.'
          : 'Yours is still below. Choose which one to keep, then save.'}
      </p>
      {differing.map(({ name, label, mine, theirs }) => (
        <fieldset key={name} className={styles.field}>
          <legend>{label}</legend>
          <div className={styles.choices}>
            {option(name, 'mine', 'Keep this one', mine)}
            {option(name, 'theirs', 'Use the other one', theirs)}
          </div>
          {theirs.map((value, place) => (
            <input key={place} type="hidden" name={`theirs-${name}`} value={value} />
          ))}
        </fieldset>
      ))}
    </section>
  );
}
