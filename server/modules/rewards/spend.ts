import type { Trx } from '../../db/client';
import { newId } from '../../platform/ids';
import { bookSpending } from './coins.repo';
import type { CoinMovement } from './earn';

/**
 * Takes coins inside the caller's transaction. False when there are not so many, or when this key has been booked before:
 * the caller then lets the transaction fail.
 */
export async function spend(trx: Trx, { studentId, amount, reason, idempotencyKey }: CoinMovement): Promise<boolean> {
  if (!Number.isInteger(amount) || amount <= 0) throw new RangeError('Coins are spent in whole numbers above 0.');
  return bookSpending(trx, {
    student_id: studentId,
    id: newId(),
    amount: -amount,
    reason,
    practice_id: null,
    idempotency_key: idempotencyKey,
  });
}
