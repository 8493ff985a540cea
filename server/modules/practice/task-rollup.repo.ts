import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../db/client';

/**
 * Makes a finished try the one that counts where it has more points than the one that counted. What was handed in first
 * stays where both have as many.
 */
export async function countBetterTry(trx: Trx, studentTaskId: string, practiceId: string): Promise<void> {
  await sql`
    update student_tasks st set practice_id = ${practiceId}
    where st.id = ${studentTaskId} and st.practice_id <> ${practiceId}
      and ${tryPoints(sql`${practiceId}::uuid`)} > ${tryPoints(sql`st.practice_id`)}`.execute(trx);
}

/**
 * Points changed after the fact: of homework that was handed in, the finished try with the most points counts, the one
 * that counted before where several have as many.
 */
export async function countBestTries(trx: Trx, of: { studentTaskId: string } | { taskId: string }): Promise<void> {
  const which = 'taskId' in of ? sql`st.task_id = ${of.taskId}` : sql`st.id = ${of.studentTaskId}`;
  await sql`
    update student_tasks st set practice_id = best.practice_id from (
      select distinct on (st.id) st.id, p.id as practice_id
      from student_tasks st join practices p on p.student_id = st.student_id and p.student_task_id = st.id
      where ${which} and st.handed_in_at is not null and p.state = 'FINISHED'
      order by st.id, ${tryPoints(sql`p.id`)} desc, p.id = st.practice_id desc, p.finished_at
    ) best
    where st.id = best.id and st.practice_id <> best.practice_id`.execute(trx);
}

/** For use in a statement with the student task `st`: what a try at it has reached, the teacher's marks included. */
export function tryPoints(practiceId: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(coalesce(m.points,
      case when q.outcome in ('RIGHT', 'RIGHT_AFTER_RETRY') then coalesce(t.points, 1) else 0 end)), 0)
    from practice_questions q
    left join task_questions t on t.task_id = st.task_id and t.place = q.index
    left join task_marks m on m.student_task_id = st.id and m.question_id = q.id
    where q.student_id = st.student_id and q.practice_id = ${practiceId})`;
}

/**
 * Counts a student's task anew from its questions and the teacher's marks, and the ideas behind its wrong answers: the
 * same rows give the same sums, in whatever order they came and however often this runs. With `handedInAt` the task is
 * handed in as well, unless it is already. Returns when it is due for this student. One statement; the sums of the whole
 * task follow by trigger.
 */
export async function recountStudentTask(
  trx: Trx,
  studentTaskId: string,
  { handedInAt = null }: { handedInAt?: Date | null } = {},
): Promise<Date | null> {
  const [own] = await recount(trx, sql`s.id = ${studentTaskId}`, handedInAt);
  return own?.due_at ?? null;
}

/** Counts every student's task of a task anew. The students are locked, so that no answer comes in between. */
export async function recountTask(trx: Trx, taskId: string): Promise<void> {
  await countBestTries(trx, { taskId });
  await recount(trx, sql`s.task_id = ${taskId}`, null);
}

async function recount(
  trx: Trx,
  which: RawBuilder<unknown>,
  handedInAt: Date | null,
): Promise<{ due_at: Date | null }[]> {
  const { rows } = await sql<{ due_at: Date | null }>`
    with ideas as (
      select s.id as student_task_id, a.misconception_id, count(distinct a.question_id)::int as questions, a.student_id,
        (array_agg(a.id order by a.created_at desc, a.id))[1] as attempt_id, max(a.created_at) as last_at
      from student_tasks s
      join practice_questions q on q.student_id = s.student_id and q.practice_id = s.practice_id
      join attempts a on a.student_id = q.student_id and a.question_id = q.id
      where ${which} and a.misconception_id is not null
      group by s.id, a.misconception_id, a.student_id
    ), gone as (
      delete from student_task_ideas i using student_tasks s
      where s.id = i.student_task_id and ${which} and not exists (
        select 1 from ideas d
        where d.student_task_id = i.student_task_id and d.misconception_id = i.misconception_id)
    ), kept as (
      insert into student_task_ideas as i (student_task_id, misconception_id, questions, student_id, attempt_id, last_at)
      select student_task_id, misconception_id, questions, student_id, attempt_id, last_at from ideas
      on conflict (student_task_id, misconception_id) do update
        set questions = excluded.questions, attempt_id = excluded.attempt_id, last_at = excluded.last_at
        where (i.questions, i.attempt_id) is distinct from (excluded.questions, excluded.attempt_id)
    )
    update student_tasks st set
      answered = sums.answered, right_count = sums.right_count, first_right_count = sums.first_right_count,
      points = sums.points, seconds = sums.seconds, handed_in_at = coalesce(st.handed_in_at, ${handedInAt}::timestamptz)
    from (
      select s.id, count(q.answered_at)::int as answered,
        count(*) filter (where q.outcome in ('RIGHT', 'RIGHT_AFTER_RETRY'))::int as right_count,
        count(*) filter (where q.outcome = 'RIGHT')::int as first_right_count,
        coalesce(sum(q.seconds), 0)::int as seconds,
        coalesce(sum(coalesce(m.points,
          case when q.outcome in ('RIGHT', 'RIGHT_AFTER_RETRY') then coalesce(t.points, 1) else 0 end)), 0) as points
      from student_tasks s
      left join practice_questions q on q.student_id = s.student_id and q.practice_id = s.practice_id
      left join task_questions t on t.task_id = s.task_id and t.place = q.index
      left join task_marks m on m.student_task_id = s.id and m.question_id = q.id
      where ${which} group by s.id
    ) sums
    where st.id = sums.id
    returning (select coalesce(st.own_due_at, t.due_at) from tasks t where t.id = st.task_id) as due_at`.execute(trx);
  return rows;
}
