import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eraseDueAccounts } from '../../../server/modules/account-export';
import { sendMails } from '../../../server/modules/billing/mails/send-mails';
import { enterEarnings } from '../../../server/modules/billing/money/enter-earnings';
import { applyWaitingEvents } from '../../../server/modules/billing/payments/apply-events';
import { checkOpenPayments } from '../../../server/modules/billing/payments/check-open';
import { refundDue } from '../../../server/modules/billing/payments/refund-due';
import { remindOfRenewals } from '../../../server/modules/billing/plans/remind';
import { renewDue } from '../../../server/modules/billing/plans/renew-due';
import { writeTrialMails } from '../../../server/modules/billing/trial-mails';
import { tellTeachers } from '../../../server/modules/classroom/digest/tell-teachers';
import { sweepFiles } from '../../../server/modules/classroom/files/sweep-files';
import { mailInvitations } from '../../../server/modules/classroom/invitation-mails';
import { tellHeld } from '../../../server/modules/notifications/tell-held';
import { thankInviters } from '../../../server/modules/practice';
import { endOverdue } from '../../../server/modules/practice/end-overdue';
import { settlePauses } from '../../../server/modules/streaks/streaks';
import { remindToStudy } from '../../../server/modules/study-reminders';
import { newId } from '../../../server/platform/ids';
import type { Services } from '../../../server/platform/services';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { makeSchool } from '../tasks/school';
import { heldBack, poison as poisonRow } from './poison';

/** Three in the afternoon in Sydney, where everybody here lives: nobody's quiet hours. */
const now = new Date('2026-11-27T04:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
const provider = { name: 'test', read: async () => null } as unknown as NonNullable<Services['payments']>;

let backend: TestBackend;
let services: Services;
/** Several people; the first ids belong to those whose rows are poisoned, so that they come first. */
let people: Person[] = [];
beforeAll(async () => {
  backend = await startTestBackend(
    {},
    { clock: { now: () => now }, log: pino({ level: 'silent' }), payments: provider },
  );
  services = backend.services;
  const made: Person[] = [];
  for (let count = 0; count < 4; count += 1) made.push(await makePerson(services));
  people = made.toSorted((a, b) => a.id.localeCompare(b.id));
  await sql`update users set time_zone = 'Australia/Sydney'`.execute(services.db);
});
afterAll(() => backend.stop());

const poison = (table: string, column: string, value: string) => poisonRow(services, table, column, value);
const failed = () => heldBack(services);

/** Ids in order: the first is the one to poison. */
const someIds = () => Array.from({ length: 4 }, () => newId()).toSorted();
const idsOf = async (query: ReturnType<typeof sql<{ id: string }>>) =>
  (await query.execute(services.db)).rows.map(({ id }) => id).toSorted();

it('tells everybody else what waited for the morning, of a study hour, and of a friend', async () => {
  const [bad = '', ...others] = people.map(({ id }) => id);
  await poison('notifications', 'user_id', bad);
  const told = (kind: string) => idsOf(sql`select user_id as id from notifications where second_level_type = ${kind}`);

  for (const userId of [bad, ...others]) {
    await sql`insert into held_notifications (id, user_id, kind, message, about_id, created_at)
      values (${newId()}, ${userId}, 'HELD', 'x', null, ${ago(1)})`.execute(services.db);
  }
  await tellHeld(services);
  expect(await told('HELD')).toEqual(others);
  const { rows } = await sql<{ user_id: string }>`select user_id from held_notifications`.execute(services.db);
  expect(rows).toEqual([{ user_id: bad }]);

  await sql`update users set study_hour = 15`.execute(services.db);
  await remindToStudy(services);
  expect(await told('STUDY_TIME')).toEqual(others);
  await sql`update users set study_hour = null`.execute(services.db);

  for (const inviter of [bad, ...others]) {
    const friend = await makePerson(services);
    await sql`update users set invited_by = ${inviter}, time_zone = 'Australia/Sydney' where id = ${friend.id}`.execute(
      services.db,
    );
    await sql`insert into practices (student_id, id, course_id, mode, type, topic_ids, question_count, state, idempotency_key)
      values (${friend.id}, ${newId()}, 'year-7', 'PRACTICE', 'TOPIC', '{}', 0, 'FINISHED', ${newId()})`.execute(
      services.db,
    );
  }
  await thankInviters(services);
  expect(await told('FRIEND_JOINED')).toEqual(others);

  for (const userId of [bad, ...others]) {
    await sql`insert into streak_pauses (student_id, id, bought_on, bought_at)
      values (${userId}, ${newId()}, '2026-11-20', ${ago(7)})`.execute(services.db);
    for (const day of ['2026-11-24', '2026-11-25']) {
      await sql`insert into activity_days (student_id, day, answered, coins) values (${userId}, ${day}, 5, 0)`.execute(
        services.db,
      );
    }
  }
  await settlePauses(services);
  expect(await told('STREAK_KEPT')).toEqual(others);
  expect((await failed()).map((row) => row.split(' ')[0]).toSorted()).toEqual([
    'held-notices',
    'invited-friends',
    'pause-days',
    'study-reminders',
  ]);
});

it('tells every other teacher what happened in their classes', async () => {
  const schools = [await makeSchool(backend, 0), await makeSchool(backend, 0), await makeSchool(backend, 0)];
  const [bad = '', ...others] = schools.map(({ teacher }) => teacher.id).toSorted();
  await sql`update users set time_zone = 'Australia/Sydney'`.execute(services.db);
  for (const { classId } of schools) {
    await sql`insert into class_changes (id, class_id, kind, created_at)
      values (${newId()}, ${classId}, 'JOINED', ${ago(1)})`.execute(services.db);
  }
  await poison('teacher_digests', 'teacher_id', bad);
  await tellTeachers({ ...services, clock: { now: () => new Date('2026-11-27T05:05:00Z') } });
  expect(await idsOf(sql`select teacher_id as id from teacher_digests`)).toEqual(others);
});

/** A plan whose term is over, or ends on a day. */
async function makePlan(id: string, userId: string, state: string, endsAt: Date, lastDay: string): Promise<void> {
  const plan = { id, user_id: userId, state, plan: 'ONE_COURSE', months: 1, currency: 'aud', course_ids: ['year-7'] };
  const term = { first_day: '2026-01-01', time_zone: 'Australia/Sydney', term: 1, term_starts_at: ago(40) };
  const rest = { told_cents: null, told_at: null, saved_card: null, next_try_at: null, cancelled_at: null };
  await services.db
    .insertInto('plan_subscriptions')
    .values({
      ...plan,
      ...term,
      ...rest,
      term_ends_at: endsAt,
      last_day: lastDay,
      price_cents: 1900,
      provider: 'test',
      ended_at: null,
      created_at: ago(40),
    } as never)
    .execute();
}

it('renews, ends and reminds of every other plan, the oldest being the bad one', async () => {
  const ids = someIds();
  const [bad = '', ...others] = ids;
  for (const [place, id] of ids.entries()) {
    await makePlan(id, people[place]?.id ?? '', 'CANCELLING', ago(9 - place), '2026-11-18');
  }
  await poison('plan_subscriptions', 'id', bad);
  await renewDue(services);
  expect(await idsOf(sql`select id from plan_subscriptions where state = 'ENDED'`)).toEqual(others);
  expect(await failed()).toContain(`renewals ${bad}`);

  const [, ...others2] = people.map(({ id }) => id);
  await poison('billing_mails', 'user_id', people[0]?.id ?? '');
  for (const { id } of people) await makePlan(newId(), id, 'ACTIVE', ago(-3), '2026-11-29');
  await remindOfRenewals(services);
  expect(await idsOf(sql`select distinct user_id as id from billing_mails`)).toEqual(others2);
});

it('writes the trial mails of everybody else, and puts them into the outbox past one that fails', async () => {
  const trials = await Promise.all([1, 2, 3].map(() => makePerson(services)));
  await sql`update users set time_zone = 'Australia/Sydney'`.execute(services.db);
  const [bad = '', ...others] = trials.map(({ id }) => id).toSorted();
  await poison('billing_mails', 'user_id', bad);
  await writeTrialMails(services);
  const written = await idsOf(sql`select user_id as id from billing_mails where key like 'trial:%'`);
  expect(written).toEqual(expect.arrayContaining(others));
  expect(written).not.toContain(bad);

  const [refused = '', ...sent] = written;
  await poison('outbox_mails', 'user_id', refused);
  await sendMails(services);
  expect(
    await idsOf(sql`select user_id as id from billing_mails where sent_at is not null and key like 'trial:%'`),
  ).toEqual(sent);
  expect(await idsOf(sql`select user_id as id from outbox_mails where subject like '%trial%'`)).toEqual(sent);
});

async function makePayment(id: string, state: string, rest: object): Promise<void> {
  const plan = { plan: 'ONE_COURSE', months: 1, currency: 'aud', course_ids: ['year-7'] };
  const row = { id, user_id: null, cart_id: null, subscription_id: null, term: 1, try: 1, idempotency_key: newId() };
  const blank = { page_url: null, return_url: null, voucher_id: null, failure: null, problem: null, settled_at: null };
  await services.db
    .insertInto('payments')
    .values({
      ...plan,
      ...row,
      ...blank,
      provider: 'test',
      provider_ref: null,
      state,
      amount_cents: 0,
      card_label: null,
      card_fingerprint: null,
      next_check_at: null,
      created_at: ago(3),
      service_from: null,
      service_to: null,
      service_days: null,
      refund_state: null,
      refund_reason: null,
      refunded_at: null,
      ...rest,
    } as never)
    .execute();
}

it('checks, refunds and enters every other payment', async () => {
  const open = someIds();
  for (const id of open) await makePayment(id, 'PROCESSING', { provider_ref: id, next_check_at: ago(1) });
  await poison('payments', 'id', open[0] ?? '');
  await checkOpenPayments(services);
  expect(await idsOf(sql`select id from payments where state = 'PROCESSING' and checks > 0`)).toEqual(open.slice(1));

  const due = someIds();
  for (const id of due) await makePayment(id, 'SETTLED', { refund_state: 'DUE' });
  await poison('payments', 'id', due[0] ?? '');
  await refundDue(services);
  expect(await idsOf(sql`select id from payments where refund_state = 'DONE'`)).toEqual(due.slice(1));

  const plan = newId();
  await makePlan(plan, people[1]?.id ?? '', 'ENDED', ago(1), '2026-11-01');
  const service = { subscription_id: plan, service_from: ago(60), service_to: ago(30), service_days: 30 };
  const earned = someIds();
  for (const id of earned) await makePayment(id, 'SETTLED', { ...service, amount_cents: 1900 });
  await poison('ledger_entries', 'payment_id', earned[0] ?? '');
  await enterEarnings(services);
  expect(await idsOf(sql`select id from payments where is_earned`)).toEqual(earned.slice(1));

  const events = someIds();
  for (const id of events) {
    await sql`insert into provider_events (provider, id, ref, received_at, applied_at)
      values ('test', ${id}, 'of nobody', ${ago(1)}, null)`.execute(services.db);
  }
  await poison('provider_events', 'id', events[0] ?? '');
  await applyWaitingEvents(services);
  expect(await idsOf(sql`select id from provider_events where applied_at is not null`)).toEqual(events.slice(1));
});

it('ends every other challenge and account, sweeps every other file, and mails everybody else', async () => {
  const challenges = someIds();
  const owner = people[1]?.id ?? '';
  for (const id of challenges) {
    await sql`insert into practices (student_id, id, course_id, mode, type, topic_ids, question_count, state, idempotency_key, ends_at)
      values (${owner}, ${id}, 'year-7', 'CHALLENGE', 'TOPIC', '{}', 0, 'IN_PROGRESS', ${newId()}, ${ago(1)})`.execute(
      services.db,
    );
  }
  await poison('practices', 'id', challenges[0] ?? '');
  await endOverdue(services);
  expect(await idsOf(sql`select id from practices where mode = 'CHALLENGE' and state = 'FINISHED'`)).toEqual(
    challenges.slice(1),
  );

  const leaving = (await Promise.all([1, 2, 3].map(() => makePerson(services)))).map(({ id }) => id).toSorted();
  await sql`update users set deletes_at = ${ago(1)} where id = any(${leaving}::uuid[])`.execute(services.db);
  await poison('users', 'id', leaving[0] ?? '');
  await eraseDueAccounts(services);
  expect(await idsOf(sql`select id from users where id = any(${leaving}::uuid[])`)).toEqual(leaving.slice(0, 1));

  const keys = someIds();
  for (const key of keys) {
    await sql`insert into stored_objects (key, created_at) values (${key}, ${ago(1)})`.execute(services.db);
  }
  await poison('stored_objects', 'key', keys[0] ?? '');
  await sweepFiles(services);
  expect(await idsOf(sql`select key as id from stored_objects`)).toEqual(keys.slice(0, 1));

  const { classId, teacher } = await makeSchool(backend, 0);
  const emails = ['a@invited.test', 'b@invited.test', 'c@invited.test'];
  for (const email of emails) {
    await sql`insert into class_invitations (class_id, role, email, invited_by, created_at)
      values (${classId}, 'STUDENT', ${email}, ${teacher.id}, ${now})`.execute(services.db);
  }
  await poison('class_invitations', 'email', 'a@invited.test');
  await expect(mailInvitations(services, { classId })).rejects.toThrow('1 mail');
  expect(await idsOf(sql`select to_email as id from outbox_mails where to_email like '%@invited.test'`)).toEqual(
    emails.slice(1),
  );
});
