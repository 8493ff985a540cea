import { addDays, daysBetween } from '../../../../rules/money/calendar';
import { nextSubscriptionState } from '../../../../rules/money/subscription-state';
import type { Trx } from '../../../db/client';
import { newId } from '../../../platform/ids';
import { forEachDue, inPages } from '../../../platform/jobs/for-each-due';
import { localDay } from '../../../platform/local-day';
import type { Services } from '../../../platform/services';
import { insertPayment, isKeyTaken, lockPayer } from '../payments/payments.repo';
import { refreshPayment } from '../payments/refresh-payment';
import { priceOf } from '../price-table';
import { failRenewal } from './fail-renewal';
import { deleteGrace, findDue, findPlan, lockPlan, type PlanRow, updatePlan } from './plans.repo';

/** Days for which a new price is told before it holds. */
export const priceNoticeDays = 30;

/** Renews or ends every subscription whose time has come. Each is done once, however many workers do this. */
export async function renewDue(services: Services): Promise<void> {
  const { db, clock } = services;
  await forEachDue(services, {
    job: 'renewals',
    due: inPages<{ id: string }>((after, limit) => findDue(db, clock.now(), after, limit)),
    idOf: ({ id }) => id,
    run: ({ id }) => renewOne(services, id),
  });
}

async function renewOne(services: Services, planId: string): Promise<void> {
  const paymentId = await services.db.transaction().execute((trx) => beginRenewal(services, trx, planId));
  if (paymentId === null) return;
  try {
    await refreshPayment(services, paymentId);
  } catch (error) {
    // Nothing is known: the payment stays open and the provider is asked again with the same key.
    services.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'payment provider');
  }
}

/** The payment of a renewal, to be charged after the commit; null where there is nothing to charge. */
async function beginRenewal(services: Services, trx: Trx, planId: string): Promise<string | null> {
  const now = services.clock.now();
  // Person before plan, as everywhere: two changes never wait for each other.
  const owner = (await findPlan(trx, planId))?.user_id ?? null;
  if (owner !== null) await lockPayer(trx, owner);
  const plan = await lockPlan(trx, planId);
  if (plan === null || plan.term_ends_at > now || (plan.next_try_at !== null && plan.next_try_at > now)) return null;
  if (plan.state === 'CANCELLING' || plan.user_id === null) {
    await updatePlan(trx, plan.id, {
      state: nextSubscriptionState(plan.state, 'TERM_ENDED') ?? 'ENDED',
      ended_at: now,
    });
    await deleteGrace(trx, plan.id);
    return null;
  }
  if (nextSubscriptionState(plan.state, 'PAID') === null) return null;
  const cents = renewalPrice(plan, localDay(now, plan.time_zone));
  const isChargeable = plan.saved_card !== null && plan.provider === services.payments?.name;
  if (!isChargeable) {
    await failRenewal(services, trx, { subscription_id: plan.id, term: plan.term + 1, amount_cents: cents });
    return null;
  }
  const key = `renewal:${plan.id}:${plan.term + 1}:${plan.tries + 1}`;
  // Another worker was faster, and the bank still decides.
  if (await isKeyTaken(trx, key)) return null;
  const id = newId();
  await insertPayment(trx, {
    id,
    user_id: plan.user_id,
    subscription_id: plan.id,
    term: plan.term + 1,
    try: plan.tries + 1,
    idempotency_key: key,
    provider: plan.provider,
    state: 'CREATED',
    plan: plan.plan,
    months: plan.months,
    course_ids: plan.course_ids,
    currency: plan.currency,
    amount_cents: cents,
    payer_email: plan.payer_email,
    next_check_at: new Date(now.getTime() + 60_000),
    created_at: now,
  });
  return id;
}

/** The price of the next term: a new one only where it was told thirty days before. */
export function renewalPrice(
  plan: Pick<
    PlanRow,
    'plan' | 'months' | 'currency' | 'price_cents' | 'told_cents' | 'told_at' | 'last_day' | 'time_zone'
  >,
  today: string,
): number {
  const current = priceOf(plan, today);
  const isTold =
    plan.told_at !== null &&
    daysBetween(localDay(plan.told_at, plan.time_zone), addDays(plan.last_day, 1)) >= priceNoticeDays;
  return isTold && plan.told_cents === current && current !== null ? current : plan.price_cents;
}
