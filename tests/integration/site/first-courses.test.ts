import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePerson } from '../backend/people';
import { cookieOf, ownForm, send } from './send';
import { type Site, startSite } from './start-site';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

const step = '/onboarding/courses?year=6&state=nsw';
const open = (path: string) => send(site.url, { path, headers: { accept: 'text/html' } });
const tick = (courses: string[], token?: string) =>
  send(
    site.url,
    ownForm(
      site.url,
      step,
      courses.map((id) => ['course', id]),
      token,
    ),
  );
/** The courses that a page shows as ticked. */
const tickedIn = (html: string) =>
  [...html.matchAll(/<input(?=[^>]*type="checkbox")(?=[^>]*checked="")[^>]*value="([^"]+)"/g)].map(([, id]) => id);

const chosenBy = async (studentId: string) => {
  const rows = await site.services.db
    .selectFrom('chosen_courses')
    .select('course_id')
    .where('student_id', '=', studentId)
    .orderBy('chosen_at')
    .execute();
  return rows.map((row) => row.course_id);
};

it('has the course of the year ticked, and what an address says was chosen before', async () => {
  const offered = await open(step);
  expect(tickedIn(offered.text)).toEqual(['year-6']);
  expect(offered.text.indexOf('selective-high-school')).toBeLessThan(offered.text.indexOf('value="year-6"'));
  expect(tickedIn((await open(`${step}&course=naplan-7&course=year-99`)).text)).toEqual(['naplan-7']);
  const senior = await open('/onboarding/courses?year=11&state=vic');
  expect([tickedIn(senior.text), senior.text.includes('VCE Methods')]).toEqual([[], true]);
});

it('leads a visitor on with the ticked courses, and the sign-up begins with them', async () => {
  const on = await tick(['selective-high-school', 'year-6']);
  expect([on.status, on.headers.location]).toEqual([
    303,
    '/onboarding/try-one?year=6&state=nsw&course=selective-high-school&course=year-6',
  ]);
  const address = '/register?year=6&course=selective-high-school&course=year-6&course=year-99';
  const page = await open(address);
  expect(page.text).toMatch(/You’ll start with <b>Selective High School and Year 6 Maths<\/b>/);
  // Nothing leads away from a form that may be half filled in, and from what is gone on with after it.
  expect(page.text).not.toContain('href="/onboarding/courses');
  const form = [
    ...Object.entries({ nickname: 'Mia', email: 'ticks@school.test', password: 'a red planet at night', terms: 'on' }),
    ...Object.entries({ role: 'STUDENT', yearLevel: '6' }),
  ];
  const register = (...courses: string[]) =>
    send(site.url, ownForm(site.url, address, [...form, ...courses.map((id) => ['courseIds', id])]));
  const refused = await register('year-6', 'year-99');
  expect([refused.status, refused.text.includes('is no longer available. Choose again.')]).toEqual([400, true]);
  // Everything is still there, without the course that is none.
  expect(refused.text).toMatch(/value="ticks@school.test"/);
  expect([...refused.text.matchAll(/name="courseIds" value="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'selective-high-school',
    'year-6',
  ]);
  const made = await register('selective-high-school', 'year-6');
  expect([made.status, made.headers.location]).toEqual([302, '/home']);
  const { id } = await site.services.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'ticks@school.test')
    .executeTakeFirstOrThrow();
  expect(await chosenBy(id)).toEqual(['selective-high-school', 'year-6']);
});

it('says what is wrong with none, four and unknown ones, and keeps every tick', async () => {
  const cases: [string[], string][] = [
    [[], 'Tick at least one course to start with.'],
    [['year-5', 'year-6', 'year-7', 'naplan-7'], 'Choose up to three courses to start with.'],
    [['year-6', 'year-99'], 'One of these courses is no longer available. Choose again.'],
    [['constructor'], 'One of these courses is no longer available. Choose again.'],
  ];
  const { token } = await makePerson(site.services);
  for (const [courses, sentence] of cases) {
    for (const who of [undefined, token]) {
      const { status, text } = await tick(courses, who);
      expect([status, text.includes(sentence)]).toEqual([400, true]);
      const known = courses.filter((id) => /^(year-[567]|naplan-7)$/.test(id));
      expect(new Set(tickedIn(text))).toEqual(new Set(known));
    }
  }
});

it('adds them at once for somebody who is signed in', async () => {
  const { id, token } = await makePerson(site.services);
  const on = await tick(['year-6', 'naplan-7'], token);
  expect([on.status, on.headers.location]).toEqual([
    303,
    '/onboarding/try-one?year=6&state=nsw&course=year-6&course=naplan-7',
  ]);
  expect(await chosenBy(id)).toEqual(['year-6', 'naplan-7']);
});

it('asks for the terms, or for a new log-in, and loses no tick by it', async () => {
  const { id, token } = await makePerson(site.services, { accepted: false });
  const back = encodeURIComponent('/onboarding/courses?year=6&state=nsw&course=naplan-7');
  expect((await tick(['naplan-7'], token)).headers.location).toBe(`/onboarding/terms?next=${back}`);
  await site.services.db.deleteFrom('sessions').where('user_id', '=', id).execute();
  expect((await tick(['naplan-7'], token)).headers.location).toBe(`/logout?next=${back}`);
});

it('carries them through a question to try and the placement test', async () => {
  const query = 'year=6&course=year-6&course=naplan-7';
  const tried = await open(`/try/86-add-and-subtract-unlike-fractions?${query}`);
  const kept = query.replaceAll('&', '&amp;');
  expect(tried.text).toContain(`href="/enrollment-test/year-6?${kept}"`);
  expect(tried.text).toContain(`href="/register?next=%2Fhome&amp;${kept}"`);
  expect(tried.text).toMatch(/<input type="hidden" name="course" value="naplan-7"\/>/);
  const begun = await send(site.url, ownForm(site.url, `/enrollment-test/year-6?${query}`, { intent: 'begin' }));
  expect([begun.status, begun.headers.location]).toEqual([303, `/enrollment-test/year-6?${query}`]);
});

it('shows them at home in the order ticked', async () => {
  const { token } = await makePerson(site.services);
  await tick(['selective-high-school', 'year-6'], token);
  const { text } = await send(site.url, { path: '/home', headers: { accept: 'text/html', ...cookieOf(token) } });
  const places = ['Selective High School', 'Year 6 Maths'].map((name) => text.indexOf(name));
  expect(places[0]).toBeGreaterThan(0);
  expect(places[1]).toBeGreaterThan(places[0] ?? 0);
});
