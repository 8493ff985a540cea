import { createCookie } from '@remix-run/node';
import { attempt, type Outcome, turnOf } from '../graphql/executor.server';
import { recordSignupTcMutation } from '../graphql/identity/terms';
import { type ShellViewer, viewerQuery } from '../graphql/shell/shell';
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

const underWay = new Map<string, ReturnType<typeof readFlag>>();

/**
 * Who has not accepted the terms, and whether that is settled now: an acceptance that was ticked at sign-up is recorded
 * when this request carries the viewer's own flag. The loaders of one request share it.
 */
export function termsFromFlag(request: Request): ReturnType<typeof readFlag> {
  const turn = turnOf(request);
  if (turn === '') return readFlag(request);
  const known = underWay.get(turn) ?? readFlag(request).finally(() => underWay.delete(turn));
  underWay.set(turn, known);
  return known;
}

async function readFlag(request: Request): Promise<Outcome<{ viewer: ShellViewer | null; areRecorded: boolean }>> {
  const outcome = await attempt(request, viewerQuery, {});
  if (!outcome.ok) return outcome;
  const { viewer } = outcome.data;
  const value: unknown = await signupFlag.parse(request.headers.get('cookie'));
  const flagged = typeof value === 'object' && value !== null && 'viewerId' in value ? value.viewerId : null;
  const isTicked = viewer !== null && flagged === viewer.id;
  const areRecorded = isTicked && (await attempt(request, recordSignupTcMutation, {})).ok;
  return { ok: true, data: { viewer, areRecorded } };
}
