import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../../db/client';
import type { Database } from '../../../db/schema';

export type RatingRow = Selectable<Database['battle_ratings']>;

/** The tiers that a person has and shows. */
export function readShownRatings(db: Db, userId: string) {
  return db
    .selectFrom('battle_ratings as r')
    .leftJoin('battle_settings as s', 's.user_id', 'r.user_id')
    .select(['r.course_id', 'r.tier', 'r.provisional', 'r.games'])
    .where('r.user_id', '=', userId)
    .where('r.provisional', '=', false)
    .where((eb) => eb.or([eb('s.show_rank', 'is', null), eb('s.show_rank', '=', true)]))
    .execute();
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
      select rated.finished_at, (own.rating_after->>'rating')::float8 as rating
      from battle_seats own join battles rated on rated.id = own.battle_id
      where own.user_id = ${userId} and rated.course_id = ${courseId} and own.rating_after is not null
      order by rated.finished_at desc limit 30
    ) h)`;
}
