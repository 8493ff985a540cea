import { createCookie } from '@remix-run/node';
import { attempt } from '../graphql/executor.server';
import { recordSignupTcMutation } from '../graphql/identity/terms';
import { env } from '../http/env.server';
import { siteIsSecure } from '../http/session.server';

/** The local flag of the sign-up form: this account ticked the terms. Signed, and bound to the account. */
const signupFlag = createCookie('mm_signup_tc', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: 86_400,
  secure: siteIsSecure(),
  secrets: [env.INTERNAL_KEY || 'development-only'],
});

export function signupFlagCookie(viewerId: string): Promise<string> {
  return signupFlag.serialize({ viewerId });
}

export function clearedSignupFlagCookie(): Promise<string> {
  return signupFlag.serialize('', { maxAge: 0 });
}

/** Records the acceptance ticked at sign-up, when this request carries the viewer's own flag. Tells whether it did. */
export async function recordTermsFromFlag(request: Request, viewerId: string): Promise<boolean> {
  const value: unknown = await signupFlag.parse(request.headers.get('cookie'));
  const flagged = typeof value === 'object' && value !== null && 'viewerId' in value ? value.viewerId : null;
  if (flagged !== viewerId) return false;
  const recorded = await attempt(request, recordSignupTcMutation, {});
  return recorded.ok;
}
