import { type RawBuilder, sql } from 'kysely';
import type { Waiting } from '../../../../rules/battle/pairing';
import type { Rating } from '../../../../rules/battle/rating';
import type { TierStanding } from '../../../../rules/battle/tiers';
import type { Db, Trx } from '../../../db/client';
import type { BattleKind, BattleScope } from '../battle-data';

export interface NewBattle {
  id: string;
  userId: string;
  kind: BattleKind;
  courseId: string;
  scope: BattleScope;
  classId: string | null;
  challengeCode: string | null;
  invitedId: string | null;
  rating: Rating;
  standing: TierStanding;
  now: Date;
}

/** Writes a battle that waits for its second player. False where this person waits or plays already. */
export async function insertWaiting(db: Db, battle: NewBattle): Promise<boolean> {
  const writing = sql`
    with battle as (
      insert into battles (id, kind, course_id, status, scope, class_id, challenge_code, invited_id, created_at)
      values (${battle.id}, ${battle.kind}, ${battle.courseId}, 'WAITING', ${battle.scope}, ${battle.classId},
        ${battle.challengeCode}, ${battle.invitedId}, ${battle.now}) returning id
    )
    insert into battle_seats (battle_id, seat, user_id, is_open, joined_at, seen_at, rating_before, standing_before)
    select id, 0, ${battle.userId}::uuid, true, ${battle.now}::timestamptz, ${battle.now}::timestamptz,
      ${JSON.stringify(battle.rating)}::jsonb, ${JSON.stringify(battle.standing)}::jsonb from battle`;
  return unlessSeated(() => writing.execute(db));
}

/** Runs a statement that gives somebody a seat; false, with nothing written, where they have an open one. */
export async function unlessSeated(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code === '23505' && constraint === 'battle_seats_open') return false;
    throw error;
  }
}

/** Ends the waiting of a battle of one's own. False where it does not wait any more. */
export async function cancelWaiting(db: Db, battleId: string, userId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    with cancelled as (
      update battles b set status = 'CANCELLED', finished_at = ${now} from battle_seats s
      where b.id = ${battleId} and b.status = 'WAITING' and s.battle_id = b.id and s.user_id = ${userId} returning b.id
    )
    update battle_seats s set is_open = false, settled_at = ${now} from cancelled c
    where s.battle_id = c.id returning s.seat`.execute(db);
  return rows.length > 0;
}

/** Ends whatever somebody waits for. */
export async function cancelWaitingOf(trx: Trx, userId: string, now: Date): Promise<void> {
  await sql`
    with cancelled as (
      update battles b set status = 'CANCELLED', finished_at = ${now} from battle_seats s
      where b.status = 'WAITING' and s.battle_id = b.id and s.user_id = ${userId} and s.is_open returning b.id
    )
    update battle_seats s set is_open = false, settled_at = ${now} from cancelled c
    where s.battle_id = c.id`.execute(trx);
}

/** Ends the waiting of everybody who has not been seen since, and of challenges that nobody took. */
export async function cancelForgotten(db: Db, { before, now }: { before: Date; now: Date }): Promise<void> {
  await sql`
    with cancelled as (
      update battles b set status = 'CANCELLED', finished_at = ${now} from battle_seats s
      where b.status = 'WAITING' and s.battle_id = b.id and s.seen_at < ${before} returning b.id
    )
    update battle_seats s set is_open = false, settled_at = ${now} from cancelled c
    where s.battle_id = c.id`.execute(db);
}

export interface WaitingBattle {
  battleId: string;
  waiting: Waiting;
  rating: Rating;
}

/** Students of the same teacher are at the same school, as far as we know. */
const schoolsOf = (userId: RawBuilder<unknown>) => sql<string[]>`(
  select coalesce(json_agg(distinct k.id), '[]') from class_members m
  join classes c on c.id = m.class_id and c.archived_at is null
  cross join lateral (
    select c.teacher_id as id union select t.teacher_id from class_teachers t where t.class_id = c.id
  ) k where m.student_id = ${userId})`;

/** Friends follow each other. */
const friendsOf = (userId: RawBuilder<unknown>) => sql<string[]>`(
  select coalesce(json_agg(f.followed_id), '[]') from follows f
  join follows back on back.follower_id = f.followed_id and back.followed_id = f.follower_id
  where f.follower_id = ${userId})`;

const lastOpponentsOf = (userId: RawBuilder<unknown>) => sql<string[]>`(
  select coalesce(json_agg(o.user_id), '[]') from (
    select other.user_id from battle_seats mine join battles p on p.id = mine.battle_id
    join battle_seats other on other.battle_id = mine.battle_id and other.seat <> mine.seat
    where mine.user_id = ${userId} and p.kind = 'RANKED' and p.status = 'FINISHED'
    order by mine.joined_at desc limit 2
  ) o)`;

/**
 * Those who wait for an opponent in a course and were seen lately, the longest first, locked: another process passes them
 * over. One statement.
 */
export async function lockWaiting(
  trx: Trx,
  courseId: string,
  { seenSince, limit }: { seenSince: Date; limit: number },
): Promise<WaitingBattle[]> {
  const user = sql.ref('s.user_id');
  const { rows } = await sql<WaitingBattle>`
    select b.id as "battleId", s.rating_before as rating, json_build_object(
      'userId', s.user_id,
      'rating', s.rating_before->'rating',
      'since', (extract(epoch from b.created_at) * 1000)::float8,
      'lastOpponents', ${lastOpponentsOf(user)},
      'scope', b.scope,
      'schoolIds', ${schoolsOf(user)},
      'classIds', case when b.class_id is not null then json_build_array(b.class_id) else (
        select coalesce(json_agg(m.class_id), '[]') from class_members m
        join classes c on c.id = m.class_id and c.archived_at is null where m.student_id = s.user_id) end,
      'friendIds', ${friendsOf(user)},
      'blocked', (select coalesce(json_agg(x.blocked_id), '[]') from battle_blocks x where x.user_id = s.user_id)
    ) as waiting
    from battles b join battle_seats s on s.battle_id = b.id
    where b.status = 'WAITING' and b.kind = 'RANKED' and b.course_id = ${courseId} and s.is_open
      and s.seen_at >= ${seenSince} and s.user_id is not null
    order by b.created_at limit ${limit}
    for no key update of b skip locked`.execute(trx);
  return rows;
}

/** The courses in which somebody waits. */
export async function coursesWaitedFor(db: Db): Promise<string[]> {
  const { rows } = await sql<{ course_id: string }>`
    select course_id from battles where status = 'WAITING' and kind = 'RANKED'
    group by course_id having count(*) > 1`.execute(db);
  return rows.map((row) => row.course_id);
}

/** Of one person it is noted this often at most. */
export const seenEveryMs = 2000;

/** Notes that people are there, where they wait or play. One statement, in the order of people, so that rivals queue up. */
export async function noteSeen(db: Db, userIds: readonly string[], now: Date): Promise<void> {
  await sql`
    with open as (
      select battle_id, seat from battle_seats
      where user_id = any(${[...userIds]}::uuid[]) and is_open and seen_at <= ${new Date(now.getTime() - seenEveryMs)}
      order by battle_id, seat for no key update
    )
    update battle_seats s set seen_at = ${now} from open o where s.battle_id = o.battle_id and s.seat = o.seat`.execute(
    db,
  );
}
