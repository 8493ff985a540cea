import { sql } from 'kysely';
import type { Db, Trx } from '../../db/client';

/** The number of a person's newest row, 0 without rows. A restored table may be ahead of the sequence. */
const newestRow = (userId: string) =>
  sql<string>`coalesce((select max(seq) from user_events where user_id = ${userId}), 0)`;

/**
 * Appends an event with the next number of the person's sequence, and returns that number. Rivals wait for our commit,
 * so numbers become visible in order.
 */
export async function insertUserEvent(
  trx: Trx,
  event: { userId: string; kind: string; payload: string },
): Promise<string> {
  const { rows } = await sql<{ seq: string }>`
    with next as (
      insert into user_event_sequences (user_id, last_seq) values (${event.userId}, ${newestRow(event.userId)} + 1)
      on conflict (user_id) do update
        set last_seq = greatest(user_event_sequences.last_seq, excluded.last_seq - 1) + 1
      returning last_seq
    )
    insert into user_events (user_id, seq, kind, payload)
    select ${event.userId}::uuid, last_seq, ${event.kind}, ${event.payload}::jsonb from next
    returning seq`.execute(trx);
  const seq = rows[0]?.seq;
  if (seq === undefined) throw new Error('An event was not stored.');
  return seq;
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
