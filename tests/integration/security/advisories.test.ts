import { readFileSync } from 'node:fs';
import { resolveTo } from '@remix-run/router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { safeRedirect } from '../../../app/lib/safe-redirect';
import { makePerson } from '../backend/people';
import { cookieOf, type Reply, send } from '../site/send';
import { type Site, startSite } from '../site/start-site';

/** No registry that answers an audit may be at hand: which versions closed what, by hand. */
const closedIn: Record<string, string> = {
  // GHSA-jjmj-jmhj-qwj2, double slashes in a redirect. Remix pins the ones before.
  '@remix-run/router': '1.23.4',
  'react-router': '6.30.6',
  'react-router-dom': '6.30.6',
  // Lists without end in a query string (of qs).
  express: '4.22.3',
  '@remix-run/node': '2.17.5',
};

describe('known holes of packages', () => {
  it.each(Object.entries(closedIn))('%s is installed once, at %s', (name, version) => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, { version: string }>;
    };
    const copies = Object.entries(packages).filter(([path]) => path.endsWith(`node_modules/${name}`));
    expect(copies.map(([, copy]) => copy.version)).toEqual([version]);
  });

  it('the router makes a path of ours of two slashes; a backslash it lets through, and our own check does not', () => {
    expect(resolveTo('//evil.example/x', [], '/').pathname).toBe('/evil.example/x');
    expect(resolveTo('/\\evil.example/x', [], '/').pathname).toBe('/\\evil.example/x');
    for (const target of [
      '//evil.example',
      '/\\evil.example',
      '/%5Cevil.example',
      '/%09/evil.example',
      '/\t/evil.example',
    ])
      expect([target, safeRedirect(target, '/home')]).toEqual([target, '/home']);
  });
});

describe('what an attacker sends', () => {
  let site: Site;
  let signedIn: Record<string, string>;
  beforeAll(async () => {
    site = await startSite();
    signedIn = cookieOf((await makePerson(site.services)).token);
  });
  afterAll(() => site?.stop());

  const away = [
    '//evil.example',
    '/\\evil.example',
    '/%5cevil.example',
    '/%09/evil.example',
    '///evil.example',
    '/.//evil.example',
  ];

  /** Where a browser would go, by header or by the data of a navigation. */
  function targetsOf({ headers, text }: Reply): string[] {
    const told = [headers.location, headers['x-remix-redirect']].filter((each) => each !== undefined).map(String);
    const inData = /"redirect","([^"]*)"/.exec(text)?.[1];
    return [...told, ...(inData === undefined ? [] : [JSON.parse(`"${inData}"`) as string])];
  }

  it.each(away)('%s as an address or as the next one leads nowhere else', async (path) => {
    const next = encodeURIComponent(path);
    const addresses = [path, `${path}/login`, `${path}.data`, `/login?next=${next}`, `/login.data?next=${next}`];
    for (const headers of [{}, signedIn]) {
      for (const address of addresses) {
        const reply = await send(site.url, { path: address, headers });
        expect([address, reply.status < 500]).toEqual([address, true]);
        for (const target of targetsOf(reply)) {
          expect([address, new URL(target, site.url).origin]).toEqual([address, site.url]);
        }
      }
    }
  });

  it('route discovery answers the largest page of ours, and refuses what Remix would need seconds for', async () => {
    const { text } = await send(site.url, { path: '/login?x' });
    const script = /\/assets\/manifest-\w+\.js/.exec(text)?.[0] ?? '';
    const inPage = /"version":\s*"(\w+)"/.exec(text)?.[1];
    const version = inPage ?? /"version":\s*"(\w+)"/.exec((await send(site.url, { path: script })).text)?.[1] ?? '';
    const ask = (paths: string[]) =>
      send(site.url, { path: `/__manifest?version=${version}&${paths.map((path) => `p=${path}`).join('&')}` });
    const links = Array.from({ length: 120 }, (_, n) => `%2Fpractice%2F00000000-0000-4000-8000-000000000000%2F${n}`);
    const answered = await ask(links);
    expect([answered.status, Object.keys(JSON.parse(answered.text)).length]).toEqual([200, expect.any(Number)]);
    expect(answered.text).toContain('practice.$practiceId.$questionIndex');
    expect((await ask(Array.from({ length: 950 }, (_, n) => `/${n}`))).status).toBe(400);
    expect((await ask([`/${'a/'.repeat(600)}`])).status).toBe(400);
    expect((await ask(['/a/b/c/d/'.repeat(80)])).status).toBe(200);
  });

  it.each([
    ['a path in the port of Host', { host: 'localhost:3000/admin?x=' }],
    ['headers that name another host', { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }],
    ['headers of a rendering mode', { 'x-react-router-spa-mode': 'yes', 'x-remix-spa-mode': 'yes' }],
    [
      'data for a page that is made beforehand',
      { 'x-react-router-prerender-data': encodeURIComponent('["<script>"]') },
    ],
  ])('%s changes no page', async (_name, headers) => {
    const reply = await send(site.url, { path: '/login?x', headers: headers as Record<string, string> });
    expect(reply.status).toBe(200);
    expect(reply.text).not.toMatch(/evil\.example|SPA Mode|"<script>"/);
    expect(reply.text).toContain('<h1');
  });

  it.each([
    ['a path of slashes', `/login${'/'.repeat(5000)}x`],
    ['a path of escapes', `/try/${'%41'.repeat(1500)}`],
    ['a path of segments', `/${'a/'.repeat(2500)}`],
  ])('%s ends before it is routed', async (_name, path) => {
    for (const address of [path, `${path}.data`]) {
      const { status, text } = await send(site.url, { path: address, headers: signedIn });
      expect(status).toBe(400);
      if (!address.endsWith('.data')) expect(text).toContain('That address isn’t quite right');
    }
  });

  it.each([
    ['lists in lists', `a[b][c]=1&`.repeat(600)],
    ['one name a thousand times', 'q=1&'.repeat(1500)],
  ])('a query string of %s is no fault', async (_name, query) => {
    expect((await send(site.url, { path: `/courses?${query}`, headers: signedIn })).status).toBe(200);
  });
});
