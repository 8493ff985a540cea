import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom } from '../../../maths/engine/random';
import {
  hasFullAccess,
  myCart,
  myPayments,
  myPlans,
  openCart,
  payCart,
  reconcilePayments,
  refreshMyPayment,
  refundPayment,
} from '../../../server/modules/billing';
import { runBillingRound } from '../../../server/modules/billing/billing-round';
import { signEvent } from '../../../server/platform/payments/event-signature';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { type StripeStub, startStripeStub } from './stripe-stub';

const webhookSecret = 'the secret of the messages';
let stripe: StripeStub;
let backend: TestBackend;
beforeAll(async () => {
  stripe = await startStripeStub({ now: () => backend?.services.clock.now() ?? new Date() });
  backend = await startTestBackend({
    STRIPE_SECRET_KEY: 'sk_test_of_the_stub',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: stripe.url,
  });
});
afterAll(async () => {
  await backend.stop();
  await stripe.close();
});

async function start(): Promise<{ person: Person; paymentId: string; session: string }> {
  const { services } = backend;
  const person = await makePerson(services);
  const choice = { plan: 'ONE_COURSE' as const, months: 1 as const, currency: 'USD' as const, courseIds: ['year-6'] };
  await openCart(services, person.viewer, { ...choice, backTo: null });
  const cents = (await myCart(services, person.viewer))?.totalCents ?? 0;
  const all = await Promise.all(Array.from({ length: 5 }, () => payCart(services, person.viewer, cents)));
  const [first] = all;
  expect(new Set(all.map(({ pageUrl }) => pageUrl)).size).toBe(1);
  return { person, paymentId: first?.paymentId ?? '', session: first?.pageUrl?.split('/').at(-1) ?? '' };
}

it('pays on Stripe’s page, is told by a signed message, renews by the saved card and gives back', async () => {
  const { services, clock } = backend;
  const { person, paymentId, session } = await start();
  expect(stripe.made).toBe(1);
  expect(await refreshMyPayment(services, person.viewer, paymentId)).toBe('CREATED');
  stripe.pay(session);
  const message = JSON.stringify({ id: 'evt_1', data: { object: { id: session, object: 'checkout.session' } } });
  const post = (signature: string) =>
    fetch(`${backend.url}/payment-events`, {
      method: 'POST',
      body: message,
      headers: { 'stripe-signature': signature },
    });
  expect((await post(signEvent(Buffer.from(message), 'not the secret', clock.now()))).status).toBe(403);
  expect((await post(signEvent(Buffer.from(message), webhookSecret, clock.now()))).status).toBe(200);
  await services.background.settled();
  expect(await myPayments(services, person.viewer)).toMatchObject([
    { state: 'SETTLED', currency: 'USD', amountCents: 1600, gstCents: 0, cardLabel: 'Card ending in 4242' },
  ]);
  clock.advance({ days: 46 });
  stripe.declineNext();
  await runBillingRound(services);
  expect(await myPlans(services, person.viewer)).toMatchObject([{ state: 'PAST_DUE' }]);
  clock.advance({ days: 3 });
  await runBillingRound(services);
  expect(await myPlans(services, person.viewer)).toMatchObject([{ state: 'ACTIVE' }]);
  const admin = await makePerson(services, { role: 'ADMIN' });
  const [renewal] = await myPayments(services, person.viewer);
  await refundPayment(services, admin.viewer, renewal?.id ?? '', 'Asked for by phone.');
  expect(await hasFullAccess(services, person.viewer)).toBe(false);
  expect((await reconcilePayments(services, admin.viewer)).differences).toEqual([]);
});

it('leads back to the site that the family came from, also when the first answer of the provider was lost', async () => {
  const { services } = backend;
  const person = await makePerson(services);
  const choice = { plan: 'ONE_COURSE' as const, months: 1 as const, currency: 'USD' as const, courseIds: ['year-6'] };
  await openCart(services, person.viewer, { ...choice, backTo: null });
  const press = async (site: string, headers = {}) => {
    const query = 'mutation P { payCart(shownCents: 1600) { paymentId pageUrl } }';
    const answer = await backend.ask(query, { token: person.token, headers: { 'x-site-origin': site, ...headers } });
    const { paymentId, pageUrl } = answer.data.payCart as { paymentId: string; pageUrl: string };
    return { paymentId, session: pageUrl.split('/').at(-1) ?? '' };
  };
  const first = await press('https://marsmaths.com');
  const back = `https://marsmaths.com/subscription/checkout?payment=${first.paymentId}`;
  expect(stripe.backFrom(first.session)).toEqual([back, back]);

  // As if the process had died between the provider's answer and our note of it.
  await services.db
    .updateTable('payments')
    .set({ provider_ref: null, page_url: null, return_url: back })
    .where('id', '=', first.paymentId)
    .execute();
  expect(await press('https://marsmaths.com.au')).toEqual(first);

  // Whoever does not hold the key of the page server is not believed.
  stripe.expire(first.session);
  await refreshMyPayment(services, person.viewer, first.paymentId);
  const forged = await press('https://evil.com', { 'x-internal-key': 'a guess' });
  const [success] = stripe.backFrom(forged.session);
  expect(success).toBe(`https://maths.test/subscription/checkout?payment=${forged.paymentId}`);
});

it('comes to the same whatever the order of the messages, doubled or about things that nobody knows', async () => {
  const { services, clock } = backend;
  const paid = await start();
  const left = await start();
  stripe.pay(paid.session);
  stripe.expire(left.session);
  const about = (id: string, session: string, type: string) =>
    JSON.stringify({ id, type, data: { object: { id: session, object: 'checkout.session' } } });
  const known = [paid, left].flatMap(({ session }) =>
    ['completed', 'expired', 'async_payment_failed'].map((type) => about(`${type} ${session}`, session, type)),
  );
  const unknown = [
    about('evt_unknown', 'cs_of_nobody', 'completed'),
    JSON.stringify({ id: 'evt_other', data: { object: { id: 'cus_1', object: 'customer' } } }),
  ];
  const random = createRandom('the order of the messages');
  const hundred = Array.from({ length: 100 }, (_, index) => [...known, ...unknown][index % 8] ?? '');
  for (let index = hundred.length - 1; index > 0; index -= 1) {
    const other = random.int(0, index);
    [hundred[index], hundred[other]] = [hundred[other] ?? '', hundred[index] ?? ''];
  }
  const statuses = await Promise.all(
    hundred.map((body) =>
      fetch(`${backend.url}/payment-events`, {
        method: 'POST',
        body,
        headers: { 'stripe-signature': signEvent(Buffer.from(body), webhookSecret, clock.now()) },
      }).then(({ status }) => status),
    ),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  await services.background.settled();
  await runBillingRound(services);
  const states = await services.db
    .selectFrom('payments')
    .select(['id', 'state'])
    .where('id', 'in', [paid.paymentId, left.paymentId])
    .execute();
  expect(new Map(states.map(({ id, state }) => [id, state]))).toEqual(
    new Map([
      [paid.paymentId, 'SETTLED'],
      [left.paymentId, 'EXPIRED'],
    ]),
  );
  const lines = await services.db
    .selectFrom('ledger_entries')
    .select('id')
    .where('payment_id', 'in', [paid.paymentId, left.paymentId])
    .execute();
  expect(lines).toHaveLength(2);
});

it('a page that nobody paid on expires, and the cart can be paid again', async () => {
  const { services } = backend;
  const { person, paymentId, session } = await start();
  stripe.expire(session);
  expect(await refreshMyPayment(services, person.viewer, paymentId)).toBe('EXPIRED');
  const again = await payCart(services, person.viewer, 1600);
  expect(again.paymentId).not.toBe(paymentId);
});
