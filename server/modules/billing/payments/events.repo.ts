import { sql } from 'kysely';
import type { Db } from '../../../db/client';

/** Whether it was new. */
export async function insertEvent(
  db: Db,
  event: { provider: string; id: string; ref: string; received_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('provider_events')
    .values({ ...event, applied_at: null })
    .onConflict((conflict) => conflict.columns(['provider', 'id']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export interface WaitingEvent {
  provider: string;
  id: string;
  ref: string;
}

export async function findWaitingEvents(db: Db, after: WaitingEvent | null, limit: number): Promise<WaitingEvent[]> {
  return db
    .selectFrom('provider_events')
    .select(['provider', 'id', 'ref'])
    .where('applied_at', 'is', null)
    .$if(after !== null, (query) => query.where(sql<boolean>`(provider, id) > (${after?.provider}, ${after?.id})`))
    .orderBy('provider')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function markApplied(db: Db, provider: string, id: string, at: Date): Promise<void> {
  await db
    .updateTable('provider_events')
    .set({ applied_at: at })
    .where('provider', '=', provider)
    .where('id', '=', id)
    .execute();
}
