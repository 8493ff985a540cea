import { sql } from 'kysely';
import type { TierStanding } from '../../../../rules/battle/tiers';
import type { Db } from '../../../db/client';
import type { BattleKind, BattleResult } from '../battle-data';

export interface LobbyRows {
  last: {
    id: string;
    at: string;
    course_id: string;
    kind: BattleKind;
    outcome: BattleResult['outcome'];
    nickname: string | null;
    mine: number;
    theirs: number;
    change: number | null;
  }[];
  friends: {
    user_id: string;
    nickname: string;
    avatar: string | null;
    standing: TierStanding | null;
    shows_rank: boolean;
  }[];
  challenges: { code: string; nickname: string; course_id: string }[];
}

/** The player's latest battles, friends and the challenges that wait for them. `courseId`: whose tiers the friends show. One statement. */
export async function readLobby(
  db: Db,
  userId: string,
  { courseId, seenSince }: { courseId: string | null; seenSince: Date },
): Promise<LobbyRows> {
  const { rows } = await sql<LobbyRows>`
    select
      (select coalesce(json_agg(l), '[]') from (
        select b.id, b.finished_at as at, b.course_id, b.kind, s.outcome, u.nickname, s.points as mine,
          coalesce(o.points, 0) as theirs,
          round((s.rating_after->>'rating')::numeric)::int - round((s.rating_before->>'rating')::numeric)::int as change
        from battle_seats s join battles b on b.id = s.battle_id
        left join battle_seats o on o.battle_id = s.battle_id and o.seat <> s.seat left join users u on u.id = o.user_id
        where s.user_id = ${userId} and s.outcome is not null
        order by s.joined_at desc limit 10) l) as last,
      (select coalesce(json_agg(f order by lower(f.nickname), f.user_id), '[]') from (
        select u.id as user_id, u.nickname, u.avatar, coalesce(x.show_rank, true) as shows_rank,
          (select json_build_object('tier', r.tier, 'provisional', r.provisional, 'games', r.games)
            from battle_ratings r where r.user_id = u.id and r.course_id = ${courseId}) as standing
        from follows w join follows back on back.follower_id = w.followed_id and back.followed_id = w.follower_id
        join users u on u.id = w.followed_id left join battle_settings x on x.user_id = u.id
        where w.follower_id = ${userId}
          and not exists (select 1 from battle_blocks k where k.user_id = u.id and k.blocked_id = ${userId})
          and not exists (select 1 from battle_blocks k where k.user_id = ${userId} and k.blocked_id = u.id)) f) as friends,
      (select coalesce(json_agg(c), '[]') from (
        select b.challenge_code as code, u.nickname, b.course_id
        from battles b join battle_seats s on s.battle_id = b.id and s.seat = 0 join users u on u.id = s.user_id
        where b.status = 'WAITING' and b.kind = 'FRIENDLY' and s.seen_at >= ${seenSince} and u.id <> ${userId}
          and (b.invited_id = ${userId} or (b.invited_id is null and b.class_id in (
            select m.class_id from class_members m where m.student_id = ${userId})))
          and not exists (select 1 from battle_blocks k where k.user_id = u.id and k.blocked_id = ${userId})
          and not exists (select 1 from battle_blocks k where k.user_id = ${userId} and k.blocked_id = u.id)
        order by b.created_at limit 20) c) as challenges`.execute(db);
  return rows[0] ?? { last: [], friends: [], challenges: [] };
}
