import type { Db } from '../../db/client';

export async function insertStoredObject(db: Db, key: string, at: Date): Promise<void> {
  await db.insertInto('stored_objects').values({ key, created_at: at }).execute();
}

export async function deleteStoredObject(db: Db, key: string): Promise<void> {
  await db.deleteFrom('stored_objects').where('key', '=', key).execute();
}
