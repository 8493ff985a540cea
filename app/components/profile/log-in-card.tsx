import { Form, Link, useNavigation } from '@remix-run/react';
import { longestEmail, longestPassword, shortestPassword } from '../../../rules/forms/limits';
import { paths } from '../../lib/paths';
import { UnprovedEmailNote } from '../account-pages/unproved-email-note';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { PasswordInput } from '../ui/password-input';
import { TextInput } from '../ui/text-input';
import { FormProblem } from './form-problem';
import styles from './profile.module.css';
import { type ProfileFormState, stateOf } from './profile-form';

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
  const { formData } = useNavigation();
  const busy = formData?.get('form');
  const address = stateOf(refused, 'email');
  const password = stateOf(refused, 'password');
  const unlink = stateOf(refused, 'provider');
  return (
    <section className="card" aria-labelledby="log-in">
      <h2 id="log-in">How you log in</h2>
      <p>
        You log in with <b className={styles.address}>{email}</b>.
      </p>
      {hasUnprovedEmail ? (
        <UnprovedEmailNote>You haven’t confirmed it yet, so you can’t see what’s sent to it.</UnprovedEmailNote>
      ) : null}
      {waitingEmail === null ? null : (
        <p className={styles.waits}>
          <b className={styles.address}>{waitingEmail}</b> isn’t confirmed yet. Use the link in the email we sent there.
        </p>
      )}
      {email.includes('@') ? (
        <details className={styles.unfold} open={refused?.form === 'email'}>
          <summary>Change the email address</summary>
          <Form method="post" preventScrollReset className={styles.stack}>
            <input type="hidden" name="form" value="email" />
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
            <FormProblem text={address.errors['']} />
            <Button type="submit" busy={busy === 'email'}>
              Send the email
            </Button>
          </Form>
        </details>
      ) : null}
      <details className={styles.unfold} open={refused?.form === 'password'}>
        <summary>Change the password</summary>
        <Form method="post" preventScrollReset className={styles.stack}>
          <input type="hidden" name="form" value="password" />
          <CurrentPassword error={password.errors.current} />
          <Field
            label="New password"
            hint={`At least ${shortestPassword} characters. Three or four words work well.`}
            error={password.errors.password}
          >
            {(aria) => (
              <PasswordInput
                {...aria}
                name="password"
                required
                autoComplete="new-password"
                maxLength={longestPassword}
              />
            )}
          </Field>
          <FormProblem text={password.errors['']} />
          <Button type="submit" busy={busy === 'password'}>
            Change the password
          </Button>
          <p className="small">
            Forgotten it? <Link to={paths.forgotPassword}>We’ll email you a link.</Link>
          </p>
        </Form>
      </details>
      {provider === null ? null : (
        <div className={styles.provider}>
          <p>
            <b>{provider.name}</b> can also open this account, since {provider.since}.
          </p>
          {provider.hasPassword ? (
            <details className={styles.unfold} open={refused?.form === 'provider'}>
              <summary>Disconnect {provider.name}</summary>
              <Form method="post" preventScrollReset className={styles.stack}>
                <input type="hidden" name="form" value="provider" />
                <p>After that, only your password opens the account. We’ll log you out of every other browser.</p>
                <CurrentPassword error={unlink.errors.current} />
                <FormProblem text={unlink.errors['']} />
                <Button type="submit" busy={busy === 'provider'}>
                  Disconnect
                </Button>
              </Form>
            </details>
          ) : (
            <p>
              To disconnect it, set a password first, because it’s your only way in.{' '}
              <Link to={paths.forgotPassword}>We’ll email you a link.</Link>
            </p>
          )}
        </div>
      )}
    </section>
  );
}

function CurrentPassword({ error }: { error: string | undefined }) {
  return (
    <Field label="Current password" error={error}>
      {(aria) => (
        <PasswordInput {...aria} name="current" required autoComplete="current-password" maxLength={longestPassword} />
      )}
    </Field>
  );
}
