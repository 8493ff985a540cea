import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViewer } from '../../../server/modules/identity';
import { newId } from '../../../server/platform/ids';
import { exampleAddress, routeRows } from '../../route-rows';
import { makePerson } from '../backend/people';
import { casual, keyOf } from '../practice/student';
import { cookieOf, ownForm, send } from './send';
import { type PageServer, programs, startPageServer } from './start-page-server';
import { type Site, startSite } from './start-site';

describe('the same build under plain remix-serve', () => {
  let site: Site;
  let server: PageServer;
  beforeAll(async () => {
    site = await startSite();
    server = await startPageServer(site, programs.remixServe);
  });
  afterAll(async () => {
    await server?.stop();
    await site?.stop();
  });

  it('does the main job: registering, signing in, practising, the error logbook', async () => {
    const account = { email: `${newId()}@people.test`, password: 'correct horse battery mars' };
    const registration = { ...account, nickname: 'Comet', role: 'STUDENT', yearLevel: '6', terms: 'on' };
    const registered = await send(server.url, ownForm(server.url, '/register', registration));
    expect(registered.status).toBe(302);

    const signedIn = await send(server.url, ownForm(server.url, '/login', account));
    const token = /mm_session=([^;]+)/.exec(String(signedIn.headers['set-cookie']))?.[1] ?? '';
    const viewer = await findViewer(site.services, token);
    if (viewer === null) throw new Error('Nobody is signed in.');
    const get = (path: string) => send(server.url, { path, headers: cookieOf(token) });

    const practice = await casual(site.services, viewer);
    const path = `/practice/${practice.row.id}/1`;
    expect((await get(path)).status).toBe(200);
    const { wrong } = await keyOf(site.services, viewer, practice.row.id, 1);
    const fields = { intent: 'answer', answer: wrong[0] ?? '987654321', key: newId() };
    const answered = await send(server.url, ownForm(server.url, path, fields, token));
    expect(answered.status).toBeLessThan(400);
    expect((await get(path)).text).toContain('A similar worked example');

    const home = await get('/home');
    expect([home.status, home.text.includes('Comet')]).toEqual([200, true]);
    expect((await get('/error-logbook/year-6')).text).toContain('1 mistake, one type');
  });

  it('keeps what protects a page: its policy, privacy, and the check of the Origin', async () => {
    const page = await send(server.url, { path: '/login?next=/home' });
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-.*frame-ancestors 'none'/);
    expect(page.headers['cache-control']).toContain('no-store');
    const foreign = { ...ownForm(server.url, '/api/theme', { theme: 'dark' }) };
    foreign.headers = { ...foreign.headers, origin: 'https://evil.example' };
    const refused = await send(server.url, foreign);
    expect([refused.status, refused.headers['set-cookie']]).toEqual([403, undefined]);
  });

  it('finds the same routes for links as our own server, which does not ask Remix', async () => {
    const { text } = await send(site.url, { path: '/login?x' });
    const version = /"version":\s*"(\w+)"/.exec(text)?.[1] ?? '';
    const odd = [
      '/no/such/page',
      '/a/b/c/d/e/f/g/h/i/j/k/l/m/n/o/p',
      '//login',
      '/home/',
      'home',
      '/HOME',
      '/try/a%2Fb',
    ];
    const paths = [...Object.keys(routeRows).map(exampleAddress), ...odd];
    for (let from = 0; from < paths.length; from += 7) {
      const asked = paths.slice(from, from + 7).map((path) => `p=${encodeURIComponent(path)}`);
      const path = `/__manifest?${asked.join('&')}&version=${version}`;
      const [ours, remix] = [await send(site.url, { path }), await send(server.url, { path })];
      expect([path, ours.status, JSON.parse(ours.text)]).toEqual([path, 200, JSON.parse(remix.text)]);
      expect(ours.headers['cache-control']).toBe(remix.headers['cache-control']);
    }
    const stale = { path: '/__manifest?p=/home&version=old' };
    const [ours, remix] = [await send(site.url, stale), await send(server.url, stale)];
    for (const { status, headers } of [ours, remix])
      expect([status, headers['x-remix-reload-document']]).toEqual([204, 'true']);
  });

  it('tells browsers the same routes as our own server, which asks Remix for one branch at a time', async () => {
    const { token, viewer } = await makePerson(site.services);
    const { row } = await casual(site.services, viewer);
    const manifestOf = async (url: string, path: string) => {
      const { text } = await send(url, { path, headers: cookieOf(token) });
      return /window\.__remixManifest = (\{[\s\S]*?\n\});/.exec(text)?.[1] ?? `none at ${path}`;
    };
    const open = [
      '/onboarding/welcome',
      '/courses?x',
      '/enrollment-test/year-6',
      '/faqs',
      '/s/none',
      '/how-we-check/replay',
    ];
    const own = [
      '/home',
      '/profile',
      '/error-logbook/year-6',
      `/practice/${row.id}/1`,
      '/question/none',
      '/subscription',
    ];
    for (const path of [...open, ...own]) {
      const manifest = await manifestOf(site.url, path);
      expect([path, manifest]).toEqual([path, await manifestOf(server.url, path)]);
    }
    expect(await manifestOf(site.url, '/home')).toContain('"routes/');
  });
});
