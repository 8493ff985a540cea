import { Choice, ChoiceSet } from './choice-set';
import styles from './tasks.module.css';

export interface BothVersionsProps {
  /** Who saved the other version; null where the account is gone. */
  by: string | null;
  /** When it was saved. */
  at: string;
  fields: { name: string; label: string; mine: string[]; theirs: string[] }[];
  show: (name: string, values: string[]) => string;
}

const isSame = (one: string[], other: string[]) => one.join('\n') === other.join('\n');

/**
 * What somebody else saved meanwhile beside what was typed, field by field: each can be kept or given up for theirs. The
 * form itself still holds what was typed.
 */
export function BothVersions({ by, at, fields, show }: BothVersionsProps) {
  const differing = fields.filter(({ mine, theirs }) => !isSame(mine, theirs));
  return (
    <section className={styles.versions} aria-label="Two versions">
      <p>
        <b>
          {by ?? 'Somebody else'} saved this on {at}.
        </b>{' '}
        {differing.length === 0
          ? 'It says the same as yours. Save yours to go on.'
          : 'What you typed is still below. Choose for each difference, then save.'}
      </p>
      {differing.map(({ name, label, mine, theirs }) => (
        <ChoiceSet key={name} label={label}>
          <Choice name={`keep-${name}`} value="mine" current="mine" hint={show(name, mine) || 'Empty'}>
            Keep mine
          </Choice>
          <Choice name={`keep-${name}`} value="theirs" current="mine" hint={show(name, theirs) || 'Empty'}>
            Take theirs
          </Choice>
          {theirs.map((value, place) => (
            <input key={place} type="hidden" name={`theirs-${name}`} value={value} />
          ))}
        </ChoiceSet>
      ))}
    </section>
  );
}
