import { expect, it } from 'vitest';
import { noticeFromCookies } from '../lib/notice';
import { readCookie } from '../lib/read-cookie';
import { themeFromCookies } from '../lib/theme';
import { endedSessionCookie, sessionCookie, sessionToken } from './session.server';

const token = 'Ab3_-.Ab3_-.Ab3_-.';
const withCookie = (cookie: string) => new Request('http://localhost/', { headers: { cookie } });

it('finds its token among other cookies', () => {
  expect(sessionToken(withCookie(`a=1; mm_session=${token}; b=2`))).toBe(token);
  expect(sessionToken(withCookie('xmm_session=abcdefghijklmnop'))).toBeNull();
  expect(sessionToken(new Request('http://localhost/'))).toBeNull();
});

it('what is no token counts as signed out', () => {
  for (const bad of ['', 'short', 'has space in it 1234', `${'x'.repeat(600)}`]) {
    expect(sessionToken(withCookie(`mm_session=${bad}`))).toBeNull();
  }
});

it('keeps the session from scripts and other sites', () => {
  const cookie = sessionCookie(token, new Date(0));
  expect(cookie).toContain(`mm_session=${token};`);
  for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Expires=Thu, 01 Jan 1970']) expect(cookie).toContain(part);
  expect(endedSessionCookie()).toContain('Max-Age=0');
});

it('reads themes and notices, and nothing else under their names', () => {
  expect(themeFromCookies('mm_theme=dark')).toBe('dark');
  expect(themeFromCookies('mm_theme="><script>')).toBeNull();
  expect(noticeFromCookies('mm_notice=logged-out')).toBe('You’ve logged out.');
  expect(noticeFromCookies('mm_notice=constructor')).toBeNull();
  expect(readCookie('a=b=c', 'a')).toBe('b=c');
});
