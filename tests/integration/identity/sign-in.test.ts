import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, password, startTestBackend, type TestBackend } from '../backend/test-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const registerDocument = `mutation Register($input: RegisterInput!) {
  register(input: $input) { token viewer { nickname roles acceptTcTime } }
}`;
const signInDocument = `mutation SignIn($email: String!, $password: String!) {
  signIn(email: $email, password: $password) { token expiresAt viewer { id } }
}`;

const register = (email: string, more: Record<string, unknown> = {}) =>
  backend.ask(registerDocument, {
    variables: { input: { email, password, nickname: 'Mia', role: 'STUDENT', yearLevel: 7, ...more } },
  });
const signIn = (email: string, secret: string, address = '203.0.113.1', token?: string) =>
  backend.ask(signInDocument, {
    variables: { email, password: secret },
    token,
    headers: { 'x-client-address': address },
  });
const tokenOf = (answer: Answer, field: 'signIn' | 'register'): string =>
  String((answer.data[field] as { token?: string } | undefined)?.token);
const whoAmI = (token: string) => backend.ask('query Me { viewer { id } }', { token });

describe('registering', () => {
  it('signs the person in, with the terms still to accept', async () => {
    const answer = await register('mia@school.test');
    expect(answer.data.register).toMatchObject({
      viewer: { nickname: 'Mia', roles: ['STUDENT'], acceptTcTime: null },
    });
    const account = await backend.ask('query Me { currentUser { email } profile { yearLevel } }', {
      token: tokenOf(answer, 'register'),
    });
    expect(account.data).toEqual({ currentUser: { email: 'mia@school.test' }, profile: { yearLevel: 7 } });
  });

  it('says which field is wrong, in a plain sentence', async () => {
    const cases: [string, Record<string, unknown>, unknown][] = [
      ['email', { email: 'no-email' }, 'That doesn’t look like an email address yet. It needs an @ and a dot.'],
      ['password', { password: 'short' }, 'Use at least 10 characters. Three or four words work well.'],
      ['nickname', { nickname: '   ' }, 'Choose a name to show. It doesn’t have to be your real one.'],
      ['yearLevel', { yearLevel: 13 }, 'Choose your year level.'],
      ['password', { password: 'Password2024!' }, expect.stringContaining('easy to guess')],
      ['password', { password: 'mia-mia-2013' }, expect.stringContaining('mostly your name')],
      ['role', { role: 'ADMIN' }, 'Choose whether you’re a student, a teacher or a tutor.'],
    ];
    for (const [field, input, sentence] of cases) {
      const answer = await register('cases@school.test', input);
      expect(answer.errors[0]?.message).toEqual(sentence);
      expect(answer.errors[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', status: 400, details: { field } });
    }
  });

  it('gives every account an inviting code that nothing else tells', async () => {
    const codes = new Set<string>();
    for (let n = 0; n < 5; n += 1) {
      const token = tokenOf(await register(`code${n}@school.test`), 'register');
      const { data } = await backend.ask('query Code { invitingCode { code } viewer { id } }', { token });
      const { code } = data.invitingCode as { code: string };
      expect(code).toMatch(/^[A-Z2-9]{16}$/);
      expect((data.viewer as { id: string }).id.replaceAll('-', '').toUpperCase()).not.toContain(code.slice(0, 6));
      codes.add(code);
    }
    expect(codes.size).toBe(5);
  });

  it('lets a class of 30 register at once behind one address', async () => {
    const headers = { 'x-client-address': '203.0.113.60' };
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        backend.ask(registerDocument, {
          variables: { input: { email: `class${n}@school.test`, password, nickname: 'Mia', role: 'TUTOR' } },
          headers,
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('refuses an email that is taken, whatever its case', async () => {
    await register('twice@school.test');
    const answer = await register('TWICE@school.test');
    expect(answer.errors[0]?.extensions.code).toBe('EMAIL_TAKEN');
  });

  it('keeps no year level for a teacher and remembers who invited', async () => {
    const friend = await register('friend@school.test');
    const code = await backend.ask('query Code { invitingCode { code } }', { token: tokenOf(friend, 'register') });
    const invitingCode = (code.data.invitingCode as { code: string }).code;
    await register('teacher@school.test', { role: 'TEACHER', yearLevel: 7, invitingCode: invitingCode.toLowerCase() });
    const row = await backend.services.db
      .selectFrom('users')
      .innerJoin('users as inviter', 'inviter.id', 'users.invited_by')
      .select(['users.year_level', 'inviter.email'])
      .where('users.email', '=', 'teacher@school.test')
      .executeTakeFirst();
    expect(row).toEqual({ year_level: null, email: 'friend@school.test' });
  });
});

describe('signing in', () => {
  beforeAll(async () => {
    await register('anna@school.test');
  });

  it('says the same of an unknown email and of a wrong password', async () => {
    const wrong = await signIn('anna@school.test', 'isn’t the password', '203.0.113.20');
    const unknown = await signIn('nobody@school.test', 'isn’t the password', '203.0.113.20');
    expect(wrong.errors).toEqual(unknown.errors);
    expect(wrong.status).toBe(unknown.status);
    expect(wrong.errors[0]?.message).toBe('That email and password don’t match.');
  });

  it('ends the old session when a new one begins', async () => {
    const first = tokenOf(await signIn('anna@school.test', password), 'signIn');
    const second = tokenOf(await signIn('anna@school.test', password, '203.0.113.1', first), 'signIn');
    expect(second).not.toBe(first);
    expect((await whoAmI(first)).data).toEqual({ viewer: null });
    expect((await whoAmI(second)).data.viewer).not.toBeNull();
  });

  it('signs out for good', async () => {
    const token = tokenOf(await signIn('anna@school.test', password), 'signIn');
    await backend.ask('mutation Out { signOut }', { token });
    expect((await whoAmI(token)).data).toEqual({ viewer: null });
  });

  it('lets a school sign in behind one address, although a pupil there guessed wrong', async () => {
    const address = '203.0.113.50';
    for (let n = 0; n < 6; n += 1) await signIn('brute2@school.test', 'wrong wrong wrong', address);
    const pupils = Array.from({ length: 30 }, (_, n) => `pupil${n}@school.test`);
    await Promise.all(pupils.map((email) => register(email)));
    for (const email of pupils.slice(0, 10)) await signIn(email, 'mistyped mistyped', address);
    const answers = await Promise.all(pupils.map((email) => signIn(email, password, address)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
  });
});
