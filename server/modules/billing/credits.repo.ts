import { sql } from 'kysely';
import type { Db, Trx } from '../../db/client';

/** Credits used or reserved since an instant. A reservation from before `staleBefore` counts no more. */
export async function sumCredits(db: Db, userId: string, since: Date, staleBefore: Date): Promise<number> {
  const { rows } = await sql<{ credits: number }>`
    select coalesce(sum(credits), 0)::int as credits from ai_credit_uses
    where user_id = ${userId} and created_at >= ${since}
      and (state = 'USED' or (state = 'RESERVED' and created_at > ${staleBefore}))`.execute(db);
  return rows[0]?.credits ?? 0;
}

/** Gives back what was reserved before an instant: its reply never came. Returns whether another one is on its way. */
export async function returnStale(trx: Trx, userId: string, staleBefore: Date, at: Date): Promise<boolean> {
  const { rows } = await sql<{ waiting: boolean }>`
    with returned as (
      update ai_credit_uses set state = 'RETURNED', settled_at = ${at}
      where user_id = ${userId} and state = 'RESERVED' and created_at <= ${staleBefore}
    )
    select exists (
      select 1 from ai_credit_uses where user_id = ${userId} and state = 'RESERVED' and created_at > ${staleBefore}
    ) as waiting`.execute(trx);
  return rows[0]?.waiting ?? false;
}

export async function insertCreditUse(
  trx: Trx,
  use: { user_id: string; id: string; idempotency_key: string; state: 'RESERVED' | 'USED'; created_at: Date },
): Promise<void> {
  const settled_at = use.state === 'USED' ? use.created_at : null;
  await trx
    .insertInto('ai_credit_uses')
    .values({ ...use, credits: 1, settled_at })
    .execute();
}

/** Ends a reservation; false where it is none any more. */
export async function endReservation(
  trx: Trx,
  userId: string,
  id: string,
  { state, at }: { state: 'USED' | 'RETURNED'; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('ai_credit_uses')
    .set({ state, settled_at: at })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('state', '=', 'RESERVED')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
