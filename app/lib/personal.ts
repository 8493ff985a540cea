import { readCookie } from './read-cookie';

const cookie = 'mm_personal';

/**
 * What a person adjusted and wears, as words for `data-personal` of the document (`app/components/ui/personal.css`):
 * "calm spacing dusk". The account is what counts; the cookie is a copy for pages that know no account.
 */
export function personalOf({ adjustments, avatar }: { adjustments: string[]; avatar: string | null }): string {
  return [...adjustments, avatar ?? ''].join(' ').trim();
}

export function personalFromCookies(header: string | null): string {
  const value = readCookie(header, cookie) ?? '';
  return /^[a-z0-9.-]{0,300}$/.test(value) ? value.replaceAll('.', ' ') : '';
}

/** Set-Cookie value of the copy; nothing to copy takes it away. */
export function personalCookie(words: string): string {
  return `${cookie}=${words.replaceAll(' ', '.')}; Max-Age=${words === '' ? 0 : 31536000}; Path=/; SameSite=Lax`;
}
