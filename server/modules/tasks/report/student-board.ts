import { sql } from 'kysely';
import type { Db } from '../../../db/client';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { taughtBy } from '../../classroom';
import type { KeptBoardRow } from '../../practice';
import { requireTaskTeacher, taskNotFound } from '../task-errors';

interface BoardPlace {
  studentTaskId: string;
  questionId: string;
}

/**
 * The drawing that a student left with an answer in a task of the viewer's class. One statement.
 *
 * @throws AppError NOT_FOUND also where the question is of the student's own practice
 */
export async function getStudentBoard({ db }: Services, viewer: Viewer, place: BoardPlace): Promise<KeptBoardRow> {
  requireTaskTeacher(viewer, place.studentTaskId, place.questionId);
  const board = await findStudentBoard(db, viewer.id, place);
  if (!board) throw taskNotFound();
  return board;
}

async function findStudentBoard(
  db: Db,
  teacherId: string,
  { studentTaskId, questionId }: BoardPlace,
): Promise<KeptBoardRow | undefined> {
  const { rows } = await sql<KeptBoardRow>`
    select b.student_id, b.question_id, b.board, b.shape_count, b.kept_at
    from student_tasks s
    join tasks t on t.id = s.task_id and t.state <> 'DRAFT'
    join classes c on c.id = t.class_id
    join practice_questions q on q.student_id = s.student_id and q.practice_id = s.practice_id
    join working_boards b on b.student_id = q.student_id and b.question_id = q.id
    where s.id = ${studentTaskId} and q.id = ${questionId} and ${taughtBy(teacherId)}`.execute(db);
  return rows[0];
}
