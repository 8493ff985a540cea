import { sql } from 'kysely';
import { type QuestionTime, timeWithAnswer } from '../../../rules/working-time';
import type { Trx } from '../../db/client';
import type { AttemptRow } from './attempts.repo';
import type { QuestionRow } from './practice.repo';
import { signing } from './working-time.repo';

/** Keeps what was typed in a test; an empty text is no answer. A question of a test that was handed back opens again. */
export async function updateSavedAnswer(
  trx: Trx,
  question: Pick<QuestionRow, 'student_id' | 'id'> & QuestionTime,
  text: string,
  at: Date,
): Promise<void> {
  const { student_id: studentId, id } = question;
  const answer = text === '' ? null : text;
  const time = timeWithAnswer(question, at);
  await sql`with ${signing(studentId, id, at)}
    update practice_questions set late_answer = ${answer}, outcome = null, closed_at = null,
      answered_at = case when ${answer}::text is null then null else coalesce(answered_at, ${at}::timestamptz) end,
      seconds = ${time?.seconds ?? question.seconds}, pending_ms = ${time?.pendingMs ?? 0}
    where student_id = ${studentId} and id = ${id} and late_answer is distinct from ${answer}`.execute(trx);
}

/** Open questions of a test with a saved answer, and how often each was marked before. */
export async function findSavedAnswers(
  trx: Trx,
  studentId: string,
  practiceId: string,
): Promise<(QuestionRow & { attempts: number })[]> {
  return trx
    .selectFrom('practice_questions as q')
    .selectAll('q')
    .select(
      sql<number>`(select count(*)::int from attempts a
        where a.student_id = q.student_id and a.question_id = q.id)`.as('attempts'),
    )
    .where('q.student_id', '=', studentId)
    .where('q.practice_id', '=', practiceId)
    .where('q.closed_at', 'is', null)
    .where('q.late_answer', 'is not', null)
    .execute();
}

/** Stores the marks of a whole test. */
export async function storeMarkedAnswers(
  trx: Trx,
  attempts: AttemptRow[],
  right: { studentId: string; questionIds: string[]; at: Date },
): Promise<void> {
  if (attempts.length === 0) return;
  await trx.insertInto('attempts').values(attempts).execute();
  if (right.questionIds.length === 0) return;
  await trx
    .updateTable('practice_questions')
    .set({ outcome: 'RIGHT', closed_at: right.at })
    .where('student_id', '=', right.studentId)
    .where('id', 'in', right.questionIds)
    .execute();
}
