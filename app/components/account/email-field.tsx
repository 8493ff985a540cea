import type { AccountFormState } from '../../lib/account-forms';
import { TextField } from './text-field';

/** The box for the email address of an account form. */
export function EmailField({ state: { values, errors }, hint }: { state: AccountFormState; hint?: string }) {
  return (
    <TextField
      name="email"
      label="Email"
      hint={hint}
      type="email"
      autoComplete="email"
      defaultValue={values.email}
      error={errors.email}
    />
  );
}
