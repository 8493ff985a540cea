import { type RawBuilder, sql } from 'kysely';

/** Whether this person owns or co-teaches the class of the row `c`: part of every statement about a teacher's class. */
export function taughtBy(teacherId: string): RawBuilder<boolean> {
  return sql<boolean>`(c.teacher_id = ${teacherId} or exists (
    select 1 from class_teachers t where t.class_id = c.id and t.teacher_id = ${teacherId}))`;
}
