import type { Trx } from '../../../db/client';
import { findCourse } from '../../catalogue/index';
import { lockPayer } from '../payments/payments.repo';
import { coverEnd, findOneCoursePlans, moveCover, updatePlan } from './plans.repo';

const courseOfYear = (year: number): string => `year-${year}`;

/**
 * Moves a student's subscription of one course along when the year level changes: the rest of its term, and what it
 * renews for, are the new year's course. It stays where that year has no course, or where it is paid for already. Runs in
 * the transaction that changes the year level.
 */
export async function movePlan(
  trx: Trx,
  { userId, fromYear, toYear, now }: { userId: string; fromYear: number; toYear: number; now: Date },
): Promise<void> {
  const [from, to] = [courseOfYear(fromYear), courseOfYear(toYear)];
  if (findCourse(to) === undefined) return;
  await lockPayer(trx, userId);
  const plans = await findOneCoursePlans(trx, userId, from);
  if (plans.length === 0 || (await coverEnd(trx, userId, [to], now)) !== null) return;
  for (const plan of plans) {
    await updatePlan(trx, plan.id, { course_ids: [to] });
    await moveCover(trx, plan.id, to, now);
  }
}
