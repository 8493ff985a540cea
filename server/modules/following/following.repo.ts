import { sql } from 'kysely';
import type { Db, Trx } from '../../db/client';

export interface PersonRow {
  code: string;
  nickname: string;
  worn: string | null;
}

export interface FollowedRow extends PersonRow {
  answered: number;
  cheered: boolean;
}

export interface FollowingRow {
  code: string | null;
  followed: FollowedRow[];
  followers: Omit<PersonRow, 'code'>[];
  classmates: PersonRow[];
}

/** Whom a person follows, who follows them, and classmates who may be followed. One statement. */
export async function findFollowing(
  db: Db,
  userId: string,
  { weekDay, today }: { weekDay: string; today: string },
): Promise<FollowingRow | undefined> {
  const { rows } = await sql<FollowingRow>`
    select me.follow_code as code,
      (select coalesce(json_agg(json_build_object('code', u.follow_code, 'nickname', u.nickname, 'worn', u.avatar,
          'answered', coalesce((select sum(a.answered)::int from activity_days a
            where a.student_id = u.id and a.day >= ${weekDay}), 0),
          'cheered', exists (select 1 from cheers c where c.from_id = ${userId} and c.to_id = u.id and c.day = ${today}::date))
        order by lower(u.nickname), u.id), '[]')
        from follows f join users u on u.id = f.followed_id
        where f.follower_id = ${userId} and u.follow_code is not null) as followed,
      (select coalesce(json_agg(json_build_object('nickname', u.nickname, 'worn', u.avatar)
        order by lower(u.nickname), u.id), '[]')
        from follows f join users u on u.id = f.follower_id where f.followed_id = ${userId}) as followers,
      (select coalesce(json_agg(json_build_object('code', u.follow_code, 'nickname', u.nickname, 'worn', u.avatar)
        order by lower(u.nickname), u.id), '[]')
        from users u where u.follow_code is not null and u.id <> ${userId}
          and not exists (select 1 from follows f where f.follower_id = ${userId} and f.followed_id = u.id)
          and exists (select 1 from class_members mine join class_members theirs on theirs.class_id = mine.class_id
            join classes c on c.id = mine.class_id and c.archived_at is null
            where mine.student_id = ${userId} and theirs.student_id = u.id)) as classmates
    from users me where me.id = ${userId}`.execute(db);
  return rows[0];
}

/** Gives a person a code to be followed by, unless they have one. */
export async function giveFollowCode(db: Db, userId: string, code: string): Promise<void> {
  await sql`update users set follow_code = coalesce(follow_code, ${code}) where id = ${userId}`.execute(db);
}

/** Takes the code away, and with it everybody who follows. */
export async function endFollowers(trx: Trx, userId: string): Promise<void> {
  await trx.updateTable('users').set({ follow_code: null }).where('id', '=', userId).execute();
  await trx.deleteFrom('follows').where('followed_id', '=', userId).execute();
}

export async function findByFollowCode(db: Db, code: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('id').where('follow_code', '=', code).executeTakeFirst();
  return row?.id ?? null;
}

/** How many people somebody follows. */
export async function countFollowed(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from follows where follower_id = ${userId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** False when it stood already. */
export async function insertFollow(trx: Trx, followerId: string, followedId: string, now: Date): Promise<boolean> {
  const row = await trx
    .insertInto('follows')
    .values({ follower_id: followerId, followed_id: followedId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('followed_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when nobody of this code was followed. */
export async function deleteFollow(db: Db, followerId: string, followedId: string): Promise<boolean> {
  const result = await db
    .deleteFrom('follows')
    .where('follower_id', '=', followerId)
    .where('followed_id', '=', followedId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Notes today's cheer from a follower; false where there was one today, or where nobody follows. */
export async function insertCheer(trx: Trx, fromId: string, toId: string, day: string): Promise<boolean> {
  const { rows } = await sql<{ to_id: string }>`
    insert into cheers (from_id, to_id, day) select f.follower_id, f.followed_id, ${day}::date from follows f
    where f.follower_id = ${fromId} and f.followed_id = ${toId} on conflict do nothing returning to_id`.execute(trx);
  return rows.length > 0;
}
