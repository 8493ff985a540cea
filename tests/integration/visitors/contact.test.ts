import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../backend/test-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ CONTACT_EMAIL: 'office@maths.test' });
});
afterAll(() => backend.stop());

const good = { name: 'Sam', email: 'sam@home.test', topic: 'QUESTION', message: 'Is zero even? I say that it is.' };

const write = (change: Partial<typeof good> = {}) =>
  backend.ask('mutation M($input: ContactMessageInput!) { sendContactMessage(input: $input) }', {
    variables: { input: { ...good, ...change } },
  });
const stored = (email: string) =>
  backend.services.db.selectFrom('contact_messages').selectAll().where('email', '=', email).execute();
async function mails(holding: string) {
  await backend.services.background.settled();
  const all = backend.services.db.selectFrom('outbox_mails').select(['to_email', 'subject', 'body']);
  return all.where('body', 'like', `%${holding}%`).execute();
}

it('stores a message and mails it to the operator', async () => {
  expect((await write()).data).toEqual({ sendContactMessage: true });
  expect(await stored(good.email)).toMatchObject([good]);
  expect(await mails(good.email)).toEqual([
    {
      to_email: 'office@maths.test',
      subject: 'Contact form: a maths question',
      body: `From: Sam, sam@home.test\n\n${good.message}`,
    },
  ]);
});

it('takes the same message once, however often and fast it is sent', async () => {
  const email = 'twice@home.test';
  await Promise.all(Array.from({ length: 5 }, () => write({ email })));
  expect(await stored(email)).toHaveLength(1);
  expect(await mails(email)).toHaveLength(1);
});

it('needs no name', async () => {
  await write({ name: '  ', email: 'noname@home.test' });
  expect((await mails('noname@home.test'))[0]?.body).toContain('From: no name given, noname@home.test');
});

it.each([
  ['email', { email: 'sam at home' }],
  ['email', { email: `sam@home.test\nBcc: all@home.test` }],
  ['message', { message: 'Hi' }],
  ['message', { message: 'x'.repeat(4001) }],
  ['name', { name: 'x'.repeat(81) }],
])('says that %s is wrong and stores nothing', async (field, change) => {
  const { status, errors } = await write({ email: 'wrong@home.test', ...change });
  expect(status).toBe(400);
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', details: { field } });
  expect(await stored('wrong@home.test')).toEqual([]);
});

it('stores control characters and markup as harmless text', async () => {
  await write({ email: 'odd@home.test', message: 'A\u0000B\u001b[31m <b>C</b>\nand a second line' });
  expect((await stored('odd@home.test'))[0]?.message).toBe('AB[31m <b>C</b>\nand a second line');
});

it('stops one address that writes on and on, and says when to come back', async () => {
  const email = 'flood@home.test';
  for (let n = 1; n <= 5; n += 1) expect((await write({ email, message: `Message number ${n}.` })).status).toBe(200);
  const refused = await write({ email, message: 'Message number 6.' });
  expect(refused.errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', status: 429 });
  expect(refused.errors[0]?.extensions.retryAfter).toBeGreaterThan(0);
  expect(await stored(email)).toHaveLength(5);
});

it('erases messages after a year', async () => {
  await write({ email: 'old@home.test' });
  backend.clock.advance({ minutes: 366 * 24 * 60 });
  await write({ email: 'new@home.test' });
  expect(await stored('old@home.test')).toEqual([]);
  expect(await stored('new@home.test')).toHaveLength(1);
});
