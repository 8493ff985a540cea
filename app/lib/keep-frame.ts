import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';

/** Pages that earn coins or settle errors without a form of Remix: the frame is read again on the way out of them. */
const earning = /^\/(practice|battle|task|enrollment-test)\/|\/error-review-session/;

/**
 * For layouts that load a frame: it stays while one goes from page to page. Forms change what it shows, and so does asking
 * for the same page again; the event stream brings the rest (`use-shell-counts.ts`).
 */
export function keepFrame(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  const isForm = formMethod !== undefined && formMethod.toUpperCase() !== 'GET';
  const isSamePage = currentUrl.href === nextUrl.href;
  return isForm || isSamePage || earning.test(currentUrl.pathname) ? defaultShouldRevalidate : false;
}
