import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../../db/client';
import type { Database } from '../../../db/schema';

export type RatingRow = Selectable<Database['battle_ratings']>;

/** The ratings of a person, by course id. */
export async function readRatings(db: Db, userId: string): Promise<Map<string, RatingRow>> {
  const rows = await db.selectFrom('battle_ratings').selectAll().where('user_id', '=', userId).execute();
  return new Map(rows.map((row) => [row.course_id, row]));
}

export async function readRating(db: Db, userId: string, courseId: string): Promise<RatingRow | undefined> {
  return db
    .selectFrom('battle_ratings')
    .selectAll()
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .executeTakeFirst();
}

/** Writes ratings after a match, in the order of their people, so that two matches cannot wait for each other. */
export async function storeRatings(trx: Trx, rows: readonly RatingRow[]): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('battle_ratings')
    .values([...rows].sort((a, b) => (a.user_id < b.user_id ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'course_id']).doUpdateSet((eb) => ({
        rating: eb.ref('excluded.rating'),
        deviation: eb.ref('excluded.deviation'),
        volatility: eb.ref('excluded.volatility'),
        tier: eb.ref('excluded.tier'),
        provisional: eb.ref('excluded.provisional'),
        games: eb.ref('excluded.games'),
        season: eb.ref('excluded.season'),
        rated_at: eb.ref('excluded.rated_at'),
      })),
    )
    .execute();
}

/** For use inside a larger statement: the latest ratings of a person in a course, oldest first, as a JSON array. */
export function ratingHistoryJson(
  userId: RawBuilder<unknown> | string,
  courseId: RawBuilder<unknown> | string,
): RawBuilder<{ at: string; rating: number }[]> {
  return sql`(select coalesce(json_agg(json_build_object('at', h.finished_at, 'rating', h.rating) order by h.finished_at), '[]')
    from (
      select b.finished_at, (s.rating_after->>'rating')::float8 as rating
      from battle_seats s join battles b on b.id = s.battle_id
      where s.user_id = ${userId} and b.course_id = ${courseId} and s.rating_after is not null
      order by b.finished_at desc limit 30
    ) h)`;
}
