import { Form, useNavigation } from '@remix-run/react';
import { consentAge } from '../../../rules/age';
import type { AccountFormState } from '../../lib/account-forms';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Select } from '../ui/select';
import { TextInput } from '../ui/text-input';
import styles from './onboarding.module.css';
import { OwnStepHead } from './own-step-head';
import { SkipStep } from './skip-step';

const months = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en-AU', { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2000, month, 1))),
);

/** Month and year of birth, and who looks after a student under 15. */
export function AgeStep({ state: { values, errors, message } }: { state: AccountFormState }) {
  const busy = useNavigation().formMethod === 'POST';
  return (
    <section aria-labelledby="step">
      <OwnStepHead step="age" title="When were you born?" />
      <p className={styles.lead}>Month and year are enough. They decide what suits your age, such as rankings.</p>
      <Form method="post" className={styles.form} noValidate>
        {message === null ? null : (
          <p role="alert" className={styles.problem}>
            {message}
          </p>
        )}
        <div className={styles.birth}>
          <Field label="Month" error={errors.month}>
            {(aria) => (
              <Select {...aria} name="month" defaultValue={values.month ?? ''}>
                <option value="">Choose…</option>
                {months.map((name, month) => (
                  <option key={name} value={month + 1}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Year" error={errors.year}>
            {(aria) => (
              <TextInput
                {...aria}
                name="year"
                inputMode="numeric"
                autoComplete="bday-year"
                maxLength={4}
                defaultValue={values.year}
              />
            )}
          </Field>
        </div>
        <Field
          label="Email of a parent or carer"
          hint={`Only if you are under ${consentAge}. We write to them once and say what we keep.`}
          error={errors.parentEmail}
        >
          {(aria) => (
            <TextInput {...aria} type="email" name="parentEmail" autoComplete="off" defaultValue={values.parentEmail} />
          )}
        </Field>
        <div className={styles.ways}>
          <Button type="submit" variant="main" size="xl" busy={busy}>
            Go on
          </Button>
        </div>
      </Form>
      <SkipStep label="Later">
        Until you tell us, you count as under 13: rankings, battles with strangers and showing your rank stay closed.
        Practice, tasks and your error logbook are open all the same.
      </SkipStep>
    </section>
  );
}
