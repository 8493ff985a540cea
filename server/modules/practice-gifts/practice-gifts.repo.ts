import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../db/client';
import type { Database } from '../../db/schema';

/** Open classes that two people are in together. */
const sharedClasses = (userId: string) => sql`from class_members mine
  join class_members theirs on theirs.class_id = mine.class_id and theirs.student_id = u.id
  join classes c on c.id = mine.class_id and c.archived_at is null where mine.student_id = ${userId}`;

/**
 * Whether this person may give something to the person `u`: somebody who lets others follow them, whom they follow and
 * who follows back, or a classmate; and neither has blocked the other.
 */
const mayGiveTo = (userId: string): RawBuilder<boolean> => sql<boolean>`(u.follow_code is not null and u.id <> ${userId}
  and 'STUDENT' = any(u.roles)
  and (exists (select 1 ${sharedClasses(userId)})
    or exists (select 1 from follows f join follows back
      on back.follower_id = f.followed_id and back.followed_id = f.follower_id
      where f.follower_id = ${userId} and f.followed_id = u.id))
  and not exists (select 1 from battle_blocks k
    where (k.user_id = ${userId} and k.blocked_id = u.id) or (k.user_id = u.id and k.blocked_id = ${userId})))`;

export interface GiftFriendRow {
  id: string;
  nickname: string;
  /** Courses that both have chosen, and those of their classes. */
  course_ids: string[];
}

/** Somebody whom this person may give something to, by the code that others follow them by. */
export async function findGiftFriend(db: Db, userId: string, code: string): Promise<GiftFriendRow | undefined> {
  const { rows } = await sql<GiftFriendRow>`
    select u.id, u.nickname, array(
      select x.course_id from chosen_courses x join chosen_courses y on y.course_id = x.course_id and y.student_id = u.id
        where x.student_id = ${userId} and x.chosen_at is not null and y.chosen_at is not null
      union select c.course_id ${sharedClasses(userId)} order by 1) as course_ids
    from users u where u.follow_code = ${code} and ${mayGiveTo(userId)}`.execute(db);
  return rows[0];
}

export interface GivableJson {
  code: string;
  nickname: string;
  worn: string | null;
}

export interface WaitingGiftJson {
  id: string;
  nickname: string;
  course_id: string;
  topic_id: string;
  question_count: number;
}

export interface PracticeGiftsRow {
  coins: number;
  givable: GivableJson[];
  waiting: WaitingGiftJson[];
}

/** Whom a student may give a set to, and sets that wait for the student, the oldest first. One statement. */
export async function findPracticeGifts(
  db: Db,
  userId: string,
  coins: RawBuilder<number>,
): Promise<PracticeGiftsRow | undefined> {
  const { rows } = await sql<PracticeGiftsRow>`
    select ${coins} as coins,
      (select coalesce(json_agg(json_build_object('code', u.follow_code, 'nickname', u.nickname, 'worn', u.avatar)
        order by lower(u.nickname), u.id), '[]')
        from users u where u.id in (
          select f.followed_id from follows f where f.follower_id = ${userId}
          union select o.student_id from class_members m join class_members o on o.class_id = m.class_id
            where m.student_id = ${userId}) and ${mayGiveTo(userId)}) as givable,
      (select coalesce(json_agg(json_build_object('id', g.id, 'nickname', f.nickname, 'course_id', g.course_id,
          'topic_id', g.topic_id, 'question_count', g.question_count) order by g.created_at, g.id), '[]')
        from practice_gifts g join users f on f.id = g.from_id
        where g.to_id = ${userId} and g.state = 'WAITING') as waiting`.execute(db);
  return rows[0];
}

/** Locks the one who gives; says whether this form gave already, and how many that friend got from them today. */
export async function lockGiver(
  trx: Trx,
  { fromId, toId, day, creationKey }: { fromId: string; toId: string; day: string; creationKey: string },
): Promise<{ made: boolean; today: number }> {
  await trx.selectFrom('users').select('id').where('id', '=', fromId).forNoKeyUpdate().executeTakeFirst();
  const { rows } = await sql<{ made: boolean; today: number }>`
    select exists (select 1 from practice_gifts where from_id = ${fromId} and creation_key = ${creationKey}) as made,
      (select count(*)::int from practice_gifts where from_id = ${fromId} and to_id = ${toId} and day = ${day}) as today`.execute(
    trx,
  );
  return rows[0] ?? { made: false, today: 0 };
}

export async function insertPracticeGift(trx: Trx, row: Insertable<Database['practice_gifts']>): Promise<void> {
  await trx.insertInto('practice_gifts').values(row).execute();
}

/** A set that was given to this person and is not declined. */
export async function findPracticeGift(db: Db, toId: string, id: string) {
  return db
    .selectFrom('practice_gifts')
    .select(['id', 'course_id', 'topic_id', 'question_count'])
    .where('id', '=', id)
    .where('to_id', '=', toId)
    .where('state', '<>', 'DECLINED')
    .executeTakeFirst();
}

/** Begins or declines a set that waits; false where none does. */
export async function endWaiting(db: Db, toId: string, id: string, state: 'BEGUN' | 'DECLINED'): Promise<boolean> {
  const row = await db
    .updateTable('practice_gifts')
    .set({ state })
    .where('id', '=', id)
    .where('to_id', '=', toId)
    .where('state', '=', 'WAITING')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
