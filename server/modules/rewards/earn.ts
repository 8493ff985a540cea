import type { RawBuilder } from 'kysely';
import type { Trx } from '../../db/client';
import { newId } from '../../platform/ids';
import { bookEntries, type CoinEntryRow, earningCtes } from './coins.repo';

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
  return (await bookEntries(trx, [entryOf(movement)])) > 0;
}

/** Adds coins of several students, whom the caller has locked. */
export async function earnAll(trx: Trx, movements: readonly CoinMovement[]): Promise<void> {
  if (movements.length > 0) await bookEntries(trx, movements.map(entryOf));
}

/** The same as CTEs of a statement that stores what the coins are for. */
export function earning(movements: readonly CoinMovement[]): RawBuilder<unknown>[] {
  return earningCtes(movements.map(entryOf));
}

function entryOf({ studentId, amount, reason, practiceId, idempotencyKey }: CoinMovement): CoinEntryRow {
  if (!Number.isInteger(amount) || amount <= 0) throw new RangeError('Coins are earned in whole numbers above 0.');
  return {
    student_id: studentId,
    id: newId(),
    amount,
    reason,
    practice_id: practiceId ?? null,
    idempotency_key: idempotencyKey,
  };
}
