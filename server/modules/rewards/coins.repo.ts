import { sql } from 'kysely';
import type { Db, Trx } from '../../db/client';

export interface CoinEntryRow {
  student_id: string;
  id: string;
  amount: number;
  reason: string;
  practice_id: string | null;
  idempotency_key: string;
}

/** Appends an entry; false when its key is there already. A rival with the same key waits here for our commit. */
export async function insertCoinEntry(trx: Trx, row: CoinEntryRow): Promise<boolean> {
  const inserted = await trx
    .insertInto('coin_entries')
    .values(row)
    .onConflict((conflict) => conflict.columns(['student_id', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function addToBalance(trx: Trx, studentId: string, amount: number): Promise<void> {
  await trx
    .insertInto('coin_balances')
    .values({ student_id: studentId, balance: amount })
    .onConflict((conflict) =>
      conflict.column('student_id').doUpdateSet({ balance: sql<number>`coin_balances.balance + excluded.balance` }),
    )
    .execute();
}

export async function readEntriesOfPractice(db: Db, studentId: string, practiceId: string) {
  return db
    .selectFrom('coin_entries')
    .select(['reason', 'amount'])
    .where('student_id', '=', studentId)
    .where('practice_id', '=', practiceId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
