import { type RawBuilder, sql } from 'kysely';
import { type TaskItem, taskItems } from '../../../rules/class-coins';
import type { Trx } from '../../db/client';
import { earnAll } from '../rewards/index';

/** Which student tasks `st`, each with its task `t`. */
export type WhichTasks = RawBuilder<boolean>;

/**
 * Brings the end of every practice of these student tasks in line with the task, the extensions, and the day on which the
 * student left the class. A clock that runs already keeps the end it began with, and tries after the first end when it is
 * due.
 */
export async function moveTaskClosing(trx: Trx, which: WhichTasks): Promise<void> {
  await sql`
    update practices p set closes_at = least(t.closed_at, st.left_at,
      case when p.id = st.practice_id then greatest(t.late_until, st.own_late_until, st.own_due_at)
        else greatest(t.due_at, st.own_due_at) end)
    from student_tasks st join tasks t on t.id = st.task_id
    where ${which} and p.student_task_id = st.id and p.student_id = st.student_id`.execute(trx);
}

/**
 * Opens the practices of these student tasks again where their end came without a hand-in: what the end had skipped is
 * open, what was answered stays closed. A clock that ran out stays so; with `extraSeconds` it waits for another start, with
 * these and what was left of it. Nothing opens without time left, nor for who left the class or is excused:
 * `moveTaskClosing` comes first. Returns those it opened.
 */
export async function reopenTaskPractices(
  trx: Trx,
  which: WhichTasks,
  { now, extraSeconds = null }: { now: Date; extraSeconds?: number | null },
): Promise<{ student_id: string; id: string }[]> {
  const { rows } = await sql<{ student_id: string; id: string }>`
    with practice as (
      update practices p set state = 'IN_PROGRESS', finished_at = null
        ${extraSeconds === null ? sql`` : sql`, ends_at = null, seconds_left = ${secondsLeft} + ${extraSeconds}`}
      from student_tasks st join tasks t on t.id = st.task_id
      where ${which} and p.id = st.practice_id and p.student_id = st.student_id and st.handed_in_at is null
        and st.left_at is null and st.excused_at is null and (p.closes_at is null or p.closes_at > ${now})
        and p.state = 'FINISHED' and ${extraSeconds === null ? sql`p.ends_at is null` : sql`true`}
      returning p.student_id, p.id
    ), opened as (
      update practice_questions q set outcome = null, closed_at = null
      from practice where q.student_id = practice.student_id and q.practice_id = practice.id
        and q.outcome = 'SKIPPED'
    )
    select student_id, id from practice`.execute(trx);
  return rows;
}

/** What the clock of the finished practice `p` had left; null where it has none. Handed in before its start it is all. */
const secondsLeft = sql<number | null>`case when p.ends_at is null then coalesce(p.seconds_left, p.seconds_allowed)
  else greatest(0, floor(extract(epoch from p.ends_at - p.finished_at)))::int end`;

/** What the clock of a student's finished work had left, in seconds; null where it has none. The student is locked. */
export async function findSecondsLeft(trx: Trx, practiceId: string, studentId: string): Promise<number | null> {
  const { rows } = await sql<{ seconds: number | null }>`
    select ${secondsLeft} as seconds from practices p where p.student_id = ${studentId} and p.id = ${practiceId}`.execute(
    trx,
  );
  return rows[0]?.seconds ?? null;
}

/** Gives back what was paid for these student tasks before they are deleted. The caller has locked their students. */
export async function payBackPurchases(trx: Trx, which: WhichTasks): Promise<void> {
  const { rows } = await sql<{ student_id: string; id: string; item: TaskItem; price: number; title: string }>`
    select st.student_id, st.id, b.item, b.price, t.title
    from task_purchases b join student_tasks st on st.id = b.student_task_id join tasks t on t.id = st.task_id
    where ${which}`.execute(trx);
  await earnAll(
    trx,
    rows.map(({ student_id: studentId, id, item, price, title }) => ({
      studentId,
      amount: price,
      reason: `Refund: ${taskItems[item].name}: ${title}`,
      idempotencyKey: `task-back:${item}:${id}`,
    })),
  );
}

/**
 * Ends the work on the tasks of a class for students who leave it. What was begun closes as it stands and stays in the
 * reports of the class; of a task that is open still, what was not begun is theirs no longer, and what was bought for it
 * is paid back.
 */
export async function closeWorkOfLeavers(
  trx: Trx,
  { classId, studentIds, at }: { classId: string; studentIds: readonly string[]; at: Date },
): Promise<void> {
  const theirs = sql<boolean>`t.class_id = ${classId} and st.student_id = any(${[...studentIds]}::uuid[])`;
  const notBegun = sql<boolean>`${theirs} and t.state = 'OPEN' and st.practice_id is null and st.handed_in_at is null
    and greatest(t.late_until, st.own_late_until, st.own_due_at) > ${at}`;
  await payBackPurchases(trx, notBegun);
  await sql`delete from student_tasks st using tasks t where t.id = st.task_id and ${notBegun}`.execute(trx);
  await sql`
    update student_tasks st set left_at = ${at} from tasks t where t.id = st.task_id and ${theirs}`.execute(trx);
  await moveTaskClosing(trx, theirs);
}

/** Opens what the leaving of students who come back to a class had closed; returns the practices that go on. */
export async function reopenWorkOfJoiners(
  trx: Trx,
  { classId, studentIds, at }: { classId: string; studentIds: readonly string[]; at: Date },
): Promise<{ student_id: string; id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    update student_tasks st set left_at = null from tasks t
    where t.id = st.task_id and t.class_id = ${classId} and st.student_id = any(${[...studentIds]}::uuid[])
      and st.left_at is not null
    returning st.id`.execute(trx);
  if (rows.length === 0) return [];
  const which = sql<boolean>`st.id = any(${rows.map(({ id }) => id)}::uuid[]) and t.state = 'OPEN'`;
  await moveTaskClosing(trx, which);
  return reopenTaskPractices(trx, which, { now: at });
}
