import { randomInt, randomUUID } from 'node:crypto';
import { signEvent } from '../../server/platform/payments/event-signature';
import type { Services } from '../../server/platform/services';
import { makePerson } from '../../tests/integration/backend/people';
import type { StripeStub } from '../../tests/integration/billing/stripe-stub';
import { callBff } from '../measure/bff-client';

export interface Shop {
  bff: string;
  services: Services;
  stripe: StripeStub;
  webhookSecret: string;
  /** Session of an administrator. */
  adminToken: string;
  /** Counts refusals by operation and code. */
  refused: Map<string, number>;
}

const open = 'mutation Open($input: OpenCartInput!) { openCart(input: $input) }';
const voucher = 'mutation Voucher($code: String!) { chooseVoucher(code: $code) }';
const cart = 'query Cart { myCart { totalCents } }';
const pay = 'mutation Pay($shownCents: Int!) { payCart(shownCents: $shownCents) { paymentId pageUrl } }';
const refresh = 'mutation Refresh($id: ID!) { refreshMyPayment(id: $id) }';
const plans = 'query Plans { myPlans { id } }';
const cancel = 'mutation Cancel($id: ID!) { cancelPlan(id: $id) }';
const undo = 'mutation Undo($id: ID!) { undoCancelPlan(id: $id) }';
const refund = 'mutation Refund($id: ID!, $reason: String!) { refundPayment(id: $id, reason: $reason) }';

const chance = (percent: number): boolean => randomInt(100) < percent;

/** A new family buys a plan: a double click, the page, its messages, and now and then a change of mind. Rejects once the backend is killed. */
export async function buyOnce(shop: Shop, inviterId: string | null): Promise<string> {
  const { services, stripe } = shop;
  const { id: userId, token } = await makePerson(services);
  if (inviterId !== null)
    await services.db.updateTable('users').set({ invited_by: inviterId }).where('id', '=', userId).execute();
  const ask = <Data>(text: string, variables = {}, as = token) => call<Data>(shop, as, text, variables);
  const input = { plan: 'ONE_COURSE', months: 1, currency: chance(25) ? 'USD' : 'AUD', courseIds: ['year-6'] };
  await ask(open, { input });
  if (chance(35)) await ask(voucher, { code: 'JOIN10' });
  const shownCents = (await ask<{ myCart: { totalCents: number } }>(cart))?.myCart.totalCents;
  const press = () => ask<{ payCart: { paymentId: string; pageUrl: string | null } }>(pay, { shownCents });
  const [first, second] = await Promise.all([press(), press()]);
  const started = (first ?? second)?.payCart;
  const session = started?.pageUrl?.split('/').at(-1);
  if (started === undefined || session === undefined) return userId;
  const { paymentId: id } = started;
  // Some close the browser on the page, some come back without paying, most pay.
  if (chance(12)) return userId;
  if (chance(12)) stripe.expire(session);
  else stripe.pay(session, randomUUID());
  await Promise.all([tell(shop, session), tell(shop, session), ask(refresh, { id })]);
  if (chance(20)) await ask(refund, { id, reason: 'Asked for by phone.' }, shop.adminToken);
  if (chance(20)) {
    const [plan] = (await ask<{ myPlans: { id: string }[] }>(plans))?.myPlans ?? [];
    if (plan !== undefined) await ask(cancel, { id: plan.id });
    if (plan !== undefined && chance(50)) await ask(undo, { id: plan.id });
  }
  return userId;
}

/** The provider says that something happened to a session. */
async function tell({ bff, webhookSecret }: Shop, session: string): Promise<void> {
  const event = { id: `evt_${randomUUID()}`, data: { object: { id: session, object: 'checkout.session' } } };
  const body = JSON.stringify(event);
  const headers = { 'stripe-signature': signEvent(Buffer.from(body), webhookSecret, new Date()) };
  await fetch(`${bff}/payment-events`, { method: 'POST', body, headers, signal: AbortSignal.timeout(10_000) });
}

async function call<Data>(shop: Shop, token: string, text: string, variables: Record<string, unknown>) {
  const { data, errors } = await callBff<Data>(shop.bff, token, text, variables);
  for (const { extensions } of errors) {
    const kind = `${/\w+ (\w+)/.exec(text)?.[1]} ${extensions?.code ?? 'none'}`;
    shop.refused.set(kind, (shop.refused.get(kind) ?? 0) + 1);
  }
  return data;
}
