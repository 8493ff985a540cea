import { placementPauseDays } from '../../rules/placement';
import { readCookie } from '../lib/read-cookie';
import { siteIsSecure } from './session.server';

const name = 'mm_placement';

/** The placement test that this browser keeps, as the BFF signed it; null where there is none. */
export function keptPlacement(request: Request): string | null {
  const value = readCookie(request.headers.get('cookie'), name);
  return value !== null && /^[\w.-]{1,6000}$/.test(value) ? value : null;
}

/** Set-Cookie value that keeps a test for a month, for the pages of placement tests alone. */
export function placementCookie(run: string): string {
  const secure = siteIsSecure() ? '; Secure' : '';
  return `${name}=${run}; Max-Age=${placementPauseDays * 86_400}; Path=/enrollment-test; HttpOnly; SameSite=Lax${secure}`;
}
