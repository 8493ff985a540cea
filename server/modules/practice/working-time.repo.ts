import { type RawBuilder, sql } from 'kysely';
import { awayAfterMs } from '../../../rules/working-time';

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

/** For use in a larger statement, as a CTE: an answer to this question is the student's last sign now. */
export function signing(studentId: string, questionId: string, at: Date): RawBuilder<unknown> {
  return sql`signed as (
    insert into last_signs as s (student_id, question_id, at) values (${studentId}, ${questionId}, ${at})
    on conflict (student_id) do update set question_id = excluded.question_id, at = greatest(s.at, excluded.at)
  )`;
}
