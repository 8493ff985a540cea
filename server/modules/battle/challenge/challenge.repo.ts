import { sql } from 'kysely';
import type { Rating } from '../../../../rules/battle/rating';
import type { Db, Trx } from '../../../db/client';

/** Whether two people follow each other and neither blocked the other. */
export async function areFriends(db: Db, a: string, b: string): Promise<boolean> {
  const { rows } = await sql<{ friends: boolean }>`
    select exists (select 1 from follows f
        join follows back on back.follower_id = f.followed_id and back.followed_id = f.follower_id
        where f.follower_id = ${a} and f.followed_id = ${b})
      and not exists (select 1 from battle_blocks k
        where (k.user_id = ${a} and k.blocked_id = ${b}) or (k.user_id = ${b} and k.blocked_id = ${a})) as friends`.execute(
    db,
  );
  return rows[0]?.friends ?? false;
}

export interface Challenge {
  battleId: string;
  courseId: string;
  challengerId: string;
  rating: Rating;
  /** When the challenger was last seen. */
  seenAt: Date;
}

/**
 * A challenge that waits and that this person may take: it names them, or a class of theirs, and nobody blocked anybody.
 * Locked, so that one person alone takes it.
 */
export async function lockChallenge(trx: Trx, code: string, userId: string): Promise<Challenge | undefined> {
  const { rows } = await sql<Challenge>`
    select b.id as "battleId", b.course_id as "courseId", s.user_id as "challengerId", s.rating_before as rating,
      s.seen_at as "seenAt"
    from battles b join battle_seats s on s.battle_id = b.id and s.seat = 0
    where b.challenge_code = ${code} and b.status = 'WAITING' and b.kind = 'FRIENDLY' and s.user_id is not null
      and (s.user_id = ${userId} or b.invited_id = ${userId} or (b.invited_id is null and exists (
        select 1 from class_members m join class_members own on own.class_id = m.class_id and own.student_id = s.user_id
        where m.class_id = b.class_id and m.student_id = ${userId})))
      and not exists (select 1 from battle_blocks k
        where (k.user_id = ${userId} and k.blocked_id = s.user_id) or (k.user_id = s.user_id and k.blocked_id = ${userId}))
    for no key update of b`.execute(trx);
  return rows[0];
}

/** Frees somebody who waits elsewhere, so that they can take a seat. False where they play already. */
export async function freeFromWaiting(trx: Trx, userId: string, now: Date): Promise<boolean> {
  await sql`
    with cancelled as (
      update battles b set status = 'CANCELLED', finished_at = ${now} from battle_seats s
      where b.status = 'WAITING' and s.battle_id = b.id and s.user_id = ${userId} and s.is_open returning b.id
    )
    update battle_seats s set is_open = false, settled_at = ${now} from cancelled c where s.battle_id = c.id`.execute(
    trx,
  );
  const { rows } = await sql`select 1 from battle_seats where user_id = ${userId} and is_open`.execute(trx);
  return rows.length === 0;
}
