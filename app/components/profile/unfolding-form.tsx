import { useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { longestPassword } from '../../../rules/forms/limits';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { More } from '../ui/choices';
import { Field } from '../ui/field';
import { StackedForm } from '../ui/forms';
import { PasswordInput } from '../ui/password-input';
import { type ProfileForm, type ProfileFormState, stateOf } from './profile-form';

interface UnfoldingFormProps {
  form: ProfileForm;
  summary: string;
  submit: string;
  refused: ProfileFormState | null;
  children: ReactNode;
}

/** A form of the profile that unfolds; once refused it is open. */
export function UnfoldingForm({ form, summary, submit, refused, children }: UnfoldingFormProps) {
  const { formData } = useNavigation();
  return (
    <More summary={summary} open={refused?.form === form}>
      <StackedForm preventScrollReset>
        <input type="hidden" name="form" value={form} />
        {children}
        <Alert>{stateOf(refused, form).errors['']}</Alert>
        <Button type="submit" busy={formData?.get('form') === form}>
          {submit}
        </Button>
      </StackedForm>
    </More>
  );
}

/** The password of now: nothing about the log-in changes without it. */
export function CurrentPassword({ label = 'Current password', error }: { label?: string; error: string | undefined }) {
  return (
    <Field label={label} error={error}>
      {(aria) => (
        <PasswordInput {...aria} name="current" required autoComplete="current-password" maxLength={longestPassword} />
      )}
    </Field>
  );
}
