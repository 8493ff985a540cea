import { Form, useNavigation } from '@remix-run/react';
import { dailyMinutes, goalNames, goals, studyHours } from '../../../rules/study-plan';
import type { AccountFormState } from '../../lib/account-forms';
import { Field } from '../ui/field';
import { Select } from '../ui/select';
import styles from './onboarding.module.css';
import { OwnStepHead } from './own-step-head';
import { SkipStep } from './skip-step';
import { GoOn, StepProblem } from './step-form-parts';
import { hourLabel } from './study-labels';

interface GoalStepProps {
  goal: string | null;
  minutesADay: number | null;
  state: AccountFormState;
}

/** Why somebody is here, and how long a day is. */
export function GoalStep({ goal, minutesADay, state: { values, errors, message } }: GoalStepProps) {
  const busy = useNavigation().formMethod === 'POST';
  return (
    <section aria-labelledby="step">
      <OwnStepHead step="goal" title="What are you here for?" />
      <p className={styles.lead}>We’ll show it on your home page and match your daily quest to the time you have.</p>
      <Form method="post" className={styles.form} noValidate>
        <StepProblem text={message ?? errors.goal ?? errors.minutesADay ?? null} />
        <fieldset className={styles.options}>
          <legend>I want to</legend>
          {goals.map((each) => (
            <label key={each}>
              <input type="radio" name="goal" value={each} defaultChecked={each === (values.goal ?? goal)} />
              {goalNames[each]}
            </label>
          ))}
        </fieldset>
        <fieldset className={styles.options}>
          <legend>On a usual day I have</legend>
          {dailyMinutes.map((minutes) => (
            <label key={minutes}>
              <input
                type="radio"
                name="minutesADay"
                value={minutes}
                defaultChecked={String(minutes) === (values.minutesADay ?? String(minutesADay))}
              />
              {minutes} minutes
            </label>
          ))}
        </fieldset>
        <GoOn busy={busy} />
      </Form>
      <SkipStep back="age" />
    </section>
  );
}

/** When somebody is reminded, if they want to be. */
export function TimeStep({
  studyHour,
  state: { errors, message },
}: {
  studyHour: number | null;
  state: AccountFormState;
}) {
  const busy = useNavigation().formMethod === 'POST';
  return (
    <section aria-labelledby="step">
      <OwnStepHead step="time" title="Shall we remind you?" />
      <p className={styles.lead}>
        We’ll remind you here, at the time you choose, on days you haven’t practised. We’ll stop after two weeks away.
      </p>
      <Form method="post" className={styles.form} noValidate>
        <StepProblem text={message} />
        <Field label="Remind me" error={errors.hour}>
          {(aria) => (
            <Select {...aria} name="hour" defaultValue={studyHour ?? ''}>
              <option value="">Never</option>
              {studyHours.map((hour) => (
                <option key={hour} value={hour}>
                  At {hourLabel(hour)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <GoOn busy={busy} />
      </Form>
      <SkipStep back="goal" />
    </section>
  );
}
