import type { CoinReason } from '../../../rules/coin-sources';
import type { Trx } from '../../db/client';
import { localDay } from '../../platform/local-day';
import type { Viewer } from '../../platform/viewer';
import { earn } from '../rewards/index';
import { addToDay } from './activity.repo';
import { coinMovements } from './coins';

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

/** Somebody who earns: the day that the coins count for is theirs. */
export type Earner = Pick<Viewer, 'id' | 'timeZone'>;

/** Earns what a key stands for, once, within the day's cap, outside practices. */
export async function grantOnce(
  trx: Trx,
  { id, timeZone }: Earner,
  { reason, key }: { reason: CoinReason; key: string },
  now: Date,
): Promise<void> {
  const day = localDay(now, timeZone);
  const today = await addToDay(trx, id, day, {});
  const grant = { studentId: id, day, practiceId: null, earnedToday: today.coins };
  await grantCoins(trx, grant, [{ reason, idempotencyKey: key }]);
}

/** Thanks a student for a report of a question that was right; once a report. */
export async function grantReportCoins(trx: Trx, earner: Earner, questionId: string, now: Date): Promise<void> {
  await grantOnce(trx, earner, { reason: 'REPORT_ACCEPTED', key: `report:${questionId}` }, now);
}

/** Earns what is earned once a day. */
export async function grantOnceADay(trx: Trx, earner: Earner, reason: CoinReason, now: Date): Promise<void> {
  const key = `${reason.toLowerCase()}:${localDay(now, earner.timeZone)}`;
  await grantOnce(trx, earner, { reason, key }, now);
}
