import { Form } from '@remix-run/react';
import { australianZones, zoneLabel } from '../../../rules/time-zones';
import { useBrowserZone } from '../account/use-browser-zone';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Select } from '../ui/select';
import { FormProblem } from './form-problem';
import styles from './profile.module.css';
import type { ProfileFormState } from './profile-form';

interface TimeZoneFormProps {
  timeZone: string;
  state: ProfileFormState;
  busy: boolean;
}

/** Where the person's clock stands: an Australian zone, the stored one, or the one that this browser keeps. */
export function TimeZoneForm({ timeZone, state: { values, errors }, busy }: TimeZoneFormProps) {
  const own = useBrowserZone() ?? timeZone;
  const chosen = values.timeZone || timeZone;
  const listed = australianZones.map(({ id }) => id);
  const others = [...new Set([timeZone, chosen, own])].filter((id) => !listed.includes(id));
  return (
    <>
      <Form method="post" preventScrollReset className={styles.line}>
        <input type="hidden" name="form" value="zone" />
        <Field label="Time zone" hint="Your streak and reminders use this time zone." error={errors.timeZone}>
          {(aria) => (
            <Select {...aria} name="timeZone" defaultValue={chosen}>
              {[...listed, ...others].map((id) => (
                <option key={id} value={id}>
                  {zoneLabel(id)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" busy={busy}>
          Save zone
        </Button>
      </Form>
      <FormProblem text={errors['']} />
    </>
  );
}
