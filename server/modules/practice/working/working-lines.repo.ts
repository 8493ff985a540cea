import { type RawBuilder, type Selectable, sql } from 'kysely';
import { arrayValue } from '../../../db/array-value';
import type { Db, Trx } from '../../../db/client';
import type { Database } from '../../../db/schema';

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

export async function insertWorkingLine(trx: Trx, line: WorkingRow, at: Date): Promise<void> {
  await trx
    .insertInto('working_lines')
    .values({ ...line, created_at: at })
    .execute();
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
