import { type RawBuilder, type Selectable, sql } from 'kysely';
import { arrayValue } from '../../../db/array-value';
import type { Db } from '../../../db/client';
import type { Database } from '../../../db/schema';

export type KeptBoardRow = Selectable<Database['working_boards']>;
export type KeptBoardCount = Pick<KeptBoardRow, 'question_id' | 'shape_count'>;

/** How many shapes the kept drawings of these questions have, as a part of a larger statement. */
export function boardCountsJson(studentId: string, questionIds: string[]): RawBuilder<KeptBoardCount[]> {
  return sql`(select coalesce(json_agg(json_build_object('question_id', b.question_id, 'shape_count', b.shape_count)), '[]')
    from working_boards b where b.student_id = ${studentId} and b.question_id = any(${arrayValue(questionIds, 'uuid')}))`;
}

export function readBoard(db: Db, studentId: string, questionId: string): Promise<KeptBoardRow | undefined> {
  return db
    .selectFrom('working_boards')
    .selectAll()
    .where('student_id', '=', studentId)
    .where('question_id', '=', questionId)
    .executeTakeFirst();
}

/** Keeps a drawing in place of an earlier one. False unless the question is the student's, in a practice in progress. */
export async function upsertBoard(db: Db, board: KeptBoardRow): Promise<boolean> {
  const { rows } = await sql`
    insert into working_boards (student_id, question_id, board, shape_count, kept_at)
    select q.student_id, q.id, ${board.board}, ${board.shape_count}::int, ${board.kept_at}::timestamptz
    from practice_questions q
    join practices p on p.student_id = q.student_id and p.id = q.practice_id
    where q.student_id = ${board.student_id} and q.id = ${board.question_id} and p.state = 'IN_PROGRESS'
    on conflict (student_id, question_id)
      do update set board = excluded.board, shape_count = excluded.shape_count, kept_at = excluded.kept_at
    returning question_id`.execute(db);
  return rows.length > 0;
}

export async function deleteBoard(db: Db, studentId: string, questionId: string): Promise<void> {
  await db
    .deleteFrom('working_boards')
    .where('student_id', '=', studentId)
    .where('question_id', '=', questionId)
    .execute();
}

export async function isOwnQuestion(db: Db, studentId: string, questionId: string): Promise<boolean> {
  const found = await db
    .selectFrom('practice_questions')
    .select('id')
    .where('student_id', '=', studentId)
    .where('id', '=', questionId)
    .executeTakeFirst();
  return found !== undefined;
}
