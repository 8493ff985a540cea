import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client';

/** Courses a student has chosen or practised, chosen ones first in the order chosen. */
export function studentCourses(db: Db, studentId: string) {
  return db
    .selectFrom('chosen_courses')
    .select(['course_id', 'chosen_at', 'seconds'])
    .where('student_id', '=', studentId)
    .orderBy('chosen_at', (order) => order.asc().nullsLast())
    .execute();
}

/** For use inside a larger statement: the ids of the same courses in the same order, as a JSON array. */
export function studentCourseIdsJson(studentId: string): RawBuilder<string[]> {
  return sql`(select coalesce(json_agg(course_id order by chosen_at asc nulls last), '[]')
    from chosen_courses where student_id = ${studentId})`;
}

/** Makes exactly these the chosen courses; those chosen before keep their place. */
export async function replaceChosen(db: Db, studentId: string, chosen: { courseId: string; at: Date }[]) {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('chosen_courses')
      .set({ chosen_at: null })
      .where('student_id', '=', studentId)
      .where(
        'course_id',
        'not in',
        chosen.map((course) => course.courseId),
      )
      .execute();
    await chooseThese(trx, studentId, chosen);
  });
}

/** Adds chosen courses; one chosen already keeps its place. */
export async function chooseThese(db: Db, studentId: string, chosen: { courseId: string; at: Date }[]) {
  await db
    .insertInto('chosen_courses')
    .values(chosen.map(({ courseId, at }) => ({ student_id: studentId, course_id: courseId, chosen_at: at })))
    .onConflict((conflict) =>
      conflict.columns(['student_id', 'course_id']).doUpdateSet({
        chosen_at: sql`coalesce(chosen_courses.chosen_at, excluded.chosen_at)`,
      }),
    )
    .execute();
}

/** For use inside a larger statement, as a CTE of its own: adds time practised in a course. */
export function addingSeconds(studentId: string, courseId: string, seconds: number): RawBuilder<unknown> {
  return sql`course_time as (
    insert into chosen_courses (student_id, course_id, seconds) values (${studentId}, ${courseId}, ${seconds})
    on conflict (student_id, course_id) do update set seconds = chosen_courses.seconds + excluded.seconds
  )`;
}
