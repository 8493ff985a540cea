import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';

/**
 * Pages that earn coins and clear errors, and say so themselves. Their answers go out by forms, whose page stays where the
 * connection is lost: nothing is read after them, and the frame comes anew on the way out, which a result is.
 */
const earning = /^\/(practice|battle|task|enrollment-test)\/(?!.*\/result$)|\/error-review-session/;

/**
 * For layouts that load a frame: it stays while one goes from page to page. Forms change what it shows, and so does asking
 * for the same page again; the event stream brings the rest (`use-shell-counts.ts`).
 */
export function keepFrame(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  if (earning.test(currentUrl.pathname)) return earning.test(nextUrl.pathname) ? false : defaultShouldRevalidate;
  const isForm = formMethod !== undefined && formMethod.toUpperCase() !== 'GET';
  const isSamePage = currentUrl.href === nextUrl.href;
  return isForm || isSamePage ? defaultShouldRevalidate : false;
}
