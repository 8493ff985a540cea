import { Form, useNavigation } from '@remix-run/react';
import { useState } from 'react';
import { startCase } from '../../lib/start-case';
import { BothVersions } from '../ui/both-versions';
import { Button } from '../ui/button';
import { Chip, type ChipTone } from '../ui/chip';
import { Field } from '../ui/field';
import { TextInput } from '../ui/text-input';
import styles from './admin.module.css';
import type { FlagSetting, RefusedFlag } from './flag-setting';
import { modeLabels, standingSentence } from './flag-standing';

type Mode = FlagSetting['mode'];

const modes = ['DEFAULT', 'ON', 'OFF', 'SOME'] as const satisfies Mode[];
const tones: Record<Mode, ChipTone> = { DEFAULT: 'plain', ON: 'good', OFF: 'bad', SOME: 'warn' };

/** One flag: what it does, how it stands, and the form that changes it. Without scripts every field shows. */
export function FlagCard({ flag, refused }: { flag: FlagSetting; refused: RefusedFlag | null }) {
  const typed = refused?.typed ?? { mode: flag.mode, percentage: flag.percentage, emails: flag.emails.join(', ') };
  const [mode, setMode] = useState(typed.mode);
  const { formData } = useNavigation();
  return (
    <section className={`card ${styles.card}`} aria-label={flag.name}>
      <div className={styles.cardHead}>
        <h2>{startCase(flag.name.replaceAll('-', '_'))}</h2>
        <Chip tone={tones[flag.now]}>{modeLabels[flag.now]}</Chip>
      </div>
      <p>{flag.description}</p>
      <p className={styles.facts}>{standingSentence(flag)}</p>
      <Form method="post" className={styles.flagForm} preventScrollReset>
        <input type="hidden" name="name" value={flag.name} />
        <input type="hidden" name="seen" value={flag.updatedAt ?? ''} />
        {refused?.isConflict ? (
          <BothVersions
            by={null}
            at={null}
            fields={[
              { name: 'mode', label: 'Who has it', mine: [refused.typed.mode], theirs: [flag.mode] },
              {
                name: 'percentage',
                label: 'Percentage of people',
                mine: [refused.typed.percentage],
                theirs: [String(flag.percentage)],
              },
              {
                name: 'emails',
                label: 'Always on for these email addresses',
                mine: [refused.typed.emails],
                theirs: [flag.emails.join(', ')],
              },
            ]}
            show={(name, [value = '']) => (name === 'mode' ? modeText(flag, value) : value)}
          />
        ) : null}
        <fieldset className={styles.modes}>
          <legend className="sr">Who has it</legend>
          {modes.map((value) => (
            <label key={value}>
              <input
                type="radio"
                name="mode"
                value={value}
                defaultChecked={typed.mode === value}
                onChange={() => setMode(value)}
              />
              {modeText(flag, value)}
            </label>
          ))}
        </fieldset>
        <div className={styles.some} data-chosen={mode === 'SOME' || undefined}>
          <Field label="Percentage of people">
            {(aria) => (
              <TextInput
                {...aria}
                name="percentage"
                inputMode="numeric"
                maxLength={3}
                defaultValue={typed.percentage}
              />
            )}
          </Field>
          <Field label="Always on for these email addresses" hint="Start a whole domain with @.">
            {(aria) => <TextInput {...aria} name="emails" defaultValue={typed.emails} autoComplete="off" />}
          </Field>
        </div>
        {refused === null ? null : (
          <p role="alert" className={styles.problem}>
            {refused.problem}
          </p>
        )}
        <Button type="submit" variant="line" size="sm" busy={formData?.get('name') === flag.name}>
          Save
        </Button>
      </Form>
    </section>
  );
}

function modeText({ standard }: FlagSetting, mode: string): string {
  if (mode === 'DEFAULT') return `Default (${modeLabels[standard].toLowerCase()})`;
  return modeLabels[modes.find((known) => known === mode) ?? 'DEFAULT'];
}
