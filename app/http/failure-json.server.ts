import type { AppFailure } from '../lib/app-failure';

/** A failure for a script of our own page, with what else it needs to know. */
export function failureJson(
  { code, message, status, retryAfter }: AppFailure,
  more: Record<string, unknown> = {},
): Response {
  const headers = new Headers();
  if (retryAfter !== null) headers.set('retry-after', String(retryAfter));
  return Response.json({ ...more, code, message }, { status, headers });
}
