import { readCookie } from './read-cookie';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];
export const themeCookie = 'mm_theme';

export function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark';
}

/** The chosen theme; null follows the system. */
export function themeFromCookies(header: string | null): Theme | null {
  const value = readCookie(header, themeCookie);
  return isTheme(value) ? value : null;
}

/** Set-Cookie value for a choice; null goes back to the system's. */
export function themeCookieValue(theme: Theme | null): string {
  return theme === null
    ? `${themeCookie}=; Max-Age=0; Path=/; SameSite=Lax`
    : `${themeCookie}=${theme}; Max-Age=31536000; Path=/; SameSite=Lax`;
}
