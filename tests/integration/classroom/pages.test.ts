import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClass, getTaughtClass, joinClass } from '../../../server/modules/classroom';
import { newId } from '../../../server/platform/ids';
import { makePerson, type Person } from '../backend/people';
import { cookieOf, ownForm, send } from '../site/send';
import { type Site, startSite } from '../site/start-site';

describe('the pages of a class', () => {
  let site: Site;
  let classId: string;
  let joinCode: string;
  const people: Record<string, Person> = {};
  const person = (name: string): Person => {
    const found = people[name];
    if (found === undefined) throw new Error(`Nobody is called ${name}.`);
    return found;
  };

  beforeAll(async () => {
    site = await startSite();
    const { services } = site;
    for (const name of ['teacher', 'otherTeacher']) people[name] = await makePerson(services, { role: 'TEACHER' });
    for (const name of ['student', 'otherStudent']) people[name] = await makePerson(services, { nickname: 'Ava King' });
    const form = { name: '8B', courseId: 'year-8', colour: 'BLUE', timeZone: 'Australia/Perth' };
    classId = await createClass(services, person('teacher').viewer, { ...form, creationKey: newId() });
    ({ joinCode } = await getTaughtClass(services, person('teacher').viewer, classId));
    await joinClass(services, person('student').viewer, joinCode);
  });
  afterAll(() => site?.stop());

  const get = async (path: string, name: string) => {
    const { status, headers, text } = await send(site.url, { path, headers: cookieOf(person(name).token) });
    return { status, to: headers.location ?? null, text };
  };
  const post = (path: string, fields: Record<string, string>, name: string) =>
    send(site.url, ownForm(site.url, path, fields, person(name).token));
  const members = async () => (await getTaughtClass(site.services, person('teacher').viewer, classId)).studentCount;

  it.each(['', '/join', '/settings'])('of the portal open for its teacher alone: %s', async (page) => {
    const path = `/teacher/classes/${classId}${page}`;
    expect(await get(path, 'teacher')).toMatchObject({ status: 200, text: expect.stringContaining('8B') });
    expect(await get(path, 'otherTeacher')).toMatchObject({ status: 404, text: expect.not.stringContaining('8B') });
    for (const name of ['student', 'otherStudent']) {
      expect(await get(path, name)).toMatchObject({ status: 302, to: '/home' });
    }
  });

  it('of its students open for them alone, with first names', async () => {
    const path = `/classroom/${classId}/details`;
    const page = await get(path, 'student');
    expect(page).toMatchObject({ status: 200, text: expect.stringContaining('Robin') });
    for (const name of ['otherStudent', 'teacher', 'otherTeacher']) {
      expect(await get(path, name)).toMatchObject({ status: 404, text: expect.stringContaining('Class not found') });
    }
  });

  it('about joining join nothing by being opened', async () => {
    const path = `/classes/join/${joinCode}`;
    expect(await get(path, 'otherStudent')).toMatchObject({ status: 200, text: expect.stringContaining('8B') });
    expect(await members()).toBe(1);
  });

  it('take no form of anybody else', async () => {
    const roster = `/teacher/classes/${classId}`;
    const remove = { intent: 'remove', student: person('student').id };
    for (const name of ['otherTeacher', 'otherStudent', 'student']) {
      for (const fields of [remove, { ...remove, intent: 'move', toClass: classId }]) {
        expect([404, 302, 422]).toContain((await post(roster, fields, name)).status);
      }
      for (const intent of ['archive', 'delete', 'ask', 'end', 'save']) {
        const { status } = await post(`${roster}/settings`, { intent, email: 'a@people.test' }, name);
        expect([name, intent, status < 500]).toEqual([name, intent, true]);
      }
    }
    expect(await members()).toBe(1);
    expect(await getTaughtClass(site.services, person('teacher').viewer, classId)).toMatchObject({
      name: '8B',
      archivedAt: null,
    });
  });

  it('keep a pasted list of 2,000 names as it was typed, and make no account of it', async () => {
    const odd = ['Mia Hill', 'mia hill', '🪐🪐', '=HYPERLINK("x")', '  Ava\tKing  ', '<b>Ben</b>', ''];
    const names = Array.from({ length: 2000 }, (_, place) => odd[place] ?? `Ida ${place}`).join('\n');
    const accounts = `/teacher/classes/${classId}/accounts`;
    const { status, text } = await post(accounts, { intent: 'prepare', names, creationKey: newId() }, 'teacher');
    expect(status).toBe(400);
    expect(text).toContain('1,999 lines');
    const kept = /<textarea[^>]*name="names"[^>]*>([\s\S]*?)<\/textarea>/.exec(text)?.[1] ?? '';
    const typed = kept
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');
    expect(typed.trimEnd()).toBe(names);
    const few = odd.join('\n');
    const refused = await post(accounts, { intent: 'prepare', names: few, creationKey: newId() }, 'teacher');
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('This name is on line 1 too.');
    expect(refused.text).toContain('This looks like a formula, not a name.');
    expect(await members()).toBe(1);
  });

  it('say what is wrong instead of failing', async () => {
    const statuses = async (path: string, forms: Record<string, string>[], name: string) =>
      Promise.all(forms.map(async (fields) => (await post(path, fields, name)).status));
    const long = Array.from({ length: 2000 }, (_, place) => `a${place}@people.test`).join('\n');
    expect(
      await statuses(
        `/teacher/classes/${classId}/join`,
        [{ intent: 'invite' }, { intent: 'invite', emails: '=1+1' }, { intent: 'invite', emails: long }],
        'teacher',
      ),
    ).toEqual([400, 400, 400]);
    expect(await statuses(`/teacher/classes/${classId}`, [{ intent: 'move' }], 'teacher')).toEqual([400]);
    expect(await statuses('/teacher/classes/new', [{ intent: 'create', name: '' }], 'teacher')).toEqual([400]);
    expect(await statuses('/classes', [{ code: '' }, { code: '🪐' }, { code: 'x'.repeat(9999) }], 'student')).toEqual([
      404, 404, 404,
    ]);
    expect(await statuses('/classes', [{ intent: 'decline', classId: 'none' }], 'student')).toEqual([404]);
  });
});
