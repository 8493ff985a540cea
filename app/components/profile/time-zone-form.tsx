import { australianZones, zoneLabel } from '../../../rules/time-zones';
import { useBrowserZone } from '../account/use-browser-zone';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { LineForm } from '../ui/forms';
import { Select } from '../ui/select';
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
      <LineForm preventScrollReset>
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
      </LineForm>
      <Alert>{errors['']}</Alert>
    </>
  );
}
