import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../db/client';
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

interface ErrorColumns extends Omit<ErrorRow, 'standing'> {
  state: string;
  fixed_at: Date | null;
  confirmed_at: Date | null;
  relapsed_at: Date | null;
  due_at: Date;
}

/** A wrong answer in a practice that redoes nothing. */
interface Elsewhere {
  courseId: string;
  topicId: string;
  templateId: string;
  misconceptionId: string | null;
}

/**
 * The error with this id, or the fixed one that a wrong answer elsewhere brings back: of the same idea in the same topic,
 * or of the same kind of question; the one fixed last. The caller holds the student's lock, so that it stays as it is.
 */
export async function findError(
  trx: Trx,
  studentId: string,
  wanted: { id: string } | { fixedLike: Elsewhere },
): Promise<ErrorRow | undefined> {
  const which = 'id' in wanted ? sql`e.id = ${wanted.id}` : fixedLike(wanted.fixedLike);
  const { rows } = await sql<ErrorColumns>`
    select e.id, e.course_id, e.template_id, e.misconception_id, ${skillSql('e')} as skill, e.state, e.fixed_at,
      e.confirmed_at, e.relapsed_at, e.due_at, c.card
    from errors e left join review_cards c on c.student_id = e.student_id and c.skill = ${skillSql('e')}
    where e.student_id = ${studentId} and ${which}`.execute(trx);
  const [row] = rows;
  if (!row) return undefined;
  const { state, fixed_at, confirmed_at, relapsed_at, due_at, ...error } = row;
  const standing: ErrorStanding = {
    state: state as ErrorState,
    fixedAt: fixed_at,
    confirmedAt: confirmed_at,
    relapsedAt: relapsed_at,
    dueAt: due_at,
  };
  return { ...error, standing };
}

function fixedLike({ courseId, topicId, templateId, misconceptionId }: Elsewhere): RawBuilder<unknown> {
  const sameIdea = sql`(e.topic_id = ${topicId} and e.misconception_id = ${misconceptionId})`;
  return sql`e.course_id = ${courseId} and e.state = 'FIXED' and (e.template_id = ${templateId} or ${sameIdea})
    order by ${sameIdea} is true desc, e.fixed_at desc limit 1`;
}

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

/** Writes a change in one statement. Returns the course's unresolved count, null where it did not change. */
export async function writeChange(trx: Trx, change: LogbookChange): Promise<number | null> {
  const { studentId, courseId, card, unresolvedChange } = change;
  const parts = [sql`error as (${change.error.opens ? insertingError(change) : updatingError(change)})`];
  if (card) {
    parts.push(sql`card as (
      insert into review_cards (student_id, skill, card, due_at)
      values (${studentId}, ${card.skill}, ${JSON.stringify(card.card)}::jsonb, ${card.dueAt})
      on conflict (student_id, skill) do update set card = excluded.card, due_at = excluded.due_at
    )`);
  }
  const count =
    unresolvedChange === 0
      ? sql`select null::int as unresolved`
      : sql`insert into unresolved_counts (student_id, course_id, unresolved)
          values (${studentId}, ${courseId}, ${Math.max(unresolvedChange, 0)})
          on conflict (student_id, course_id) do update
            set unresolved = unresolved_counts.unresolved + ${unresolvedChange}
          returning unresolved`;
  const { rows } = await sql<{ unresolved: number | null }>`with ${sql.join(parts)} ${count}`.execute(trx);
  return rows[0]?.unresolved ?? null;
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

export async function nameError(trx: Trx, studentId: string, attemptId: string, misconceptionId: string) {
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
