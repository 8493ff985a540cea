import { Form, useNavigation } from '@remix-run/react';
import { useState } from 'react';
import { startCase } from '../../lib/start-case';
import { Button } from '../ui/button';
import { Chip, type ChipTone } from '../ui/chip';
import { Field } from '../ui/field';
import { TextInput } from '../ui/text-input';
import styles from './admin.module.css';
import type { FlagSetting } from './flag-setting';

type Mode = FlagSetting['mode'];

const modes: { value: Mode; label: string; tone: ChipTone }[] = [
  { value: 'DEFAULT', label: 'As built in', tone: 'plain' },
  { value: 'ON', label: 'On', tone: 'good' },
  { value: 'OFF', label: 'Off', tone: 'bad' },
  { value: 'SOME', label: 'Some people', tone: 'warn' },
];

/** One flag: what it does, how it stands, and the form that changes it. Without scripts every field shows. */
export function FlagCard({ flag, problem }: { flag: FlagSetting; problem: string | null }) {
  const [mode, setMode] = useState<Mode>(flag.mode);
  const { formData } = useNavigation();
  const standing = modes.find(({ value }) => value === flag.mode) ?? modes[0];
  return (
    <section className={`card ${styles.card}`} aria-label={flag.name}>
      <div className={styles.cardHead}>
        <h2>{startCase(flag.name.replaceAll('-', '_'))}</h2>
        <Chip tone={standing?.tone}>{standing?.label}</Chip>
      </div>
      <p>{flag.description}</p>
      <Form method="post" className={styles.flagForm} preventScrollReset>
        <input type="hidden" name="name" value={flag.name} />
        <fieldset className={styles.modes}>
          <legend className="sr">Who has it</legend>
          {modes.map(({ value, label }) => (
            <label key={value}>
              <input
                type="radio"
                name="mode"
                value={value}
                defaultChecked={flag.mode === value}
                onChange={() => setMode(value)}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <div className={styles.some} data-chosen={mode === 'SOME' || undefined}>
          <Field label="Share of people, in percent">
            {(aria) => (
              <TextInput {...aria} name="percentage" inputMode="numeric" maxLength={3} defaultValue={flag.percentage} />
            )}
          </Field>
          <Field label="Always for these addresses" hint="A whole domain begins with @.">
            {(aria) => <TextInput {...aria} name="emails" defaultValue={flag.emails.join(', ')} autoComplete="off" />}
          </Field>
        </div>
        {problem === null ? null : (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <Button type="submit" variant="line" size="sm" busy={formData?.get('name') === flag.name}>
          Save
        </Button>
      </Form>
    </section>
  );
}
