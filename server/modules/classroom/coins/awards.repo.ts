import { type Insertable, sql } from 'kysely';
import type { Db, Trx } from '../../../db/client';
import type { Database } from '../../../db/schema';
import { isProvedClass, isProvedSchool } from '../../schools';
import { taughtBy } from '../taught-by';
import { type PotJson, potJson } from './pots.repo';

export type AwardRow = Insertable<Database['coin_awards']>;

/** Locks a student who is in a class; nobody takes them out of it before the transaction ends. False where they are not. */
export async function lockMember(trx: Trx, classId: string, studentId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from users u join class_members m on m.student_id = u.id
    where u.id = ${studentId} and m.class_id = ${classId} for no key update of u for key share of m`.execute(trx);
  return rows.length > 0;
}

/** What the week of a class has seen so far. */
export interface AwardWeek {
  given: number;
  students: number;
  /** The award that this form has made already. */
  made: boolean;
}

export async function findAwardWeek(
  trx: Trx,
  { classId, week, creationKey }: { classId: string; week: string; creationKey: string },
): Promise<AwardWeek> {
  const { rows } = await sql<AwardWeek>`
    select
      (select coalesce(sum(amount), 0)::int from coin_awards where class_id = ${classId} and week = ${week}) as given,
      (select count(*)::int from class_members where class_id = ${classId}) as students,
      exists (select 1 from coin_awards where class_id = ${classId} and creation_key = ${creationKey}) as made`.execute(
    trx,
  );
  return rows[0] ?? { given: 0, students: 0, made: false };
}

/** What unproved schools gave in a week: all classes of this owner together, and to this student. */
export interface UnprovedWeek {
  byOwner: number;
  toStudent: number;
}

/**
 * Null where the school of the class is proved. Its owner is locked: awards of all their classes wait for each other here.
 * The caller has locked the student.
 */
export async function findUnprovedWeek(
  trx: Trx,
  { ownerId, studentId, week }: { ownerId: string; studentId: string; week: string },
): Promise<UnprovedWeek | null> {
  const owner = await sql<{ proved: boolean }>`
    select ${isProvedSchool} as proved from users o where o.id = ${ownerId} for no key update`.execute(trx);
  if (owner.rows[0]?.proved) return null;
  const { rows } = await sql<UnprovedWeek>`
    select
      (select coalesce(sum(a.amount), 0)::int from coin_awards a
        where a.owner_id = ${ownerId} and a.week = ${week}) as "byOwner",
      (select coalesce(sum(a.amount), 0)::int from coin_awards a left join users o on o.id = a.owner_id
        where a.student_id = ${studentId} and a.week = ${week} and ${isProvedSchool} is not true) as "toStudent"`.execute(
    trx,
  );
  return rows[0] ?? { byOwner: 0, toStudent: 0 };
}

/** Stores an award; false where this student was marked as a helper today already. */
export async function insertAward(trx: Trx, row: AwardRow): Promise<boolean> {
  const inserted = await trx
    .insertInto('coin_awards')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export interface ClassCoinsRow {
  given: number;
  students: number;
  proved: boolean;
  /** In all classes of the owner. */
  given_by_owner: number;
  pot: PotJson | null;
  awards: { id: string; nickname: string; amount: number; reason: string; given_at: string; teacher: string | null }[];
}

/** What a class that this person teaches was given in a week, the newest in front. One statement. */
export async function findClassCoins(
  db: Db,
  teacherId: string,
  { classId, week, limit, potsSince }: { classId: string; week: string; limit: number; potsSince: Date },
): Promise<ClassCoinsRow | undefined> {
  const { rows } = await sql<ClassCoinsRow>`
    select
      (select coalesce(sum(a.amount), 0)::int from coin_awards a where a.class_id = c.id and a.week = ${week}) as given,
      (select count(*)::int from class_members m where m.class_id = c.id) as students, ${isProvedClass} as proved,
      (select coalesce(sum(a.amount), 0)::int from coin_awards a
        where a.owner_id = c.teacher_id and a.week = ${week}) as given_by_owner,
      ${potJson(potsSince)} as pot,
      (select coalesce(json_agg(x order by x.given_at desc, x.id), '[]') from (
        select a.id, s.nickname, a.amount, a.reason, a.given_at, k.nickname as teacher from coin_awards a
        join users s on s.id = a.student_id left join users k on k.id = a.teacher_id
        where a.class_id = c.id and a.week = ${week} order by a.given_at desc, a.id limit ${limit}) x) as awards
    from classes c where c.id = ${classId} and ${taughtBy(teacherId)}`.execute(db);
  return rows[0];
}
