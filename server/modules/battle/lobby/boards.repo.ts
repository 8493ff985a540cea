import { type RawBuilder, sql } from 'kysely';
import type { TierStanding } from '../../../../rules/battle/tiers';
import type { Db } from '../../../db/client';
import type { BattleBoard } from '../battle-data';
import { ratingHistoryJson } from '../ratings/ratings.repo';

export interface BoardRow {
  user_id: string;
  nickname: string;
  avatar: string | null;
  rating: number;
  standing: TierStanding;
  place: number;
}

/** So many are shown, and the viewer's own place. */
const mostRows = 50;

/**
 * One leaderboard of a course and the viewer's own history. On it are those with a tier who chose to be, of whom
 * nobody is under 13. One statement.
 */
export async function readBoard(
  db: Db,
  userId: string,
  { courseId, board, classId, today }: { courseId: string; board: BattleBoard; classId: string | null; today: string },
): Promise<{ rows: BoardRow[]; history: { at: string; rating: number }[] }> {
  const { rows } = await sql<{ rows: BoardRow[]; history: { at: string; rating: number }[] }>`
    select ${ratingHistoryJson(userId, courseId)} as history,
      (select coalesce(json_agg(p order by p.place), '[]') from (
        select * from (
          select u.id as user_id, u.nickname, u.avatar, r.rating,
            json_build_object('tier', r.tier, 'provisional', r.provisional, 'games', r.games) as standing,
            rank() over (order by r.rating - 2 * r.deviation desc)::int as place
          from battle_ratings r join users u on u.id = r.user_id left join battle_settings x on x.user_id = u.id
          where r.course_id = ${courseId} and not r.provisional
            and ${isOldEnough(today)} and coalesce(x.on_boards, true) and coalesce(x.show_rank, true)
            and (u.id = ${userId} or ${among(board, userId, classId)})
        ) ranked where place <= ${mostRows} or user_id = ${userId}
      ) p) as rows`.execute(db);
  return rows[0] ?? { rows: [], history: [] };
}

/** The rule `isUnder13` of rules/age in SQL, the other way round. `today`: YYYY-MM-DD. */
const isOldEnough = (today: string) => sql<boolean>`(case when u.birth_month is not null
  then (u.birth_month::date + interval '13 years 1 month')::date <= ${today}::date else u.year_level is null or (u.year_level > 7 and u.age_later_count = 0) end)`;

/** Who of all players `u` is on a board beside the viewer. */
function among(board: BattleBoard, userId: string, classId: string | null): RawBuilder<boolean> {
  switch (board) {
    case 'COURSE':
      return sql<boolean>`true`;
    case 'FRIENDS':
      return sql<boolean>`exists (select 1 from follows f
        join follows back on back.follower_id = f.followed_id and back.followed_id = f.follower_id
        where f.follower_id = ${userId} and f.followed_id = u.id)`;
    case 'CLASS':
      return sql<boolean>`exists (select 1 from class_members mine
        join class_members theirs on theirs.class_id = mine.class_id
        join classes c on c.id = mine.class_id and c.archived_at is null
        where mine.student_id = ${userId} and theirs.student_id = u.id
          and (${classId}::uuid is null or mine.class_id = ${classId}::uuid))`;
    case 'SCHOOL':
      return sql<boolean>`exists (
        select 1 from class_members mine join classes c on c.id = mine.class_id and c.archived_at is null
        join classes d on d.teacher_id = c.teacher_id and d.archived_at is null
        join class_members theirs on theirs.class_id = d.id
        where mine.student_id = ${userId} and theirs.student_id = u.id)`;
  }
}
