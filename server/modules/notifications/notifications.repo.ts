import { type Insertable, sql } from 'kysely';
import type { Db, Trx } from '../../db/client';
import type { Database } from '../../db/schema';

const columns = ['id', 'status', 'first_level_type', 'second_level_type', 'message', 'created_at'] as const;

/** Stores them in one statement, without the kinds that a person switched off; returns the ids of those it stored. */
export async function insertNotifications(
  trx: Trx,
  rows: readonly Insertable<Database['notifications']>[],
): Promise<Set<string>> {
  const { rows: wanted } = await sql<{ id: string }>`
    insert into notifications (user_id, id, status, first_level_type, second_level_type, message, about_id, created_at)
    select n.* from json_to_recordset(${JSON.stringify(rows)}::json) as n(user_id uuid, id uuid, status text,
      first_level_type text, second_level_type text, message text, about_id uuid, created_at timestamptz)
    where not exists (select 1 from muted_notifications m
      where m.user_id = n.user_id and m.kind = n.second_level_type)
    returning id`.execute(trx);
  return new Set(wanted.map(({ id }) => id));
}

/** Kinds that somebody does not want. */
export async function findMuted(db: Db, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('muted_notifications').select('kind').where('user_id', '=', userId).execute();
  return rows.map(({ kind }) => kind);
}

/** Puts these kinds in place of those that were there. */
export async function replaceMuted(trx: Trx, userId: string, kinds: readonly string[]): Promise<void> {
  await trx.deleteFrom('muted_notifications').where('user_id', '=', userId).execute();
  const rows = kinds.map((kind) => ({ user_id: userId, kind }));
  if (rows.length > 0) await trx.insertInto('muted_notifications').values(rows).execute();
}

/** Notices in progress since `since`, newest first; forum ones stay in the forum. */
export async function findNewNotifications(db: Db, userId: string, since: Date, limit: number) {
  return db
    .selectFrom('notifications')
    .select(columns)
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .where('status', '=', 'IN_PROGRESS')
    .where('first_level_type', '<>', 'FORUM')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** All notices, newest first, after the one with the id `after` (of the same person). */
export async function findNotificationPage(db: Db, userId: string, after: string | null, limit: number) {
  let query = db.selectFrom('notifications').select(columns).where('user_id', '=', userId);
  if (after !== null) {
    query = query.where(
      sql<boolean>`(created_at, id) < (select n.created_at, n.id from notifications n where n.user_id = ${userId} and n.id = ${after})`,
    );
  }
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

export async function findNotification(db: Db, userId: string, id: string) {
  return db
    .selectFrom('notifications')
    .select(columns)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Dismisses what `findNewNotifications` would show; returns how many. */
export async function dismissNewNotifications(trx: Trx, userId: string, since: Date): Promise<number> {
  const result = await trx
    .updateTable('notifications')
    .set({ status: 'DISMISSED' })
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .where('status', '=', 'IN_PROGRESS')
    .where('first_level_type', '<>', 'FORUM')
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
