import type { KeptForm } from '../../lib/app-failure';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { TextArea } from '../ui/text-area';
import { TextInput } from '../ui/text-input';
import styles from './kept-form-again.module.css';

const longestLine = 80;

/** Sends a form once more, with the key that makes it count once. Always as a page load: it works without scripts. */
export function KeptFormAgain({ kept: { what, typed, fields }, action }: { kept: KeptForm; action: string }) {
  return (
    <form method="post" action={action} className={styles.form}>
      {fields.map(([name, value], place) => (
        <input key={place} type="hidden" name={name} value={value} />
      ))}
      {typed === null ? null : (
        <Field label={`Your ${what}`}>
          {(aria) =>
            typed.value.length > longestLine || typed.value.includes('\n') ? (
              <TextArea {...aria} name={typed.name} rows={6} defaultValue={typed.value} />
            ) : (
              <TextInput {...aria} name={typed.name} defaultValue={typed.value} autoComplete="off" spellCheck={false} />
            )
          }
        </Field>
      )}
      <Button type="submit" variant="main">
        Send it again
      </Button>
    </form>
  );
}
