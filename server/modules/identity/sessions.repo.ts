import type { Db } from '../../db/client';

export async function insertSession(
  db: Db,
  row: { token_hash: Buffer; user_id: string; created_at: Date; expires_at: Date },
): Promise<void> {
  await db.insertInto('sessions').values(row).execute();
}

/** The person a living session belongs to, in one statement. */
export async function findSessionUser(db: Db, hash: Buffer, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'users.id',
      'users.roles',
      'users.time_zone',
      'users.accept_tc_at',
      'users.created_at',
      'sessions.expires_at',
      'sessions.inspects',
    ])
    .where('sessions.token_hash', '=', hash)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();
}

export async function extendSession(db: Db, hash: Buffer, expiresAt: Date): Promise<void> {
  await db.updateTable('sessions').set({ expires_at: expiresAt }).where('token_hash', '=', hash).execute();
}

/** Returns whose session it was; null when it was not there. */
export async function deleteSession(db: Db, hash: Buffer): Promise<string | null> {
  const row = await db.deleteFrom('sessions').where('token_hash', '=', hash).returning('user_id').executeTakeFirst();
  return row?.user_id ?? null;
}

export async function deleteSessionsOfUser(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

export async function deleteExpiredSessionsOfUser(db: Db, userId: string, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('expires_at', '<=', now).execute();
}

/** Switches the state inspector for every session of a person; returns how many there are. */
export async function setInspectionOfSessions(db: Db, userId: string, inspects: boolean): Promise<number> {
  const result = await db.updateTable('sessions').set({ inspects }).where('user_id', '=', userId).executeTakeFirst();
  return Number(result.numUpdatedRows);
}
