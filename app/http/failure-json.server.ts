import type { AppFailure } from '../lib/app-failure';

/** A failure for a script of our own page. */
export function failureJson({ code, message, status, retryAfter }: AppFailure): Response {
  const headers = new Headers();
  if (retryAfter !== null) headers.set('retry-after', String(retryAfter));
  return Response.json({ code, message }, { status, headers });
}
