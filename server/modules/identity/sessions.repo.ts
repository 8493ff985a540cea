import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/client';
import { prepared } from '../../db/prepared';
import type { Database } from '../../db/schema';

interface NewSession {
  tokenHash: Buffer;
  userId: string;
  device: string;
  deviceHash: Buffer;
  now: Date;
  expiresAt: Date;
}

/**
 * Opens a session and records that the device belongs to the account; expired rows of both are deleted. One statement,
 * because a whole class signs in at once.
 */
export async function insertSession(
  db: Db,
  { tokenHash, userId, device, deviceHash, now, expiresAt }: NewSession,
  devices: { oldest: Date; most: number },
): Promise<void> {
  await db
    .with('over', (cte) => cte.deleteFrom('sessions').where('user_id', '=', userId).where('expires_at', '<=', now))
    .with('known', (cte) =>
      cte
        .insertInto('known_devices')
        .values({ user_id: userId, token_hash: deviceHash, used_at: now })
        .onConflict((conflict) => conflict.columns(['user_id', 'token_hash']).doUpdateSet({ used_at: now })),
    )
    .with('forgotten', (cte) =>
      cte
        .deleteFrom('known_devices')
        .where('user_id', '=', userId)
        .where('token_hash', '!=', deviceHash)
        .where('token_hash', 'not in', (others) =>
          others
            .selectFrom('known_devices as latest')
            .select('latest.token_hash')
            .where('latest.user_id', '=', userId)
            .where('latest.token_hash', '!=', deviceHash)
            .where('latest.used_at', '>=', devices.oldest)
            .orderBy('latest.used_at', 'desc')
            .limit(devices.most - 1),
        ),
    )
    .insertInto('sessions')
    .values({ token_hash: tokenHash, user_id: userId, device, created_at: now, expires_at: expiresAt })
    .execute();
}

const columns = [
  'users.id',
  'users.email',
  'users.email_proved_at',
  'users.username',
  'users.nickname',
  'users.avatar',
  'users.cognito_uid',
  'users.roles',
  'users.year_level',
  'users.time_zone',
  'users.day_zone',
  'users.day_zone_until',
  'users.accept_tc_at',
  'users.inviting_code',
  'users.created_at',
  'users.practice_timer',
  'users.chat_window',
  'users.adjustments',
  'users.year_level_changed_at',
  'users.deletes_at',
  'users.birth_month',
  'users.goal',
  'users.minutes_a_day',
  'users.study_hour',
  'users.own_steps',
  'users.age_later_count',
  'users.age_later_at',
  'users.school_name',
  'users.teaches',
  'sessions.expires_at',
  'sessions.inspects',
] as const;

type SessionUser = Omit<
  Selectable<Database['users']>,
  'password_hash' | 'invited_by' | 'follow_code' | 'inviter_thanked_at' | 'parent_email' | 'reminded_on'
> &
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

interface LivingSession {
  hash: string;
  user_id: string;
  expires_at: Date;
}

const livingSessions = prepared<LivingSession, { hashes: Buffer[]; now: Date }>(
  'living_sessions',
  (value) => sql<LivingSession>`
    select encode(token_hash, 'hex') as hash, user_id, expires_at from sessions
    where token_hash = any(${value('hashes')}::bytea[]) and expires_at > ${value('now')}::timestamptz`,
);

/** Those of these sessions that live, `hash` in hexadecimal digits. One statement, however many there are. */
export function findLivingSessions(db: Db, hashes: Buffer[], now: Date): Promise<LivingSession[]> {
  return livingSessions(db, { hashes, now });
}

export async function extendSession(db: Db, hash: Buffer, expiresAt: Date): Promise<void> {
  await db.updateTable('sessions').set({ expires_at: expiresAt }).where('token_hash', '=', hash).execute();
}

/** Returns whose session it was; null when it was not there. */
export async function deleteSession(db: Db, hash: Buffer): Promise<string | null> {
  const row = await db.deleteFrom('sessions').where('token_hash', '=', hash).returning('user_id').executeTakeFirst();
  return row?.user_id ?? null;
}

/** Returns how many there were. */
export async function deleteSessionsOfUser(db: Db, userId: string): Promise<number> {
  const result = await db.deleteFrom('sessions').where('user_id', '=', userId).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** The living sessions of a person, the latest used first. */
export async function findSessionsOfUser(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'device', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .execute();
}

/** Ends one session of this person's; false when they have no such one. */
export async function deleteSessionOfUser(db: Db, userId: string, id: string): Promise<boolean> {
  const result = await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteOtherSessionsOfUser(db: Db, userId: string, currentHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '!=', currentHash).execute();
}

/** Switches the state inspector for every session of a person; returns how many there are. */
export async function setInspectionOfSessions(db: Db, userId: string, inspects: boolean): Promise<number> {
  const result = await db.updateTable('sessions').set({ inspects }).where('user_id', '=', userId).executeTakeFirst();
  return Number(result.numUpdatedRows);
}
