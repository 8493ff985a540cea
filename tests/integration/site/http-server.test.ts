import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '../../../server/platform/ids';
import { exampleAddress } from '../../route-rows';
import { makePerson } from '../backend/people';
import { openConnection } from './connection';
import { type EventReader, readServerEvents } from './event-reader';
import { builtRoutes } from './route-manifest';
import { cookieOf, ownForm, send } from './send';
import { programs, startPageServer } from './start-page-server';
import { type Site, startSite } from './start-site';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

describe('the HTTP server', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site?.stop());

  const headOf = (headers: Record<string, string | number>) =>
    [
      'POST /login HTTP/1.1',
      `host: ${new URL(site.url).host}`,
      'content-type: application/x-www-form-urlencoded',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      '\r\n',
    ].join('\r\n');

  describe('a form that is refused before its body has come', () => {
    it.each([
      ['of a foreign page', 200 * kilobyte, 'https://evil.example', 403],
      ['that is too long', 300 * kilobyte, null, 413],
    ])('%s leaves its connection in order', async (_name, size, origin, status) => {
      const connection = await openConnection(site.url);
      const head = headOf({ origin: origin ?? site.url, 'sec-fetch-site': 'same-origin', 'content-length': size });
      await connection.write(`${head}${'x'.repeat(size)}`);
      expect(await connection.status()).toBe(status);
      await connection.write(`GET /healthz HTTP/1.1\r\nhost: ${new URL(site.url).host}\r\n\r\n`);
      expect(await connection.status()).toBe(200);
      connection.close();
    });

    it('that turns out to be too long, its length untold, leaves its connection in order', async () => {
      const connection = await openConnection(site.url);
      const own = { origin: site.url, 'sec-fetch-site': 'same-origin', 'transfer-encoding': 'chunked' };
      const size = 300 * kilobyte;
      await connection.write(`${headOf(own)}${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`);
      expect(await connection.status()).toBe(413);
      await connection.write(`0\r\n\r\nGET /healthz HTTP/1.1\r\nhost: ${new URL(site.url).host}\r\n\r\n`);
      expect(await connection.status()).toBe(200);
      connection.close();
    });

    it.each([
      ['told', { 'content-length': 50 * megabyte }],
      ['untold', { 'transfer-encoding': 'chunked' }],
    ])('is cut when it is very long, its length %s', async (_name, length) => {
      const connection = await openConnection(site.url);
      await connection.write(headOf({ origin: 'https://evil.example', ...length }));
      const body = 'x'.repeat(megabyte);
      const piece = 'content-length' in length ? body : `${megabyte.toString(16)}\r\n${body}\r\n`;
      let taken = 0;
      while (taken < 50 && (await connection.write(piece))) taken += 1;
      await connection.ended;
      expect(taken).toBeLessThan(50);
    });
  });

  describe('an address that cannot be read', () => {
    const canary = `canary${newId().replaceAll('-', '')}`;
    const bad = [
      `/reset-password/${canary}%E0%A4%A`,
      `/reset-password/${canary}%E0%A4%A.data`,
      `/${canary}%`,
      '/%',
      `/${canary}%00`,
      `/s/${canary}%ff`,
      `/assets/${canary}%E0%A4%A`,
      `/home?_data=${canary}`,
      `/home?%5Fdata=routes%2F_app.home&next=${canary}`,
    ];

    it('gets our own page with 400, and no log names it', async () => {
      let id = '';
      for (const headers of [{}, cookieOf((await makePerson(site.services)).token)]) {
        for (const path of bad) {
          const reply = await send(site.url, { path, headers });
          expect([path, reply.status]).toEqual([path, 400]);
          if (!path.includes('.data')) expect(reply.text).toContain('That address isn’t quite right');
          id = String(reply.headers['x-request-id']);
        }
        await send(site.url, ownForm(site.url, `/reset-password/${canary}%E0%A4%A`, { password: canary }));
      }
      const last = await send(site.url, { path: '/healthz' });
      await vi.waitFor(() => expect(site.logs()['page-server.log']).toContain(String(last.headers['x-request-id'])), {
        timeout: 5000,
      });
      const sinks = site.logs();
      expect(sinks['page-server.log']).toContain(id);
      for (const [name, text] of Object.entries(sinks)) expect([name, text.includes(canary)]).toEqual([name, false]);
    });

    it.each(builtRoutes())('$pattern: ?_data= is no fault of ours', async ({ pattern }) => {
      const path = exampleAddress(pattern);
      for (const data of ['', 'root', 'routes/_app', 'constructor']) {
        const { status } = await send(site.url, { path: `${path}?_data=${data}` });
        expect([data, status]).toEqual([data, 400]);
      }
    });
  });

  it('names each route in the log by its pattern, files by their folder, and never a value', async () => {
    const ids = new Map<string, string>();
    const expected = {
      '/practice/value-of-mine/7': '/practice/:practiceId/:questionIndex',
      '/practice/value-of-mine/7.data': '/practice/:practiceId/:questionIndex',
      '/_root.data': '/',
      '/value-of-mine': '/*',
      '//value-of-mine/login': '/*',
      '///': '/',
      '/media/value-of-mine.webm': '/media/*',
      '/service-worker.js?build=value-of-mine': '/service-worker.js',
      '/__manifest?p=/value-of-mine': '/__manifest',
    };
    for (const path of Object.keys(expected)) {
      ids.set(String((await send(site.url, { path })).headers['x-request-id']), path);
    }
    const lines = () =>
      (site.logs()['page-server.log'] ?? '')
        .split('\n')
        .filter((line) => line.startsWith('{') && [...ids.keys()].some((id) => line.includes(id)))
        .map((line) => JSON.parse(line) as { id: string; route: string });
    await vi.waitFor(() => expect(lines()).toHaveLength(ids.size), { timeout: 5000 });
    expect(Object.fromEntries(lines().map(({ id, route }) => [ids.get(id), route]))).toEqual(expected);
    expect(site.logs()['page-server.log']).not.toContain('value-of-mine');
  });

  it('gives one page more the place of the oldest stream, which asks again a minute later', async () => {
    const { token } = await makePerson(site.services);
    const pages: EventReader[] = [];
    for (let page = 0; page < 12; page += 1) pages.push(await readServerEvents(site.url, token));
    const newest = await readServerEvents(site.url, token);
    expect([...pages, newest].map(({ status }) => status)).toEqual(Array.from({ length: 13 }, () => 200));
    const [oldest, next] = pages;
    await oldest?.ended();
    expect(oldest?.text()).toMatch(/retry: 60000\n\n$/);
    expect([oldest, next].map((page) => page?.complete())).toEqual([true, false]);
    for (const page of [...pages, newest]) page.close();
  });

  it('leaves within five seconds of SIGTERM, streams closed and half-sent requests cut', async () => {
    const server = await startPageServer(site, programs.web);
    const { token } = await makePerson(site.services);
    const streams = await Promise.all([1, 2, 3].map(() => readServerEvents(server.url, token)));
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200]);
    const idle = await openConnection(server.url);
    const half = await openConnection(server.url);
    await half.write('POST /login HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\nemail=');
    const last = await send(server.url, { path: '/about' });
    const asked = performance.now();
    expect(await server.stop()).toBe(0);
    // The app's own last resort would end the process after four seconds.
    expect(performance.now() - asked).toBeLessThan(3500);
    await Promise.all([...streams.map((stream) => stream.ended()), idle.ended, half.ended]);
    expect(streams.map((stream) => stream.complete())).toEqual([true, true, true]);
    expect(server.output()).toContain(String(last.headers['x-request-id']));
  });
});
