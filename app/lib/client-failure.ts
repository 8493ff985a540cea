/** A request of our own page that failed, as the browser sees it. */
export type ClientFailure =
  /** No answer at all: "Failed to fetch". */
  { kind: 'network' } | { kind: 'answer'; status: number; code: string; message: string };

export type FailureDestination = 'logout' | 'login' | 'home';

/**
 * The error catalogue of the browser: where a failure leads from this page; null when the page stays.
 * A 403 that has a way of its own (terms not accepted yet, trial over) is told by its code and leads nowhere here.
 */
export function failureDestination(
  failure: ClientFailure,
  page: { path: string; isPublic: boolean },
): FailureDestination | null {
  if (failure.kind === 'network') return page.isPublic ? null : 'login';
  const { status, code, message } = failure;
  if (message.startsWith('401')) return 'logout';
  if (status === 401) return page.isPublic ? null : 'logout';
  const forbidden = message.startsWith('403') || (status === 403 && code === 'FORBIDDEN');
  return forbidden && page.path !== '/home' ? 'home' : null;
}
