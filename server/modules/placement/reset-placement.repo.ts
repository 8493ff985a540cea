import { sql } from 'kysely';
import type { Trx } from '../../db/client';
import { taughtBy } from '../classroom';

interface StudentOfClass {
  classId: string;
  studentId: string;
}

/** A class that this person teaches, with this student in it: its name and course. One statement. */
export async function findClassOfStudent(
  trx: Trx,
  teacherId: string,
  { classId, studentId }: StudentOfClass,
): Promise<{ name: string; course_id: string } | undefined> {
  const { rows } = await sql<{ name: string; course_id: string }>`
    select c.name, c.course_id from classes c join class_members m on m.class_id = c.id
    where c.id = ${classId} and m.student_id = ${studentId} and ${taughtBy(teacherId)}`.execute(trx);
  return rows[0];
}

/** Takes the result of a test back, for a teacher of a class of its course; false where none stands. One statement. */
export async function resetPlacementOf(
  trx: Trx,
  teacherId: string,
  { classId, studentId, at }: StudentOfClass & { at: Date },
): Promise<boolean> {
  const { rows } = await sql<{ reset: boolean }>`
    update placements p set reset_at = ${at}
    from classes c join class_members m on m.class_id = c.id
    where c.id = ${classId} and m.student_id = ${studentId} and ${taughtBy(teacherId)}
      and p.student_id = m.student_id and p.subject = c.course_id and p.reset_at is null
    returning true as reset`.execute(trx);
  return rows.length > 0;
}

/** Topics that the student never practised begin where everybody begins. One statement. */
export async function deleteStartRatings(trx: Trx, studentId: string, topicIds: readonly string[]): Promise<void> {
  await sql`delete from topic_ratings
    where student_id = ${studentId} and topic_id = any(${topicIds}::text[]) and answered = 0`.execute(trx);
}
