import { paths } from '../lib/paths';
import { readCookie } from '../lib/read-cookie';
import { siteIsSecure } from './session.server';

/** The token of a mailed link, on its way to the registration: it takes an address from an account that never proved it. */
const name = 'mm_claim';
const seconds = 60 * 60;

export const addressClaim = (request: Request): string | null => {
  const value = readCookie(request.headers.get('cookie'), name);
  return value !== null && /^[\w-]{1,100}$/.test(value) ? value : null;
};

export const claimCookie = (token: string): string => cookie(/^[\w-]{1,100}$/.test(token) ? token : '', seconds);
export const clearedClaimCookie = (): string => cookie('', 0);

function cookie(value: string, age: number): string {
  const secure = siteIsSecure() ? '; Secure' : '';
  return `${name}=${value}; Max-Age=${age}; Path=${paths.register()}; HttpOnly; SameSite=Lax${secure}`;
}
