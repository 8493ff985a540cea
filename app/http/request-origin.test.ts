import { describe, expect, it } from 'vitest';
import { isHostShaped, isOwnHost, isOwnPost, isOwnRead, siteOriginOf } from './request-origin';

const names = { siteUrl: 'https://marsmaths.com.au', allowedHosts: ['marsmaths.com'] };
const post = { host: 'marsmaths.com.au', origin: 'https://marsmaths.com.au', referer: null, fetchSite: 'same-origin' };

describe('isOwnHost', () => {
  it.each([
    'marsmaths.com.au',
    'MARSMATHS.com.au',
    'marsmaths.com',
    'marsmaths.com:8443',
    'localhost:3000',
    '127.0.0.1',
    '[::1]:3000',
  ])('%s is ours', (host) => expect(isOwnHost(host, names)).toBe(true));
  it.each([
    null,
    '',
    'evil.com',
    'marsmaths.com.au.evil.com',
    'localhost.evil.com',
    '127.0.0.1.evil.com',
    'xmarsmaths.com',
  ])('%s is not', (host) => expect(isOwnHost(host, names)).toBe(false));
});

describe('siteOriginOf', () => {
  it.each([
    ['marsmaths.com.au', 'https://marsmaths.com.au'],
    ['MARSMATHS.com', 'https://marsmaths.com'],
    ['marsmaths.com:8443', 'https://marsmaths.com:8443'],
    ['x.com.au.evil.com', null],
    ['marsmaths.com.evil.com', null],
    ['evil.com', null],
    ['marsmaths.com/evil.com', null],
    ['user@marsmaths.com', null],
    // Of this machine, but not a site that families are sent back to.
    ['localhost:3000', null],
    ['', null],
    [null, null],
  ])('of %s is %s', (host, origin) => expect(siteOriginOf(host, names)).toBe(origin));
  it('is none without a public address', () =>
    expect(siteOriginOf('marsmaths.com', { siteUrl: null, allowedHosts: ['marsmaths.com'] })).toBeNull());
});

describe('isOwnPost', () => {
  it('accepts our own form', () => {
    expect(isOwnPost(post, names)).toBe(true);
    expect(isOwnPost({ ...post, fetchSite: null }, names)).toBe(true);
    expect(isOwnPost({ ...post, host: 'localhost:3000', origin: 'http://localhost:3000' }, names)).toBe(true);
  });

  it.each([
    { origin: null },
    { origin: 'null' },
    { origin: 'garbage' },
    { origin: 'https://evil.com' },
    { origin: 'http://marsmaths.com.au' },
    { origin: 'https://marsmaths.com.au:444' },
    { origin: 'file://marsmaths.com.au' },
    { fetchSite: 'cross-site' },
    { fetchSite: 'same-site' },
    { fetchSite: 'none' },
    { host: 'evil.com', origin: 'https://evil.com' },
  ])('refuses %o', (change) => {
    expect(isOwnPost({ ...post, ...change }, names)).toBe(false);
  });
});

describe('isOwnRead', () => {
  const read = { host: 'marsmaths.com', origin: null, referer: null, fetchSite: null };

  it('accepts what the browser or our own page vouches for', () => {
    expect(isOwnRead({ ...read, fetchSite: 'same-origin' }, names)).toBe(true);
    expect(isOwnRead({ ...read, referer: 'https://marsmaths.com/home' }, names)).toBe(true);
    expect(isOwnRead({ ...read, origin: 'https://marsmaths.com' }, names)).toBe(true);
  });

  it('refuses the rest', () => {
    expect(isOwnRead(read, names)).toBe(false);
    expect(isOwnRead({ ...read, origin: 'null', fetchSite: 'same-origin' }, names)).toBe(false);
    expect(isOwnRead({ ...read, origin: 'https://evil.com', fetchSite: 'same-origin' }, names)).toBe(false);
    expect(isOwnRead({ ...read, fetchSite: 'cross-site', referer: 'https://marsmaths.com/' }, names)).toBe(false);
    expect(isOwnRead({ ...read, referer: 'https://evil.com/' }, names)).toBe(false);
  });
});

it('knows a host by its shape', () => {
  for (const good of ['localhost:3000', 'a.b-c.com', '[::1]:80']) expect(isHostShaped(good)).toBe(true);
  for (const bad of [undefined, '', 'a b', 'a/b', 'a@b', 'x:99999', 'é.com', '..'])
    expect(isHostShaped(bad)).toBe(false);
});
