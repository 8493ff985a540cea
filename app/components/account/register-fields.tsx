import { longestNickname, shortestPassword, yearLevels } from '../../../rules/forms/limits';
import type { AccountFormState } from '../../lib/account-forms';
import { paths } from '../../lib/paths';
import { Choices, Tick } from '../ui/choices';
import { Field, FieldError } from '../ui/field';
import { Select } from '../ui/select';
import styles from './account-frame.module.css';
import { BrowserZoneField } from './browser-zone-field';
import { EmailField } from './email-field';
import { type FirstCourse, FirstCoursesField } from './first-courses-field';
import { PasswordField } from './password-field';
import { TextField } from './text-field';

const roles = [
  { value: 'STUDENT', label: 'Student' },
  { value: 'TEACHER', label: 'Teacher' },
  { value: 'TUTOR', label: 'Tutor' },
];

interface RegisterFieldsProps {
  state: AccountFormState;
  invitingCode: string;
  /** Chosen before anything was sent. */
  wantedRole: string;
  wantedYear: number | null;
  courses: FirstCourse[];
  /** Somebody whom a provider of identities sent: it knows the email address, and no password is needed. */
  known?: boolean;
}

export function RegisterFields({
  state,
  invitingCode,
  wantedRole,
  wantedYear,
  courses,
  known = false,
}: RegisterFieldsProps) {
  const { values, errors } = state;
  const role = values.role || wantedRole;
  return (
    <>
      <Choices legend="I am a" name="role" options={roles} chosen={role} error={errors.role} />
      <TextField
        name="nickname"
        label="Nickname"
        hint="Others see this. You don’t need to use your real name."
        autoComplete="nickname"
        maxLength={longestNickname}
        defaultValue={values.nickname}
        error={errors.nickname}
      />
      <div className={styles.studentOnly}>
        <YearLevel value={values.yearLevel ?? String(wantedYear ?? '')} error={errors.yearLevel} />
        <FirstCoursesField courses={courses} error={errors.courseIds} />
      </div>
      {known ? null : (
        <>
          <EmailField state={state} />
          <PasswordField
            label="Password"
            autoComplete="new-password"
            hint={`At least ${shortestPassword} characters. Three or four words work well.`}
            error={errors.password}
          />
        </>
      )}
      <Terms checked={values.terms === 'on'} error={errors.terms} />
      <input type="hidden" name="invitingCode" value={values.invitingCode || invitingCode} />
      <BrowserZoneField />
    </>
  );
}

function YearLevel({ value, error }: { value: string; error: string | undefined }) {
  return (
    <Field label="Year level" error={error}>
      {(aria) => (
        <Select {...aria} name="yearLevel" defaultValue={value}>
          <option value="">Choose…</option>
          {yearLevels.map((year) => (
            <option key={year} value={year}>{`Year ${year}`}</option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function Terms({ checked, error }: { checked: boolean; error: string | undefined }) {
  return (
    <div>
      <Tick
        name="terms"
        defaultChecked={checked}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'terms-error' : undefined}
      >
        I agree to the{' '}
        <a href={paths.terms} target="_blank" rel="noopener">
          Terms and Conditions
        </a>{' '}
        and the{' '}
        <a href={paths.privacy} target="_blank" rel="noopener">
          Privacy Policy
        </a>
        .
      </Tick>
      <FieldError id="terms-error" error={error} />
    </div>
  );
}
