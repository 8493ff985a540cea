import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';

let backend: TestBackend;
let admin: Person;
beforeAll(async () => {
  backend = await startTestBackend();
  admin = await makePerson(backend.services, { role: 'ADMIN', nickname: 'Root' });
});
afterAll(() => backend.stop());

interface Found {
  id: string;
  nickname: string;
  email: string;
  roles: string[];
}

const find = async (words: string): Promise<Found[]> => {
  const { data } = await backend.ask(
    'query Q($words: String!) { foundPeople(words: $words) { id nickname email roles } }',
    {
      ...admin,
      variables: { words },
    },
  );
  return data.foundPeople as Found[];
};

const decide = async (person: { id: string }, on: boolean, by = admin, reason = 'She leads the school office.') => {
  const { errors } = await backend.ask(
    'mutation M($id: ID!, $on: Boolean!, $reason: String!) { setAdministrator(personId: $id, on: $on, reason: $reason) }',
    { token: by.token, variables: { id: person.id, on, reason } },
  );
  return errors[0]?.extensions.code ?? null;
};

const lines = async (): Promise<{ action: string; subject: string; detail: object }[]> => {
  const { data } = await backend.ask('{ auditEntries { action subject detail } }', admin);
  return data.auditEntries as { action: string; subject: string; detail: object }[];
};

const rolesOf = async ({ id }: { id: string }) =>
  (await backend.services.db.selectFrom('users').select('roles').where('id', '=', id).executeTakeFirstOrThrow()).roles;

describe('looking for people', () => {
  it('is by part of the address or the nickname, in any case of letters, and of three letters or more', async () => {
    const person = await makePerson(backend.services, { nickname: 'Zorblatt Quill' });
    expect((await find('zORBL')).map(({ id }) => id)).toEqual([person.id]);
    expect((await find(person.email.slice(0, 20).toUpperCase())).map(({ id }) => id)).toEqual([person.id]);
    for (const words of ['zo', '  z ', '', '%%%', '___']) expect(await find(words), words).toEqual([]);
  });

  it('finds twenty at most, and notes how many without the words', async () => {
    for (let made = 0; made < 22; made += 1) await makePerson(backend.services, { nickname: `Glimmer ${made}` });
    expect(await find('glimmer')).toHaveLength(20);
    const [line] = await lines();
    expect(line).toEqual({ action: 'PEOPLE_SEARCHED', subject: 'people', detail: { found: 20 } });
  });

  it('each look at a person leaves a line', async () => {
    const person = await makePerson(backend.services);
    const { data } = await backend.ask(
      'query Q($id: ID!) { viewedPerson(id: $id) { person { email roles deletesAt } sessionCount } }',
      { ...admin, variables: { id: person.id } },
    );
    const expected = { person: { email: person.email, roles: ['STUDENT'], deletesAt: null }, sessionCount: 1 };
    expect(data.viewedPerson).toEqual(expected);
    expect((await lines())[0]).toMatchObject({ action: 'PERSON_VIEWED', subject: person.id });
  });
});

describe('administrators', () => {
  it('are made and unmade with a reason, at once, each with a line; what stands already leaves none', async () => {
    const teacher = await makePerson(backend.services, { role: 'TEACHER' });
    const overview = async () =>
      (await backend.ask('{ adminOverview { people } }', { token: teacher.token })).errors[0]?.extensions.code ?? null;
    expect(await overview()).toBe('FORBIDDEN');
    expect(await decide(teacher, true)).toBeNull();
    expect(await overview()).toBeNull();
    expect(await decide(teacher, true)).toBeNull();
    expect(await decide(teacher, false, admin, 'She left.')).toBeNull();
    expect(await overview()).toBe('FORBIDDEN');
    expect(await rolesOf(teacher)).toEqual(['TEACHER']);
    expect((await lines()).filter(({ subject }) => subject === teacher.id)).toEqual([
      { action: 'ADMINISTRATOR_UNMADE', subject: teacher.id, detail: { reason: 'She left.' } },
      { action: 'ADMINISTRATOR_MADE', subject: teacher.id, detail: { reason: 'She leads the school office.' } },
    ]);
  });

  it.each([
    ['oneself', () => decide(admin, false), 'CONFLICT'],
    ['a student', async () => decide(await makePerson(backend.services), true), 'CONFLICT'],
    ['nobody', () => decide({ id: 'nobody' }, true), 'NOT_FOUND'],
    [
      'without a reason',
      async () => decide(await makePerson(backend.services, { role: 'TEACHER' }), true, admin, '  '),
      'BAD_INPUT',
    ],
  ])('refuses %s', async (_, act, code) => {
    expect(await act()).toBe(code);
    expect(await rolesOf(admin)).toEqual(['ADMIN']);
  });

  it('an account without any other role becomes a teacher’s', async () => {
    const other = await makePerson(backend.services, { role: 'ADMIN' });
    expect(await decide(other, false)).toBeNull();
    expect(await rolesOf(other)).toEqual(['TEACHER']);
  });

  it('two who unmake each other at once leave one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [
        await makePerson(backend.services, { role: 'ADMIN' }),
        await makePerson(backend.services, { role: 'ADMIN' }),
      ];
      const codes = await Promise.all([decide(a, false, b), decide(b, false, a)]);
      expect(codes.filter((code) => code === null)).toHaveLength(1);
      expect(codes).toContain('FORBIDDEN');
      for (const each of [a, b]) await decide(each, false);
    }
  });

  it('the last whose account stays is not unmade by one who leaves', async () => {
    const leaving = await makePerson(backend.services, { role: 'ADMIN' });
    const { db, clock } = backend.services;
    await db.updateTable('users').set({ deletes_at: clock.now() }).where('id', '=', leaving.id).execute();
    expect(await decide(admin, false, leaving)).toBe('CONFLICT');
    expect(await rolesOf(admin)).toEqual(['ADMIN']);
    expect(await decide(leaving, false)).toBeNull();
  });
});

describe('logging somebody out everywhere', () => {
  const end = async (id: string) => {
    const { errors } = await backend.ask('mutation M($id: ID!) { endSessionsOfPerson(personId: $id) }', {
      ...admin,
      variables: { id },
    });
    return errors[0]?.extensions.code ?? null;
  };

  it('ends every session, with a line', async () => {
    const person = await makePerson(backend.services);
    expect(await end(person.id)).toBeNull();
    const { data } = await backend.ask('{ viewer { id } }', { token: person.token });
    expect(data.viewer).toBeNull();
    expect((await lines())[0]).toEqual({ action: 'SESSIONS_ENDED', subject: person.id, detail: { sessions: 1 } });
  });

  it('is not for oneself, whose sessions are on the profile', async () => {
    expect(await end(admin.id)).toBe('CONFLICT');
    expect((await backend.ask('{ viewer { id } }', admin)).data.viewer).toEqual({ id: admin.id });
  });
});
