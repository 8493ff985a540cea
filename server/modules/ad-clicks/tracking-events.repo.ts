import type { Db } from '../../db/client';

export interface TrackingEventRow {
  id: string;
  kind: string;
  click_hash: Buffer;
  forwarded_at: null;
  created_at: Date;
}

/** Stores an event; false when that click is stored already. */
export async function insertTrackingEvent(db: Db, row: TrackingEventRow): Promise<boolean> {
  const inserted = await db
    .insertInto('tracking_events')
    .values(row)
    .onConflict((conflict) => conflict.column('click_hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function markForwarded(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('tracking_events').set({ forwarded_at: now }).where('id', '=', id).execute();
}

export async function deleteTrackingEventsBefore(db: Db, instant: Date): Promise<void> {
  await db.deleteFrom('tracking_events').where('created_at', '<', instant).execute();
}
