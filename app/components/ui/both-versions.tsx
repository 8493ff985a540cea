import { Fragment, type ReactNode } from 'react';
import { Callout } from './alert';
import { Choices } from './choices';

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
  return (
    <Callout as="section" tone="info" aria-label="Two versions">
      <p>
        <b>{lead ?? newerVersion(by, at)}</b>{' '}
        {differing.length === 0
          ? 'It’s the same as yours, so just save again.'
          : 'Yours is still below. Choose which one to keep, then save.'}
      </p>
      {differing.map(({ name, label, mine, theirs }) => (
        <Fragment key={name}>
          <Choices
            legend={label}
            name={`keep-${name}`}
            columns
            chosen="mine"
            onChoose={(kept) => onKeep?.(kept === 'mine' ? 'mine' : 'theirs')}
            options={[
              { value: 'mine', label: 'Keep this one ', note: show(name, mine) || 'Empty' },
              { value: 'theirs', label: 'Use the other one ', note: show(name, theirs) || 'Empty' },
            ]}
          />
          {theirs.map((value, place) => (
            <input key={place} type="hidden" name={`theirs-${name}`} value={value} />
          ))}
        </Fragment>
      ))}
    </Callout>
  );
}
