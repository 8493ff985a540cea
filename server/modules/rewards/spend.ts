import type { Trx } from '../../db/client';
import { AppError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import { insertCoinEntry, takeFromBalance } from './coins.repo';
import type { CoinMovement } from './earn';

/**
 * Takes coins inside the caller's transaction. Returns false when this key has been booked before; throws CONFLICT,
 * which rolls the transaction back, when there are not enough.
 */
export async function spend(trx: Trx, movement: CoinMovement): Promise<boolean> {
  const { studentId, amount, reason, practiceId, idempotencyKey } = movement;
  if (!Number.isInteger(amount) || amount <= 0) throw new RangeError('Coins are spent in whole numbers above 0.');
  const isNew = await insertCoinEntry(trx, {
    student_id: studentId,
    id: newId(),
    amount: -amount,
    reason,
    practice_id: practiceId ?? null,
    idempotency_key: idempotencyKey,
  });
  if (isNew && !(await takeFromBalance(trx, studentId, amount))) {
    throw new AppError('CONFLICT', 'There are not enough MarsCoins for this.');
  }
  return isNew;
}
