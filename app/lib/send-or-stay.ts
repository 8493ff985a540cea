import { isRouteErrorResponse } from '@remix-run/react';

/**
 * Sends a form of a page on which something is typed. Where it does not get through (no connection, or a server that
 * cannot answer) the page stays, with what `failed` says of it, in place of an error page.
 */
export async function sendOrStay<Reply>(
  send: () => Promise<Reply>,
  failed: (message: string) => Reply,
): Promise<Reply> {
  try {
    return await send();
  } catch (error) {
    if (!isLost(error)) throw error;
    return failed(navigator.onLine ? away : offline);
  }
}

const offline = 'You’re offline. What you typed is still here, so send it again when you’re back online.';
const away = 'We can’t reach our server right now. What you typed is still here, so try again in a moment.';

/** Redirects and refusals that the page has words for are no loss; nor is a request that another one replaced. */
function isLost(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status >= 500;
  return error instanceof Error && error.name !== 'AbortError';
}
