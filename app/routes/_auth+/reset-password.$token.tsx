import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { AccountForm } from '~/components/account/account-form';
import { AccountFrame } from '~/components/account/account-frame';
import { PasswordField } from '~/components/account/password-field';
import { TextField } from '~/components/account/text-field';
import { Button } from '~/components/ui/button';
import { Stack } from '~/components/ui/layout';
import { attempt } from '~/graphql/executor.server';
import { passwordResetLinkQuery, resetPasswordMutation } from '~/graphql/identity/reset-password';
import { claimCookie } from '~/http/claim-cookie.server';
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
import { longestNickname, shortestPassword } from '../../../rules/forms/limits';
import { readForm } from '../../../rules/forms/read-form';

export const headers = forwardHeaders;
export const meta: MetaFunction = (place) =>
  publicPageMeta(place, {
    title: 'New password',
    description: 'Choose a new password with the link from your email. We’ll log you out everywhere else.',
    indexed: false,
  });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const variables = { token: params.token ?? '', device: await deviceOf(request) };
  const outcome = await attempt(request, passwordResetLinkQuery, variables, { token: null });
  // Without an answer the form is shown as it mostly is: sending it tells what is missing.
  const needsName = outcome.ok && outcome.data.passwordResetLink?.needsName === true;
  return { notice: noticeFromCookies(request.headers.get('cookie')), needsName };
}

export const action = guardedAction(async ({ request, params, form }) => {
  const token = params.token ?? '';
  if (formText(form, 'intent') === 'claim') {
    // Whoever is logged in here, with another account, is not led past the form.
    const headers = new Headers({ 'set-cookie': endedSessionCookie() });
    headers.append('set-cookie', claimCookie(token));
    return redirect(paths.register(), { headers });
  }
  const password = formText(form, 'password');
  const name = formText(form, 'name');
  const read = readForm(newPasswordForm, { password });
  if (!read.ok) return formAgain({ values: { name }, errors: read.errors });
  const variables = { token, password, name, device: await deviceOf(request) };
  const outcome = await attempt(request, resetPasswordMutation, variables, { token: null });
  if (!outcome.ok) return refusedForm(outcome.failure, { name }, ['password', 'name']);
  const headers = new Headers({ 'set-cookie': endedSessionCookie() });
  headers.append('set-cookie', await deviceCookie(outcome.data.resetPassword));
  headers.append('set-cookie', noticeCookie('password-changed'));
  return redirect(paths.login(), { headers });
});

export default function ResetPassword() {
  const state = useActionData<typeof action>() ?? emptyAccountForm;
  const { notice, needsName } = useLoaderData<typeof loader>();
  const asksName = needsName || state.errors.name !== undefined;
  const again = <Link to={paths.forgotPassword}>Ask for a new link</Link>;
  return (
    <AccountFrame title="Choose a new password" subtitle={notice ?? 'Then log in with it.'} footer={again}>
      <AccountForm state={state} submit="Save password">
        {asksName ? (
          <TextField
            name="name"
            label="Your nickname on Marsmaths"
            hint="This email address hasn’t been confirmed yet, so we need to check that the account is yours."
            autoComplete="off"
            maxLength={longestNickname}
            defaultValue={state.values.name}
            error={state.errors.name}
          />
        ) : null}
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint={`At least ${shortestPassword} characters. Three or four words work well.`}
          error={state.errors.password}
        />
      </AccountForm>
      {asksName ? (
        <Stack as={Form} method="post">
          <p>
            Never signed up? Then someone else used your address. Take it back and you can sign up with it yourself.
          </p>
          <Button type="submit" name="intent" value="claim" full>
            Take my address back
          </Button>
        </Stack>
      ) : null}
    </AccountFrame>
  );
}
