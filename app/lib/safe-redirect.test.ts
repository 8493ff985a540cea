import { describe, expect, it } from 'vitest';
import { paths } from './paths';
import { longestNext, safeRedirect } from './safe-redirect';

describe('safeRedirect', () => {
  it.each([
    ['/home', '/home'],
    ['/error-logbook/year-6?by=type#top', '/error-logbook/year-6?by=type#top'],
    ['/create-practice/a%20b', '/create-practice/a%20b'],
    ['/a/../home', '/home'],
    ['/login?next=%2F%2Fevil.com', '/login?next=%2F%2Fevil.com'],
  ])('%s stays on the site', (target, expected) => {
    expect(safeRedirect(target, '/home')).toBe(expected);
  });

  it.each([
    '//evil.com',
    '/\\evil.com',
    '\\/evil.com',
    '/%09/evil.com',
    '/\t/evil.com',
    '/%5cevil.com',
    '/%255cevil.com',
    '/%2f/evil.com',
    '/%0d%0aSet-Cookie:x=1',
    '/\u0000',
    '/\u0085x',
    '/.//evil.com',
    '/x/..//evil.com',
    'https://evil.com',
    'javascript:alert(1)',
    'evil.com',
    '',
    ' /home',
    '/%',
    `/${'a'.repeat(3000)}`,
    null,
    undefined,
    7,
  ])('%j goes to the fallback', (target) => {
    expect(safeRedirect(target, '/home')).toBe('/home');
  });
});

it('an address too long to go back to is left out of the login address', () => {
  expect(paths.login(`/home?a=${'x'.repeat(100)}`)).toContain('?next=');
  expect(paths.login(`/home?a=${'%25'.repeat(longestNext)}`)).toBe('/login');
});
