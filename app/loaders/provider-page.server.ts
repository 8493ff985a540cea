import { data, redirect } from '@remix-run/node';
import { privateCacheControl } from '../http/cache-control';
import { signedInHeaders } from '../http/device-cookie.server';
import { setProviderCookie } from '../http/provider-cookies.server';
import { providerName } from '../http/provider-name.server';
import { sessionToken } from '../http/session.server';
import { emptyAccountForm } from '../lib/account-forms';
import { AppFailure } from '../lib/app-failure';
import { paths } from '../lib/paths';
import { safeRedirect } from '../lib/safe-redirect';
import { authenticator } from './authenticator.server';

/** The way to the provider and the way back: redirects, or the login page with a sentence where it does not go on. */
export async function providerPage(request: Request) {
  if (providerName() === null)
    throw data({ code: 'NOT_FOUND', message: 'We couldn’t find that page.' }, { status: 404 });
  const own = new URL(request.url).searchParams;
  try {
    const signedIn = await authenticator.authenticate('provider', request);
    const headers = await signedInHeaders(signedIn);
    headers.append('set-cookie', setProviderCookie('flow', null));
    headers.append('set-cookie', setProviderCookie('used', '1'));
    headers.set('cache-control', privateCacheControl);
    throw redirect(safeRedirect(new URLSearchParams(signedIn.goingOn).get('next'), paths.home), { headers });
  } catch (error) {
    if (!(error instanceof AppFailure)) throw error;
    // Whoever goes back to an old callback is signed in by now.
    if (error.code === 'UNPROCESSABLE' && sessionToken(request) !== null) throw redirect(paths.home);
    return refusal(error, safeRedirect(own.get('next'), paths.home));
  }
}

function refusal({ code, status, message, retryAfter }: AppFailure, next: string) {
  const headers = new Headers({ 'cache-control': privateCacheControl, 'referrer-policy': 'no-referrer' });
  if (status < 500) headers.append('set-cookie', setProviderCookie('flow', null));
  if (retryAfter !== null) headers.set('retry-after', String(retryAfter));
  const sentence = status >= 500 && code !== 'UNAVAILABLE' ? 'Something went wrong on our side.' : message;
  const page = { next, notice: null, provider: providerName(), state: { ...emptyAccountForm, message: sentence } };
  return data(page, { status, headers });
}
