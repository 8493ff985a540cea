import { type RawBuilder, sql } from 'kysely';
import { arrayValue } from '../../db/array-value';
import type { Db, Trx } from '../../db/client';
import { appendingUserEvent } from '../events/index';
import { skillSql } from './due-errors.repo';
import type { ErrorStanding, ErrorState } from './error-standing';

/** An error as it stands, with the review card of its skill. */
export interface ErrorRow {
  id: string;
  course_id: string;
  template_id: string;
  misconception_id: string | null;
  skill: string;
  standing: ErrorStanding;
  card: object | null;
}

type Instants = 'fixed_at' | 'confirmed_at' | 'relapsed_at';
type ErrorJson = Omit<ErrorRow, 'standing'> & { state: string; due_at: string } & Record<Instants, string | null>;

/** A wrong answer in a practice that redoes nothing. */
interface Elsewhere {
  courseId: string;
  topicId: string;
  templateId: string;
  misconceptionId: string | null;
}

/** Errors of the student that an answer may change. */
export interface ErrorsAtAnswer {
  /** The one that the question redoes. */
  redone: ErrorRow | null;
  /**
   * The fixed one that a wrong answer elsewhere brings back: of the same idea in the same topic, or of the same kind of
   * question; the one fixed last.
   */
  fixedBefore: ErrorRow | null;
}

/** As `errorsAtAnswerJson` gives them. */
export type ErrorsAtAnswerJson = { [Which in keyof ErrorsAtAnswer]: ErrorJson | null };

/**
 * For use inside a larger statement, as a JSON object: what is not asked for is null. The caller holds the student's
 * lock, so that they stay as they are.
 */
export function errorsAtAnswerJson(
  studentId: string,
  { errorId, wrong }: { errorId: string | null; wrong: Elsewhere | null },
): RawBuilder<ErrorsAtAnswerJson> {
  const redone = errorId === null ? sql`null` : errorJson(studentId, sql`e.id = ${errorId}`);
  const fixedBefore = wrong === null ? sql`null` : errorJson(studentId, fixedLike(wrong));
  return sql`json_build_object('redone', ${redone}, 'fixedBefore', ${fixedBefore})`;
}

export function errorsAtAnswer({ redone, fixedBefore }: ErrorsAtAnswerJson): ErrorsAtAnswer {
  return { redone: errorRow(redone), fixedBefore: errorRow(fixedBefore) };
}

/** The same in a statement of its own. */
export async function readErrorsAtAnswer(
  trx: Trx,
  studentId: string,
  wanted: Parameters<typeof errorsAtAnswerJson>[1],
): Promise<ErrorsAtAnswer> {
  const { rows } = await sql<{ errors: ErrorsAtAnswerJson }>`
    select ${errorsAtAnswerJson(studentId, wanted)} as errors`.execute(trx);
  return rows[0] ? errorsAtAnswer(rows[0].errors) : { redone: null, fixedBefore: null };
}

/** An error of the student by its id, under the student's lock. */
export async function findError(trx: Trx, studentId: string, errorId: string): Promise<ErrorRow | null> {
  const { rows } = await sql<{ error: ErrorJson | null }>`
    select ${errorJson(studentId, sql`e.id = ${errorId}`)} as error`.execute(trx);
  return errorRow(rows[0]?.error ?? null);
}

function errorJson(studentId: string, which: RawBuilder<unknown>): RawBuilder<ErrorJson | null> {
  return sql`(select to_json(found) from (
    select e.id, e.course_id, e.template_id, e.misconception_id, ${skillSql('e')} as skill, e.state, e.fixed_at,
      e.confirmed_at, e.relapsed_at, e.due_at, c.card
    from errors e left join review_cards c on c.student_id = e.student_id and c.skill = ${skillSql('e')}
    where e.student_id = ${studentId} and ${which}
  ) found)`;
}

function fixedLike({ courseId, topicId, templateId, misconceptionId }: Elsewhere): RawBuilder<unknown> {
  const sameIdea = sql`(e.topic_id = ${topicId} and e.misconception_id = ${misconceptionId})`;
  return sql`e.course_id = ${courseId} and e.state = 'FIXED' and (e.template_id = ${templateId} or ${sameIdea})
    order by ${sameIdea} is true desc, e.fixed_at desc limit 1`;
}

function errorRow(json: ErrorJson | null): ErrorRow | null {
  if (json === null) return null;
  const { state, fixed_at, confirmed_at, relapsed_at, due_at, ...error } = json;
  const standing: ErrorStanding = {
    state: state as ErrorState,
    fixedAt: instant(fixed_at),
    confirmedAt: instant(confirmed_at),
    relapsedAt: instant(relapsed_at),
    dueAt: new Date(due_at),
  };
  return { ...error, standing };
}

/** An instant as PostgreSQL writes it into JSON. */
const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** What went wrong: the question, its numbers and the answer. */
export interface Mistake {
  templateId: string;
  questionId: string;
  attemptId: string;
  templateVersion: number;
  seed: string;
  instanceId: string | null;
  answer: string;
  misconceptionId: string | null;
}

export interface NewError {
  topicId: string;
  openedAt: Date;
}

/** What an answer changes in the logbook. */
export interface LogbookChange {
  studentId: string;
  courseId: string;
  error: {
    id: string;
    standing: ErrorStanding;
    /** For an error that opens now. */
    opens: NewError | null;
    /** With a mistake, the error shows that one from now on. */
    mistake: Mistake | null;
  };
  card: { skill: string; card: object; dueAt: Date } | null;
  unresolvedChange: number;
}

/**
 * For use inside a larger statement, as its CTEs: writes a change, and where the course's unresolved count moves, the
 * count and an event that tells the student's streams.
 */
export function changingLogbook(change: LogbookChange): RawBuilder<unknown>[] {
  const { studentId, courseId, card, unresolvedChange } = change;
  const parts = [sql`error as (${change.error.opens ? insertingError(change) : updatingError(change)})`];
  if (card) {
    parts.push(sql`card as (
      insert into review_cards (student_id, skill, card, due_at)
      values (${studentId}, ${card.skill}, ${JSON.stringify(card.card)}::jsonb, ${card.dueAt})
      on conflict (student_id, skill) do update set card = excluded.card, due_at = excluded.due_at
    )`);
  }
  return [...parts, ...countingUnresolved(studentId, courseId, unresolvedChange)];
}

function countingUnresolved(studentId: string, courseId: string, unresolvedChange: number): RawBuilder<unknown>[] {
  if (unresolvedChange === 0) return [];
  const payload = sql`(select jsonb_build_object('courseId', course_id, 'unresolvedCount', unresolved) from unresolved)`;
  return [
    sql`unresolved as (
      insert into unresolved_counts (student_id, course_id, unresolved)
      values (${studentId}, ${courseId}, ${Math.max(unresolvedChange, 0)})
      on conflict (student_id, course_id) do update
        set unresolved = unresolved_counts.unresolved + ${unresolvedChange}
      returning course_id, unresolved
    )`,
    ...appendingUserEvent({ userId: studentId, kind: 'UNRESOLVED_COUNT_CHANGED', payload }),
  ];
}

export async function changeLogbook(trx: Trx, change: LogbookChange): Promise<void> {
  await sql`with ${sql.join(changingLogbook(change))} select 1`.execute(trx);
}

function insertingError({ studentId, courseId, error }: LogbookChange): RawBuilder<unknown> {
  const { id, standing, opens, mistake } = error;
  return sql`insert into errors (student_id, id, course_id, topic_id, template_id, opened_at,
      question_id, attempt_id, template_version, seed, instance_id, answer, misconception_id,
      state, fixed_at, confirmed_at, relapsed_at, due_at)
    values (${studentId}, ${id}, ${courseId}, ${opens?.topicId}, ${mistake?.templateId}, ${opens?.openedAt},
      ${mistake?.questionId}, ${mistake?.attemptId}, ${mistake?.templateVersion}, ${mistake?.seed},
      ${mistake?.instanceId}, ${mistake?.answer}, ${mistake?.misconceptionId},
      ${standing.state}, ${standing.fixedAt}, ${standing.confirmedAt}, ${standing.relapsedAt}, ${standing.dueAt})`;
}

function updatingError({ studentId, error: { id, standing, mistake } }: LogbookChange): RawBuilder<unknown> {
  const shown = mistake
    ? sql`, template_id = ${mistake.templateId}, question_id = ${mistake.questionId}, attempt_id = ${mistake.attemptId},
        template_version = ${mistake.templateVersion}, seed = ${mistake.seed}, instance_id = ${mistake.instanceId},
        answer = ${mistake.answer}, misconception_id = ${mistake.misconceptionId}`
    : sql``;
  return sql`update errors set state = ${standing.state}, fixed_at = ${standing.fixedAt},
      confirmed_at = ${standing.confirmedAt}, relapsed_at = ${standing.relapsedAt}, due_at = ${standing.dueAt}${shown}
    where student_id = ${studentId} and id = ${id}`;
}

/** An error as it hangs on one of the student's questions. */
export interface ErrorOfQuestion {
  id: string;
  course_id: string;
  state: ErrorState;
  relapsed_at: Date | null;
  /** Whether it began with this question, and was not there before. */
  begins: boolean;
}

/** The error that shows the mistake of a question, under the student's lock. */
export async function findErrorOf(
  trx: Trx,
  studentId: string,
  questionId: string,
): Promise<ErrorOfQuestion | undefined> {
  const { rows } = await sql<ErrorOfQuestion>`
    select e.id, e.course_id, e.state, e.relapsed_at, e.opened_at >= a.created_at as begins
    from errors e join attempts a on a.student_id = e.student_id and a.id = e.attempt_id
    where e.student_id = ${studentId} and e.question_id = ${questionId}`.execute(trx);
  return rows[0];
}

/** What an error shows after its question was corrected: the question as it should have been, and the first mistake in it. */
export async function showCorrected(trx: Trx, studentId: string, errorId: string, mistake: Mistake): Promise<void> {
  const { attemptId, templateVersion, instanceId, answer, misconceptionId } = mistake;
  await trx
    .updateTable('errors')
    .set({
      attempt_id: attemptId,
      template_version: templateVersion,
      instance_id: instanceId,
      answer,
      misconception_id: misconceptionId,
    })
    .where('student_id', '=', studentId)
    .where('id', '=', errorId)
    .execute();
}

/**
 * Takes an error out of the logbook that never was one. What would redo it asks for nothing special any more, and a
 * review that waited for it alone is over.
 */
export async function deleteError(
  trx: Trx,
  studentId: string,
  { id, courseId, unresolvedChange, at }: { id: string; courseId: string; unresolvedChange: number; at: Date },
): Promise<void> {
  const parts = [
    sql`gone as (delete from errors where student_id = ${studentId} and id = ${id})`,
    sql`redone as (
      update practice_questions set error_id = null where student_id = ${studentId} and error_id = ${id})`,
    ...countingUnresolved(studentId, courseId, unresolvedChange),
  ];
  await sql`with ${sql.join(parts)} select 1`.execute(trx);
  await sql`delete from error_review_sessions s where s.student_id = ${studentId} and not exists (
    select 1 from error_review_items i where i.student_id = s.student_id and i.session_id = s.id)`.execute(trx);
  await sql`update error_review_sessions s set finished_at = ${at}
    where s.student_id = ${studentId} and s.finished_at is null and not exists (
      select 1 from error_review_items i
      where i.student_id = s.student_id and i.session_id = s.id and i.reviewed_at is null)`.execute(trx);
}

/**
 * For use inside a larger statement: the wrong attempts at these questions whose misconception waits in the logbook. The first
 * wrong answer to a question goes there, and a redo keeps its error: a later mistake may be another one.
 */
export function loggedAttemptsJson(studentId: string, questionIds: readonly string[]): RawBuilder<string[]> {
  return sql`(select coalesce(json_agg(distinct a.id), '[]') from practice_questions q
    join attempts a on a.student_id = q.student_id and a.question_id = q.id and a.verdict = 'WRONG'
    join errors e on e.student_id = q.student_id and (e.question_id = q.id or e.id = q.error_id)
      and e.misconception_id = a.misconception_id and e.state <> 'FIXED'
    where q.student_id = ${studentId} and q.id = any(${arrayValue(questionIds, 'uuid')}))`;
}

/** The student said which of two ideas it was. */
export async function nameMistake(trx: Trx, studentId: string, attemptId: string, misconceptionId: string) {
  await trx
    .updateTable('errors')
    .set({ misconception_id: misconceptionId })
    .where('student_id', '=', studentId)
    .where('attempt_id', '=', attemptId)
    .execute();
}

export function unresolvedCounts(db: Db, studentId: string) {
  return db
    .selectFrom('unresolved_counts')
    .select(['course_id', 'unresolved'])
    .where('student_id', '=', studentId)
    .execute();
}
