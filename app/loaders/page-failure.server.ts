import { data, redirect } from '@remix-run/node';
import { privateCacheControl } from '../http/cache-control';
import type { AppFailure, FailureView } from '../lib/app-failure';
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
  const headers = new Headers({ 'cache-control': privateCacheControl });
  if (failure.retryAfter !== null) headers.set('retry-after', String(failure.retryAfter));
  const view: FailureView = { code: failure.code, message: failure.message };
  return data(view, { status: failure.status, headers });
}
