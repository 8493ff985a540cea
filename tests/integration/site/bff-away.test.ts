import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scripts } from '../../../package.json';
import { cookieOf, ownForm, send } from './send';
import { requireBuild } from './start-site';

const token = 'a-session-of-somebody-1234';
const neverVisited = [
  '/',
  '/about',
  '/careers',
  '/contact',
  '/faqs',
  '/pricing',
  '/terms-conditions',
  '/privacy-policy',
  '/courses',
  '/courses/year-9/contents',
  '/courses/year-9/icon.svg',
  '/how-we-check',
  '/for-teachers',
  '/for-families',
  '/for-tutors',
  '/how-we-check/replay',
  '/how-we-check/replay?year=11',
  '/login',
  '/register',
  '/forgot-password',
  '/onboarding/welcome',
  '/onboarding/courses?year=7',
  '/onboarding/done?year=7&course=year-7',
  '/enrollment-test/year-6',
  '/invitations?invitingCode=ABCD1234',
  '/sitemap.xml',
  '/offline',
];

/** What stands where the BFF should be: nothing at all, or something that takes connections and never answers. */
const states = { gone: () => null, hung: () => createServer(() => {}) };

describe.each(Object.keys(states) as (keyof typeof states)[])('a page server started while the BFF is %s', (state) => {
  let pageServer: ChildProcess;
  let hung: Server | null;
  let site: string;

  beforeAll(async () => {
    requireBuild();
    const [port, bffPort] = [await getPort(), await getPort()];
    hung = states[state]()?.listen(bffPort, '127.0.0.1') ?? null;
    site = `http://localhost:${port}`;
    const [, ...args] = scripts['page-server'].split(' ');
    pageServer = spawn(process.execPath, args, {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        BFF_URL: `http://127.0.0.1:${bffPort}`,
        INTERNAL_KEY: 'internal-key-of-this-test',
        SESSION_SECRET: 'session-secret-of-this-test',
        SITE_URL: site,
      },
      stdio: 'ignore',
    });
    while (!(await isUp(site))) await pause(100);
  });
  afterAll(async () => {
    pageServer.kill('SIGTERM');
    await once(pageServer, 'exit');
    hung?.close();
  });

  it.each(neverVisited)('%s is there', async (path) => {
    const { status, text } = await send(site, { path });
    expect(status).toBe(200);
    expect(text).not.toContain('We’ll be right back');
  });

  it('courses, prices and the bank are all in them', async () => {
    expect((await send(site, { path: '/courses' })).text).toContain('/courses/vce-specialist/contents');
    expect((await send(site, { path: '/pricing' })).text).toMatch(/\$\s*(<!-- -->)?\d/);
    expect((await send(site, { path: '/sitemap.xml' })).text).toContain('/courses/year-1/contents');
  });

  it.each(['/home', '/s/abcdef', '/how-we-check/replay?template=nobody-knows&seed=s1'])(
    '%s needs the BFF: 503 with a plain sentence, and nobody is signed out',
    async (path) => {
      const { status, text, headers } = await send(site, { path, headers: cookieOf(token) });
      expect(status).toBe(503);
      expect(headers['retry-after']).toMatch(/^\d+$/);
      expect(headers['set-cookie']).toBeUndefined();
      expect(text).toContain('We can’t reach our server right now.');
    },
  );

  const place = '/practice/00000000-0000-4000-8000-000000000000/1';
  const asPage = { accept: 'text/html,application/xhtml+xml', 'sec-fetch-dest': 'document' };

  it('an answer sent by our scripts is 503, and comes back as it was typed with the key that makes it count once', async () => {
    const fields = { intent: 'answer', answer: '7/12', key: 'a-key-of-this-form' };
    const { status, text, headers } = await send(site, ownForm(site, `${place}.data`, fields, token));
    expect(status).toBe(503);
    expect(headers['set-cookie']).toBeUndefined();
    expect(text).toMatch(/We (cannot|can’t|could not|couldn’t) reach our server/);
    expect(text).toMatch(/"typed","7\/12".*"a-key-of-this-form"/);
  });

  it.each([
    ['answer', 'answer', '7/12 <b>"'],
    ['line of working', 'line', '2x + 3 = 9'],
  ])(
    'without scripts an %s is 503, and stands in a form that sends it again under its old key',
    async (...[, name, typed]) => {
      const fields = { intent: name, [name]: typed, key: 'a-key-of-this-form', number: '2' };
      const form = ownForm(site, place, fields, token);
      const { status, text, headers } = await send(site, { ...form, headers: { ...form.headers, ...asPage } });
      expect(status).toBe(503);
      expect(headers['retry-after']).toMatch(/^\d+$/);
      expect(text).toContain(`We couldn’t send your ${name}`);
      // The page does not reload by itself: that would empty the form.
      expect(text).not.toContain('http-equiv="refresh"');
      expect(fieldsOf(text, place)).toEqual(fields);
    },
  );

  it('without scripts a chosen option is kept without being shown', async () => {
    const fields = { intent: 'answer', answer: 'b', key: 'a-key-of-this-form', kind: 'choice' };
    const form = ownForm(site, place, fields, token);
    const { text } = await send(site, { ...form, headers: { ...form.headers, ...asPage } });
    expect(text).not.toContain('Your answer</label>');
    expect(fieldsOf(text, place)).toEqual(fields);
  });

  it('without scripts an answer of a test stands in a form that sends it again', async () => {
    const test = '/task/unfinished/018f3f70-0000-7000-8000-000000000001/1';
    const fields = { intent: 'save', answer: '7/12' };
    const form = ownForm(site, test, fields, token);
    const { status, text } = await send(site, { ...form, headers: { ...form.headers, ...asPage } });
    expect(status).toBe(503);
    expect(text).toContain('We couldn’t send your answer');
    expect(fieldsOf(text, test)).toEqual(fields);
  });

  it('logging in says 503 and keeps what was typed', async () => {
    const fields = { email: 'ava@example.test', password: 'some password' };
    const { status, text } = await send(site, ownForm(site, '/login', fields));
    expect(status).toBe(503);
    expect(text).toContain('value="ava@example.test"');
    expect(text).not.toContain('some password');
  });

  it('logging out says what it could not do', async () => {
    const reply = await send(site, ownForm(site, '/logout', {}, token));
    const cookies = reply.headers['set-cookie']?.join('\n') ?? '';
    expect(cookies).toMatch(/mm_session=;/);
    const notice = /mm_notice=[\w-]+/.exec(cookies)?.[0] ?? '';
    const { text } = await send(site, { path: String(reply.headers.location), headers: { cookie: notice } });
    expect(text).toContain('couldn’t reach our server to finish logging you out');
  });
});

/** What the form of a page would send to this address. */
function fieldsOf(html: string, action: string): Record<string, string> {
  const form = html.slice(html.indexOf(`<form method="post" action="${action}"`)).split('</form>')[0] ?? '';
  const inputs = form.match(/<input [^>]*>/g) ?? [];
  const attribute = (input: string, name: string) =>
    unescapeHtml(new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? '');
  return Object.fromEntries(inputs.map((input) => [attribute(input, 'name'), attribute(input, 'value')]));
}

const unescapeHtml = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

async function isUp(site: string): Promise<boolean> {
  return fetch(`${site}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
