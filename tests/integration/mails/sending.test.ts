import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { MailTransport } from '../../../server/platform/mail/mailer';
import { sendWaitingMails } from '../../../server/platform/mail/send-waiting-mails';
import { createSmtpTransport } from '../../../server/platform/mail/smtp-transport';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { type SmtpStub, startSmtpStub } from './smtp-stub';

let backend: TestBackend;
let stub: SmtpStub;
let transport: MailTransport;
let now = new Date('2026-11-27T02:00:00Z');
beforeAll(async () => {
  stub = await startSmtpStub();
  // Nothing answers at that port: the mails of this backend wait for the test to send them.
  backend = await startTestBackend({ SMTP_URL: 'smtp://127.0.0.1:9' }, { clock: { now: () => now }, log: silent });
});
afterAll(async () => {
  await backend.stop();
  await stub.stop();
});
beforeEach(async () => {
  transport = createSmtpTransport(stub.url, 'https://maths.test', { connectMs: 500, silenceMs: 300 });
  stub.taken.length = 0;
  stub.manner = () => 'takes';
  await backend.services.db.deleteFrom('outbox_mails').execute();
  await backend.services.db.deleteFrom('job_failures').execute();
});
afterEach(() => transport.close());

const silent = pino({ level: 'silent' });
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const everybody = ['a@home.test', 'b@home.test', 'c@home.test'];

/** Written as the product does in a transaction, so that nothing is sent before the test says so. */
async function writeMails(): Promise<void> {
  for (const to of everybody) {
    const mail = { about: null, to, subject: 'Hello', body: 'A link that opens an account' };
    await backend.services.db.transaction().execute((trx) => backend.services.mail.send(mail, trx));
    later(1);
  }
}

const send = () => sendWaitingMails(backend.services, transport);
const waiting = async () =>
  (await backend.services.db.selectFrom('outbox_mails').select('to_email').orderBy('created_at').execute()).map(
    ({ to_email }) => to_email,
  );
const takenBy = () => stub.taken.map(({ to }) => to);
const failures = () => backend.services.db.selectFrom('job_failures').selectAll().execute();

it('sends each mail once, however many workers there are, and keeps none that was taken', async () => {
  await writeMails();
  await Promise.all([send(), send(), send(), send()]);
  expect(takenBy().toSorted()).toEqual(everybody);
  expect(await waiting()).toEqual([]);
  expect(new Set(stub.taken.map(({ messageId }) => messageId)).size).toBe(3);
});

it('does not hold a transaction or a lock open while the mail server is slow', async () => {
  await writeMails();
  stub.manner = (to) => (to === 'a@home.test' ? 'hangs after data' : 'takes');
  const sending = send();
  await expect.poll(takenBy).toContain('a@home.test');
  const { rows } = await sql<{ open: number }>`select count(*)::int as open from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`.execute(backend.services.db);
  expect(rows).toEqual([{ open: 0 }]);
  await sending;
});

it('sends the others past an address that is refused for good, which waits for somebody to look', async () => {
  await writeMails();
  stub.manner = (to) => (to === 'a@home.test' ? 'refuses for good' : 'takes');
  await send();
  expect(takenBy()).toEqual(everybody.slice(1));
  expect(await waiting()).toEqual(['a@home.test']);
  const [failure] = await failures();
  expect(failure).toMatchObject({ job: 'mails', next_try_at: null });
  expect(failure?.reason).toContain('550');
  expect(failure?.reason).not.toContain('a@home.test');
});

it('tries an address again that is refused for now', async () => {
  await writeMails();
  stub.manner = (to) => (to === 'a@home.test' ? 'refuses for now' : 'takes');
  await send();
  stub.manner = () => 'takes';
  await send();
  expect(takenBy()).toEqual(everybody.slice(1));
  later(2);
  await send();
  expect(takenBy()).toEqual([...everybody.slice(1), 'a@home.test']);
  expect(await failures()).toEqual([]);
});

it.each(['drops after data', 'hangs after data'] as const)(
  'sends again with the same Message-ID where the server %s, and the others meanwhile',
  async (manner) => {
    await writeMails();
    stub.manner = (to) => (to === 'a@home.test' ? manner : 'takes');
    await send();
    expect(takenBy()).toEqual(everybody);
    expect(await waiting()).toEqual(['a@home.test']);
    stub.manner = () => 'takes';
    later(2);
    await send();
    expect(takenBy()).toEqual([...everybody, 'a@home.test']);
    expect(stub.taken[0]?.messageId).toBe(stub.taken[3]?.messageId);
    expect(await waiting()).toEqual([]);
  },
);

it.each(['hangs', 'busy'] as const)(
  'loses nothing while the whole server %s, and holds it against none',
  async (manner) => {
    await writeMails();
    stub.manner = () => manner;
    for (let round = 0; round < 12; round += 1) {
      await send();
      later(1);
      if (manner === 'hangs' && round > 1) break;
    }
    expect(await waiting()).toEqual(everybody);
    stub.manner = () => 'takes';
    later(1);
    await send();
    expect(takenBy()).toEqual(everybody);
  },
);

it('leaves a mail to the worker that has it, and takes it over once that is gone', async () => {
  await writeMails();
  const claimed = new Date(now.getTime() + 10 * 60_000);
  await backend.services.db
    .updateTable('outbox_mails')
    .set({ claimed_until: claimed })
    .where('to_email', '=', 'a@home.test')
    .execute();
  await send();
  expect(takenBy()).toEqual(everybody.slice(1));
  later(10);
  await send();
  expect(takenBy()).toEqual([...everybody.slice(1), 'a@home.test']);
});

it('sends at once what was written by a request, and shows nobody what waits', async () => {
  const own = await startTestBackend({ SMTP_URL: stub.url }, { clock: { now: () => now }, log: silent });
  try {
    await own.services.mail.send({ about: null, to: 'd@home.test', subject: 'Hello', body: 'now' });
    await own.services.background.settled();
    expect(takenBy()).toEqual(['d@home.test']);
  } finally {
    await own.stop();
  }
});
