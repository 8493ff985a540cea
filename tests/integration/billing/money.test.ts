import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cancelPlan,
  chooseVoucher,
  courseSubscriptions,
  hasFullAccess,
  makeParentKey,
  movePlan,
  myCart,
  myPayments,
  myPlans,
  myVouchers,
  openCart,
  parentCart,
  payCart,
  payParentCart,
  reconcilePayments,
  refreshMyPayment,
  refreshParentCart,
  refundPayment,
  undoCancelPlan,
} from '../../../server/modules/billing';
import { runBillingRound } from '../../../server/modules/billing/billing-round';
import { listOutbox } from '../../../server/modules/outbox';
import { signEvent } from '../../../server/platform/payments/event-signature';
import type { TestProvider } from '../../../server/platform/payments/test-provider';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { toDaytime } from '../backend/test-clock';

let backend: TestBackend;
let admin: Person;
beforeAll(async () => {
  backend = await startTestBackend();
  admin = await makePerson(backend.services, { role: 'ADMIN' });
});
afterAll(() => backend.stop());

const good = '4242 4242 4242 4242';
const provider = () => backend.services.payments as TestProvider;
const refOf = (pageUrl: string | null) => pageUrl?.split('/').at(-1) ?? '';

async function fill(person: Person, { months = 6 as 1 | 6 | 12, course = 'year-6' } = {}): Promise<number> {
  const choice = { plan: 'ONE_COURSE' as const, months, currency: 'AUD' as const, courseIds: [course], backTo: null };
  await openCart(backend.services, person.viewer, choice);
  return (await myCart(backend.services, person.viewer))?.totalCents ?? 0;
}

async function buy(
  person: Person,
  {
    card = good,
    holder = person.id,
    ...choice
  }: { card?: string; holder?: string; months?: 1 | 6 | 12; course?: string } = {},
) {
  const cents = await fill(person, choice);
  const { paymentId, pageUrl } = await payCart(backend.services, person.viewer, cents);
  await provider().pay(refOf(pageUrl), { number: card, holder });
  return { paymentId, ref: refOf(pageUrl), state: await refreshMyPayment(backend.services, person.viewer, paymentId) };
}

/** A student whose trial is over. */
async function afterTrial(): Promise<Person> {
  const person = await makePerson(backend.services);
  const old = new Date(backend.clock.now().getTime() - 30 * 86_400_000);
  await backend.services.db.updateTable('users').set({ accept_tc_at: old }).where('id', '=', person.id).execute();
  return { ...person, viewer: { ...person.viewer, acceptTcAt: old } };
}

const code = (reason: unknown) => (reason as { code?: string }).code;

describe('buying', () => {
  it('opens the course, with its receipt and its entries, once however often the page asks', async () => {
    const person = await afterTrial();
    const { services } = backend;
    expect(await hasFullAccess(services, person.viewer)).toBe(false);
    const { paymentId, state } = await buy(person);
    expect(state).toBe('SETTLED');
    await Promise.all(Array.from({ length: 20 }, () => refreshMyPayment(services, person.viewer, paymentId)));
    expect(await hasFullAccess(services, person.viewer, 'year-6')).toBe(true);
    expect(await hasFullAccess(services, person.viewer, 'year-7')).toBe(false);
    expect((await courseSubscriptions(services, person.viewer))('year-6')).toMatchObject({ is14DaysTrial: false });
    expect(await myPayments(services, person.viewer)).toMatchObject([
      { amountCents: 12_000, gstCents: 1091, state: 'SETTLED' },
    ]);
    expect(await myPlans(services, person.viewer)).toMatchObject([
      { state: 'ACTIVE', renewalCents: 12_000, months: 6 },
    ]);
    const lines = await services.db
      .selectFrom('ledger_entries')
      .select(['account', 'cents'])
      .where('payment_id', '=', paymentId)
      .execute();
    expect(lines.map(({ account, cents }) => `${account} ${cents}`).sort()).toEqual([
      'DEFERRED_INCOME -12000',
      'PROVIDER_RECEIVABLE 12000',
    ]);
    await runBillingRound(services);
    const mails = await listOutbox(services, { viewer: admin.viewer });
    expect(mails.filter(({ to, subject }) => to === person.email && subject.startsWith('Receipt'))).toHaveLength(1);
  });

  it('takes one payment for a double click, and the declined one again with a new try', async () => {
    const person = await afterTrial();
    const { services } = backend;
    const cents = await fill(person);
    const clicks = await Promise.all(Array.from({ length: 20 }, () => payCart(services, person.viewer, cents)));
    expect(new Set(clicks.map(({ paymentId, pageUrl }) => `${paymentId} ${pageUrl}`)).size).toBe(1);
    const first = clicks[0];
    await provider().pay(refOf(first?.pageUrl ?? null), { number: '4000 0000 0000 0002', holder: 'A' });
    expect(await refreshMyPayment(services, person.viewer, first?.paymentId ?? '')).toBe('FAILED');
    expect(await myPlans(services, person.viewer)).toEqual([]);
    const { state, paymentId } = await buy(person);
    expect([state, paymentId === first?.paymentId]).toEqual(['SETTLED', false]);
    expect(await code(await payCart(services, person.viewer, cents).catch((error) => error))).toBe('NOT_FOUND');
  });

  it('asks for the second step, and finds out by itself when the browser is closed', async () => {
    const person = await afterTrial();
    const { services } = backend;
    const { ref, state, paymentId } = await buy(person, { card: '4000000000003155' });
    expect(state).toBe('NEEDS_ACTION');
    await provider().confirm(ref, true);
    // Nobody comes back.
    backend.clock.advance({ minutes: 6 });
    await runBillingRound(services);
    expect((await myPayments(services, person.viewer))[0]).toMatchObject({ id: paymentId, state: 'SETTLED' });
  });

  it('waits for a bank that decides later, and lets nobody pay the same cart meanwhile', async () => {
    const person = await afterTrial();
    const { services } = backend;
    const { state } = await buy(person, { card: '4000000000000259' });
    expect(state).toBe('PROCESSING');
    expect(code(await payCart(services, person.viewer, 12_000).catch((error) => error))).toBe('CONFLICT');
    backend.clock.advance({ minutes: 6 });
    await runBillingRound(services);
    expect(await hasFullAccess(services, person.viewer, 'year-6')).toBe(true);
  });

  it('says that nothing was charged while the provider is away, and takes one payment afterwards', async () => {
    const person = await afterTrial();
    const { services } = backend;
    const cents = await fill(person);
    const away = {
      ...provider(),
      openPage: () => Promise.reject(new Error('away')),
      read: () => Promise.reject(new Error('away')),
    };
    const whileAway = { ...services, payments: away };
    for (let press = 0; press < 3; press += 1) {
      const refused = await payCart(whileAway, person.viewer, cents).catch((error) => error);
      expect(refused).toMatchObject({
        code: 'UNAVAILABLE',
        message: expect.stringContaining('You haven’t been charged'),
      });
    }
    const { paymentId, pageUrl } = await payCart(services, person.viewer, cents);
    await provider().pay(refOf(pageUrl), { number: good, holder: 'D' });
    expect(code(await refreshMyPayment(whileAway, person.viewer, paymentId).catch((error) => error))).toBe(
      'UNAVAILABLE',
    );
    expect(await myPayments(services, person.viewer)).toMatchObject([{ id: paymentId, state: 'CREATED' }]);
    await refreshMyPayment(services, person.viewer, paymentId);
    expect(await myPayments(services, person.viewer)).toMatchObject([{ id: paymentId, state: 'SETTLED' }]);
  });

  it.each([
    ['a price of the browser’s own', { shownCents: 1 }, {}],
    ['a course that is not there', {}, { courseIds: ['year-99'] }],
    ['too few courses', {}, { courseIds: [] }],
    ['the same course three times', {}, { plan: 'BUNDLE_OF_THREE', courseIds: ['year-6', 'year-6', 'year-6'] }],
    ['a term that is not sold', {}, { months: 3 }],
  ])('refuses %s', async (_what, pay, change) => {
    const person = await afterTrial();
    const input = { plan: 'ONE_COURSE', months: 6, currency: 'AUD', courseIds: ['year-6'], ...change };
    const query = 'mutation M($input: OpenCartInput!) { openCart(input: $input) }';
    const opened = await backend.ask(query, { token: person.token, variables: { input } });
    const paid = await backend.ask('mutation P($c: Int!) { payCart(shownCents: $c) { pageUrl } }', {
      token: person.token,
      variables: { c: 12_000, ...('shownCents' in pay ? { c: pay.shownCents } : {}) },
    });
    expect([400, 404, 409]).toContain(Math.max(opened.status, paid.status));
    expect(await myPayments(backend.services, person.viewer)).toEqual([]);
  });

  it('adds the days of the trial, and starts a course that is paid for already when that ends', async () => {
    const { services } = backend;
    const person = await makePerson(services);
    await fill(person, { months: 1 });
    expect(await myCart(services, person.viewer)).toMatchObject({ startsAfter: 'TRIAL' });
    await buy(person, { months: 1 });
    const [first] = await myPlans(services, person.viewer);
    await fill(person, { months: 6 });
    const cart = await myCart(services, person.viewer);
    expect(cart).toMatchObject({ startsAfter: 'PLAN' });
    expect((cart?.firstDay ?? '') > (first?.lastDay ?? '')).toBe(true);
    await buy(person, { months: 6 });
    const plans = await myPlans(services, person.viewer);
    expect(plans.map(({ state }) => state).sort()).toEqual(['ACTIVE', 'CANCELLING']);
  });
});

describe('vouchers', () => {
  it('200 checkouts at once with one voucher use it once', async () => {
    const { services } = backend;
    const person = await afterTrial();
    await fill(person);
    await chooseVoucher(services, person.viewer, 'join10');
    const cart = await myCart(services, person.viewer);
    expect(cart).toMatchObject({ totalCents: 11_000, voucher: { off: 1000, lost: 0 } });
    const all = await Promise.allSettled(Array.from({ length: 200 }, () => payCart(services, person.viewer, 11_000)));
    const ids = all.flatMap((each) => (each.status === 'fulfilled' ? [each.value.paymentId] : []));
    expect([new Set(ids).size, ids.length]).toEqual([1, 200]);
    await provider().pay(refOf(all[0]?.status === 'fulfilled' ? all[0].value.pageUrl : null), {
      number: good,
      holder: 'V',
    });
    await Promise.all(Array.from({ length: 20 }, () => refreshMyPayment(services, person.viewer, ids[0] ?? '')));
    expect((await myVouchers(services, person.viewer)).map(({ state }) => state)).toEqual(['USED']);
    const { rows } = await sql<{
      cents: string;
    }>`select cents from ledger_entries where account = 'VOUCHER_EXPENSE' and payment_id = ${ids[0]}`.execute(
      services.db,
    );
    expect(rows).toEqual([{ cents: '1000' }]);
    await fill(person, { course: 'year-7' });
    expect(code(await chooseVoucher(services, person.viewer, 'JOIN10').catch((error) => error))).toBe('UNPROCESSABLE');
  });

  it('ends the offer for a first plan with that plan, used or not: it is not taken, shown or refused later', async () => {
    const { services } = backend;
    const person = await afterTrial();
    await fill(person);
    await chooseVoucher(services, person.viewer, 'JOIN10');
    const [offer] = await myVouchers(services, person.viewer);
    await chooseVoucher(services, person.viewer, '');
    await buy(person);
    expect(await myVouchers(services, person.viewer)).toMatchObject([{ state: 'EXPIRED' }]);
    await fill(person, { course: 'year-7' });
    for (const typed of [offer?.code ?? '', 'JOIN10'])
      expect(code(await chooseVoucher(services, person.viewer, typed).catch((error) => error))).toBe('UNPROCESSABLE');
    const cart = await myCart(services, person.viewer);
    expect(cart?.voucher).toBeNull();
    await expect(payCart(services, person.viewer, cart?.totalCents ?? 0)).resolves.toBeTruthy();
  });

  it('shows the price that is asked for, where a voucher in the cart can no longer be used', async () => {
    const { services } = backend;
    for (const change of [
      { state: 'CLAWED_BACK' },
      { expires_at: new Date(0) },
      { state: 'EXPIRED' },
      { state: 'USED' },
      { reason: 'LANDING_OFFER', state: 'RESERVED' },
    ] as const) {
      const person = await afterTrial();
      await fill(person);
      await chooseVoucher(services, person.viewer, 'JOIN10');
      await services.db.updateTable('discounts').set(change).where('user_id', '=', person.id).execute();
      const cart = await myCart(services, person.viewer);
      expect(cart).toMatchObject({ voucher: null, totalCents: 12_000 });
      await expect(payCart(services, person.viewer, 12_000)).resolves.toBeTruthy();
    }
  });

  it('gives friend and inviter a voucher each for the first settled payment, and takes open ones back with a refund', async () => {
    const { services } = backend;
    const inviter = await afterTrial();
    const friend = await afterTrial();
    await services.db.updateTable('users').set({ invited_by: inviter.id }).where('id', '=', friend.id).execute();
    const { paymentId } = await buy(friend);
    await buy(friend, { course: 'year-7' });
    const states = async () =>
      [await myVouchers(services, inviter.viewer), await myVouchers(services, friend.viewer)].map((vouchers) =>
        vouchers.map(({ cents, state }) => `${cents} ${state}`),
      );
    expect(await states()).toEqual([['500 OPEN'], ['500 OPEN']]);
    await fill(friend, { course: 'year-8' });
    await refundPayment(services, admin.viewer, paymentId, 'Bought by mistake.');
    expect(await states()).toEqual([['500 CLAWED_BACK'], ['500 CLAWED_BACK']]);
    expect(await hasFullAccess(services, friend.viewer, 'year-6')).toBe(false);
    expect(await hasFullAccess(services, friend.viewer, 'year-7')).toBe(true);
  });

  it('gives nothing for inviting oneself: the same card', async () => {
    const { services } = backend;
    const inviter = await afterTrial();
    const friend = await afterTrial();
    await services.db.updateTable('users').set({ invited_by: inviter.id }).where('id', '=', friend.id).execute();
    await buy(inviter, { holder: 'One Family' });
    await buy(friend, { holder: 'One Family' });
    expect(await myVouchers(services, inviter.viewer)).toEqual([]);
  });

  it('takes a voucher back that was held by a payment when the friend’s was refunded', async () => {
    const { services } = backend;
    const inviter = await afterTrial();
    const friend = await afterTrial();
    await services.db.updateTable('users').set({ invited_by: inviter.id }).where('id', '=', friend.id).execute();
    const { paymentId } = await buy(friend);
    await fill(inviter);
    const [voucher] = await myVouchers(services, inviter.viewer);
    await chooseVoucher(services, inviter.viewer, voucher?.code ?? '');
    const { pageUrl, paymentId: held } = await payCart(services, inviter.viewer, 11_500);
    await refundPayment(services, admin.viewer, paymentId, 'Bought by mistake.');
    await provider().pay(refOf(pageUrl), { number: '4000000000000002', holder: 'A' });
    expect(await refreshMyPayment(services, inviter.viewer, held)).toBe('FAILED');
    expect((await myVouchers(services, inviter.viewer)).map(({ state }) => state)).toEqual(['CLAWED_BACK']);
  });
});

describe('what a subscription does by itself', () => {
  it('cancelling runs to the end of the term, can be undone, and charges nobody after', async () => {
    const { services, clock } = backend;
    const person = await afterTrial();
    await buy(person, { months: 1 });
    const [plan] = await myPlans(services, person.viewer);
    const id = plan?.id ?? '';
    await cancelPlan(services, person.viewer, id);
    await cancelPlan(services, person.viewer, id);
    expect(await myPlans(services, person.viewer)).toMatchObject([
      { state: 'CANCELLING', canUndo: true, renewsOn: null },
    ]);
    await undoCancelPlan(services, person.viewer, id);
    await cancelPlan(services, person.viewer, id);
    clock.advance({ days: 33 });
    await runBillingRound(services);
    expect(await myPlans(services, person.viewer)).toMatchObject([{ state: 'ENDED' }]);
    // Nothing was given back for the rest of the term.
    const paid = (await myPayments(services, person.viewer)).map(({ state, refund }) => [state, refund]);
    expect(paid).toEqual([['SETTLED', null]]);
    expect(await hasFullAccess(services, person.viewer)).toBe(false);
  });

  it('renews once with many workers, and ends after four tries of a card that is declined', async () => {
    const { services, clock } = backend;
    const payer = await afterTrial();
    const broke = await afterTrial();
    await buy(payer, { months: 1 });
    await buy(broke, { months: 1, card: '4000000000000341' });
    clock.advance({ days: 32 });
    await Promise.all(Array.from({ length: 4 }, () => runBillingRound(services)));
    expect((await myPayments(services, payer.viewer)).map(({ state, isRenewal }) => `${state} ${isRenewal}`)).toEqual([
      'SETTLED true',
      'SETTLED false',
    ]);
    expect(await myPlans(services, broke.viewer)).toMatchObject([{ state: 'PAST_DUE' }]);
    expect(await hasFullAccess(services, broke.viewer, 'year-6')).toBe(true);
    for (let day = 0; day < 12; day += 1) {
      clock.advance({ days: 1 });
      await runBillingRound(services);
    }
    expect(await myPlans(services, broke.viewer)).toMatchObject([{ state: 'ENDED' }]);
    expect((await myPayments(services, broke.viewer)).filter(({ state }) => state === 'FAILED')).toHaveLength(4);
    const mails = await services.db
      .selectFrom('billing_mails')
      .select('body')
      .where('user_id', '=', broke.id)
      .where('subject', '=', 'We couldn’t renew Year 6 Maths')
      .orderBy('created_at')
      .execute();
    expect(mails.map(({ body }) => /We’ll try again on|so the plan has ended/.exec(body)?.[0])).toEqual([
      ...Array(3).fill('We’ll try again on'),
      'so the plan has ended',
    ]);
    expect(await hasFullAccess(services, broke.viewer)).toBe(false);
  });
});

describe('a change of the year level', () => {
  const changeYear = (person: Person, toYear: number, fromYear = 6) =>
    backend.services.db
      .transaction()
      .execute((trx) => movePlan(trx, { userId: person.id, fromYear, toYear, now: backend.clock.now() }));

  it('moves a plan of that year’s course along, for the rest of its term and for what it renews', async () => {
    const person = await afterTrial();
    await buy(person);
    await changeYear(person, 7);
    expect(await myPlans(backend.services, person.viewer)).toMatchObject([{ state: 'ACTIVE', courseIds: ['year-7'] }]);
    expect(await hasFullAccess(backend.services, person.viewer, 'year-7')).toBe(true);
    expect(await hasFullAccess(backend.services, person.viewer, 'year-6')).toBe(false);
  });

  it('leaves a plan where it is when the new year is paid for, or has no course', async () => {
    const person = await afterTrial();
    await buy(person);
    await changeYear(person, 12);
    await buy(person, { course: 'year-7' });
    await changeYear(person, 7);
    const plans = await myPlans(backend.services, person.viewer);
    expect(plans.map(({ courseIds }) => courseIds[0]).sort()).toEqual(['year-6', 'year-7']);
    expect(await hasFullAccess(backend.services, person.viewer, 'year-6')).toBe(true);
  });
});

describe('a parent', () => {
  it('pays by a link that shows first name and course, and works once', async () => {
    const { services } = backend;
    const person = await afterTrial();
    await fill(person);
    const key = await makeParentKey(services, person.viewer);
    const at = { key, clientAddress: '192.0.2.1' };
    expect(await parentCart(services, at)).toMatchObject({
      firstName: 'Robin',
      isPaid: false,
      cart: { totalCents: 12_000 },
    });
    expect(await parentCart(services, { ...at, key: `${key}x` })).toBeNull();
    const { pageUrl } = await payParentCart(services, { ...at, shownCents: 12_000 });
    await provider().pay(refOf(pageUrl), { number: good, holder: 'Parent' });
    await refreshParentCart(services, at);
    expect(await parentCart(services, at)).toMatchObject({ isPaid: true });
    expect(code(await payParentCart(services, { ...at, shownCents: 12_000 }).catch((error) => error))).toBe('CONFLICT');
    backend.clock.advance({ days: 8 });
    expect(await parentCart(services, at)).toBeNull();
  });
});

describe('messages of the provider', () => {
  const post = (body: string, signature: string) =>
    fetch(`${backend.url}/payment-events`, { method: 'POST', body, headers: { 'test-signature': signature } });
  const sign = (body: string, at = backend.clock.now(), secret = backend.services.secret) =>
    signEvent(Buffer.from(body), secret, at);

  it('settle a payment once, however often they come; forged and late ones do nothing', async () => {
    const { services, clock } = backend;
    const person = await afterTrial();
    const cents = await fill(person);
    const { pageUrl, paymentId } = await payCart(services, person.viewer, cents);
    const ref = refOf(pageUrl);
    const body = (id: string, about = ref) => JSON.stringify({ id, ref: about });
    await provider().pay(ref, { number: good, holder: 'W' });
    const late = new Date(clock.now().getTime() - 301_000);
    const refused = [
      sign(body('e1'), clock.now(), 'another secret of the same length'),
      sign(body('e1'), late),
      '',
      't=1,v1=00',
    ];
    for (const signature of refused) expect((await post(body('e1'), signature)).status).toBe(403);
    expect((await myPayments(services, person.viewer))[0]?.state).toBe('CREATED');
    const all = await Promise.all(Array.from({ length: 100 }, () => post(body('e1'), sign(body('e1')))));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await post(body('e2', 'test_unknown'), sign(body('e2', 'test_unknown')))).status).toBe(200);
    await services.background.settled();
    expect((await myPayments(services, person.viewer))[0]).toMatchObject({ id: paymentId, state: 'SETTLED' });
    const lines = await services.db
      .selectFrom('ledger_entries')
      .select('id')
      .where('payment_id', '=', paymentId)
      .execute();
    expect(lines).toHaveLength(2);
  });

  it('a message that is a day late is refused, and the payment has settled without it', async () => {
    const { services, clock } = backend;
    const person = await afterTrial();
    const cents = await fill(person);
    const { pageUrl, paymentId } = await payCart(services, person.viewer, cents);
    const ref = refOf(pageUrl);
    await provider().pay(ref, { number: good, holder: 'L' });
    const body = JSON.stringify({ id: 'late', ref });
    const signature = sign(body);
    clock.advance({ days: 1 });
    await runBillingRound(services);
    expect((await post(body, signature)).status).toBe(403);
    expect(await myPayments(services, person.viewer)).toMatchObject([{ id: paymentId, state: 'SETTLED' }]);
    // What the provider sends again a day later is signed anew, and changes nothing.
    expect((await post(body, sign(body))).status).toBe(200);
    await services.background.settled();
    expect(await myPayments(services, person.viewer)).toMatchObject([{ id: paymentId, state: 'SETTLED' }]);
  });
});

describe('the trial', () => {
  it('says on day 1, 7 and 13 what happens afterwards, each once, also with two workers', async () => {
    const { services, clock } = backend;
    toDaytime(clock);
    const person = await makePerson(services);
    const subjects = async () => {
      await Promise.all([runBillingRound(services), runBillingRound(services)]);
      const rows = await services.db
        .selectFrom('billing_mails')
        .select('subject')
        .where('key', 'like', `trial:${person.id}:%`)
        .orderBy('created_at')
        .execute();
      return rows.map(({ subject }) => subject);
    };
    const seen = [await subjects()];
    for (let day = 2; day <= 16; day += 1) {
      clock.advance({ days: 1 });
      seen.push(await subjects());
    }
    expect(seen.map((mails) => mails.length)).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3]);
    expect(seen.at(-1)).toEqual([
      '14 days left in your trial',
      '8 days left in your trial',
      '2 days left in your trial',
    ]);
    const bodies = await services.db
      .selectFrom('billing_mails')
      .select('body')
      .where('key', 'like', `trial:${person.id}:%`)
      .execute();
    for (const { body } of bodies)
      expect(body).toMatch(/don’t need a card.*10 questions, 5 tutor credits and 2 battles a day/s);
  });
});

describe('the books', () => {
  it('take no change, and no entry that does not balance', async () => {
    const { db } = backend.services;
    for (const change of [
      'update ledger_entries set cents = 1',
      'delete from ledger_entries',
      'truncate ledger_entries',
    ]) {
      await expect(sql.raw(change).execute(db)).rejects.toThrow('only added to');
    }
    const line = {
      idempotency_key: 'odd',
      line: 0,
      account: 'INCOME',
      currency: 'AUD',
      cents: 5,
      cause: 'TEST',
      payment_id: null,
      entered_at: new Date(),
    } as const;
    await expect(db.insertInto('ledger_entries').values(line).execute()).rejects.toThrow('does not balance');
  });

  it('agree with the provider, name what differs, and note who gave back', async () => {
    const { services } = backend;
    const person = await afterTrial();
    const { ref, paymentId } = await buy(person);
    expect((await reconcilePayments(services, admin.viewer)).differences).toEqual([]);
    await services.db.updateTable('test_provider_payments').set({ amount_cents: 1 }).where('ref', '=', ref).execute();
    const { differences } = await reconcilePayments(services, admin.viewer);
    expect(differences).toEqual([{ ref, paymentId, what: 'The amounts don’t match.' }]);
    await services.db
      .updateTable('test_provider_payments')
      .set({ amount_cents: 12_000 })
      .where('ref', '=', ref)
      .execute();
    await refundPayment(services, admin.viewer, paymentId, 'Bought by mistake.');
    expect(code(await refundPayment(services, admin.viewer, paymentId, 'Again.').catch((error) => error))).toBe(
      'CONFLICT',
    );
    expect((await reconcilePayments(services, admin.viewer)).differences).toEqual([]);
    const audit = await services.db
      .selectFrom('audit_entries')
      .select('action')
      .where('subject', '=', paymentId)
      .execute();
    expect(audit).toEqual([{ action: 'PAYMENT_REFUNDED' }]);
  });
});
