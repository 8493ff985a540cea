import { readCookie } from './read-cookie';

export const promoCookie = 'mm_promo';
const closedValue = 'closed';

/** Set-Cookie value that keeps the offer closed in this browser for half a year. */
export const promoClosedCookie = `${promoCookie}=${closedValue}; Max-Age=15552000; Path=/; SameSite=Lax`;

/** Whether the offer was closed in this browser; anything else in the cookie counts as never seen. */
export function promoIsClosed(cookies: string | null): boolean {
  return readCookie(cookies, promoCookie) === closedValue;
}
