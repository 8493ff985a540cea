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

/**
 * What somebody else saved meanwhile beside what was typed, field by field: each can be kept or given up for theirs. The
 * form itself still holds what was typed, and sends the choice along (`keptValues` reads it).
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
        <b>{lead ?? `${by ?? 'Somebody else'} saved this${at === null ? ' while you were typing' : ` on ${at}`}.`}</b>{' '}
        {differing.length === 0
          ? 'It says the same as yours. Save yours to go on.'
          : 'What you typed is still below. Choose for each difference, then save.'}
      </p>
      {differing.map(({ name, label, mine, theirs }) => (
        <fieldset key={name} className={styles.field}>
          <legend>{label}</legend>
          <div className={styles.choices}>
            {option(name, 'mine', 'Keep mine', mine)}
            {option(name, 'theirs', 'Take theirs', theirs)}
          </div>
          {theirs.map((value, place) => (
            <input key={place} type="hidden" name={`theirs-${name}`} value={value} />
          ))}
        </fieldset>
      ))}
    </section>
  );
}
