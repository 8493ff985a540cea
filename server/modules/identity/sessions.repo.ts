import type { Selectable } from 'kysely';
import type { Db } from '../../db/client';
import { prepared } from '../../db/prepared';
import type { Database } from '../../db/schema';

export async function insertSession(
  db: Db,
  row: { token_hash: Buffer; user_id: string; created_at: Date; expires_at: Date },
): Promise<void> {
  await db.insertInto('sessions').values(row).execute();
}

const columns = [
  'users.id',
  'users.email',
  'users.username',
  'users.nickname',
  'users.avatar',
  'users.cognito_uid',
  'users.roles',
  'users.year_level',
  'users.time_zone',
  'users.accept_tc_at',
  'users.inviting_code',
  'users.created_at',
  'sessions.expires_at',
  'sessions.inspects',
] as const;

type SessionUser = Omit<Selectable<Database['users']>, 'password_hash' | 'invited_by'> &
  Pick<Selectable<Database['sessions']>, 'expires_at' | 'inspects'>;

const sessionUser = prepared<SessionUser, { hash: Buffer; now: Date }>('session_user', (value, db) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(columns)
    .where('sessions.token_hash', '=', value('hash'))
    .where('sessions.expires_at', '>', value('now')),
);

/** The person a living session belongs to, with their account: one statement, the first of every request. */
export async function findSessionUser(db: Db, hash: Buffer, now: Date): Promise<SessionUser | undefined> {
  const [row] = await sessionUser(db, { hash, now });
  return row;
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
