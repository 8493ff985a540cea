import { afterAll, beforeAll, expect, it } from 'vitest';
import { password, startTestBackend, type TestBackend } from '../backend/test-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const signInDocument = `mutation SignIn($email: String!, $password: String!) {
  signIn(email: $email, password: $password) { token }
}`;
const signIn = (email: string, secret: string) =>
  backend.ask(signInDocument, { variables: { email, password: secret } });

async function register(email: string): Promise<string> {
  const document = `mutation Register($input: RegisterInput!) { register(input: $input) { token } }`;
  const input = { email, password, nickname: 'Noor', role: 'TUTOR' };
  const { data } = await backend.ask(document, { variables: { input } });
  return (data.register as { token: string }).token;
}

async function requestLink(email: string): Promise<string | null> {
  const { data } = await backend.ask('mutation Forgot($email: String!) { requestPasswordReset(email: $email) }', {
    variables: { email },
  });
  expect(data).toEqual({ requestPasswordReset: true });
  await backend.services.background.settled();
  const mail = await backend.services.db
    .selectFrom('outbox_mails')
    .select('body')
    .where('to_email', '=', email)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return mail ? (/https:\/\/maths\.test\/reset-password\/([\w-]+)/.exec(mail.body)?.[1] ?? null) : null;
}

const reset = (token: string, secret: string) =>
  backend.ask(
    `mutation Reset($token: String!, $password: String!) {
      resetPassword(token: $token, password: $password, name: "Noor") { token }
    }`,
    {
      variables: { token, password: secret },
    },
  );

it('sets a new password by the mailed link, once, and ends every session', async () => {
  const session = await register('noor@school.test');
  const link = String(await requestLink('noor@school.test'));
  expect((await reset(link, 'the new password')).status).toBe(200);
  expect((await backend.ask('query Me { viewer { id } }', { token: session })).data).toEqual({ viewer: null });
  expect((await signIn('noor@school.test', password)).status).toBe(400);
  expect((await signIn('noor@school.test', 'the new password')).status).toBe(200);
  const again = await reset(link, 'yet another password');
  expect(again.errors[0]).toMatchObject({
    message: 'This link has been used or has expired. Ask for a new one.',
    extensions: { code: 'UNPROCESSABLE', status: 422 },
  });
});

it('works for one of several that use a link at once', async () => {
  await register('race@school.test');
  const link = String(await requestLink('race@school.test'));
  const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => reset(link, `new password ${n}`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('refuses a link after an hour, and an invented one', async () => {
  await register('late@school.test');
  const link = String(await requestLink('late@school.test'));
  backend.clock.advance({ minutes: 61 });
  expect((await reset(link, 'the new password')).status).toBe(422);
  expect((await reset('A'.repeat(43), 'the new password')).status).toBe(422);
});

it('keeps a link that met a weak password', async () => {
  await register('weak@school.test');
  const link = String(await requestLink('weak@school.test'));
  for (const weak of ['short', 'Password2024!', 'weak@school.test']) {
    expect((await reset(link, weak)).errors[0]?.extensions).toMatchObject({ details: { field: 'password' } });
  }
  expect((await reset(link, 'a long new password')).status).toBe(200);
});

it('sends at most five mails an hour to one mailbox, and tells nobody', async () => {
  await register('flooded@school.test');
  for (let n = 0; n < 8; n += 1) await requestLink('flooded@school.test');
  const mails = await backend.services.db
    .selectFrom('outbox_mails')
    .select('id')
    .where('to_email', '=', 'flooded@school.test')
    .execute();
  expect(mails).toHaveLength(5);
});

it('answers alike for an email that nobody has, and mails nobody', async () => {
  expect(await requestLink('nobody@school.test')).toBeNull();
});

it('stores no link as it is', async () => {
  await register('hash@school.test');
  const link = String(await requestLink('hash@school.test'));
  const rows = await backend.services.db.selectFrom('password_resets').select('token_hash').execute();
  expect(rows.map(({ token_hash }) => token_hash.toString('base64url'))).not.toContain(link);
});
