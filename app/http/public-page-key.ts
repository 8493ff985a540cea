import { promoCookie, promoIsClosed } from '../lib/promo';
import { themeCookie, themeFromCookies } from '../lib/theme';

const read = new Set([themeCookie, promoCookie]);
/** Cookies of ours that no public page looks at. */
const unread = new Set(['mm_trial_banner', 'mm_reminder', 'mm_device']);

/**
 * What a page that is the same for all signed-out visitors still depends on: host (its currency), address, and the choices
 * in two cookies. Null where the answer belongs to one person or one moment: another method, a query, a session, a notice
 * to show. Any cookie of ours that is not known here counts as such.
 */
export function publicPageKey(request: {
  method: string | undefined;
  host: string | undefined;
  address: string | undefined;
  cookies: string | undefined;
}): string | null {
  const { method, host, address, cookies } = request;
  if ((method !== 'GET' && method !== 'HEAD') || host === undefined || address === undefined) return null;
  if (address.includes('?')) return null;
  const choices = cookies === undefined ? '' : choicesOf(cookies);
  return choices === null ? null : `${host} ${address} ${choices}`;
}

/** Read by the very functions that the pages use: what they take for no choice must not count as one here. */
function choicesOf(cookies: string): string | null {
  for (const part of cookies.split(';')) {
    const name = part.split('=')[0]?.trim() ?? '';
    if (name.startsWith('mm_') && !read.has(name) && !unread.has(name)) return null;
  }
  return `${themeFromCookies(cookies) ?? ''} ${promoIsClosed(cookies) ? promoCookie : ''}`.trim();
}
