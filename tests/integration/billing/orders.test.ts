import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  chooseVoucher,
  myCart,
  myVouchers,
  openCart,
  payCart,
  refreshMyPayment,
  refundPayment,
} from '../../../server/modules/billing';
import { runBillingRound } from '../../../server/modules/billing/billing-round';
import type { TestProvider } from '../../../server/platform/payments/test-provider';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';

let backend: TestBackend;
let admin: Person;
beforeAll(async () => {
  backend = await startTestBackend();
  admin = await makePerson(backend.services, { role: 'ADMIN' });
});
afterAll(() => backend.stop());

const cards = { good: '4242424242424242', declined: '4000000000000002' };

type Step =
  | { act: 'sign-up'; inviter: number | null }
  /** `holder`: people with the same one pay by the same card. */
  | { act: 'pay'; who: number; holder: number; result: 'good' | 'declined' | 'left'; withVoucher: boolean }
  | { act: 'come-back'; who: number; result: 'good' | 'declined' }
  | { act: 'refund'; which: number }
  | { act: 'hour' };

const who = fc.nat(5);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ act: fc.constant('sign-up' as const), inviter: fc.option(who) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('pay' as const),
      who,
      holder: fc.nat(7),
      result: fc.constantFrom('good' as const, 'good' as const, 'declined' as const, 'left' as const),
      withVoucher: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('come-back' as const),
      who,
      result: fc.constantFrom('good' as const, 'declined' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('refund' as const), which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('hour' as const) }) },
);

interface World {
  people: Person[];
  /** The page of a person's payment that is still open, and who holds the card. */
  open: Map<string, { id: string; ref: string; holder: number }>;
}

const provider = () => backend.services.payments as TestProvider;
/** What the money code refuses with a sentence is no fault. */
const politely = (work: Promise<unknown>) =>
  work.catch((error: { code?: string }) => {
    if (!['CONFLICT', 'UNPROCESSABLE', 'NOT_FOUND'].includes(error.code ?? '')) throw error;
  });

async function take(world: World, next: Step): Promise<void> {
  const { services } = backend;
  if (next.act === 'sign-up') {
    const person = await makePerson(services);
    const inviter = next.inviter === null ? undefined : world.people[next.inviter % (world.people.length || 1)];
    if (inviter)
      await services.db.updateTable('users').set({ invited_by: inviter.id }).where('id', '=', person.id).execute();
    world.people.push(person);
  } else if (next.act === 'hour') {
    backend.clock.advance({ hours: 1 });
    await runBillingRound(services);
  } else if (next.act === 'refund') {
    const paid = await settledOf(world);
    const payment = paid[next.which % (paid.length || 1)];
    if (payment) await politely(refundPayment(services, admin.viewer, payment.id, 'Asked for by phone.'));
  } else {
    const person = world.people[next.who % (world.people.length || 1)];
    if (person && next.act === 'pay') await pay(world, person, next);
    if (person && next.act === 'come-back') await comeBack(world, person, next.result);
  }
}

async function pay(world: World, person: Person, { holder, result, withVoucher }: Step & { act: 'pay' }) {
  const { services } = backend;
  const choice = { plan: 'ONE_COURSE', months: 1, currency: 'AUD', courseIds: ['year-6'], backTo: null } as const;
  await politely(openCart(services, person.viewer, { ...choice, courseIds: [...choice.courseIds] }));
  const [voucher] = (await myVouchers(services, person.viewer)).filter(({ state }) => state === 'OPEN');
  if (withVoucher) await politely(chooseVoucher(services, person.viewer, voucher?.code ?? 'JOIN10'));
  const shown = (await myCart(services, person.viewer))?.totalCents;
  if (shown === undefined) return;
  const started = await politely(payCart(services, person.viewer, shown));
  const { paymentId: id, pageUrl } = (started ?? {}) as { paymentId?: string; pageUrl?: string | null };
  if (id === undefined || !pageUrl) return;
  world.open.set(person.id, { id, ref: pageUrl.split('/').at(-1) ?? '', holder });
  if (result !== 'left') await comeBack(world, person, result);
}

async function comeBack(world: World, person: Person, result: 'good' | 'declined') {
  const page = world.open.get(person.id);
  if (page === undefined) return;
  world.open.delete(person.id);
  await politely(provider().pay(page.ref, { number: cards[result], holder: `Holder ${page.holder}` }));
  await refreshMyPayment(backend.services, person.viewer, page.id);
}

const settledOf = ({ people }: World) =>
  backend.services.db
    .selectFrom('payments')
    .select(['id', 'user_id', 'voucher_id', 'card_fingerprint', 'refund_state'])
    .where('user_id', 'in', [...people.map(({ id }) => id), admin.id])
    .where('state', '=', 'SETTLED')
    .orderBy('settled_at')
    .execute();

async function check(world: World): Promise<void> {
  const { db } = backend.services;
  const paid = await settledOf(world);
  const ids = [...world.people.map(({ id }) => id), admin.id];
  const vouchers = await db.selectFrom('discounts').selectAll().where('user_id', 'in', ids).execute();
  const people = await db.selectFrom('users').select(['id', 'invited_by']).where('id', 'in', ids).execute();

  for (const friend of people) {
    const given = vouchers.filter(({ cause }) => cause?.startsWith(`invitation:${friend.id}:`));
    const to = given.map(({ user_id }) => user_id).sort();
    expect([[], [friend.id, friend.invited_by].sort()], 'to both once, or to nobody').toContainEqual(to);
    for (const { source_payment_id: source, state } of given) {
      const payment = paid.find(({ id }) => id === source);
      expect(payment?.user_id, 'for a payment of the friend’s that settled').toBe(friend.id);
      const isOwn = paid.some(
        ({ user_id, card_fingerprint: card }) => user_id === friend.invited_by && card === payment?.card_fingerprint,
      );
      if (payment?.refund_state === 'DONE' || isOwn) expect(state, 'taken back while unused').not.toBe('OPEN');
    }
  }
  for (const { id, state } of vouchers) {
    const uses = paid.filter(({ voucher_id }) => voucher_id === id);
    expect(uses.length, 'a voucher is used once').toBe(state === 'USED' ? 1 : 0);
  }
  const { rows } = await sql<{ cents: string }>`
    select sum(cents)::text as cents from ledger_entries group by currency having sum(cents) <> 0`.execute(db);
  expect(rows, 'the ledger').toEqual([]);
}

it('rewards of invitations hold in whatever order people sign up, pay, fail, get refunds and invite', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 22, size: 'max' }), async (steps) => {
      const world: World = { people: [], open: new Map() };
      await take(world, { act: 'sign-up', inviter: null });
      await take(world, { act: 'sign-up', inviter: 0 });
      for (const next of steps) {
        await take(world, next);
        await check(world);
      }
    }),
    { numRuns: 25 },
  );
}, 120_000);
