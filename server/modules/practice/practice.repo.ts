import type { Selectable } from 'kysely';
import type { Db, Trx } from '../../db/client';
import type { Database } from '../../db/schema';

export type PracticeRow = Selectable<Database['practices']>;
export type QuestionRow = Selectable<Database['practice_questions']>;

export function practiceById(db: Db, studentId: string, practiceId: string): Promise<PracticeRow | undefined> {
  return db
    .selectFrom('practices')
    .selectAll()
    .where('student_id', '=', studentId)
    .where('id', '=', practiceId)
    .executeTakeFirst();
}

export function practiceByKey(db: Db, studentId: string, idempotencyKey: string): Promise<PracticeRow | undefined> {
  return db
    .selectFrom('practices')
    .selectAll()
    .where('student_id', '=', studentId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
}

export function practiceOfQuestion(db: Db, studentId: string, questionId: string): Promise<PracticeRow | undefined> {
  return db
    .selectFrom('practices')
    .selectAll()
    .where('student_id', '=', studentId)
    .where('id', '=', (eb) =>
      eb
        .selectFrom('practice_questions')
        .select('practice_id')
        .where('student_id', '=', studentId)
        .where('id', '=', questionId),
    )
    .executeTakeFirst();
}

export function questionsOf(db: Db, studentId: string, practiceId: string): Promise<QuestionRow[]> {
  return db
    .selectFrom('practice_questions')
    .selectAll()
    .where('student_id', '=', studentId)
    .where('practice_id', '=', practiceId)
    .orderBy('index')
    .execute();
}

/** Stores a practice with its questions. False where one with the same idempotency key is there already. */
export async function insertPractice(trx: Trx, practice: PracticeRow, questions: QuestionRow[]): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('practices')
    .values(practice)
    .onConflict((conflict) => conflict.columns(['student_id', 'idempotency_key']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await trx.insertInto('practice_questions').values(questions).execute();
  return true;
}

export type LockedQuestion = QuestionRow & { course_id: string; mode: string; practice_state: string };

/** Locks a practice and one of its questions: everything that changes a practice waits here for its turn. */
export function lockQuestion(
  trx: Trx,
  studentId: string,
  practiceId: string,
  index: number,
): Promise<LockedQuestion | undefined> {
  return trx
    .selectFrom('practices as p')
    .innerJoin('practice_questions as q', (join) =>
      join.onRef('q.student_id', '=', 'p.student_id').onRef('q.practice_id', '=', 'p.id'),
    )
    .selectAll('q')
    .select(['p.course_id', 'p.mode', 'p.state as practice_state'])
    .where('p.student_id', '=', studentId)
    .where('p.id', '=', practiceId)
    .where('q.index', '=', index)
    .forUpdate()
    .executeTakeFirst();
}

export function lockPractice(trx: Trx, studentId: string, practiceId: string): Promise<PracticeRow | undefined> {
  return trx
    .selectFrom('practices')
    .selectAll()
    .where('student_id', '=', studentId)
    .where('id', '=', practiceId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateQuestion(
  trx: Trx,
  studentId: string,
  questionId: string,
  change: Partial<
    Pick<
      QuestionRow,
      'outcome' | 'hints_opened' | 'seconds' | 'opened_at' | 'answered_at' | 'first_answer_ms' | 'closed_at'
    >
  >,
) {
  await trx
    .updateTable('practice_questions')
    .set(change)
    .where('student_id', '=', studentId)
    .where('id', '=', questionId)
    .execute();
}

/** The first serving starts the time of a question; later ones change nothing. */
export async function markOpened(db: Db, studentId: string, questionId: string, at: Date) {
  await db
    .updateTable('practice_questions')
    .set({ opened_at: at })
    .where('student_id', '=', studentId)
    .where('id', '=', questionId)
    .where('opened_at', 'is', null)
    .execute();
}

/** Closes a practice: what is still open was skipped. */
export async function closePractice(trx: Trx, studentId: string, practiceId: string, at: Date) {
  await trx
    .updateTable('practice_questions')
    .set({ outcome: 'SKIPPED', closed_at: at })
    .where('student_id', '=', studentId)
    .where('practice_id', '=', practiceId)
    .where('closed_at', 'is', null)
    .execute();
  await trx
    .updateTable('practices')
    .set({ state: 'FINISHED', finished_at: at })
    .where('student_id', '=', studentId)
    .where('id', '=', practiceId)
    .execute();
}

/** How long after opening the questions answered last were answered, newest first, in milliseconds. */
export async function latestAnswerTimes(trx: Trx, studentId: string, practiceId: string, count: number) {
  const rows = await trx
    .selectFrom('practice_questions')
    .select('first_answer_ms')
    .where('student_id', '=', studentId)
    .where('practice_id', '=', practiceId)
    .where('answered_at', 'is not', null)
    .orderBy('answered_at', 'desc')
    .limit(count)
    .execute();
  return rows.flatMap((row) => row.first_answer_ms ?? []);
}

export async function insertReport(db: Db, studentId: string, questionId: string, reason: string, at: Date) {
  await db
    .insertInto('question_reports')
    .values({ student_id: studentId, question_id: questionId, reason, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function reportedQuestions(db: Db, studentId: string, questionIds: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('question_reports')
    .select('question_id')
    .where('student_id', '=', studentId)
    .where('question_id', 'in', questionIds)
    .execute();
  return rows.map((row) => row.question_id);
}
