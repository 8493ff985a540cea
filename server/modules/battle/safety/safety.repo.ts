import { sql } from 'kysely';
import type { Db, Trx } from '../../../db/client';
import { newId } from '../../../platform/ids';
import type { BattleHours, ReportReason } from '../battle-data';
import { type SettingsRow, settingsJson } from '../queue/player.repo';

interface SettingsChange {
  show_rank: boolean | null;
  on_boards: boolean | null;
  anyone_may_play: boolean | null;
}

/** Writes what is not null, and returns all. Two statements. */
export async function storeSettings(db: Db, userId: string, change: SettingsChange): Promise<SettingsRow> {
  await db
    .insertInto('battle_settings')
    .values({ user_id: userId, ...change })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        show_rank: sql`coalesce(excluded.show_rank, battle_settings.show_rank)`,
        on_boards: sql`coalesce(excluded.on_boards, battle_settings.on_boards)`,
        anyone_may_play: sql`coalesce(excluded.anyone_may_play, battle_settings.anyone_may_play)`,
      }),
    )
    .execute();
  const { rows } = await sql<{ settings: SettingsRow }>`select ${settingsJson(userId)} as settings`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A selection without a table has always a row.');
  return row.settings;
}

/** Notes a report of the other player of a battle of one's own, each reason once. False where there is no other player. */
export async function insertReport(
  db: Db,
  { battleId, reporterId, reason, now }: { battleId: string; reporterId: string; reason: ReportReason; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with other as (
      select o.battle_id, o.seat from battle_seats mine
      join battle_seats o on o.battle_id = mine.battle_id and o.seat <> mine.seat
      where mine.battle_id = ${battleId} and mine.user_id = ${reporterId}
    ), reported as (
      insert into battle_reports (id, battle_id, seat, reporter_id, reason, created_at)
      select ${newId()}::uuid, battle_id, seat, ${reporterId}::uuid, ${reason}, ${now}::timestamptz from other
      on conflict (battle_id, seat, reason) do nothing
    )
    select seat from other`.execute(db);
  return rows.length > 0;
}

/** Blocks the other player of a battle of one's own. False where there is no other player. */
export async function insertBlock(
  db: Db,
  { battleId, userId, now }: { battleId: string; userId: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with other as (
      select o.user_id from battle_seats mine
      join battle_seats o on o.battle_id = mine.battle_id and o.seat <> mine.seat
      where mine.battle_id = ${battleId} and mine.user_id = ${userId} and o.user_id is not null
    ), blocked as (
      insert into battle_blocks (user_id, blocked_id, created_at)
      select ${userId}::uuid, user_id, ${now}::timestamptz from other on conflict do nothing
    )
    select user_id from other`.execute(db);
  return rows.length > 0;
}

/** The hours of a class that this person teaches; undefined where they teach none of this id, null for any time. */
export async function findHours(db: Db, teacherId: string, classId: string): Promise<BattleHours | null | undefined> {
  const { rows } = await sql<{ from_minute: number | null; until_minute: number | null }>`
    select h.from_minute, h.until_minute from classes c left join class_battle_hours h on h.class_id = c.id
    where c.id = ${classId} and (c.teacher_id = ${teacherId}
      or exists (select 1 from class_teachers t where t.class_id = c.id and t.teacher_id = ${teacherId}))`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  if (row.from_minute === null || row.until_minute === null) return null;
  return { fromMinute: row.from_minute, untilMinute: row.until_minute };
}

/** Two changes of the hours of a class wait for each other. */
export async function lockHours(trx: Trx, classId: string): Promise<void> {
  await sql`select 1 from classes where id = ${classId} for no key update`.execute(trx);
}

/** Sets the hours of a class that this person teaches; null takes them away. False where they teach none of this id. */
export async function storeHours(
  db: Db,
  { teacherId, classId, hours }: { teacherId: string; classId: string; hours: BattleHours | null },
): Promise<boolean> {
  const taught = sql`select c.id from classes c where c.id = ${classId} and (c.teacher_id = ${teacherId}
    or exists (select 1 from class_teachers t where t.class_id = c.id and t.teacher_id = ${teacherId}))`;
  const change =
    hours === null
      ? sql`delete from class_battle_hours where class_id in (select id from taught)`
      : sql`insert into class_battle_hours (class_id, from_minute, until_minute)
          select id, ${hours.fromMinute}, ${hours.untilMinute} from taught
          on conflict (class_id) do update
            set from_minute = excluded.from_minute, until_minute = excluded.until_minute`;
  const { rows } = await sql`with taught as (${taught}), changed as (${change}) select id from taught`.execute(db);
  return rows.length > 0;
}
