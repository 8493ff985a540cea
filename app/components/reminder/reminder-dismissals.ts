import type { Dismissals } from '../../../rules/reminder';
import type { SavedValue } from '../../lib/local-storage';
import { readCookie } from '../../lib/read-cookie';

const cookieName = 'mm_reminder';
const year = 31_536_000;

/** Where this browser stores which reminders a viewer has closed. Several people may share one browser. */
export function savedDismissals(viewerId: string): SavedValue<Dismissals> {
  return { key: `mm-reminder-dismissals:${viewerId}`, version: 1, parse: dismissalsFrom };
}

/** Set-Cookie value: a copy of what is stored, so that the first HTML shows the reminder, or none, in its place. */
export function dismissalsCookie(viewerId: string, dismissals: Dismissals): string {
  const value = `${viewerId}.${encodeURIComponent(JSON.stringify(dismissals))}`;
  return `${cookieName}=${value}; Max-Age=${year}; Path=/; SameSite=Lax`;
}

/** What the cookie tells of this viewer; nothing where it is another's or cannot be read. */
export function dismissalsInCookie(cookies: string | null, viewerId: string): Dismissals {
  const value = readCookie(cookies, cookieName) ?? '';
  const own = `${viewerId}.`;
  if (!value.startsWith(own)) return {};
  try {
    return dismissalsFrom(JSON.parse(decodeURIComponent(value.slice(own.length)))) ?? {};
  } catch {
    return {};
  }
}

/** The entries that are counts; others are left out. Null when it is no record at all. */
export function dismissalsFrom(value: unknown): Dismissals | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return Object.fromEntries(Object.entries(value).filter(([, count]) => Number.isInteger(count) && count >= 0));
}
