import { sql } from 'kysely';
import type { Services } from '../../../server/platform/services';
import type { Person } from '../backend/people';

const standing = (tier: number, provisional: boolean) => ({ tier, provisional, games: provisional ? 6 : 30 });

/** Rated battles of a player, an hour apart from an instant on, after each of which they stood like this. */
export async function playedSeason(
  { db }: Services,
  { id }: Person,
  season: { from: string; games: number; tier: number; courseId?: string; provisional?: boolean },
): Promise<void> {
  const { from, games, tier, courseId = 'year-9', provisional = false } = season;
  const rating = { rating: 1500, deviation: 60, volatility: 0.06 };
  for (let game = 0; game < games; game += 1) {
    const finished = new Date(Date.parse(from) + game * 3_600_000);
    await sql`with battle as (
        insert into battles (id, kind, course_id, status, scope, created_at, started_at, finished_at)
        values (gen_random_uuid(), 'RANKED', ${courseId}, 'FINISHED', 'ANYONE', ${finished}, ${finished}, ${finished})
        returning id
      ) insert into battle_seats (battle_id, seat, user_id, is_open, joined_at, seen_at, rating_before, standing_before,
          rating_after, standing_after, outcome, settled_at)
        select id, 0, ${id}::uuid, false, ${finished}, ${finished}, ${JSON.stringify(rating)}::jsonb,
          ${JSON.stringify(standing(tier, false))}::jsonb, ${JSON.stringify(rating)}::jsonb,
          ${JSON.stringify(standing(tier, provisional))}::jsonb, 'WON', ${finished} from battle`.execute(db);
  }
  const last = new Date(Date.parse(from) + games * 3_600_000);
  await db
    .insertInto('battle_ratings')
    .values({
      user_id: id,
      course_id: courseId,
      ...rating,
      ...standing(tier, provisional),
      season: '2026-T3',
      rated_at: last,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'course_id']).doUpdateSet({ tier, rated_at: last }))
    .execute();
}
