import { daysBetween, lastDayOfTerm } from '../../../../rules/money/calendar';
import { nextSubscriptionState } from '../../../../rules/money/subscription-state';
import type { Trx } from '../../../db/client';
import { newId } from '../../../platform/ids';
import { endOfDay, localDay } from '../../../platform/local-day';
import { lockCart, updateCart } from '../carts/carts.repo';
import { type PaymentRow, updatePayment } from '../payments/payments.repo';
import { openTerm } from './cover';
import { coverEnd, deleteGrace, findReplaced, insertPlan, type PlanRow, updatePlan } from './plans.repo';
import { termStart } from './term-start';

/**
 * Begins the subscription of a cart that was paid; null where another payment began it already. A subscription of the
 * same courses that renews by itself renews no more: this one follows it.
 */
export async function beginPlan(
  trx: Trx,
  payment: PaymentRow,
  payer: { id: string; time_zone: string },
  { savedCard, trialEnd, now }: { savedCard: string | null; trialEnd: Date | null; now: Date },
): Promise<PlanRow | null> {
  const cart = payment.cart_id === null ? null : await lockCart(trx, payer.id, payment.cart_id);
  if (cart === null || cart.state === 'PAID') return null;
  const { course_ids, months, plan: name, currency } = payment;
  const covered = await coverEnd(trx, payer.id, course_ids, now);
  const timeZone = payer.time_zone;
  const start = termStart({ covered, trialEnd, timeZone, now });
  const lastDay = lastDayOfTerm(start.firstDay, 1, months);
  const plan = await insertPlan(trx, {
    id: newId(),
    user_id: payer.id,
    plan: name,
    months,
    currency,
    course_ids,
    // Without a card nothing can renew.
    state: savedCard === null ? 'CANCELLING' : 'ACTIVE',
    first_day: start.firstDay,
    time_zone: timeZone,
    term: 1,
    term_starts_at: start.opensAt,
    term_ends_at: endOfDay(lastDay, timeZone),
    last_day: lastDay,
    price_cents: payment.amount_cents + payment.voucher_cents,
    told_cents: null,
    told_at: null,
    provider: payment.provider,
    saved_card: savedCard,
    payer_email: payment.payer_email,
    next_try_at: null,
    cancelled_at: null,
    ended_at: null,
    created_at: now,
  });
  await updateCart(trx, cart.id, { state: 'PAID', changed_at: now });
  await updatePayment(trx, payment.id, {
    subscription_id: plan.id,
    service_from: plan.term_starts_at,
    service_to: plan.term_ends_at,
    service_days: daysBetween(localDay(plan.term_starts_at, timeZone), lastDay) + 1,
  });
  await openTerm(trx, plan, payment.id);
  for (const old of await findReplaced(trx, payer.id, course_ids, plan.id)) {
    const state = nextSubscriptionState(old.state, 'CANCEL');
    if (state === null) continue;
    await updatePlan(trx, old.id, { state, cancelled_at: now, next_try_at: null });
    await deleteGrace(trx, old.id);
  }
  return plan;
}
