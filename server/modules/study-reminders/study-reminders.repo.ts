import { sql } from 'kysely';
import { remindedDays } from '../../../rules/study-plan';
import type { Db, Trx } from '../../db/client';
import { dayAfter } from '../../platform/local-day';

export interface ToRemind {
  id: string;
  minutes_a_day: number | null;
}

/** The time zones of students who chose an hour. */
export async function findZonesToRemind(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('time_zone')
    .distinct()
    .where('study_hour', 'is not', null)
    .execute();
  return rows.map(({ time_zone }) => time_zone);
}

/** Students of a time zone whose hour it is, who have not answered anything today but lately, and are not reminded yet. */
export async function findToRemind(
  db: Db,
  { timeZone, hour, today }: { timeZone: string; hour: number; today: string },
  after: ToRemind | null,
  limit: number,
): Promise<ToRemind[]> {
  const lately = dayAfter(today, -remindedDays);
  const { rows } = await sql<ToRemind>`
    select u.id, u.minutes_a_day from users u
    where u.time_zone = ${timeZone} and u.study_hour = ${hour}
      and u.deletes_at is null and 'STUDENT' = any(u.roles) and u.reminded_on is distinct from ${today}
      and not exists (select 1 from activity_days d
        where d.student_id = u.id and d.day = ${today} and d.answered > 0)
      and (u.created_at > ${lately}::date
        or exists (select 1 from activity_days d where d.student_id = u.id and d.answered > 0 and d.day >= ${lately}))
      and (${after?.id ?? null}::uuid is null or u.id > ${after?.id ?? null}::uuid)
    order by u.id limit ${limit}`.execute(db);
  return rows;
}

/** Notes that somebody is reminded today; false where another process was faster. */
export async function markReminded(trx: Trx, userId: string, today: string): Promise<boolean> {
  const { rows } = await sql`
    update users set reminded_on = ${today} where id = ${userId} and reminded_on is distinct from ${today}
    returning id`.execute(trx);
  return rows.length > 0;
}
