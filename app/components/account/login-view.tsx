import { Link } from '@remix-run/react';
import type { AccountFormState } from '../../lib/account-forms';
import { paths } from '../../lib/paths';
import { AccountForm } from './account-form';
import { AccountFrame } from './account-frame';
import { LogInFields } from './log-in-fields';
import { ProviderButton } from './provider-button';

interface LoginViewProps {
  /** Where it goes on. */
  next: string;
  notice: string | null;
  /** The other way in; null where there is none. */
  provider: string | null;
  state: AccountFormState;
  /** Where the form is sent, when this is not the page of the login. */
  action?: string;
}

/** Logging in with a password, or with the provider of identities where there is one. */
export function LoginView({ next, notice, provider, state, action }: LoginViewProps) {
  const register = (
    <>
      New here? <Link to={next === paths.home ? paths.register() : paths.registerFor(next)}>Register free</Link>
    </>
  );
  return (
    <AccountFrame
      title="Welcome back"
      subtitle={
        notice ?? (next === paths.home ? 'Pick up where you left off.' : 'Log in to go to the page you asked for.')
      }
      footer={register}
    >
      <AccountForm state={state} submit="Log in" action={action}>
        <LogInFields state={state} />
      </AccountForm>
      {provider === null ? null : <ProviderButton name={provider} query={next === paths.home ? {} : { next }} />}
    </AccountFrame>
  );
}
