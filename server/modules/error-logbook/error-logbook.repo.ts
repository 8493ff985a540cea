import { sql } from 'kysely';
import type { Db, Trx } from '../../db/client';
import type { ErrorStanding, ErrorState } from './error-standing';

export interface ErrorRow {
  id: string;
  course_id: string;
  template_id: string;
  standing: ErrorStanding;
}

const standingColumns = [
  'id',
  'course_id',
  'template_id',
  'state',
  'fixed_at',
  'confirmed_at',
  'relapsed_at',
  'due_at',
] as const;

type StandingColumns = {
  id: string;
  course_id: string;
  template_id: string;
  state: string;
  fixed_at: Date | null;
  confirmed_at: Date | null;
  relapsed_at: Date | null;
  due_at: Date;
};

function toErrorRow(row: StandingColumns): ErrorRow {
  const { id, course_id, template_id } = row;
  return {
    id,
    course_id,
    template_id,
    standing: {
      state: row.state as ErrorState,
      fixedAt: row.fixed_at,
      confirmedAt: row.confirmed_at,
      relapsedAt: row.relapsed_at,
      dueAt: row.due_at,
    },
  };
}

export async function lockError(trx: Trx, studentId: string, errorId: string): Promise<ErrorRow | undefined> {
  const row = await trx
    .selectFrom('errors')
    .select(standingColumns)
    .where('student_id', '=', studentId)
    .where('id', '=', errorId)
    .forUpdate()
    .executeTakeFirst();
  return row && toErrorRow(row);
}

/** The error of this skill that was fixed last. */
export async function lockFixedError(
  trx: Trx,
  studentId: string,
  courseId: string,
  templateId: string,
): Promise<ErrorRow | undefined> {
  const row = await trx
    .selectFrom('errors')
    .select(standingColumns)
    .where('student_id', '=', studentId)
    .where('template_id', '=', templateId)
    .where('course_id', '=', courseId)
    .where('state', '=', 'FIXED')
    .orderBy('fixed_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row && toErrorRow(row);
}

/** What went wrong: the question, its numbers and the answer. */
export interface Mistake {
  questionId: string;
  attemptId: string;
  templateVersion: number;
  seed: string;
  answer: string;
  misconceptionId: string | null;
}

export async function insertError(
  trx: Trx,
  error: { id: string; studentId: string; courseId: string; topicId: string; templateId: string; openedAt: Date },
  mistake: Mistake,
  standing: ErrorStanding,
) {
  await trx
    .insertInto('errors')
    .values({
      student_id: error.studentId,
      id: error.id,
      course_id: error.courseId,
      topic_id: error.topicId,
      template_id: error.templateId,
      opened_at: error.openedAt,
      ...mistakeColumns(mistake),
      ...standingValues(standing),
    })
    .execute();
}

/** Writes how an error stands; with a mistake, the error shows that one from now on. */
export async function updateError(
  trx: Trx,
  studentId: string,
  errorId: string,
  standing: ErrorStanding,
  mistake: Mistake | null = null,
) {
  await trx
    .updateTable('errors')
    .set({ ...standingValues(standing), ...(mistake ? mistakeColumns(mistake) : {}) })
    .where('student_id', '=', studentId)
    .where('id', '=', errorId)
    .execute();
}

function mistakeColumns(mistake: Mistake) {
  return {
    question_id: mistake.questionId,
    attempt_id: mistake.attemptId,
    template_version: mistake.templateVersion,
    seed: mistake.seed,
    answer: mistake.answer,
    misconception_id: mistake.misconceptionId,
  };
}

function standingValues(standing: ErrorStanding) {
  return {
    state: standing.state,
    fixed_at: standing.fixedAt,
    confirmed_at: standing.confirmedAt,
    relapsed_at: standing.relapsedAt,
    due_at: standing.dueAt,
  };
}

export async function nameError(trx: Trx, studentId: string, attemptId: string, misconceptionId: string) {
  await trx
    .updateTable('errors')
    .set({ misconception_id: misconceptionId })
    .where('student_id', '=', studentId)
    .where('attempt_id', '=', attemptId)
    .execute();
}

/** Changes the count of a course and returns what it is now. */
export async function changeCount(trx: Trx, studentId: string, courseId: string, change: number): Promise<number> {
  const row = await trx
    .insertInto('unresolved_counts')
    .values({ student_id: studentId, course_id: courseId, unresolved: Math.max(change, 0) })
    .onConflict((conflict) =>
      conflict
        .columns(['student_id', 'course_id'])
        .doUpdateSet({ unresolved: sql`unresolved_counts.unresolved + ${change}` }),
    )
    .returning('unresolved')
    .executeTakeFirstOrThrow();
  return row.unresolved;
}

export function unresolvedCounts(db: Db, studentId: string) {
  return db
    .selectFrom('unresolved_counts')
    .select(['course_id', 'unresolved'])
    .where('student_id', '=', studentId)
    .execute();
}

export async function reviewCard(trx: Trx, studentId: string, templateId: string): Promise<object | null> {
  const row = await trx
    .selectFrom('review_cards')
    .select('card')
    .where('student_id', '=', studentId)
    .where('template_id', '=', templateId)
    .forUpdate()
    .executeTakeFirst();
  return row?.card ?? null;
}

export async function saveReviewCard(trx: Trx, studentId: string, templateId: string, card: object, dueAt: Date) {
  const values = { card: JSON.stringify(card), due_at: dueAt };
  await trx
    .insertInto('review_cards')
    .values({ student_id: studentId, template_id: templateId, ...values })
    .onConflict((conflict) => conflict.columns(['student_id', 'template_id']).doUpdateSet(values))
    .execute();
}
