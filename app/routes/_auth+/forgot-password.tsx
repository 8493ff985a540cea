import type { MetaFunction } from '@remix-run/node';
import { data } from '@remix-run/node';
import { Link, useActionData } from '@remix-run/react';
import { AccountForm } from '~/components/account/account-form';
import { AccountFrame } from '~/components/account/account-frame';
import { DoneNote } from '~/components/account/done-note';
import { EmailField } from '~/components/account/email-field';
import { attempt } from '~/graphql/executor.server';
import { requestPasswordResetMutation } from '~/graphql/identity/reset-password';
import { formProof } from '~/http/form-proof.server';
import { forwardHeaders } from '~/http/forward-headers';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { formAgain, refusedForm } from '~/lib/account-failure.server';
import { emptyAccountForm } from '~/lib/account-forms';
import { publicPageMeta } from '~/lib/page-meta';
import { paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { forgottenPasswordForm } from '../../../rules/forms/account';
import { readForm } from '../../../rules/forms/read-form';

export const headers = forwardHeaders;
export const handle: RouteHandle = { cacheable: true };
export const meta: MetaFunction = (place) =>
  publicPageMeta(place, {
    title: 'Forgotten password',
    description:
      'Enter your email address and we’ll send you a link to set a new password. It works once, for one hour.',
  });

const sentMessage = 'sent';

export const action = guardedAction(async ({ request, form }) => {
  const email = formText(form, 'email').trim();
  const read = readForm(forgottenPasswordForm, { email });
  if (!read.ok) return formAgain({ values: { email }, errors: read.errors });
  const variables = { email, proof: formProof(form) };
  const outcome = await attempt(request, requestPasswordResetMutation, variables, { token: null });
  if (!outcome.ok) return refusedForm(outcome.failure, { email }, ['email']);
  return data({ ...emptyAccountForm, values: { email, [sentMessage]: 'yes' } });
});

export default function ForgotPassword() {
  const state = useActionData<typeof action>() ?? emptyAccountForm;
  const back = <Link to={paths.login()}>Back to log in</Link>;
  if (state.values[sentMessage] === 'yes') {
    return (
      <AccountFrame title="Check your email" subtitle="The link works once, and for one hour." footer={back}>
        <DoneNote>If there’s an account for {state.values.email}, we’ve emailed a link to set a new password.</DoneNote>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title="Forgotten password" subtitle="We’ll send you a link to set a new one." footer={back}>
      <AccountForm state={state} submit="Send the link">
        <EmailField state={state} />
      </AccountForm>
    </AccountFrame>
  );
}
