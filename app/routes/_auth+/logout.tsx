import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { AccountForm } from '~/components/account/account-form';
import { AccountFrame } from '~/components/account/account-frame';
import { attempt } from '~/graphql/executor.server';
import { ProviderSignOutUrl } from '~/graphql/identity/provider';
import { signOutMutation } from '~/graphql/identity/sign-out';
import { endUserEvents } from '~/graphql/subscriptions.server';
import { privateCacheControl } from '~/http/cache-control';
import { env } from '~/http/env.server';
import { guardedAction } from '~/http/guarded-action.server';
import { providerCookie, setProviderCookie } from '~/http/provider-cookies.server';
import { endedSessionCookie, sessionToken } from '~/http/session.server';
import { emptyAccountForm } from '~/lib/account-forms';
import { noticeCookie } from '~/lib/notice';
import { publicPageMeta } from '~/lib/page-meta';
import { paths } from '~/lib/paths';
import { personalCookie } from '~/lib/personal';
import { safeRedirect } from '~/lib/safe-redirect';
import { clearedSignupFlagCookie } from '~/loaders/signup-flag.server';

export const meta: MetaFunction = (place) =>
  publicPageMeta(place, {
    title: 'Log out',
    description: 'Log out on this device. Your work is saved for next time.',
    indexed: false,
  });

/** The logout address: ends the session and goes to the login page. A link from another site only gets the question. */
export async function loader({ request }: LoaderFunctionArgs) {
  const cameFrom = request.headers.get('sec-fetch-site');
  const foreign = cameFrom === 'cross-site' || cameFrom === 'same-site';
  if (foreign && sessionToken(request) !== null) return null;
  throw await signOut(request);
}

export const action = guardedAction(({ request }) => signOut(request));

async function signOut(request: Request): Promise<Response> {
  const token = sessionToken(request);
  const ended = token === null || (await endSession(request, token));
  const query = new URL(request.url).searchParams;
  const next = query.get('next');
  const headers = new Headers({ 'cache-control': privateCacheControl });
  headers.append('set-cookie', endedSessionCookie());
  headers.append('set-cookie', await clearedSignupFlagCookie());
  headers.append('set-cookie', personalCookie(''));
  const elsewhere = await providerSignOut(request);
  if (elsewhere !== null) {
    headers.append('set-cookie', setProviderCookie('used', null));
    headers.append('set-cookie', noticeCookie(ended ? 'logged-out' : 'logged-out-here'));
    return redirect(elsewhere, { headers });
  }
  if (query.get('to') === 'teacher' && env.TEACHER_LOGOUT_URL !== null)
    return redirect(env.TEACHER_LOGOUT_URL, { headers });
  if (!ended) headers.append('set-cookie', noticeCookie('logged-out-here'));
  else if (next === null) headers.append('set-cookie', noticeCookie('logged-out'));
  return redirect(next === null ? paths.login() : paths.login(safeRedirect(next, paths.home)), { headers });
}

/** Where a session that the provider opened ends there too; null for any other, and where the provider is away. */
async function providerSignOut(request: Request): Promise<string | null> {
  if (providerCookie(request, 'used') === null) return null;
  const outcome = await attempt(request, ProviderSignOutUrl, {}, { token: null });
  return outcome.ok ? outcome.data.providerSignOutUrl : null;
}

/** Says whether the session is over on the server too; one that it knows no more counts as over. */
async function endSession(request: Request, token: string): Promise<boolean> {
  const outcome = await attempt(request, signOutMutation, {});
  endUserEvents(token);
  return outcome.ok || outcome.failure.code === 'UNAUTHENTICATED';
}

export default function Logout() {
  return (
    <AccountFrame title="Log out?" subtitle="Your work is saved." footer={<a href={paths.home}>Stay logged in</a>}>
      <AccountForm state={emptyAccountForm} submit="Log out">
        {null}
      </AccountForm>
    </AccountFrame>
  );
}
