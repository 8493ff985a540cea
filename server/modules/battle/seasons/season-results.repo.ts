import { sql } from 'kysely';
import { gamesForSeasonCoins } from '../../../../rules/battle/season-coins';
import type { Db } from '../../../db/client';

/** Somebody whose season in a course is to be rewarded. */
export interface SeasonPlayer {
  user_id: string;
  course_id: string;
  /** Their tier after their last rated battle of the season. */
  tier: number;
  shows_rank: boolean;
}

/** The time zones in which somebody has a tier. */
export async function findZonesOfPlayers(db: Db): Promise<string[]> {
  const { rows } = await sql<{ time_zone: string }>`
    select distinct u.time_zone from battle_ratings r join users u on u.id = r.user_id
    where not r.provisional`.execute(db);
  return rows.map(({ time_zone: timeZone }) => timeZone);
}

/** Students of a time zone who played enough rated battles in a season and have not got its coins. One statement. */
export async function findSeasonPlayers(
  db: Db,
  { timeZone, from, until, keyPrefix }: { timeZone: string; from: Date; until: Date; keyPrefix: string },
  after: SeasonPlayer | null,
  limit: number,
): Promise<SeasonPlayer[]> {
  const { rows } = await sql<SeasonPlayer>`
    select r.user_id, r.course_id, (played.standing->>'tier')::int as tier, coalesce(x.show_rank, true) as shows_rank
    from battle_ratings r join users u on u.id = r.user_id left join battle_settings x on x.user_id = r.user_id
    cross join lateral (
      select count(*) as games, (array_agg(s.standing_after order by b.finished_at desc))[1] as standing
      from battle_seats s join battles b on b.id = s.battle_id
      where s.user_id = r.user_id and s.joined_at >= ${from}::timestamptz - interval '7 days'
        and b.course_id = r.course_id and s.rating_after is not null
        and b.finished_at >= ${from} and b.finished_at < ${until}
    ) played
    where u.time_zone = ${timeZone} and 'STUDENT' = any(u.roles) and not r.provisional and r.rated_at >= ${from}
      and played.games >= ${gamesForSeasonCoins} and not (played.standing->>'provisional')::boolean
      and not exists (select 1 from coin_entries c
        where c.student_id = r.user_id and c.idempotency_key = ${keyPrefix} || r.course_id)
      and (${after?.user_id ?? null}::uuid is null
        or (r.user_id, r.course_id) > (${after?.user_id ?? null}::uuid, ${after?.course_id ?? null}::text))
    order by r.user_id, r.course_id limit ${limit}`.execute(db);
  return rows;
}
