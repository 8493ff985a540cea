import type { Trx } from '../../db/client';
import { earn } from '../rewards/index';
import { addToDay } from './activity.repo';
import { type CoinReason, coinMovements } from './coins';

/** Earns coins within the day's cap, in the transaction of what earned them. `earnedToday` is the day's sum so far. */
export async function grantCoins(
  trx: Trx,
  grant: { studentId: string; day: string; practiceId: string; earnedToday: number },
  earned: { reason: CoinReason; idempotencyKey: string }[],
): Promise<void> {
  let coins = 0;
  for (const movement of coinMovements(grant, earned)) {
    if (await earn(trx, movement)) coins += movement.amount;
  }
  if (coins > 0) await addToDay(trx, grant.studentId, grant.day, { coins });
}
