import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client';
import { skillSql, waitsSql } from './due-errors.repo';

/** An error to ask about again. */
export interface RedoRow {
  id: string;
  template_id: string;
  topic_id: string;
  misconception_id: string | null;
  /** Fixed and confirmed: nothing waits for it but a challenge. */
  confirmed: boolean;
}

const columns = sql`id, template_id, topic_id, misconception_id, due_at, not ${waitsSql} as confirmed`;

/** The errors of a course with these ids, soonest due first. */
export async function namedErrors(
  db: Db,
  studentId: string,
  { courseId, errorIds }: { courseId: string; errorIds: string[] },
): Promise<RedoRow[]> {
  const { rows } = await sql<RedoRow>`
    select ${columns} from errors
    where student_id = ${studentId} and course_id = ${courseId} and id = any(${errorIds}::uuid[])
    order by due_at, id`.execute(db);
  return rows;
}

interface Waiting {
  courseId: string;
  /** Empty: all topics. */
  topicIds: string[];
  /** The end of the student's day. */
  until: Date;
  limit: number;
}

/** Unresolved errors, and fixed ones whose confirmation is due; soonest due first. */
export async function errorsToClear(db: Db, studentId: string, wanted: Waiting): Promise<RedoRow[]> {
  const { rows } = await sql<RedoRow>`
    select ${columns} from errors
    where ${inCourse(studentId, wanted)} and (state <> 'FIXED' or (confirmed_at is null and due_at < ${wanted.until}))
    order by due_at, id limit ${wanted.limit}`.execute(db);
  return rows;
}

/** Confirmed errors whose skill is due for a look at something harder: one of each skill, soonest due first. */
export async function errorsToChallenge(db: Db, studentId: string, wanted: Waiting): Promise<RedoRow[]> {
  const { rows } = await sql<RedoRow>`
    select * from (
      select distinct on (${skillSql('errors')}) ${columns} from errors
      where ${inCourse(studentId, wanted)} and not ${waitsSql} and due_at < ${wanted.until}
      order by ${skillSql('errors')}, due_at, id
    ) e
    order by due_at, id limit ${wanted.limit}`.execute(db);
  return rows;
}

function inCourse(studentId: string, { courseId, topicIds }: Waiting): RawBuilder<boolean> {
  return sql`student_id = ${studentId} and course_id = ${courseId}
    and (${topicIds.length === 0} or topic_id = any(${topicIds}::text[]))`;
}
