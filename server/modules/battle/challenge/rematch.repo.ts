import { sql } from 'kysely';
import type { Trx } from '../../../db/client';

export interface RematchRow {
  course_id: string;
  rematch_id: string | null;
  finished_at: Date;
  other_id: string;
  /** Whether the other player asked already. */
  other_asked: boolean;
}

/** Notes that somebody wants to play again, under the lock of the battle. Undefined where there is nobody to play with. */
export async function askAgain(
  trx: Trx,
  { battleId, userId, now }: { battleId: string; userId: string; now: Date },
): Promise<RematchRow | undefined> {
  const { rows } = await sql<RematchRow>`
    select b.course_id, b.rematch_id, b.finished_at, o.user_id as other_id,
      o.rematch_asked_at is not null as other_asked
    from battles b join battle_seats mine on mine.battle_id = b.id and mine.user_id = ${userId}
    join battle_seats o on o.battle_id = b.id and o.seat <> mine.seat
    where b.id = ${battleId} and b.status in ('FINISHED', 'VOID') and o.user_id is not null
      and not exists (select 1 from battle_blocks k where (k.user_id = ${userId} and k.blocked_id = o.user_id)
        or (k.user_id = o.user_id and k.blocked_id = ${userId}))
    for no key update of b`.execute(trx);
  if (rows[0]) {
    await sql`update battle_seats set rematch_asked_at = coalesce(rematch_asked_at, ${now})
      where battle_id = ${battleId} and user_id = ${userId}`.execute(trx);
  }
  return rows[0];
}

export async function noteRematch(trx: Trx, battleId: string, rematchId: string): Promise<void> {
  await trx.updateTable('battles').set({ rematch_id: rematchId }).where('id', '=', battleId).execute();
}

/** What the other player is rated in a course, with where they live. */
export async function readOther(trx: Trx, userId: string, courseId: string) {
  return trx
    .selectFrom('users as u')
    .leftJoin('battle_ratings as r', (join) => join.onRef('r.user_id', '=', 'u.id').on('r.course_id', '=', courseId))
    .select(['u.time_zone', 'r.rating', 'r.deviation', 'r.volatility', 'r.tier', 'r.provisional', 'r.games'])
    .select(['r.season', 'r.rated_at'])
    .where('u.id', '=', userId)
    .executeTakeFirst();
}
