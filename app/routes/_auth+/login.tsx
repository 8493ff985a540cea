import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { LoginView } from '~/components/account/login-view';
import { signedInHeaders } from '~/http/device-cookie.server';
import { forwardHeaders } from '~/http/forward-headers';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { providerName } from '~/http/provider-name.server';
import { formAgain, refusedForm } from '~/lib/account-failure.server';
import { emptyAccountForm } from '~/lib/account-forms';
import { AppFailure } from '~/lib/app-failure';
import { noticeCookie, noticeFromCookies } from '~/lib/notice';
import { publicPageMeta } from '~/lib/page-meta';
import { paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { safeRedirect } from '~/lib/safe-redirect';
import { authenticator } from '~/loaders/authenticator.server';
import { publicFrame } from '~/loaders/frame.server';
import { signInForm } from '../../../rules/forms/account';
import { readForm } from '../../../rules/forms/read-form';

export const headers = forwardHeaders;
export const handle: RouteHandle = { cacheable: true };
export const meta: MetaFunction = (place) =>
  publicPageMeta(place, {
    title: 'Log in',
    description:
      'Log in to Marsmaths and pick up where you left off: your practice, your error logbook and your courses.',
  });

export async function loader({ request }: LoaderFunctionArgs) {
  const next = safeRedirect(new URL(request.url).searchParams.get('next'), paths.home);
  const { shell, ...frame } = await publicFrame(request);
  if (shell !== null) throw redirect(next);
  return { ...frame, next, notice: noticeFromCookies(request.headers.get('cookie')), provider: providerName() };
}

export const action = guardedAction(async ({ request, form }) => {
  const values = { email: formText(form, 'email').trim() };
  const read = readForm(signInForm, { ...values, password: formText(form, 'password') });
  if (!read.ok) return formAgain({ values, errors: read.errors });
  try {
    const signedIn = await authenticator.authenticate('form', request);
    const next = safeRedirect(new URL(request.url).searchParams.get('next'), paths.home);
    return redirect(next, { headers: await signedInHeaders(signedIn) });
  } catch (error) {
    if (error instanceof AppFailure && error.code === 'PASSWORD_CHANGE_NEEDED') {
      const headers = { 'set-cookie': noticeCookie('first-password') };
      return redirect(paths.resetPassword(String(error.details.token)), { headers });
    }
    if (error instanceof AppFailure) return refusedForm(error, values);
    throw error;
  }
});

export default function Login() {
  const page = useLoaderData<typeof loader>();
  return <LoginView {...page} state={useActionData<typeof action>() ?? emptyAccountForm} />;
}
