import { sql } from 'kysely';
import { remindedDays } from '../../../rules/study-plan';
import type { Trx } from '../../db/client';

interface Reminded {
  id: string;
  minutes_a_day: number | null;
}

/**
 * Takes students whose hour it is where they live, who have not answered anything today but lately, and marks them as
 * reminded today: nobody twice, in however many processes.
 */
export async function takeToRemind(trx: Trx, now: Date, most: number): Promise<Reminded[]> {
  const local = sql`(${now}::timestamptz at time zone u.time_zone)`;
  const { rows } = await sql<Reminded>`
    update users set reminded_on = to_char(${now}::timestamptz at time zone time_zone, 'YYYY-MM-DD')
    where id in (
      select u.id from users u
      where u.study_hour is not null and u.study_hour = extract(hour from ${local})
        and u.deletes_at is null and 'STUDENT' = any(u.roles)
        and u.reminded_on is distinct from to_char(${local}, 'YYYY-MM-DD')
        and not exists (select 1 from activity_days d
          where d.student_id = u.id and d.day = to_char(${local}, 'YYYY-MM-DD') and d.answered > 0)
        and (u.created_at > ${now}::timestamptz - ${`${remindedDays} days`}::interval
          or exists (select 1 from activity_days d where d.student_id = u.id and d.answered > 0
            and d.day >= to_char(${local} - ${`${remindedDays} days`}::interval, 'YYYY-MM-DD')))
      limit ${most} for no key update of u skip locked)
    returning id, minutes_a_day`.execute(trx);
  return rows;
}
