import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerson } from '../backend/people';
import { cookieOf, send } from '../site/send';
import { type Site, startSite } from '../site/start-site';

const pages = [
  '/',
  '/about',
  '/careers',
  '/sample',
  '/contact',
  '/faqs',
  '/pricing',
  '/terms-conditions',
  '/privacy-policy',
  '/courses',
  '/courses/year-6/contents',
  '/how-we-check',
  '/for-teachers',
  '/for-families',
  '/for-tutors',
  '/login',
  '/register',
  '/forgot-password',
  '/onboarding/welcome',
  '/enrollment-test/year-6',
];

describe('a page for visitors', () => {
  let site: Site;
  const get = (path: string, headers: Record<string, string> = {}) => send(site.url, { path, headers });
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site?.stop());

  it.each(pages)('%s is sent once, and after that only when it has changed', async (path) => {
    const first = await get(path);
    expect([first.status, first.headers['set-cookie']]).toEqual([200, undefined]);
    expect(first.headers).toMatchObject({
      'cache-control': 'public, no-cache',
      vary: expect.stringContaining('cookie'),
    });
    const second = await get(path);
    expect(second.text).toBe(first.text);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    const known = await get(path, { 'if-none-match': String(first.headers.etag) });
    expect([known.status, known.text, known.headers.etag]).toEqual([304, '', first.headers.etag]);
    // What protects a page goes with every answer, cached or not.
    for (const reply of [first, second, known]) {
      expect(reply.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    }
  });

  it.each(pages)('%s allows its own inline scripts by hash, and no others', async (path) => {
    const { text, headers } = await get(path);
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|nonce)/);
    expect(text).not.toContain('nonce=');
    for (const [, inside = ''] of text.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)) {
      expect(policy).toContain(createHash('sha256').update(inside).digest('base64'));
    }
  });

  it('comes without React, its styles inside it, where it is links and words alone', async () => {
    for (const path of ['/', '/courses', '/pricing', '/about']) {
      const { text, headers } = await get(path);
      expect(text, path).not.toMatch(/__remixContext|modulepreload|<script[^>]*\ssrc=|rel="stylesheet"/);
      const styles = [...text.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, inside = '']) => inside);
      expect(styles.length, path).toBeGreaterThan(1);
      for (const inside of styles) {
        const hash = createHash('sha256').update(inside).digest('base64');
        expect(headers['content-security-policy'], path).toContain(hash);
      }
    }
    const { token } = await makePerson(site.services);
    for (const path of ['/courses', '/about']) {
      expect((await get(path, cookieOf(token))).text).toMatch(/__remixContext/);
    }
    expect((await get('/login')).text).toContain('rel="stylesheet"');
  });

  it('is never the kept one for somebody with a session', async () => {
    const { token } = await makePerson(site.services);
    await get('/about');
    const own = await get('/about', cookieOf(token));
    expect(own.headers['cache-control']).toMatch(/private.*no-store/);
    expect(own.text).not.toContain('>Log In<');
    const visitors = await get('/about', { 'if-none-match': String(own.headers.etag) });
    expect([visitors.status, visitors.text.includes('>Log In<')]).toEqual([200, true]);
  });

  it('keeps each theme apart, and a notice is shown to its reader alone', async () => {
    expect((await get('/faqs', { cookie: 'mm_theme=dark' })).text).toContain('data-theme="dark"');
    expect((await get('/faqs')).text).not.toContain('data-theme="dark"');
    const told = await get('/login', { cookie: 'mm_notice=logged-out' });
    expect([told.text.includes('You’ve logged out.'), told.headers.etag]).toEqual([true, undefined]);
    expect((await get('/login')).text).not.toContain('You’ve logged out.');
  });

  it('cannot be spoiled by a foreign host or a query', async () => {
    await get('/careers', { host: 'evil.example' });
    await get('/faqs?q=<b>spoiled</b>');
    expect((await get('/careers')).text).not.toContain('evil.example');
    expect((await get('/faqs')).text).not.toContain('spoiled');
  });

  it('comes compressed by brotli, and so do the files it loads', async () => {
    const plain = await get('/login');
    const small = await get('/login', { 'accept-encoding': 'gzip, deflate, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(Number(small.headers['content-length'])).toBeLessThan(plain.text.length / 2);
    const [address = ''] = plain.text.match(/\/assets\/framework[\w.-]+\.js/) ?? [];
    const reply = await fetch(site.url + address, { headers: { 'accept-encoding': 'br' } });
    expect(reply.headers.get('content-encoding')).toBe('br');
    expect(reply.headers.get('cache-control')).toContain('immutable');
    const file = await get(address);
    expect(await reply.text()).toBe(file.text);
  });

  it('answers HEAD with its headers alone', async () => {
    await get('/about');
    const { status, text, headers } = await send(site.url, { method: 'HEAD', path: '/about' });
    expect([status, text, headers['content-type']]).toEqual([200, '', 'text/html; charset=utf-8']);
  });
});
