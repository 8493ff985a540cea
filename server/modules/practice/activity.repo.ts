import { sql } from 'kysely';
import type { Db, Trx } from '../../db/client';

export async function answeredOn(db: Db, studentId: string, day: string): Promise<number> {
  const row = await db
    .selectFrom('activity_days')
    .select('answered')
    .where('student_id', '=', studentId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.answered ?? 0;
}

/** Adds to a day and returns what it is now, with the last day before it on which something was answered. */
export async function addToDay(trx: Trx, studentId: string, day: string, add: { answered?: number; coins?: number }) {
  const { answered = 0, coins = 0 } = add;
  return trx
    .insertInto('activity_days')
    .values({ student_id: studentId, day, answered, coins })
    .onConflict((conflict) =>
      conflict.columns(['student_id', 'day']).doUpdateSet({
        answered: sql`activity_days.answered + excluded.answered`,
        coins: sql`activity_days.coins + excluded.coins`,
      }),
    )
    .returning([
      'answered',
      'coins',
      sql<string | null>`(select max(d.day)::text from activity_days d
        where d.student_id = ${studentId} and d.day < ${day} and d.answered > 0)`.as('previous'),
    ])
    .executeTakeFirstOrThrow();
}
