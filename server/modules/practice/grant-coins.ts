import type { Trx } from '../../db/client';
import { localDay } from '../../platform/local-day';
import type { Viewer } from '../../platform/viewer';
import { earn } from '../rewards/index';
import { addToDay } from './activity.repo';
import { type CoinReason, coinMovements } from './coins';

/** Earns coins within the day's cap, in the transaction of what earned them. `earnedToday` is the day's sum so far. */
export async function grantCoins(
  trx: Trx,
  grant: { studentId: string; day: string; practiceId: string | null; earnedToday: number },
  earned: { reason: CoinReason; idempotencyKey: string }[],
): Promise<void> {
  let coins = 0;
  for (const movement of coinMovements(grant, earned)) {
    if (await earn(trx, movement)) coins += movement.amount;
  }
  if (coins > 0) await addToDay(trx, grant.studentId, grant.day, { coins });
}

/** Thanks a student for a report of a question that was right; once a report, within the day's cap. */
export async function grantReportCoins(
  trx: Trx,
  { id, timeZone }: { id: string; timeZone: string },
  questionId: string,
  now: Date,
): Promise<void> {
  const day = localDay(now, timeZone);
  const today = await addToDay(trx, id, day, {});
  const grant = { studentId: id, day, practiceId: null, earnedToday: today.coins };
  await grantCoins(trx, grant, [{ reason: 'REPORT_ACCEPTED', idempotencyKey: `report:${questionId}` }]);
}

/** Earns what is earned once a day, within the day's cap, outside practices. */
export async function grantOnceADay(trx: Trx, viewer: Viewer, reason: CoinReason, now: Date): Promise<void> {
  const day = localDay(now, viewer.timeZone);
  const today = await addToDay(trx, viewer.id, day, {});
  const grant = { studentId: viewer.id, day, practiceId: null, earnedToday: today.coins };
  await grantCoins(trx, grant, [{ reason, idempotencyKey: `${reason.toLowerCase()}:${day}` }]);
}
