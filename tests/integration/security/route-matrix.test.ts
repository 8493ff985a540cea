import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleAddress, type RouteRow, routeRows } from '../../route-rows';
import { makePerson, type Person } from '../backend/people';
import { type BuiltRoute, builtRoutes } from '../site/route-manifest';
import { cookieOf, type Reply, send } from '../site/send';
import { type Site, startSite } from '../site/start-site';

const nobody = '00000000-0000-4000-8000-000000000000';

const contentTypes: Record<string, string> = {
  'application/x-www-form-urlencoded': 'intent=answer&answer=1&email=a%40b.test&password=a+long+password',
  'multipart/form-data; boundary=x': '--x\r\ncontent-disposition: form-data; name="intent"\r\n\r\nanswer\r\n--x--\r\n',
  'text/plain': 'intent=answer&answer=1',
  'application/json': '{"intent":"answer","answer":"1"}',
};

const badOrigins: Record<string, string | null> = {
  foreign: 'https://evil.example',
  'foreign with our name in it': 'http://localhost.evil.example',
  null: 'null',
  missing: null,
  garbage: '%%%not an origin%%%',
};

describe('the routes of the built product', () => {
  let site: Site;
  let person: Person;
  const routes: BuiltRoute[] = builtRoutes();
  const rowOf = ({ pattern }: BuiltRoute): RouteRow => routeRows[pattern] ?? { audience: 'member' };
  const addressOf = ({ pattern }: BuiltRoute) => exampleAddress(pattern);

  beforeAll(async () => {
    site = await startSite();
    person = await makePerson(site.services);
  });
  afterAll(() => site?.stop());

  const signedInAndOut = (): Record<string, string>[] => [{}, cookieOf(person.token)];

  /** A sum over every row of every table. */
  async function everythingStored(): Promise<Record<string, string>> {
    const { db } = site.services;
    const tables = (await db.introspection.getTables()).filter(({ schema }) => schema === 'public');
    const sums: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await sql<{ sum: string }>`select count(*) || ' ' ||
        coalesce(md5(string_agg(t::text, '' order by t::text)), '') as sum from ${sql.table(name)} t`.execute(db);
      sums[name] = rows[0]?.sum ?? '';
    }
    return sums;
  }

  function post(path: string, type: string, origin: string | null, more: Record<string, string> = {}, method = 'POST') {
    const headers = { 'content-type': type, ...(origin === null ? {} : { origin }), ...more };
    return send(site.url, { method, path, headers, body: contentTypes[type] ?? '' });
  }

  it('have a row each, and no row is left over', () => {
    expect(Object.keys(routeRows).sort()).toEqual([...new Set(routes.map(({ pattern }) => pattern))].sort());
  });

  it.each(routes.filter(({ hasAction }) => hasAction))(
    '$pattern takes no post of another origin, signed in or out',
    async (route) => {
      const before = await everythingStored();
      const found: Record<string, number> = {};
      for (const path of [addressOf(route), `${addressOf(route)}.data`]) {
        for (const [name, origin] of Object.entries(badOrigins)) {
          for (const type of Object.keys(contentTypes)) {
            for (const session of signedInAndOut()) {
              const { status } = await post(path, type, origin, session);
              if (status !== 403) found[`${path} ${name} ${type}`] = status;
            }
          }
        }
        const type = 'application/x-www-form-urlencoded';
        const crossSite = await post(path, type, site.url, {
          ...cookieOf(person.token),
          'sec-fetch-site': 'cross-site',
        });
        if (crossSite.status !== 403) found[`${path} sec-fetch-site`] = crossSite.status;
        const foreignHost = { ...cookieOf(person.token), host: 'evil.example' };
        for (const origin of ['http://evil.example', site.url]) {
          const { status } = await post(path, type, origin, foreignHost);
          if (status !== 403 && status !== 400) found[`${path} host evil.example, origin ${origin}`] = status;
        }
      }
      expect(found).toEqual({});
      expect(await everythingStored()).toEqual(before);
    },
  );

  it.each(routes)('$pattern never fails with 500, whatever is posted from our own origin', async (route) => {
    const found: Record<string, number> = {};
    const session = cookieOf((await makePerson(site.services)).token);
    for (const path of [addressOf(route), `${addressOf(route)}.data`]) {
      for (const type of Object.keys(contentTypes)) {
        for (const headers of [{}, session]) {
          const { status } = await post(path, type, site.url, headers);
          const isForm = /form/.test(type);
          if (status >= 500 || status === 0) found[`${path} ${type}`] = status;
          const refused = rowOf(route).takesSigned ? 403 : 415;
          if (route.hasAction && !isForm && status !== refused) found[`${path} ${type} is no form`] = status;
        }
      }
      for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD']) {
        const { status } = await post(path, 'application/json', site.url, {}, method);
        if (status >= 500 || status === 0) found[`${method} ${path}`] = status;
      }
    }
    expect(found).toEqual({});
  });

  it.each(routes.filter((route) => rowOf(route).audience === 'own' && route.hasLoader))(
    '$pattern is read by our own pages alone',
    async (route) => {
      const read = (headers: Record<string, string>) =>
        send(site.url, { path: addressOf(route), headers: { ...cookieOf(person.token), ...headers } });
      const refused: Record<string, string>[] = [
        ...Object.values(badOrigins).map((origin): Record<string, string> => (origin === null ? {} : { origin })),
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': 'same-origin', host: 'evil.example' },
        { referer: 'https://evil.example/' },
      ];
      for (const headers of refused) expect([headers, (await read(headers)).status]).toEqual([headers, 403]);
    },
  );

  it.each(routes.filter((route) => rowOf(route).audience === 'member'))(
    '$pattern sends visitors to the login page and back',
    async (route) => {
      const path = addressOf(route);
      const { status, headers } = await send(site.url, { path });
      expect([status, headers.location]).toEqual([302, `/login?next=${encodeURIComponent(path)}`]);
      const data = await send(site.url, { path: `${path}.data` });
      expect(data.text).toContain('/login?next=');
      expect(data.headers['cache-control']).toContain('no-store');
    },
  );

  it.each(routes.filter(({ pattern }) => pattern !== '*'))('$pattern is a page or data, as its row says', (route) => {
    expect(route.isPage).toBe(['public', 'member'].includes(rowOf(route).audience));
  });

  it.each(routes.filter((route) => ['public', 'open'].includes(rowOf(route).audience)))(
    '$pattern never asks a visitor to log in first',
    async (route) => {
      const { status, headers } = await send(site.url, { path: addressOf(route) });
      expect([200, 302, 404]).toContain(status);
      expect(headers.location ?? '').not.toContain('/login?next=');
    },
  );

  it.each(routes.filter((route) => rowOf(route).audience !== 'own' && route.pattern !== '*'))(
    '$pattern answers a member without fault and tells nothing of the server',
    async (route) => {
      const { unknownIs, audience, framedByUs } = rowOf(route);
      const reply = await send(site.url, {
        path: addressOf(route),
        headers: cookieOf((await makePerson(site.services)).token),
      });
      if (unknownIs === 404) expect(reply.text).toMatch(/not found|we can’t find that/i);
      if (unknownIs === 404) expect(reply.status).toBe(404);
      else expect([200, 302]).toContain(reply.status);
      expectQuietHeaders(reply, framedByUs);
      if (audience === 'member' && reply.status !== 302)
        expect(reply.headers['cache-control']).toMatch(/private.*no-store/);
    },
  );

  it('unknown and malformed addresses go to the home page', async () => {
    const unknown = [
      '/nope',
      '/a/b/c/d',
      '/.env',
      '/wp-login.php',
      '/practice',
      '/practice/1',
      '/home/x',
      '/Practice//',
    ];
    const malformed = [
      '/practice/not-a-uuid/1',
      '/practice/not-a-uuid/result',
      `/practice/${nobody}/-1`,
      `/practice/${nobody}/1.5`,
      `/practice/${nobody}/one`,
      `/practice/${nobody}/99999999999999999999`,
      `/practice/${nobody}x/1`,
      '/question/not-a-uuid',
    ];
    for (const headers of signedInAndOut()) {
      for (const path of [...unknown, ...malformed]) {
        const reply = await send(site.url, { path, headers });
        expect([path, reply.status, reply.headers.location]).toEqual([path, 302, '/home']);
      }
    }
  });

  it('a practice that does not exist says so with 404', async () => {
    const headers = cookieOf(person.token);
    for (const path of [`/practice/${nobody}/1`, `/practice/${nobody}/result`]) {
      const reply = await send(site.url, { path, headers });
      expect([path, reply.status]).toEqual([path, 404]);
      expect(reply.text).toContain('Practice not found');
    }
  });

  it('files and pages carry the common headers and no name of the software', async () => {
    const page = await send(site.url, { path: '/' });
    const file = /(?:href|src)="(\/assets\/[^"]+)"/.exec(page.text)?.[1] ?? '';
    for (const reply of [page, await send(site.url, { path: file }), await send(site.bff, { path: '/healthz' })]) {
      expect(reply.status).toBe(200);
      expect(reply.headers).not.toHaveProperty('x-powered-by');
      expect(reply.headers).not.toHaveProperty('server');
    }
    expectQuietHeaders(page);
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
  });
});

function expectQuietHeaders({ headers }: Reply, framedByUs = false): void {
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('server');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe(framedByUs ? 'SAMEORIGIN' : 'DENY');
}
