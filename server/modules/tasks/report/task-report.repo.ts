import { sql } from 'kysely';
import type { Db } from '../../../db/client';
import { taughtBy } from '../../classroom';
import {
  type AttemptJson,
  attemptsJson,
  type ReportQuestionJson,
  reportQuestionsJson,
  type WorkingJson,
  workingsJson,
} from './report.repo';

export interface TaskWorkRow {
  student_task_id: string;
  nickname: string;
  questions: ReportQuestionJson[];
  attempts: AttemptJson[];
  working: WorkingJson[];
}

/** One question of a report: by its place where it is pinned, by its template where it is drawn. */
export type QuestionPlace = { index: number } | { templateId: string };

/**
 * The work of every student of a task that counts, by nickname: whoever is excused, left the class or has not begun is left out. With
 * `place` those questions alone, with their answers and working. One statement.
 */
export async function findTaskWorks(
  db: Db,
  teacherId: string,
  taskId: string,
  place: QuestionPlace | null = null,
): Promise<TaskWorkRow[]> {
  const wanted =
    place === null
      ? sql<boolean>`true`
      : 'index' in place
        ? sql<boolean>`q.index = ${place.index}`
        : sql<boolean>`q.template_id = ${place.templateId}`;
  const { rows } = await sql<TaskWorkRow>`
    select s.id as student_task_id, u.nickname, ${reportQuestionsJson(wanted)} as questions,
      ${place === null ? sql`'[]'::json` : attemptsJson(wanted)} as attempts,
      ${place === null ? sql`'[]'::json` : workingsJson(wanted)} as working
    from student_tasks s
    join tasks t on t.id = s.task_id and t.state <> 'DRAFT'
    join classes c on c.id = t.class_id
    join users u on u.id = s.student_id
    where t.id = ${taskId} and s.excused_at is null and s.left_at is null and s.practice_id is not null and ${taughtBy(teacherId)}
    order by lower(u.nickname), u.id`.execute(db);
  return rows;
}
