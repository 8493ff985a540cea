import type { ReactNode } from 'react';
import { longestPassword } from '../../../rules/forms/limits';
import { Field } from '../ui/field';
import { PasswordInput } from '../ui/password-input';

interface PasswordFieldProps {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  error?: string;
  aside?: ReactNode;
}

/** A password that can be shown. What was typed never comes back from the server. */
export function PasswordField({ autoComplete, ...field }: PasswordFieldProps) {
  return (
    <Field {...field}>
      {(aria) => (
        <PasswordInput {...aria} name="password" required autoComplete={autoComplete} maxLength={longestPassword} />
      )}
    </Field>
  );
}
