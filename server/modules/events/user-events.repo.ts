import { sql } from 'kysely';
import type { Db, Trx } from '../../db/client';

/** The number of a person's newest row, 0 without rows. A restored table may be ahead of the sequence. */
const newestRow = (userId: string) =>
  sql<string>`coalesce((select max(seq) from user_events where user_id = ${userId}), 0)`;

/** Takes the next number of a person's sequence. Rivals wait for our commit, so numbers become visible in order. */
export async function takeNextSeq(trx: Trx, userId: string): Promise<string> {
  const row = await trx
    .insertInto('user_event_sequences')
    .values({ user_id: userId, last_seq: sql<string>`${newestRow(userId)} + 1` })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        last_seq: sql<string>`greatest(user_event_sequences.last_seq, excluded.last_seq - 1) + 1`,
      }),
    )
    .returning('last_seq')
    .executeTakeFirstOrThrow();
  return row.last_seq;
}

export async function insertUserEvent(
  trx: Trx,
  row: { user_id: string; seq: string; kind: string; payload: string },
): Promise<void> {
  await trx.insertInto('user_events').values(row).execute();
}

/** Forgets what is beyond the promise: all but the newest `keep` events, and those older than `days` days. */
export async function deleteOldEvents(
  trx: Trx,
  userId: string,
  { lastSeq, keep, days }: { lastSeq: string; keep: number; days: number },
): Promise<void> {
  await trx
    .deleteFrom('user_events')
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('seq', '<=', String(Number(lastSeq) - keep)),
        eb('created_at', '<', sql<Date>`now() - make_interval(days => ${days})`),
      ]),
    )
    .execute();
}

/** The newest number of a person, by the sequence or by the rows, whichever is ahead; 0 without any. */
export async function readLastSeq(db: Db, userId: string): Promise<string> {
  const { rows } = await sql<{ last: string }>`select greatest(
    (select last_seq from user_event_sequences where user_id = ${userId}), ${newestRow(userId)})::text as last`.execute(
    db,
  );
  return rows[0]?.last ?? '0';
}

export async function readEventsAfter(db: Db, userId: string, after: string, limit: number) {
  return db
    .selectFrom('user_events')
    .select(['seq', 'kind', 'payload', 'created_at'])
    .where('user_id', '=', userId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute();
}
