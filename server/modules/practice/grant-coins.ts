import type { Trx } from '../../db/client';
import { earn } from '../rewards/index';
import { addToDay } from './activity.repo';
import { type CoinReason, coinAmounts, coinReasons, withinDay } from './coins';

/**
 * Earns coins within the day's cap, in the transaction of what earned them. `earnedToday` is the day's sum so far;
 * returns the new one.
 */
export async function grantCoins(
  trx: Trx,
  grant: { studentId: string; day: string; practiceId: string; earnedToday: number },
  earned: { reason: CoinReason; idempotencyKey: string }[],
): Promise<number> {
  let { earnedToday } = grant;
  for (const { reason, idempotencyKey } of earned) {
    const amount = withinDay(coinAmounts[reason], earnedToday);
    if (amount === 0) continue;
    const { studentId, practiceId } = grant;
    const movement = { studentId, amount, reason: coinReasons[reason], practiceId, idempotencyKey };
    if (await earn(trx, movement)) earnedToday += amount;
  }
  if (earnedToday > grant.earnedToday) {
    await addToDay(trx, grant.studentId, grant.day, { coins: earnedToday - grant.earnedToday });
  }
  return earnedToday;
}
