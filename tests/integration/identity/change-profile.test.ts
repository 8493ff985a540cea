import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword, openSession } from '../../../server/modules/identity';
import { makePerson, type Person } from '../backend/people';
import { password, startTestBackend, type TestBackend } from '../backend/test-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

async function personWithPassword(): Promise<Person> {
  const person = await makePerson(backend.services);
  const { db } = backend.services;
  await db
    .updateTable('users')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', person.id)
    .execute();
  return person;
}

const ask = ({ token }: Pick<Person, 'token'>, query: string, variables: Record<string, unknown> = {}) =>
  backend.ask(query, { variables, token });

const changeYear = (person: Person, yearLevel: number) =>
  ask(person, 'mutation M($yearLevel: Int!) { changeYearLevel(yearLevel: $yearLevel) }', { yearLevel });

const yearOf = async (person: Person) =>
  (await ask(person, 'query Q { profile { yearLevel yearLevelFreeFrom } }')).data.profile as {
    yearLevel: number;
    yearLevelFreeFrom: string | null;
  };

const mailsTo = (email: string) =>
  backend.services.db
    .selectFrom('outbox_mails')
    .selectAll()
    .where('to_email', '=', email)
    .orderBy('created_at')
    .execute();

it('changes the year level once a month, and says from when it is free again', async () => {
  const person = await makePerson(backend.services);
  expect(await yearOf(person)).toEqual({ yearLevel: 7, yearLevelFreeFrom: null });
  expect((await changeYear(person, 8)).status).toBe(200);
  const again = await changeYear(person, 9);
  expect(again.status).toBe(409);
  expect(again.errors[0]?.message).toMatch(/again from 1 \w+ \d{4}/);
  // The level that stands is no change.
  expect((await changeYear(person, 8)).status).toBe(200);
  expect((await yearOf(person)).yearLevelFreeFrom).toMatch(/^\d{4}-\d\d-01$/);
  backend.clock.advance({ days: 32 });
  const later = { ...person, token: (await openSession(backend.services.db, person.id, backend.clock.now())).token };
  expect((await changeYear(later, 9)).status).toBe(200);
  expect((await yearOf(later)).yearLevel).toBe(9);
});

it('has one effect when two devices change the year at once', async () => {
  const person = await makePerson(backend.services);
  const answers = await Promise.all([8, 9, 10, 11, 12, 6, 5, 4].map((year) => changeYear(person, year)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
});

it('refuses a nickname that nobody can read, and stores a good one', async () => {
  const person = await makePerson(backend.services);
  const change = (nickname: string) =>
    ask(person, 'mutation M($nickname: String!) { changeNickname(nickname: $nickname) }', { nickname });
  const refused = await change('\u200b\u200d');
  expect(refused.status).toBe(400);
  expect(refused.errors[0]?.extensions.details).toEqual({ field: 'nickname' });
  expect((await change(' Ava   K ')).data).toEqual({ changeNickname: 'Ava K' });
  expect((await ask(person, 'query Q { viewer { nickname } }')).data).toEqual({ viewer: { nickname: 'Ava K' } });
});

it('keeps what a person adjusts, and nothing that is no adjustment', async () => {
  const person = await makePerson(backend.services);
  const { data } = await ask(
    person,
    'mutation M { setAdjustments(names: ["calm", "spacing", "glitter"], practiceTimer: false) }',
  );
  expect(data).toEqual({ setAdjustments: ['spacing', 'calm'] });
  const stands = await ask(person, 'query Q { viewer { adjustments } profile { practiceTimer } }');
  expect(stands.data).toEqual({ viewer: { adjustments: ['spacing', 'calm'] }, profile: { practiceTimer: false } });
});

it('changes the password of somebody who knows the old one, and ends every other session', async () => {
  const person = await personWithPassword();
  const { token: elsewhere } = await openSession(backend.services.db, person.id, backend.clock.now());
  const change = (current: string, next: string) =>
    ask(person, 'mutation M($a: String!, $b: String!) { changePassword(current: $a, password: $b) }', {
      a: current,
      b: next,
    });
  const wrong = await change('a wrong guess', 'four words of mine');
  expect(wrong.status).toBe(400);
  expect(wrong.errors[0]?.extensions.details).toEqual({ field: 'current' });
  expect((await change(password, 'password12')).errors[0]?.extensions.details).toEqual({ field: 'password' });
  expect((await change(password, 'four words of mine')).status).toBe(200);
  expect((await ask(person, 'query Q { viewer { id } }')).data).toEqual({ viewer: { id: person.id } });
  expect((await ask({ token: elsewhere }, 'query Q { viewer { id } }')).data).toEqual({ viewer: null });
  expect((await mailsTo(person.email))[0]?.subject).toMatch(/password was changed/);
});

it('refuses guesses after ten, the right password too', async () => {
  const person = await personWithPassword();
  const guess = (current: string) =>
    ask(person, 'mutation M($current: String!) { changePassword(current: $current, password: "four words of mine") }', {
      current,
    });
  for (let n = 0; n < 10; n += 1) expect((await guess(`guess ${n}`)).status).toBe(400);
  expect((await guess(password)).status).toBe(429);
});

it('changes the email address once its mailbox confirms it', async () => {
  const person = await personWithPassword();
  const stranger = await makePerson(backend.services);
  const request = (email: string) =>
    ask(
      person,
      'mutation M($email: String!, $current: String!) { requestEmailChange(email: $email, current: $current) }',
      {
        email,
        current: password,
      },
    );
  const confirm = (by: Person, token: string) =>
    ask(by, 'mutation M($token: String!) { confirmEmailChange(token: $token) }', { token });
  const emailOf = async () => (await ask(person, 'query Q { currentUser { email } }')).data.currentUser;

  expect((await request(stranger.email)).errors[0]?.extensions.code).toBe('EMAIL_TAKEN');
  const address = `new-${person.email}`;
  expect((await request(address)).status).toBe(200);
  expect(await emailOf()).toEqual({ email: person.email });
  const { data } = await ask(person, 'query Q { profile { account { waitingEmail hasPassword providerSince } } }');
  expect(data.profile).toEqual({ account: { waitingEmail: address, hasPassword: true, providerSince: null } });
  const [mail] = await mailsTo(address);
  const token = /confirm-email\/([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
  expect((await confirm(stranger, token)).status).toBe(422);
  expect((await confirm(person, token)).status).toBe(200);
  expect(await emailOf()).toEqual({ email: address });
  expect((await confirm(person, token)).status).toBe(422);
  const told = (await mailsTo(person.email)).at(-1);
  expect(told?.subject).toMatch(/email address was changed/);
  expect(told?.body).toContain('logged you out on all other devices');
});

it('ends every other session when the email address changes, as when the password does', async () => {
  const person = await personWithPassword();
  const { token: elsewhere } = await openSession(backend.services.db, person.id, backend.clock.now());
  const who = async (token: string) =>
    (await backend.ask('query Q { currentUser { email } }', { token })).data.currentUser;
  expect(await who(elsewhere)).toEqual({ email: person.email });
  const address = `moved-${person.email}`;
  await ask(
    person,
    'mutation M($email: String!, $current: String!) { requestEmailChange(email: $email, current: $current) }',
    {
      email: address,
      current: password,
    },
  );
  const [mail] = await mailsTo(address);
  const token = /confirm-email\/([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
  expect(
    (await ask(person, 'mutation M($token: String!) { confirmEmailChange(token: $token) }', { token })).status,
  ).toBe(200);
  expect(await who(person.token)).toEqual({ email: address });
  expect(await who(elsewhere)).toBeFalsy();
});
