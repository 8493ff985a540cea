import { type CareLevel, careLevels } from '../../rules/care/care-level';
import { readCookie } from './read-cookie';

/** Holds how urgent a text of care is that the next page shows; nothing of what was typed. */
const careCookieName = 'mm_care';

/** Set-Cookie value; where no script takes it away it fades by itself, so that nobody else at this computer sees it. */
export const careCookie = (level: CareLevel): string => `${careCookieName}=${level}; Max-Age=60; Path=/; SameSite=Lax`;

/** Written by the page once the text is shown. */
export const shownCareCookie = `${careCookieName}=; Max-Age=0; Path=/; SameSite=Lax`;

export function careFromCookies(header: string | null): CareLevel | null {
  const value = readCookie(header, careCookieName);
  return careLevels.find((level) => level === value) ?? null;
}
