import { rowsOf } from './database';

/** Coins as if they had been earned. */
export async function earnCoins(userId: string, amount: number): Promise<void> {
  await rowsOf(
    `with entry as (insert into coin_entries (student_id, id, amount, reason, idempotency_key)
       values ($1, gen_random_uuid(), $2, 'Practice set finished', 'story ' || gen_random_uuid()) returning student_id, amount)
     insert into coin_balances (student_id, balance) select student_id, amount from entry
       on conflict (student_id) do update set balance = coin_balances.balance + excluded.balance`,
    [userId, amount],
  );
}
