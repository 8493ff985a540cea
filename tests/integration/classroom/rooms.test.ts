import { afterAll, beforeAll, expect, it } from 'vitest';
import { tellTeachers } from '../../../server/modules/classroom/digest/tell-teachers';
import { newId } from '../../../server/platform/ids';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { call, operations } from './operations';

let backend: TestBackend;
let teacher: Person;
beforeAll(async () => {
  backend = await startTestBackend();
  teacher = await makePerson(backend.services, { role: 'TEACHER' });
});
afterAll(() => backend.stop());

const as = (person: Person, [query, variables]: readonly [string, object]) =>
  call(backend, person, query, variables as Record<string, unknown>);

interface Taught {
  joinCode: string;
  version: number;
  name: string;
  preparedAccounts: { studentId: string; login: string; firstPassword: string | null }[];
}

const newClass = async (name = '8B') => String(await as(teacher, operations.create(newId(), { name })));
const taught = async (classId: string) => (await as(teacher, operations.taught(classId))) as Taught;

/** What comes of logging in: a session, or the code of the refusal with the token of the page to go to. */
async function logIn(email: string, password: string) {
  const { data, errors } = await backend.ask(
    'mutation M($email: String!, $password: String!) { signIn(email: $email, password: $password) { token } }',
    { variables: { email, password } },
  );
  const [error] = errors;
  const details = error?.extensions.details as { token?: string } | undefined;
  return {
    token: (data.signIn as { token: string } | null)?.token ?? null,
    code: error?.extensions.code ?? null,
    choose: details?.token ?? '',
  };
}

const choose = (token: string, password: string) =>
  backend.ask('mutation M($t: String!, $p: String!) { resetPassword(token: $t, password: $p) { token } }', {
    variables: { t: token, p: password },
  });

it('makes accounts once, whose first password leads to another one', async () => {
  const classId = await newClass();
  const key = newId();
  const names = ['Mia Hill', 'Zoë', 'Mia Hall'];
  const made = await Promise.all([1, 2, 3].map(() => as(teacher, operations.prepare(classId, names, key))));
  expect(made).toEqual([3, 3, 3]);
  const { preparedAccounts } = await taught(classId);
  expect(preparedAccounts).toHaveLength(3);
  expect(new Set(preparedAccounts.map(({ login }) => login)).size).toBe(3);
  const [mia] = preparedAccounts;
  const first = mia?.firstPassword ?? '';
  const login = mia?.login ?? '';
  expect(login).toMatch(/^mia-\d{4}$/);
  expect((await logIn(login, `${first}0`)).code).toBe('BAD_INPUT');
  expect((await logIn(login, '')).code).toBe('BAD_INPUT');
  const refused = await logIn(login.toUpperCase(), first);
  expect([refused.token, refused.code]).toEqual([null, 'PASSWORD_CHANGE_NEEDED']);
  expect((await choose(refused.choose, 'purple wombats sing')).errors).toEqual([]);
  expect((await logIn(login, first)).code).toBe('BAD_INPUT');
  expect((await logIn(login, 'purple wombats sing')).token).not.toBeNull();
  expect((await taught(classId)).preparedAccounts.map(({ firstPassword }) => firstPassword === null)).toContain(true);
});

it('gives a new first password: sessions end, and what opened the account before opens nothing', async () => {
  const classId = await newClass();
  await as(teacher, operations.prepare(classId, ['Sam'], newId()));
  const [sam] = (await taught(classId)).preparedAccounts;
  const login = sam?.login ?? '';
  const studentId = sam?.studentId ?? '';
  const { choose: token } = await logIn(login, sam?.firstPassword ?? '');
  await choose(token, 'purple wombats sing');
  const { token: session } = await logIn(login, 'purple wombats sing');
  expect(await as(teacher, operations.giveFirstPassword(classId, studentId))).toBe(true);
  const [again] = (await taught(classId)).preparedAccounts;
  expect(again?.firstPassword).not.toBe(sam?.firstPassword);
  const { errors } = await backend.ask('query Q { myClasses { id } }', { token: session });
  expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  for (const old of ['purple wombats sing', sam?.firstPassword ?? '']) {
    expect((await logIn(login, old)).code).toBe('BAD_INPUT');
  }
  expect((await logIn(login, again?.firstPassword ?? '')).code).toBe('PASSWORD_CHANGE_NEEDED');
  const { db } = backend.services;
  const lines = await db
    .selectFrom('audit_entries')
    .select('subject')
    .where('action', '=', 'FIRST_PASSWORD_GIVEN')
    .execute();
  expect(lines).toEqual([{ subject: studentId }]);
});

it('keeps first passwords with the class that made them, also after moving', async () => {
  const [from, to] = [await newClass(), await newClass()];
  await as(teacher, operations.prepare(from, ['Kim'], newId()));
  const studentId = (await taught(from)).preparedAccounts[0]?.studentId ?? '';
  const other = await makePerson(backend.services, { role: 'TEACHER' });
  const elsewhere = String(await as(other, operations.create(newId())));
  await backend.services.db
    .insertInto('class_members')
    .values({ class_id: elsewhere, student_id: studentId })
    .execute();
  expect(((await as(other, operations.taught(elsewhere))) as Taught).preparedAccounts).toEqual([]);
  expect(await as(other, operations.giveFirstPassword(elsewhere, studentId))).toBe('NOT_FOUND');
  await as(teacher, operations.moveStudents(from, to, [studentId]));
  expect((await taught(from)).preparedAccounts).toEqual([]);
  expect((await taught(to)).preparedAccounts).toHaveLength(1);
});

it('takes 200 names and no more than the class holds', async () => {
  const classId = await newClass();
  const names = (from: number, count: number) => Array.from({ length: count }, (_, n) => `Student ${from + n}`);
  expect(await as(teacher, operations.prepare(classId, names(0, 201), newId()))).toBe('BAD_INPUT');
  expect(await as(teacher, operations.prepare(classId, names(0, 150), newId()))).toBe(150);
  expect(await as(teacher, operations.prepare(classId, names(150, 51), newId()))).toBe('UNPROCESSABLE');
  expect((await taught(classId)).preparedAccounts).toHaveLength(150);
});

it('tells a second editor what the first one saved', async () => {
  const classId = await newClass();
  const { version } = await taught(classId);
  expect(await as(teacher, operations.update(classId, { name: '8B blue' }, version))).toBe(true);
  const { errors } = await backend.ask(...second(classId, version));
  expect(errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', details: { name: '8B blue', version: version + 1 } });
  expect((await taught(classId)).name).toBe('8B blue');
  expect((await backend.ask(...second(classId, version + 1))).errors).toEqual([]);
});

function second(classId: string, version: number) {
  const [query, variables] = operations.update(classId, { name: '8B red' }, version);
  return [query, { variables, token: teacher.token }] as const;
}

it('makes one announcement of one form', async () => {
  const classId = await newClass();
  const key = newId();
  await Promise.all([1, 2, 3].map(() => as(teacher, operations.announce(classId, key))));
  const { announcements } = (await as(teacher, operations.taught(classId))) as { announcements: unknown[] };
  expect(announcements).toHaveLength(1);
  expect(await as(teacher, operations.announce(classId, newId(), ' \n '))).toBe('BAD_INPUT');
  expect(await as(teacher, operations.announce(classId, newId(), 'x'.repeat(4001)))).toBe('BAD_INPUT');
});

it('tells a teacher once a day, in the afternoon, who came and went', async () => {
  const { services, clock } = backend;
  const owner = await makePerson(services, { role: 'TEACHER' });
  const student = await makePerson(services);
  const classId = String(await as(owner, operations.create(newId(), { name: '9C & co' })));
  const { joinCode } = (await as(owner, operations.taught(classId))) as Taught;
  const digests = () =>
    services.db
      .selectFrom('notifications')
      .select('message')
      .where('user_id', '=', owner.id)
      .where('second_level_type', '=', 'CLASS_DIGEST')
      .orderBy('created_at')
      .execute();
  const untilHour = (hour: number) => {
    const now = Number(
      new Intl.DateTimeFormat('en-GB', { timeZone: 'Australia/Sydney', hour: '2-digit', hourCycle: 'h23' }).format(
        clock.now(),
      ),
    );
    clock.advance({ hours: (hour - now + 24) % 24 || 24 });
  };
  await as(student, operations.join(joinCode));
  untilHour(22);
  await tellTeachers(services);
  expect(await digests()).toEqual([]);
  untilHour(16);
  await Promise.all([tellTeachers(services), tellTeachers(services)]);
  expect((await digests()).map(({ message }) => message)).toEqual([
    'In your classes: <b>9C &amp; co</b> 1 joined. <a href="/teacher">Open the portal</a>',
  ]);
  await as(student, operations.leave(classId));
  clock.advance({ hours: 1 });
  await tellTeachers(services);
  expect(await digests()).toHaveLength(1);
  clock.advance({ days: 1 });
  await tellTeachers(services);
  expect((await digests()).at(-1)?.message).toContain('1 left');
});

it('lets an administrator look, and notes it', async () => {
  const classId = await newClass('Look at me');
  const admin = await makePerson(backend.services, { role: 'ADMIN' });
  const found = await call(backend, admin, 'query Q { watchedClasses(words: "look AT") { id } }');
  expect(found).toEqual([{ id: classId }]);
  expect(
    await call(backend, admin, 'query Q($id: ID!) { watchedClass(classId: $id) { name students } }', { id: classId }),
  ).toEqual({
    name: 'Look at me',
    students: [],
  });
  const { db } = backend.services;
  const lines = await db.selectFrom('audit_entries').select('subject').where('action', '=', 'CLASS_VIEWED').execute();
  expect(lines).toEqual([{ subject: classId }]);
});
