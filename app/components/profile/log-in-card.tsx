import { Link } from '@remix-run/react';
import { longestEmail, longestPassword, shortestPassword } from '../../../rules/forms/limits';
import { paths } from '../../lib/paths';
import { UnprovedEmailNote } from '../account-pages/unproved-email-note';
import { Callout } from '../ui/alert';
import { Field } from '../ui/field';
import { PasswordInput } from '../ui/password-input';
import { Section } from '../ui/section';
import { TextInput } from '../ui/text-input';
import { type ProfileFormState, stateOf } from './profile-form';
import { CurrentPassword, UnfoldingForm } from './unfolding-form';

export interface ConnectedProvider {
  name: string;
  /** "Monday, 23 November 2026" */
  since: string;
  /** Without a password the provider is the only way in. */
  hasPassword: boolean;
}

interface LogInCardProps {
  email: string;
  /** Whether the address is not confirmed yet. */
  hasUnprovedEmail: boolean;
  /** A new address that waits until its mailbox confirms it. */
  waitingEmail: string | null;
  provider: ConnectedProvider | null;
  refused: ProfileFormState | null;
}

/** Email address and password, each changed with the password of now. Plain forms that unfold. */
export function LogInCard({ email, hasUnprovedEmail, waitingEmail, provider, refused }: LogInCardProps) {
  const address = stateOf(refused, 'email');
  const password = stateOf(refused, 'password');
  const unlink = stateOf(refused, 'provider');
  return (
    <Section title="How you log in">
      <p>
        You log in with <b>{email}</b>.
      </p>
      {hasUnprovedEmail ? (
        <UnprovedEmailNote>You haven’t confirmed it yet, so you can’t see what’s sent to it.</UnprovedEmailNote>
      ) : null}
      {waitingEmail === null ? null : (
        <Callout tone="info">
          <p>
            <b>{waitingEmail}</b> isn’t confirmed yet. Use the link in the email we sent there.
          </p>
        </Callout>
      )}
      {email.includes('@') ? (
        <UnfoldingForm form="email" summary="Change the email address" submit="Send the email" refused={refused}>
          <Field label="New email address" error={address.errors.email}>
            {(aria) => (
              <TextInput
                {...aria}
                type="email"
                name="email"
                required
                autoComplete="email"
                maxLength={longestEmail}
                defaultValue={address.values.email}
              />
            )}
          </Field>
          <CurrentPassword error={address.errors.current} />
        </UnfoldingForm>
      ) : null}
      <UnfoldingForm form="password" summary="Change the password" submit="Change the password" refused={refused}>
        <CurrentPassword error={password.errors.current} />
        <p className="small">
          Forgotten it? <Link to={paths.forgotPassword}>We’ll email you a link.</Link>
        </p>
        <Field
          label="New password"
          hint={`At least ${shortestPassword} characters. Three or four words work well.`}
          error={password.errors.password}
        >
          {(aria) => (
            <PasswordInput {...aria} name="password" required autoComplete="new-password" maxLength={longestPassword} />
          )}
        </Field>
      </UnfoldingForm>
      {provider === null ? null : (
        <>
          <p>
            <b>{asBeginning(provider.name)}</b> can also open this account, since {provider.since}.
          </p>
          {provider.hasPassword ? (
            <UnfoldingForm
              form="provider"
              summary={`Disconnect ${provider.name}`}
              submit="Disconnect"
              refused={refused}
            >
              <p>After that, only your password opens the account. We’ll log you out of every other browser.</p>
              <CurrentPassword error={unlink.errors.current} />
            </UnfoldingForm>
          ) : (
            <p>
              To disconnect it, set a password first, because it’s your only way in.{' '}
              <Link to={paths.forgotPassword}>We’ll email you a link.</Link>
            </p>
          )}
        </>
      )}
    </Section>
  );
}

/** The name of a provider may begin small: "your school account". */
const asBeginning = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
