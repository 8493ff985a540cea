import { type RawBuilder, type Selectable, sql } from 'kysely';
import { arrayValue } from '../../../db/array-value';
import type { Db, Trx } from '../../../db/client';
import type { Database } from '../../../db/schema';
import { workingOn } from '../working-time.repo';

export type WorkingRow = Omit<Selectable<Database['working_lines']>, 'created_at'>;

/** The lines of these questions, in order, as a part of a larger statement. */
export function workingLinesJson(studentId: string, questionIds: string[]): RawBuilder<WorkingRow[]> {
  return sql`(select coalesce(json_agg(w order by w.question_id, w.number), '[]') from working_lines w
    where w.student_id = ${studentId} and w.question_id = any(${arrayValue(questionIds, 'uuid')}))`;
}

export function readWorkingLines(db: Db, studentId: string, questionId: string): Promise<WorkingRow[]> {
  return db
    .selectFrom('working_lines')
    .selectAll()
    .where('student_id', '=', studentId)
    .where('question_id', '=', questionId)
    .orderBy('number')
    .execute();
}

/** Stores a line of working with an open question; to write it is a sign of work. */
export async function insertWorkingLine(trx: Trx, line: WorkingRow, at: Date): Promise<void> {
  const place = { studentId: line.student_id, questionId: line.question_id };
  await sql`with ${workingOn(place, at)}
    insert into working_lines (student_id, question_id, number, line, verdict, message, states_answer, carries, created_at)
    values (${line.student_id}, ${line.question_id}, ${line.number}, ${line.line}, ${line.verdict}, ${line.message},
      ${line.states_answer}, ${line.carries}, ${at})`.execute(trx);
}

/** Deletes the line with this number if it is the last one. */
export async function deleteLastLine(trx: Trx, studentId: string, questionId: string, number: number): Promise<void> {
  await trx
    .deleteFrom('working_lines')
    .where('student_id', '=', studentId)
    .where('question_id', '=', questionId)
    .where('number', '=', number)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('working_lines as later')
            .select('later.number')
            .where('later.student_id', '=', studentId)
            .where('later.question_id', '=', questionId)
            .where('later.number', '>', number),
        ),
      ),
    )
    .execute();
}
