import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../db/client';

export interface CoinEntryRow {
  student_id: string;
  id: string;
  amount: number;
  reason: string;
  practice_id: string | null;
  idempotency_key: string;
}

/**
 * For use inside a larger statement, as two of its CTEs: `coins` appends the entries whose keys are new, `balance` adds
 * them to the balance. Without entries there is nothing to add.
 */
export function earningCtes(rows: readonly CoinEntryRow[]): RawBuilder<unknown>[] {
  if (rows.length === 0) return [];
  const values = rows.map(
    (row) => sql`(${row.student_id}::uuid, ${row.id}::uuid, ${row.amount}::int, ${row.reason}, ${row.practice_id}::uuid,
      ${row.idempotency_key})`,
  );
  return [
    sql`coins as (
      insert into coin_entries (student_id, id, amount, reason, practice_id, idempotency_key)
      values ${sql.join(values)}
      on conflict (student_id, idempotency_key) do nothing
      returning student_id, amount
    )`,
    sql`balance as (
      insert into coin_balances (student_id, balance)
      select student_id, sum(amount) from coins group by student_id
      on conflict (student_id) do update set balance = coin_balances.balance + excluded.balance
    )`,
  ];
}

/** Books entries with their balance; returns the sum of those that were new. */
export async function bookEntries(trx: Trx, rows: readonly CoinEntryRow[]): Promise<number> {
  const { rows: booked } = await sql<{ sum: number }>`
    with ${sql.join(earningCtes(rows))} select coalesce(sum(amount), 0)::int as sum from coins`.execute(trx);
  return booked[0]?.sum ?? 0;
}

/**
 * Books one entry below 0 with its balance, if there are so many coins. Two at once wait for each other at the balance; the
 * second sees what the first left.
 */
export async function bookSpending(trx: Trx, row: CoinEntryRow): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    with paid as (
      update coin_balances set balance = balance + ${row.amount}
      where student_id = ${row.student_id} and balance + ${row.amount} >= 0 returning student_id
    )
    insert into coin_entries (student_id, id, amount, reason, practice_id, idempotency_key)
    select student_id, ${row.id}::uuid, ${row.amount}::int, ${row.reason}, null, ${row.idempotency_key} from paid
    on conflict (student_id, idempotency_key) do nothing returning id`.execute(trx);
  return rows.length > 0;
}

/**
 * For use inside a larger statement: which of these keys are booked, as a JSON array. A key is text, or SQL that makes it.
 * Without keys nothing is read.
 */
export function bookedKeysJson(
  studentId: string,
  keys: readonly (string | RawBuilder<string | null>)[],
): RawBuilder<string[]> {
  if (keys.length === 0) return sql`'[]'::json`;
  return sql`(select coalesce(json_agg(idempotency_key), '[]') from coin_entries
    where student_id = ${studentId} and idempotency_key = any(array[${sql.join(keys)}]::text[]))`;
}

/** For use inside a larger statement: what the student has now, as a number. */
export function coinBalanceJson(studentId: string): RawBuilder<number> {
  return sql`coalesce((select balance from coin_balances where student_id = ${studentId}), 0)`;
}

/** For use inside a larger statement: what a practice moved, entry by entry, oldest first, as a JSON array. */
export function coinEntriesJson(
  studentId: RawBuilder<unknown>,
  practiceId: RawBuilder<unknown>,
): RawBuilder<{ reason: string; amount: number }[]> {
  return sql`(select coalesce(json_agg(json_build_object('reason', reason, 'amount', amount) order by created_at, id), '[]')
    from coin_entries where student_id = ${studentId} and practice_id = ${practiceId})`;
}
