import { type RawBuilder, sql } from 'kysely';
import { awayAfterMs } from '../../../rules/working-time';
import type { Trx } from '../../db/client';
import type { QuestionRow } from './practice.repo';

/**
 * For use in a larger statement, as CTEs: starts the time of a question that is served for the first time. What has
 * passed since the last sign belongs to the question that was looked at until now, unless that one is closed. The
 * student is locked first, as by everything else that changes what they practise.
 */
export function openingQuestion(studentId: string, questionId: string, at: Date): RawBuilder<unknown> {
  return sql`locked as (select id from users where id = ${studentId} for no key update),
    before as (
      select s.at, s.question_id from locked join last_signs s on s.student_id = locked.id for no key update of s
    ), opened as (
      update practice_questions set opened_at = ${at}
      where student_id = ${studentId} and id = ${questionId} and opened_at is null
        and (select count(*) from before) >= 0
      returning id
    ), left_behind as (
      update practice_questions q set pending_ms = q.pending_ms + greatest(0,
        least(${awayAfterMs}, extract(epoch from ${at}::timestamptz - b.at) * 1000))::int
      from before b join opened on true
      where q.student_id = ${studentId} and q.id = b.question_id and q.id <> opened.id and q.closed_at is null
    ), signed as (
      insert into last_signs as s (student_id, question_id, at)
      select ${studentId}::uuid, opened.id, ${at}::timestamptz from opened
      on conflict (student_id) do update set question_id = excluded.question_id, at = greatest(s.at, excluded.at)
    )`;
}

/**
 * For use in a larger statement, as CTEs: what the student does with an open question beside answering it (a hint opened,
 * a line of working, a drawing saved, the tutor asked) is their last sign now, and the stretch before it belongs to this
 * question until an answer counts it. `change` is stored with the question as well.
 */
export function workingOn(
  { studentId, questionId }: { studentId: string; questionId: string },
  at: Date,
  change: HelpTaken = {},
): RawBuilder<unknown> {
  return sql`locked as (select id from users where id = ${studentId} for no key update),
    before as (select s.at from locked join last_signs s on s.student_id = locked.id for no key update of s),
    worked as (
      update practice_questions q set ${sql.join([pendingWithSign(at), ...assignments(change)])}
      where q.student_id = ${studentId} and q.id = ${questionId} and q.closed_at is null
      returning q.id, q.opened_at
    ), signed as (
      insert into last_signs as s (student_id, question_id, at)
      select ${studentId}::uuid, worked.id, ${at}::timestamptz from worked where worked.opened_at is not null
      on conflict (student_id) do update set question_id = excluded.question_id, at = greatest(s.at, excluded.at)
    )`;
}

type HelpTaken = Partial<Pick<QuestionRow, 'hints_opened' | 'tutor_helped'>>;

const assignments = (change: HelpTaken) =>
  Object.entries(change).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);

/** As `timeWithAnswer` counts: from the last sign, or from where the question's own time ends, whichever is later. */
const pendingWithSign = (at: Date) => sql`pending_ms = q.pending_ms + case when q.opened_at is null then 0 else
  greatest(0, least(${awayAfterMs}, extract(epoch from ${at}::timestamptz - greatest((select b.at from before b),
    q.opened_at + (coalesce(q.seconds, 0) * 1000 + q.pending_ms) * interval '1 millisecond')) * 1000))::int end`;

/** The same as a statement of its own. */
export async function signWork(
  trx: Trx,
  place: { studentId: string; questionId: string },
  at: Date,
  change: HelpTaken = {},
): Promise<void> {
  await sql`with ${workingOn(place, at, change)} select 1`.execute(trx);
}

/** For use in a larger statement, as a CTE: an answer to this question is the student's last sign now. */
export function signing(studentId: string, questionId: string, at: Date): RawBuilder<unknown> {
  return sql`signed as (
    insert into last_signs as s (student_id, question_id, at) values (${studentId}, ${questionId}, ${at})
    on conflict (student_id) do update set question_id = excluded.question_id, at = greatest(s.at, excluded.at)
  )`;
}
