import { data, redirect } from '@remix-run/node';
import { privateCacheControl } from '../http/cache-control';
import type { AppFailure, FailureView, KeptForm } from '../lib/app-failure';
import { paths } from '../lib/paths';

/**
 * The error catalogue: what a page throws for a failure. 401 leads to logout, 403 to the home page, everything else to
 * the error boundary with its own status.
 */
export function pageFailure(request: Request, failure: AppFailure) {
  const { pathname, search } = new URL(request.url);
  const address = request.method === 'GET' ? pathname + search : undefined;
  if (failure.code === 'UNAUTHENTICATED') return redirect(paths.logout(address));
  if (failure.status === 403 && pathname !== paths.home) return redirect(paths.home);
  return failureData(failure, { code: failure.code, message: failure.message });
}

/** What an action throws that could not send a form and has no page to show it on: the failure with the form in it. */
export function failureWithForm(failure: AppFailure, kept: KeptForm) {
  return failureData(failure, { code: failure.code, message: failure.message, kept });
}

function failureData({ status, retryAfter }: AppFailure, view: FailureView) {
  const headers = new Headers({ 'cache-control': privateCacheControl });
  if (retryAfter !== null) headers.set('retry-after', String(retryAfter));
  return data(view, { status, headers });
}
