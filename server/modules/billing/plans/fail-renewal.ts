import { addDays } from '../../../../rules/money/calendar';
import { dayOfTry } from '../../../../rules/money/renewal-calendar';
import { nextSubscriptionState } from '../../../../rules/money/subscription-state';
import type { Trx } from '../../../db/client';
import { endOfDay } from '../../../platform/local-day';
import type { Services } from '../../../platform/services';
import { mailTexts } from '../mails/mail-texts';
import { planAddress } from '../mails/plan-address';
import { writeMail } from '../mails/write-mail';
import { courseNames } from './describe-plan';
import { deleteGrace, lockPlan, updatePlan } from './plans.repo';

/** A try to charge a renewal took no money: sets the next one, or ends the subscription, and writes to the family. */
export async function failRenewal(
  services: Services,
  trx: Trx,
  payment: { subscription_id: string | null; term: number; amount_cents: number },
): Promise<void> {
  const now = services.clock.now();
  const plan = payment.subscription_id === null ? null : await lockPlan(trx, payment.subscription_id);
  if (plan === null || plan.term + 1 !== payment.term) return;
  const tries = plan.tries + 1;
  const nextDay = dayOfTry(plan.last_day, tries);
  const state = nextSubscriptionState(plan.state, 'RENEWAL_FAILED');
  if (state === null) return;
  const ended = nextDay === null ? nextSubscriptionState(state, 'TRIES_USED_UP') : null;
  await updatePlan(trx, plan.id, {
    state: ended ?? state,
    tries,
    next_try_at: nextDay === null ? null : endOfDay(addDays(nextDay, -1), plan.time_zone),
    ended_at: ended === null ? null : now,
  });
  if (ended !== null) await deleteGrace(trx, plan.id);
  if (plan.user_id === null) return;
  const text = mailTexts(services.siteUrl, planAddress(services, plan)).renewalFailed({
    courses: courseNames(plan.course_ids),
    months: plan.months,
    cents: payment.amount_cents,
    currency: plan.currency,
    nextDay,
  });
  const key = `renewal-failed:${plan.id}:${payment.term}:${tries}`;
  await writeMail(
    trx,
    { userId: plan.user_id, timeZone: plan.time_zone, payerEmail: plan.payer_email },
    { key, ...text },
    { now },
  );
}
