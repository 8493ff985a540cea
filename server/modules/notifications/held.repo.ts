import { type Insertable, sql } from 'kysely';
import type { SecondLevelType } from '../../../rules/notification-kinds';
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
  id: string;
  user_id: string;
  first_level_type: NotificationFirstLevelType;
  kind: SecondLevelType;
  message: string;
  about_id: string | null;
  created_at: Date;
}

/** Notices that wait in these zones, each person's in the order in which they were written. */
export async function findHeld(db: Db, zones: readonly string[], after: Held | null, limit: number): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select h.id, h.user_id, h.first_level_type, h.kind, h.message, h.about_id, h.created_at
    from held_notifications h join users u on u.id = h.user_id
    where u.time_zone = any(${[...zones]}) and (${after?.id ?? null}::uuid is null or (h.user_id, h.created_at, h.id)
      > (${after?.user_id ?? null}::uuid, ${after?.created_at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by h.user_id, h.created_at, h.id limit ${limit}`.execute(db);
  return rows;
}

/** Takes one, so that it is told once however many workers there are; false where another took it. */
export async function takeHeld(trx: Trx, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('held_notifications').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
