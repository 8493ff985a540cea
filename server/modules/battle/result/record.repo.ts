import { sql } from 'kysely';
import type { Db } from '../../../db/client';

export interface ReadableRecord {
  record: string | null;
  course_id: string;
  commitment: string | null;
  /** The other player's, of a battle of one's own. */
  nickname: string | null;
  /** Whether this person had a seat in it. */
  is_own: boolean;
}

/**
 * The record of a battle in which this person had a seat, or, for administrators, about which there is a report. Its
 * record is null while there is none. One statement.
 */
export async function findReadableRecord(
  db: Db,
  battleId: string,
  { userId, isAdmin }: { userId: string; isAdmin: boolean },
): Promise<ReadableRecord | undefined> {
  const { rows } = await sql<ReadableRecord>`
    select b.record, b.course_id, b.commitment, u.nickname, mine.seat is not null as is_own
    from battles b
    left join battle_seats mine on mine.battle_id = b.id and mine.user_id = ${userId}
    left join battle_seats other on other.battle_id = b.id and other.seat <> mine.seat
    left join users u on u.id = other.user_id
    where b.id = ${battleId} and (mine.seat is not null
      or (${isAdmin} and exists (select 1 from battle_reports r where r.battle_id = b.id)))`.execute(db);
  return rows[0];
}
