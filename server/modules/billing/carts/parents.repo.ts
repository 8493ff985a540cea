import type { Db } from '../../../db/client';

/** What the dates of a term are worked out with. */
export async function findPayerFacts(db: Db, userId: string): Promise<{ timeZone: string; acceptTcAt: Date | null }> {
  const row = await db
    .selectFrom('users')
    .select(['time_zone', 'accept_tc_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { timeZone: row.time_zone, acceptTcAt: row.accept_tc_at };
}
