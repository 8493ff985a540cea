import { type CoinReason, coinAmounts, coinReasons } from '../../../rules/coin-sources';
import type { Trx } from '../../db/client';
import { localDay } from '../../platform/local-day';
import type { Viewer } from '../../platform/viewer';
import { type CoinMovement, earn } from '../rewards/index';
import { addToDay } from './activity.repo';
import { coinMovements, dayCoinsOf } from './coins';

/** Earns coins in the transaction of what earned them. `earnedToday`: what counts for the day's cap so far. */
export async function grantCoins(
  trx: Trx,
  grant: { studentId: string; day: string; practiceId: string | null; earnedToday: number },
  earned: { reason: CoinReason; idempotencyKey: string }[],
): Promise<void> {
  const granted: CoinMovement[] = [];
  for (const movement of coinMovements(grant, earned)) {
    if (await earn(trx, movement)) granted.push(movement);
  }
  const coins = dayCoinsOf(granted);
  if (coins > 0) await addToDay(trx, grant.studentId, grant.day, { coins });
}

/** What is earned once, outside practices or whatever they earn: it stands outside the day's cap. */
type OnceReason = Extract<
  CoinReason,
  | 'TASK_ON_TIME'
  | 'TASK_LATE'
  | 'PLACEMENT_DONE'
  | 'REPORT_ACCEPTED'
  | 'FRIEND_JOINED'
  | 'REVIEW_COMPLETED'
  | 'QUEST_OF_DAY'
  | 'OWN_QUEST'
>;

/** Earns in full what a key stands for, once. */
export async function grantOnce(
  trx: Trx,
  studentId: string,
  { reason, key, practiceId = null }: { reason: OnceReason; key: string; practiceId?: string | null },
): Promise<void> {
  await earn(trx, {
    studentId,
    practiceId,
    amount: coinAmounts[reason],
    reason: coinReasons[reason],
    idempotencyKey: key,
  });
}

/** Thanks a student for a report of a question that was right; once a report. */
export async function grantReportCoins(trx: Trx, studentId: string, questionId: string): Promise<void> {
  await grantOnce(trx, studentId, { reason: 'REPORT_ACCEPTED', key: `report:${questionId}` });
}

/** Earns what is earned once a day of the student. */
export async function grantOnceADay(
  trx: Trx,
  { id, timeZone }: Pick<Viewer, 'id' | 'timeZone'>,
  reason: OnceReason,
  now: Date,
): Promise<void> {
  await grantOnce(trx, id, { reason, key: `${reason.toLowerCase()}:${localDay(now, timeZone)}` });
}
