import { Link } from '@remix-run/react';
import { type AccountFormState, emptyAccountForm } from '../../lib/account-forms';
import { paths } from '../../lib/paths';
import { More } from '../ui/choices';
import { AccountForm } from './account-form';
import { AccountFrame } from './account-frame';
import type { FirstCourse } from './first-courses-field';
import { LogInFields } from './log-in-fields';
import { RegisterFields } from './register-fields';

interface ProviderFinishViewProps {
  email: string;
  name: string | null;
  hasAccount: boolean;
  provider: string;
  role: string;
  invitingCode: string;
  /** What was chosen before. */
  year: number | null;
  courses: FirstCourse[];
  /** A form as it came back; null on arrival. */
  sent: AccountFormState | null;
}

/**
 * Somebody whom the provider knows and no account of ours: a new account in one form, or the password of an old one, once.
 * Where there is an account with this address it is the password alone.
 */
export function ProviderFinishView({
  email,
  name,
  hasAccount,
  provider,
  role,
  invitingCode,
  year,
  courses,
  sent,
}: ProviderFinishViewProps) {
  const stateOf = (intent: string, values: Record<string, string>): AccountFormState =>
    sent?.values.intent === intent ? sent : { ...emptyAccountForm, values };
  const link = stateOf('link', { email: hasAccount ? email : '' });
  const linkForm = (
    <AccountForm state={link} submit="Log in and connect">
      <input type="hidden" name="intent" value="link" />
      <LogInFields state={link} />
    </AccountForm>
  );
  const back = <Link to={paths.login()}>Log in another way</Link>;
  if (hasAccount) {
    return (
      <AccountFrame
        title="You already have an account"
        subtitle={`Enter its password once. After that, you can log in with ${provider} too.`}
        footer={back}
      >
        {linkForm}
      </AccountFrame>
    );
  }
  const state = stateOf('register', { nickname: name ?? '' });
  return (
    <AccountFrame title="Nearly there" subtitle="We just need a few more details." footer={back}>
      <p>
        You’re logging in as <b>{email}</b>.
      </p>
      <AccountForm state={state} submit="Start practising">
        <RegisterFields
          state={state}
          invitingCode={invitingCode}
          wantedRole={role}
          wantedYear={year}
          courses={courses}
          known
        />
      </AccountForm>
      <More summary="I already have a Marsmaths account" open={sent?.values.intent === 'link'}>
        {linkForm}
      </More>
    </AccountFrame>
  );
}
