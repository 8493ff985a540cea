import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { publicPageKey } from '../../app/http/public-page-key';
import { send } from '../../tests/integration/site/send';
import { sendRaw } from '../../tests/integration/site/send-raw';
import { publicPageCache } from './public-page-cache';

const ask = (more: Partial<Parameters<typeof publicPageKey>[0]> = {}) =>
  publicPageKey({ method: 'GET', host: 'marsmaths.test', address: '/about', cookies: undefined, ...more });

describe('the key of a public page', () => {
  it('is the same for everybody without our cookies', () => {
    expect(ask()).not.toBeNull();
    expect(ask({ cookies: '_ga=1; other=mm_session' })).toBe(ask());
    expect(ask({ method: 'HEAD' })).toBe(ask());
  });

  it('differs by host, address, theme and closed offer', () => {
    const keys = [
      ask(),
      ask({ host: 'marsmaths.com' }),
      ask({ address: '/faqs' }),
      ask({ cookies: 'mm_theme=dark' }),
      ask({ cookies: 'mm_theme=light' }),
      ask({ cookies: 'mm_promo=closed' }),
      ask({ cookies: 'mm_promo=closed; mm_theme=dark' }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each([
    'mm_session=abcdefghijklmnop1234',
    'a=1; mm_session=x',
    'mm_session =x',
    ' mm_session',
    'mm_notice=logged-out',
    'mm_signup_tc=1',
    'mm_anything_new=1',
  ])('is none with the cookies %j: the answer is one person’s', (cookies) => {
    expect(ask({ cookies })).toBeNull();
  });

  it('takes cookies as the pages do, so that nobody can put a wrong page under another’s key', () => {
    expect(ask({ cookies: 'mm_theme=bad; mm_theme=dark' })).toBe(ask());
    expect(ask({ cookies: 'mm_theme=dark=x' })).toBe(ask());
    expect(ask({ cookies: 'mm_promo=open; mm_promo=closed' })).toBe(ask());
  });

  it('is none for writes, for queries, and without a host', () => {
    const none = [ask({ method: 'POST' }), ask({ address: '/about?x=1' }), ask({ host: undefined })];
    expect(none).toEqual([null, null, null]);
  });
});

describe('the public page cache', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  /** A server whose app answers with `page`; `asked` counts how often it was asked. */
  async function serve(page: { html: string; headers?: Record<string, string>; status?: number }) {
    const state = { ...page, asked: 0, clock: 0 };
    const cache = publicPageCache({ logger: pino({ enabled: false }), trustProxy: false, now: () => state.clock });
    const server = createServer((request, response) =>
      cache(request, response, () => {
        state.asked += 1;
        response.setHeader('x-request-id', `id-${state.asked}`);
        const headers = state.headers ?? { 'cache-control': 'public, no-cache', 'content-security-policy': 'policy' };
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        response.statusCode = state.status ?? 200;
        response.write(Buffer.from(state.html.slice(0, 3)));
        response.write(Buffer.from(state.html.slice(3)));
        response.end();
      }),
    );
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return { state, site, get: (headers: Record<string, string> = {}, path = '/a') => send(site, { path, headers }) };
  }

  it('asks the app once, and answers whole or with 304', async () => {
    const { state, get } = await serve({ html: '<p>Hello</p>'.repeat(50) });
    const first = await get();
    const second = await get();
    expect([state.asked, second.text, second.headers['content-security-policy']]).toEqual([1, first.text, 'policy']);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    const etag = String(first.headers.etag);
    for (const known of [etag, `W/${etag}`, `"old", ${etag}`, '*']) {
      const again = await get({ 'if-none-match': known });
      expect([known, again.status, again.text]).toEqual([known, 304, '']);
    }
    expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
    expect((await get({ 'if-none-match': etag, 'cache-control': 'no-cache' })).status).toBe(200);
  });

  it.each([
    [undefined, undefined],
    ['', undefined],
    ['gzip', 'gzip'],
    ['gzip;q=0', undefined],
    ['gzip, br;q=0', 'gzip'],
    ['deflate, gzip;q=1.0, br;q=0.1', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['brotli', undefined],
  ])('Accept-Encoding %j gets %s, under a tag of its own', async (accepted, encoding) => {
    const { get } = await serve({ html: '<p>Hello</p>'.repeat(50) });
    const plain = await get();
    const reply = await get(accepted === undefined ? {} : { 'accept-encoding': accepted });
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers.etag === plain.headers.etag).toBe(encoding === undefined);
  });

  it('renders again by one request when the page is half a minute old, and shows what changed', async () => {
    const { state, get } = await serve({ html: '<p>Old</p>' });
    const first = await get();
    state.html = '<p>New</p>';
    state.clock = 29_000;
    expect((await get()).text).toBe('<p>Old</p>');
    state.clock = 31_000;
    const renewed = await get();
    expect([renewed.text, renewed.headers.etag === first.headers.etag, state.asked]).toEqual(['<p>New</p>', false, 2]);
  });

  it('takes no HEAD request for a new rendering', async () => {
    const { state, site, get } = await serve({ html: '<p>Old</p>' });
    await get();
    Object.assign(state, { html: '<p>New</p>', clock: 31_000 });
    await send(site, { method: 'HEAD', path: '/a', headers: {} });
    expect((await get()).text).toBe('<p>New</p>');
  });

  it('goes on with the old page while the app fails', async () => {
    const { state, get } = await serve({ html: '<p>Old</p>' });
    await get();
    Object.assign(state, { status: 503, clock: 31_000 });
    expect((await get()).status).toBe(503);
    expect([(await get()).text, state.asked]).toEqual(['<p>Old</p>', 2]);
  });

  it.each<Record<string, string>>([
    { 'cache-control': 'private, no-store' },
    { 'cache-control': 'public, max-age=3600' },
    { 'cache-control': 'public, no-cache', 'set-cookie': 'a=1' },
  ])('passes on what is not for everybody: %o', async (headers) => {
    const { state, get } = await serve({ html: '<p>Hello</p>', headers });
    expect([(await get()).text, (await get()).text, state.asked]).toEqual(['<p>Hello</p>', '<p>Hello</p>', 2]);
  });

  it('guesses nothing when a header comes twice', async () => {
    const { state, site } = await serve({ html: '<p>Hello</p>' });
    const { port } = new URL(site);
    const head = 'GET /a HTTP/1.1\r\nhost: a.test\r\nhost: b.test\r\nconnection: close\r\n\r\n';
    for (const _ of [1, 2]) await sendRaw(`http://127.0.0.1:${port}`, Buffer.from(head));
    expect(state.asked).toBe(2);
  });

  it('forgets pages when somebody tries out addresses', async () => {
    const { state, get } = await serve({ html: '<p>Hello</p>' });
    for (let index = 0; index <= 300; index++) await get({}, `/${index}`);
    await get({}, '/0');
    expect(state.asked).toBe(302);
  });
});
