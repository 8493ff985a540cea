import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../db/client';

/** The longest streak that is counted, in days of practice; older ones are not read. */
const mostDays = 400;

/** What the streak of a student follows from. */
export interface StreakFacts {
  /** The latest days with an answer, newest first. */
  days: { day: string; answered: number }[];
  pauses: { id: string; bought_on: string; used_on: string | null }[];
}

/** For use inside a larger statement, as columns: what the streak of a student follows from. */
export const streakColumns = (student: RawBuilder<string>) => sql`
  (select coalesce(json_agg(json_build_object('day', day, 'answered', answered)), '[]')
    from (select day, answered from activity_days
      where student_id = ${student} and answered > 0
      order by day desc limit ${sql.lit(mostDays)}) d) as days,
  (select coalesce(json_agg(json_build_object('id', id, 'bought_on', bought_on, 'used_on', used_on)), '[]')
    from (select id, bought_on, used_on from streak_pauses
      where student_id = ${student} order by bought_at desc limit ${sql.lit(mostDays)}) p) as pauses`;

/** The same alone, for one who changes it. One statement. */
export async function findStreakFacts(db: Db, studentId: string): Promise<StreakFacts> {
  const { rows } = await sql<StreakFacts>`select ${streakColumns(sql`${studentId}`)}`.execute(db);
  return rows[0] ?? { days: [], pauses: [] };
}

export async function insertPause(
  trx: Trx,
  pause: { student_id: string; id: string; bought_on: string; bought_at: Date },
): Promise<void> {
  await trx.insertInto('streak_pauses').values(pause).execute();
}

/** Writes down for which day a pause was used. */
export async function notePauseUsed(trx: Trx, studentId: string, used: { id: string; day: string }): Promise<void> {
  await trx
    .updateTable('streak_pauses')
    .set({ used_on: used.day })
    .where('student_id', '=', studentId)
    .where('id', '=', used.id)
    .execute();
}

export interface PauseHolder {
  student_id: string;
  time_zone: string;
}

/** Students with a pause that is not written down as used, after a student in the order of their ids. One statement. */
export async function findHolders(db: Db, now: Date, after: string | null, limit: number): Promise<PauseHolder[]> {
  const { rows } = await sql<PauseHolder>`
    select distinct p.student_id, day_zone(u, ${now}) as time_zone from streak_pauses p join users u on u.id = p.student_id
    where p.used_on is null and (${after}::uuid is null or p.student_id > ${after}::uuid)
    order by p.student_id limit ${limit}`.execute(db);
  return rows;
}
