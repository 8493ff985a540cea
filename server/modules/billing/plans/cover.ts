import { addDays } from '../../../../rules/money/calendar';
import { graceDays } from '../../../../rules/money/renewal-calendar';
import type { Trx } from '../../../db/client';
import { newId } from '../../../platform/ids';
import { endOfDay } from '../../../platform/local-day';
import { insertCover, type PlanRow } from './plans.repo';

/** Opens a paid term to the student, and where it renews the days after it in which the renewal is tried. */
export async function openTerm(trx: Trx, plan: PlanRow, paymentId: string): Promise<void> {
  if (plan.user_id === null) return;
  const userId = plan.user_id;
  await insertCover(
    trx,
    plan.course_ids.map((course_id) => ({
      user_id: userId,
      id: newId(),
      course_id,
      starts_at: plan.term_starts_at,
      ends_at: plan.term_ends_at,
      plan_subscription_id: plan.id,
      payment_id: paymentId,
    })),
  );
  if (plan.state === 'ACTIVE') await openGrace(trx, plan, paymentId);
}

/** The days after a term in which its renewal is tried stay open. */
export async function openGrace(trx: Trx, plan: PlanRow, paymentId: string | null): Promise<void> {
  if (plan.user_id === null) return;
  const userId = plan.user_id;
  await insertCover(
    trx,
    plan.course_ids.map((course_id) => ({
      user_id: userId,
      id: newId(),
      course_id,
      starts_at: plan.term_ends_at,
      ends_at: endOfDay(addDays(plan.last_day, graceDays), plan.time_zone),
      plan_subscription_id: plan.id,
      payment_id: paymentId,
      grace: true,
    })),
  );
}
