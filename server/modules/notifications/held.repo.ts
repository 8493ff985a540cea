import { type Insertable, sql } from 'kysely';
import type { Db, Trx } from '../../db/client';
import type { Database } from '../../db/schema';
import type { NotificationFirstLevelType } from './notification';

/** Where these people live, and whether they are students. */
export async function findListeners(
  trx: Trx,
  userIds: readonly string[],
): Promise<{ id: string; time_zone: string; is_student: boolean }[]> {
  const { rows } = await sql<{ id: string; time_zone: string; is_student: boolean }>`
    select id, time_zone, 'STUDENT' = any(roles) as is_student from users
    where id = any(${[...new Set(userIds)]}::uuid[])`.execute(trx);
  return rows;
}

export async function insertHeld(trx: Trx, rows: Insertable<Database['held_notifications']>[]): Promise<void> {
  if (rows.length > 0) await trx.insertInto('held_notifications').values(rows).execute();
}

/** Zones in which somebody waits for a notice. */
export async function findHeldZones(db: Db): Promise<string[]> {
  const { rows } = await sql<{ time_zone: string }>`
    select distinct u.time_zone from held_notifications h join users u on u.id = h.user_id`.execute(db);
  return rows.map(({ time_zone }) => time_zone);
}

export interface Held {
  user_id: string;
  first_level_type: NotificationFirstLevelType;
  kind: string;
  message: string;
  about_id: string | null;
}

/** Takes notices that wait in these zones, so that each is told once however many workers there are. */
export async function takeHeld(trx: Trx, { zones, limit }: { zones: string[]; limit: number }): Promise<Held[]> {
  const { rows } = await sql<Held>`
    with due as (
      select h.id from held_notifications h join users u on u.id = h.user_id
      where u.time_zone = any(${zones}) order by h.user_id, h.created_at, h.id limit ${limit}
      for no key update of h skip locked)
    delete from held_notifications h using due where h.id = due.id returning h.user_id, h.first_level_type, h.kind, h.message, h.about_id`.execute(
    trx,
  );
  return rows;
}
