import type { AccountFormState } from '../../lib/account-forms';
import { EmailField } from './email-field';
import { ForgotLink } from './forgot-link';
import { PasswordField } from './password-field';

/** The address (or login name) and the password of an account that is there. */
export function LogInFields({ state }: { state: AccountFormState }) {
  return (
    <>
      <EmailField state={state} orLogin />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={state.errors.password}
        aside={<ForgotLink />}
      />
    </>
  );
}
