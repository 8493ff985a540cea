import type { AccountFormState } from '../../lib/account-forms';
import { TextField } from './text-field';

interface EmailFieldProps {
  state: AccountFormState;
  hint?: string;
  /** Also takes the login name that a teacher prepared. */
  orLogin?: boolean;
}

/** The box for the email address of an account form. */
export function EmailField({ state: { values, errors }, hint, orLogin = false }: EmailFieldProps) {
  return (
    <TextField
      name="email"
      label={orLogin ? 'Email or login name' : 'Email'}
      hint={hint}
      type={orLogin ? 'text' : 'email'}
      autoComplete={orLogin ? 'username' : 'email'}
      defaultValue={values.email}
      error={errors.email}
    />
  );
}
