import type { Trx } from '../../db/client';
import { newId } from '../../platform/ids';
import { addToBalance, insertCoinEntry } from './coins.repo';

export interface CoinMovement {
  studentId: string;
  /** Whole coins, above 0. */
  amount: number;
  /** What it was for, in words that a student reads. */
  reason: string;
  practiceId?: string | null;
  /** The same key for the same student moves coins once. */
  idempotencyKey: string;
}

/** Adds coins inside the caller's transaction. Returns false when this key has been booked before. */
export async function earn(trx: Trx, movement: CoinMovement): Promise<boolean> {
  const { studentId, amount, reason, practiceId, idempotencyKey } = movement;
  if (!Number.isInteger(amount) || amount <= 0) throw new RangeError('Coins are earned in whole numbers above 0.');
  const isNew = await insertCoinEntry(trx, {
    student_id: studentId,
    id: newId(),
    amount,
    reason,
    practice_id: practiceId ?? null,
    idempotency_key: idempotencyKey,
  });
  if (isNew) await addToBalance(trx, studentId, amount);
  return isNew;
}
