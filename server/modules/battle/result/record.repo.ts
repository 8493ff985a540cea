import type { Db } from '../../../db/client';

/** The record of a battle in which this person had a seat; null while there is none. */
export async function findOwnRecord(
  db: Db,
  battleId: string,
  userId: string,
): Promise<{ record: string | null } | undefined> {
  return db
    .selectFrom('battles as b')
    .innerJoin('battle_seats as s', 's.battle_id', 'b.id')
    .select('b.record')
    .where('b.id', '=', battleId)
    .where('s.user_id', '=', userId)
    .executeTakeFirst();
}
