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
      <p className={styles.lead}>
        We only need the month and year. They help us show what suits your age, such as rankings.
      </p>
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
          hint={`Only if you’re under ${consentAge}. We’ll email them once to explain what we store.`}
          error={errors.parentEmail}
        >
          {(aria) => (
            <TextInput {...aria} type="email" name="parentEmail" autoComplete="off" defaultValue={values.parentEmail} />
          )}
        </Field>
        <div className={styles.ways}>
          <Button type="submit" variant="main" size="xl" busy={busy}>
            Next
          </Button>
        </div>
      </Form>
      <SkipStep label="Later">
        Until you tell us, we treat you as under 13, so rankings, battles with strangers and showing your rank are off.
        Practice, tasks and your error logbook still work.
      </SkipStep>
    </section>
  );
}
