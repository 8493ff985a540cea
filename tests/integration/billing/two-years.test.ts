import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom } from '../../../maths/engine/random';
import { termMonths } from '../../../rules/money/plans';
import {
  cancelPlan,
  chooseVoucher,
  hasFullAccess,
  myCart,
  myPlans,
  openCart,
  payCart,
  refundPayment,
  undoCancelPlan,
} from '../../../server/modules/billing';
import { runBillingRound } from '../../../server/modules/billing/billing-round';
import { findViewer } from '../../../server/modules/identity';
import type { Mailer } from '../../../server/platform/mail/mailer';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { createHostileProvider, type HostileProvider } from './hostile-provider';
import { insist as insistOn } from './insist';

/** `MONEY_SUBSCRIBERS=1000 MONEY_DAYS=730` for the whole of it. */
const subscribers = Number(process.env.MONEY_SUBSCRIBERS ?? 16);
const days = Number(process.env.MONEY_DAYS ?? 400);
const isWhole = process.env.MONEY_SUBSCRIBERS !== undefined;
const dayMs = 86_400_000;
const courses = ['year-5', 'year-6', 'year-7', 'year-8'];

const random = createRandom('two years of money');
const luck = () => random.int(0, 1_000_000) / 1_000_001;
let now = new Date('2026-01-01T23:00:00Z');
const sent: string[] = [];
const mail: Mailer = {
  send: async ({ to, subject, body }) => {
    sent.push(JSON.stringify([to, subject, body]));
  },
};

let lostConnections = 0;

let backend: TestBackend;
let provider: HostileProvider;
let admin: Person;
beforeAll(async () => {
  provider = createHostileProvider({
    random: luck,
    now: () => now,
    lostBefore: 0.05,
    lostAfter: 0.05,
    declines: 0.12,
    later: 0.1,
  });
  backend = await startTestBackend({}, { clock: { now: () => now }, mail, payments: provider });
  admin = await makePerson(backend.services, { role: 'ADMIN' });
});
afterAll(() => backend.stop());

/** Calls that the provider loses are refused with a sentence; everything else fails the test. */
async function politely(work: Promise<unknown>): Promise<void> {
  await work.catch((error: { code?: string; name?: string }) => {
    if (!['UNAVAILABLE', 'CONFLICT', 'NOT_FOUND', 'UNPROCESSABLE', 'RATE_LIMITED'].includes(error.code ?? ''))
      throw error;
  });
}

const insist = <Result>(work: () => Promise<Result>): Promise<Result> =>
  insistOn(work, () => {
    lostConnections += 1;
  });

async function buy(person: Person): Promise<void> {
  const { services } = backend;
  const months = termMonths[random.int(0, 2)] ?? 1;
  const currency = random.int(0, 3) === 0 ? ('USD' as const) : ('AUD' as const);
  const courseIds = [courses[random.int(0, 3)] ?? 'year-5'];
  await politely(openCart(services, person.viewer, { plan: 'ONE_COURSE', months, currency, courseIds, backTo: null }));
  if (random.int(0, 3) === 0) await politely(chooseVoucher(services, person.viewer, 'JOIN10'));
  const cart = await services.db
    .selectFrom('carts')
    .selectAll()
    .where('user_id', '=', person.id)
    .where('state', '=', 'OPEN')
    .executeTakeFirst();
  if (cart === undefined) return;
  const shown = await myCart(services, person.viewer);
  // Twice at once: a double click.
  const pay = () => politely(payCart(services, person.viewer, shown?.totalCents ?? 0));
  await Promise.all([pay(), pay()]);
  const [payment] = await services.db
    .selectFrom('payments')
    .selectAll()
    .where('cart_id', '=', cart.id)
    .orderBy('try', 'desc')
    .execute();
  // Whoever never got the page's address cannot pay on it.
  const ref = payment?.provider_ref ?? undefined;
  const states = ['SETTLED', 'SETTLED', 'SETTLED', 'FAILED', 'PROCESSING', 'EXPIRED'] as const;
  // The browser is closed on the page: nobody comes back, the jobs find out.
  if (ref !== undefined) provider.answer(ref, states[random.int(0, 5)] ?? 'SETTLED');
}

/** What must be true on every day. */
async function checkDay(day: number): Promise<void> {
  const { db } = backend.services;
  const { rows: sums } = await sql<{ currency: string; cents: string }>`
    select currency, sum(cents)::text as cents from ledger_entries group by currency`.execute(db);
  expect(
    sums.filter(({ cents }) => cents !== '0'),
    `the ledger on day ${day}`,
  ).toEqual([]);
  const { rows: wrong } = await sql`
    (select user_id, unnest(course_ids) as course from payments
      where state = 'SETTLED' and refund_state is distinct from 'DONE' and service_from <= ${now} and service_to > ${now}
      except select user_id, course_id from subscriptions
      where not grace and starts_at <= ${now} and ends_at > ${now})
    union all
    (select user_id, course_id from subscriptions where not grace and starts_at <= ${now} and ends_at > ${now}
      except select user_id, unnest(course_ids) from payments
      where state = 'SETTLED' and refund_state is distinct from 'DONE' and service_from <= ${now} and service_to > ${now})`.execute(
    db,
  );
  expect(wrong, `access and payments on day ${day}`).toEqual([]);
}

it(
  'two years with a hostile provider: the books balance, nobody pays twice or after cancelling, each mail goes once',
  async () => {
    const { services } = backend;
    const { db } = services;
    const people: Person[] = [];
    const started = performance.now();
    for (let day = 0; day < days; day += 1) {
      const wanted = Math.min(subscribers, Math.ceil(((day + 1) / (days * 0.6)) * subscribers));
      while (people.length < wanted) {
        const person = await insist(() => makePerson(services));
        const inviter =
          people.length > 0 && random.int(0, 2) === 0 ? people[random.int(0, people.length - 1)] : undefined;
        if (inviter)
          await db.updateTable('users').set({ invited_by: inviter.id }).where('id', '=', person.id).execute();
        people.push(person);
        await insist(() => buy(person));
      }
      const acts = Math.max(1, Math.round(people.length / 60));
      for (let act = 0; act < acts; act += 1) {
        const person = people[random.int(0, people.length - 1)];
        if (person === undefined) continue;
        const [plan] = await insist(() => myPlans(services, person.viewer));
        const choice = random.int(0, 9);
        if (choice <= 1) await insist(() => buy(person));
        else if (choice <= 3 && plan) await insist(() => politely(cancelPlan(services, person.viewer, plan.id)));
        else if (choice === 4 && plan) await insist(() => politely(undoCancelPlan(services, person.viewer, plan.id)));
        else if (choice === 5 && random.int(0, 3) === 0) {
          const paid = await db
            .selectFrom('payments')
            .select('id')
            .where('user_id', '=', person.id)
            .where('state', '=', 'SETTLED')
            .orderBy('created_at', 'desc')
            .executeTakeFirst();
          if (paid) await insist(() => politely(refundPayment(services, admin.viewer, paid.id, 'Asked for by phone.')));
        }
      }
      // Two workers at once.
      const round = () => insist(() => runBillingRound(services));
      await Promise.all([round(), round()]);
      await insist(() => checkDay(day));
      if (isWhole && day % 73 === 72) process.stdout.write(`day ${day + 1} of ${days}, ${people.length} subscribers\n`);
      now = new Date(now.getTime() + dayMs);
    }
    // The provider recovers, and all that is open is asked about: a renewal whose answer was lost is charged there and
    // open here until then.
    provider.recover();
    for (let round = 0; round < 12; round += 1) {
      await insist(() => runBillingRound(services));
      now = new Date(now.getTime() + dayMs);
    }
    const books = [...provider.books.values()];
    const payments = await db.selectFrom('payments').selectAll().execute();
    const settled = payments.filter(({ state }) => state === 'SETTLED');

    const kept = settled.filter(({ refund_state }) => refund_state !== 'DONE');
    const terms = kept.map((row) => `${row.subscription_id}:${row.term}`);
    expect(new Set(terms).size, 'one payment a term').toBe(terms.length);
    expect(settled.filter(({ refund_state }) => refund_state === 'DUE')).toEqual([]);

    const net = new Map(settled.map((row) => [row.id, row.refund_state === 'DONE' ? 0 : row.amount_cents]));
    const differing = books.filter(
      ({ paymentId, state, amountCents, refundedCents }) =>
        (net.get(paymentId) ?? 0) !== (state === 'SETTLED' ? amountCents - refundedCents : 0),
    );
    expect(differing, 'payments that the provider sees differently').toEqual([]);
    const theirs = books
      .filter(({ state }) => state === 'SETTLED')
      .reduce((total, { amountCents, refundedCents }) => total + amountCents - refundedCents, 0);
    const { rows } = await sql<{ cents: number }>`
      select coalesce(sum(cents), 0)::float8 as cents from ledger_entries where account = 'PROVIDER_RECEIVABLE'`.execute(
      db,
    );
    expect(rows[0]?.cents, 'the provider’s money and ours').toBe(theirs);

    const { rows: late } = await sql`
      select p.id from payments p join plan_subscriptions s on s.id = p.subscription_id
      where p.cart_id is null and s.cancelled_at is not null and p.created_at > s.cancelled_at`.execute(db);
    expect(late, 'charged after cancelling').toEqual([]);

    const { rows: written } = await sql<{ mails: number }>`
      select count(*)::int as mails from billing_mails where sent_at is not null`.execute(db);
    expect(sent.length, 'each mail once').toBe(written[0]?.mails);
    const { rows: unreminded } = await sql`
      select p.id from payments p join plan_subscriptions s on s.id = p.subscription_id
      where p.cart_id is null and p.try = 1 and p.state = 'SETTLED' and s.months > 1 and not exists (
        select 1 from billing_mails m where m.key like 'reminder:' || s.id || ':%:1' and m.created_at < p.created_at)`.execute(
      db,
    );
    expect(unreminded, 'renewed without a reminder').toEqual([]);

    const viewer = await findViewer(services, people[0]?.token ?? '');
    expect(typeof (viewer && (await hasFullAccess(services, viewer)))).not.toBe('undefined');
    const figures = {
      subscribers: people.length,
      days,
      payments: payments.length,
      settled: settled.length,
      renewals: settled.filter(({ cart_id }) => cart_id === null).length,
      failed: payments.filter(({ state }) => state === 'FAILED').length,
      refunded: settled.length - kept.length,
      mails: sent.length,
      lostConnections,
      seconds: Math.round((performance.now() - started) / 1000),
    };
    expect(figures.settled).toBeGreaterThan(subscribers / 2);
    if (isWhole) process.stdout.write(`${JSON.stringify(figures)}\n`);
  },
  24 * 60 * 60_000,
);
