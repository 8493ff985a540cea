import type { CoinReason } from '../../../rules/coin-sources';
import type { Trx } from '../../db/client';
import { localDay } from '../../platform/local-day';
import { earn } from '../rewards/index';
import { addToDay } from './activity.repo';
import { coinMovements, dayCoinsOf } from './coins';

/** What a battle can earn; when it does is the battle's own rule. */
export interface BattleCoins {
  reason: Extract<CoinReason, `BATTLE_${string}`>;
  /** The same key earns once. */
  key: string;
}

/** Earns the coins of a battle, each key once, in the transaction that settles it. */
export async function grantBattleCoins(
  trx: Trx,
  { id: studentId, timeZone }: { id: string; timeZone: string },
  battle: { practiceId: string | null; at: Date; earned: readonly BattleCoins[] },
): Promise<{ reason: string; amount: number }[]> {
  if (battle.earned.length === 0) return [];
  const day = localDay(battle.at, timeZone);
  const today = await addToDay(trx, studentId, day, {});
  const earned = battle.earned.map(({ reason, key }) => ({ reason, idempotencyKey: key }));
  const grant = { studentId, practiceId: battle.practiceId, earnedToday: today.coins };
  const granted: { reason: string; amount: number }[] = [];
  for (const movement of coinMovements(grant, earned)) {
    if (await earn(trx, movement)) granted.push({ reason: movement.reason, amount: movement.amount });
  }
  const coins = dayCoinsOf(granted);
  if (coins > 0) await addToDay(trx, studentId, day, { coins });
  return granted;
}
