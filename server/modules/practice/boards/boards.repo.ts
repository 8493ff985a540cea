import { type RawBuilder, type Selectable, sql } from 'kysely';
import { arrayValue } from '../../../db/array-value';
import type { Db } from '../../../db/client';
import type { Database } from '../../../db/schema';
import { workingOn } from '../working-time.repo';

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

/** Which kept drawing a page showed: null for none, undefined where it did not say. */
export type SeenBoard = Date | null | undefined;

const isSeen = (seenAt: SeenBoard) =>
  seenAt === undefined ? sql<boolean>`true` : sql<boolean>`working_boards.kept_at = ${seenAt}::timestamptz`;

/**
 * Keeps a drawing in place of the one that the page showed; the same drawing again stays as old as it is. Undefined where
 * another one is kept by now, or the question is not the student's, in a practice in progress. The student is locked
 * first: a drawing is a sign of work.
 */
export async function upsertBoard(db: Db, board: KeptBoardRow, seenAt: SeenBoard): Promise<KeptBoardRow | undefined> {
  const place = { studentId: board.student_id, questionId: board.question_id };
  const { rows } = await sql<KeptBoardRow>`with ${workingOn(place, board.kept_at)}
    insert into working_boards (student_id, question_id, board, shape_count, kept_at)
    select q.student_id, q.id, ${board.board}, ${board.shape_count}::int, ${board.kept_at}::timestamptz
    from practice_questions q
    join practices p on p.student_id = q.student_id and p.id = q.practice_id
    join locked on locked.id = q.student_id
    where q.student_id = ${board.student_id} and q.id = ${board.question_id} and p.state = 'IN_PROGRESS'
    on conflict (student_id, question_id)
      do update set board = excluded.board, shape_count = excluded.shape_count,
        kept_at = case when working_boards.board = excluded.board then working_boards.kept_at else excluded.kept_at end
      where ${isSeen(seenAt)} or working_boards.board = excluded.board
    returning *`.execute(db);
  return rows[0];
}

/** Deletes the drawing that the page showed, not a later one. */
export async function deleteBoard(db: Db, studentId: string, questionId: string, seenAt: SeenBoard): Promise<void> {
  await db
    .deleteFrom('working_boards')
    .where('student_id', '=', studentId)
    .where('question_id', '=', questionId)
    .where(isSeen(seenAt))
    .execute();
}

/** The state of the practice that a question of the student's own is in. */
export async function findPracticeState(db: Db, studentId: string, questionId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('practice_questions as q')
    .innerJoin('practices as p', (join) =>
      join.onRef('p.student_id', '=', 'q.student_id').onRef('p.id', '=', 'q.practice_id'),
    )
    .select('p.state')
    .where('q.student_id', '=', studentId)
    .where('q.id', '=', questionId)
    .executeTakeFirst();
  return found?.state;
}
