import { daysBetween, lastDayOfTerm } from '../../../../rules/money/calendar';
import { nextSubscriptionState } from '../../../../rules/money/subscription-state';
import type { Trx } from '../../../db/client';
import { endOfDay, localDay } from '../../../platform/local-day';
import { type PaymentRow, updatePayment } from '../payments/payments.repo';
import { openTerm } from './cover';
import { deleteGrace, lockPlan, type PlanRow, updatePlan } from './plans.repo';

/** Gives a subscription the next term; null where it was cancelled meanwhile or has that term already. */
export async function renewPlan(trx: Trx, payment: PaymentRow): Promise<PlanRow | null> {
  const plan = payment.subscription_id === null ? null : await lockPlan(trx, payment.subscription_id);
  if (plan === null || payment.term !== plan.term + 1) return null;
  const state = nextSubscriptionState(plan.state, 'PAID');
  if (state === null) return null;
  const lastDay = lastDayOfTerm(plan.first_day, payment.term, plan.months);
  const change = {
    state,
    term: payment.term,
    term_starts_at: plan.term_ends_at,
    term_ends_at: endOfDay(lastDay, plan.time_zone),
    last_day: lastDay,
    price_cents: payment.amount_cents,
    told_cents: null,
    told_at: null,
    tries: 0,
    next_try_at: null,
  };
  await updatePlan(trx, plan.id, change);
  const renewed = { ...plan, ...change };
  await updatePayment(trx, payment.id, {
    service_from: renewed.term_starts_at,
    service_to: renewed.term_ends_at,
    service_days: daysBetween(localDay(renewed.term_starts_at, plan.time_zone), lastDay) + 1,
  });
  await deleteGrace(trx, plan.id);
  await openTerm(trx, renewed, payment.id);
  return renewed;
}
