import type { Insertable } from 'kysely';
import type { Db } from '../../db/client';
import type { Database } from '../../db/schema';

/** Stores a message; false when the same one is stored already. */
export async function insertContactMessage(db: Db, row: Insertable<Database['contact_messages']>): Promise<boolean> {
  const inserted = await db
    .insertInto('contact_messages')
    .values(row)
    .onConflict((conflict) => conflict.column('content_hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function deleteContactMessagesBefore(db: Db, instant: Date): Promise<void> {
  await db.deleteFrom('contact_messages').where('created_at', '<', instant).execute();
}
