import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRealProvider, type RealProvider } from '../identity/real-provider';
import { ownForm, type Reply, send } from './send';
import { type Site, startSite } from './start-site';

let provider: RealProvider;
let site: Site;

beforeAll(async () => {
  provider = await openRealProvider();
  site = await startSite(provider.env);
  provider.serve(`${site.url}/login/callback`, `${site.url}/login`);
  provider.people.set('mia-1', { email: 'mia@school.test', email_verified: true, nickname: 'Mia' });
});
afterAll(async () => {
  await site?.stop();
  await provider?.stop();
});

/** A browser that keeps its cookies, as far as these pages need one. */
function openBrowser() {
  const cookies = new Map<string, string>();
  const keep = (reply: Reply) => {
    for (const cookie of reply.headers['set-cookie'] ?? []) {
      const [name = '', ...value] = (cookie.split(';')[0] ?? '').split('=');
      if (/Max-Age=0/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, value.join('='));
    }
    return reply;
  };
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    has: (name: string) => cookies.has(name),
    open: async (path: string) =>
      keep(await send(site.url, { path, headers: { accept: 'text/html', cookie: cookie() } })),
    async post(path: string, fields: Record<string, string> | string[][]) {
      const form = ownForm(site.url, path, fields);
      return keep(await send(site.url, { ...form, headers: { ...form.headers, cookie: cookie() } }));
    },
  };
}

const pathOf = (url: URL) => url.pathname + url.search;

it('leads a newcomer from the login page to the provider, one form and the page that was asked for, and out of both', async () => {
  const { open, post, has } = openBrowser();
  const login = await open('/login?next=%2Fshop');
  expect(login.text).toContain('Continue with your school account');
  expect(login.text).toContain('href="/login/provider?next=%2Fshop"');

  const there = await open('/login/provider?next=%2Fshop');
  expect(there.status).toBe(302);
  const back = await provider.signIn(String(there.headers.location), 'mia-1');
  const answered = await open(pathOf(back));
  expect(answered.headers.location).toBe('/login/finish?next=%2Fshop');
  const asks = await open('/login/finish?next=%2Fshop');
  expect(asks.text).toContain('mia@school.test');
  expect(asks.text).not.toContain('name="password" required="" autoComplete="new-password"');

  const unticked = await post('/login/finish?next=%2Fshop', { role: 'STUDENT', nickname: 'Mia', yearLevel: '7' });
  expect(unticked.status).toBe(400);
  expect(unticked.text).toContain('Tick this box to continue.');
  const form = { role: 'STUDENT', nickname: 'Mia', yearLevel: '7', terms: 'on' };
  const made = await post('/login/finish?next=%2Fshop', form);
  expect([made.status, made.headers.location]).toEqual([302, '/shop']);
  expect((await open('/home')).status).toBe(200);

  const out = await open('/logout');
  expect(String(out.headers.location)).toContain(`${provider.issuer}/session/end?`);
  expect(has('mm_session')).toBe(false);
});

it('brings year and courses along from the sign-up, and believes neither on the way back', async () => {
  provider.people.set('zoe', { email: 'zoe@school.test', email_verified: true, nickname: 'Zoe' });
  const { open, post } = openBrowser();
  const chosen = 'year=6&course=selective-high-school&course=year-6';
  const signUp = await open(`/register?${chosen}`);
  const way = `/login/provider?role=STUDENT&${chosen}`;
  expect(signUp.text).toContain(`href="${way.replaceAll('&', '&amp;')}"`);
  const { headers } = await open(`${way}&course=naplan-7&course=year-5`);
  const back = await open(pathOf(await provider.signIn(String(headers.location), 'zoe')));
  const finish = `/login/finish?role=STUDENT&${chosen}&course=naplan-7`;
  expect(back.headers.location).toBe(finish);

  const coursesIn = ({ text }: Reply) => [...text.matchAll(/name="courseIds" value="([^"]+)"/g)].map(([, id]) => id);
  const odd = await open('/login/finish?year=99&course=year-99&course=a&course=b&course=year-6&course=constructor');
  expect([odd.status, coursesIn(odd)]).toEqual([200, ['year-6']]);
  const asks = await open(finish);
  expect(asks.text).toMatch(/<option value="6" selected="">/);
  const courses = ['selective-high-school', 'year-6', 'naplan-7'];
  expect(coursesIn(asks)).toEqual(courses);

  const send = (ids: string[]) =>
    post(finish, [
      ...Object.entries({ role: 'STUDENT', nickname: 'Zoe', yearLevel: '6', terms: 'on' }),
      ...ids.map((id) => ['courseIds', id]),
    ]);
  for (const ids of [['year-99'], [...courses, 'year-5']]) expect((await send(ids)).status).toBe(400);
  const made = await send(courses);
  expect([made.status, made.headers.location]).toEqual([302, '/home']);
  const rows = await site.services.db
    .selectFrom('chosen_courses')
    .innerJoin('users', 'users.id', 'chosen_courses.student_id')
    .select('course_id')
    .where('users.email', '=', 'zoe@school.test')
    .orderBy('chosen_at')
    .execute();
  expect(rows.map((row) => row.course_id)).toEqual(courses);
});

it('says what is wrong on the login page, with the right status, and lets a password be typed there', async () => {
  const { open } = openBrowser();
  const nothing = await open('/login/callback?code=made-up&state=made-up');
  expect([nothing.status, nothing.text.includes('This log-in has expired. Start again.')]).toEqual([422, true]);
  const { headers } = await open('/login/provider');
  const refused = await open(pathOf(await provider.refuse(String(headers.location))));
  expect(refused.status).toBe(403);
  expect(refused.text).toContain('You cancelled at your school account, so you’re not logged in.');
  expect(refused.text).toMatch(/<form[^>]*action="\/login"/);
  expect(refused.headers['cache-control']).toContain('no-store');
});

it('leads nowhere but to our own pages', async () => {
  const { open } = openBrowser();
  const there = await open('/login/provider?next=https%3A%2F%2Fevil.example%2F');
  const answered = await open(pathOf(await provider.signIn(String(there.headers.location), 'mia-1')));
  expect(answered.headers.location).toBe('/home');
});

it('says so, once the provider is away', async () => {
  // Nothing of it is known to this new browser, but what the backend asked for an hour ago.
  await provider.stop();
  const { open } = openBrowser();
  const { status, headers } = await open('/login/provider');
  const state = new URL(String(headers.location)).searchParams.get('state');
  expect(status).toBe(302);
  const answered = await open(
    `/login/callback?${new URLSearchParams({ code: 'x', state: String(state), iss: provider.issuer })}`,
  );
  expect([answered.status, answered.headers['retry-after']]).toEqual([503, '30']);
  expect(answered.text).toContain('We couldn’t reach your school account just now.');
});
