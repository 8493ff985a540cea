import type { Db } from '../../db/client';

export interface ContactMessageRow {
  id: string;
  content_hash: Buffer;
  name: string;
  email: string;
  topic: string;
  message: string;
  created_at: Date;
}

/** Stores a message; false when the same one is stored already. */
export async function insertContactMessage(db: Db, row: ContactMessageRow): Promise<boolean> {
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
