import { addDays } from '../../../../rules/money/calendar';
import { graceDays } from '../../../../rules/money/renewal-calendar';
import type { Trx } from '../../../db/client';
import { newId } from '../../../platform/ids';
import { endOfDay } from '../../../platform/local-day';
import { insertCover, type PlanRow } from './plans.repo';

/** Opens a paid term to the student, and where it renews the days after it in which the renewal is tried. */
export async function openTerm(trx: Trx, plan: PlanRow, paymentId: string): Promise<void> {
  const term = { starts_at: plan.term_starts_at, ends_at: plan.term_ends_at, grace: false };
  await cover(trx, plan, { ...term, payment_id: paymentId });
  if (plan.state === 'ACTIVE') await openGrace(trx, plan, paymentId);
}

/** The days after a term in which its renewal is tried stay open. */
export async function openGrace(trx: Trx, plan: PlanRow, paymentId: string | null): Promise<void> {
  const ends = endOfDay(addDays(plan.last_day, graceDays), plan.time_zone);
  await cover(trx, plan, { starts_at: plan.term_ends_at, ends_at: ends, grace: true, payment_id: paymentId });
}

/** Opens the courses of a plan for some days; nothing for an account that is gone. */
async function cover(
  trx: Trx,
  { id: planId, user_id: userId, course_ids: courseIds }: PlanRow,
  days: { starts_at: Date; ends_at: Date; grace: boolean; payment_id: string | null },
): Promise<void> {
  if (userId === null) return;
  await insertCover(
    trx,
    courseIds.map((courseId) => ({
      ...days,
      user_id: userId,
      id: newId(),
      course_id: courseId,
      plan_subscription_id: planId,
    })),
  );
}
