import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { AccountForm } from '~/components/account/account-form';
import { AccountFrame } from '~/components/account/account-frame';
import { PasswordField } from '~/components/account/password-field';
import { attempt } from '~/graphql/executor.server';
import { resetPasswordMutation } from '~/graphql/identity/reset-password';
import { deviceCookie, deviceOf } from '~/http/device-cookie.server';
import { forwardHeaders } from '~/http/forward-headers';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { endedSessionCookie } from '~/http/session.server';
import { formAgain, refusedForm } from '~/lib/account-failure.server';
import { emptyAccountForm } from '~/lib/account-forms';
import { noticeCookie, noticeFromCookies } from '~/lib/notice';
import { publicPageMeta } from '~/lib/page-meta';
import { paths } from '~/lib/paths';
import { newPasswordForm } from '../../../rules/forms/account';
import { shortestPassword } from '../../../rules/forms/limits';
import { readForm } from '../../../rules/forms/read-form';

export const headers = forwardHeaders;
export const meta: MetaFunction = (place) =>
  publicPageMeta(place, {
    title: 'New password',
    description: 'Choose a new password with the link from your mail. It ends every open session of your account.',
    indexed: false,
  });

export function loader({ request }: LoaderFunctionArgs) {
  return { notice: noticeFromCookies(request.headers.get('cookie')) };
}

export const action = guardedAction(async ({ request, params, form }) => {
  const password = formText(form, 'password');
  const read = readForm(newPasswordForm, { password });
  if (!read.ok) return formAgain({ errors: read.errors });
  const variables = { token: params.token ?? '', password, device: await deviceOf(request) };
  const outcome = await attempt(request, resetPasswordMutation, variables, { token: null });
  if (!outcome.ok) return refusedForm(outcome.failure, {}, ['password']);
  const headers = new Headers({ 'set-cookie': endedSessionCookie() });
  headers.append('set-cookie', await deviceCookie(outcome.data.resetPassword));
  headers.append('set-cookie', noticeCookie('password-changed'));
  return redirect(paths.login(), { headers });
});

export default function ResetPassword() {
  const state = useActionData<typeof action>() ?? emptyAccountForm;
  const { notice } = useLoaderData<typeof loader>();
  const again = <Link to={paths.forgotPassword}>Ask for a new link</Link>;
  return (
    <AccountFrame title="Choose a new password" subtitle={notice ?? 'Then log in with it.'} footer={again}>
      <AccountForm state={state} submit="Save it">
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint={`At least ${shortestPassword} characters. Three or four words work well.`}
          error={state.errors.password}
        />
      </AccountForm>
    </AccountFrame>
  );
}
