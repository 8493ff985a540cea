import { type RawBuilder, sql } from 'kysely';
import { takesWork } from '../../../../rules/tasks/task-status';

/** The dates of a student's task that is out; instants as PostgreSQL writes them into JSON. */
export interface WaitingTaskJson {
  opens_at: string;
  due_at: string;
  late_until: string;
  own_due_at: string | null;
  own_late_until: string | null;
}

/**
 * For use inside a larger statement: what `countWaitingTasks` reads, as a JSON array. Hidden tasks, and those that are
 * handed in, excused or closed, or whose class was left, are left out.
 */
export function waitingTasksJson(studentId: RawBuilder<string>): RawBuilder<WaitingTaskJson[]> {
  return sql<WaitingTaskJson[]>`(
    select coalesce(json_agg(w), '[]') from (
      select t.opens_at, t.due_at, t.late_until, st.own_due_at, st.own_late_until
      from student_tasks st join tasks t on t.id = st.task_id
      where st.student_id = ${studentId} and t.state = 'OPEN' and not st.hidden
        and st.handed_in_at is null and st.excused_at is null
        and st.left_at is null
      limit 500) w)`;
}

/** How many of them take work now. */
export function countWaitingTasks(rows: readonly WaitingTaskJson[], now: Date): number {
  return rows.filter((row) => {
    const task = { opensAt: new Date(row.opens_at), dueAt: new Date(row.due_at), lateUntil: new Date(row.late_until) };
    const extension = { dueAt: instant(row.own_due_at), lateUntil: instant(row.own_late_until) };
    return takesWork({ task, extension, handedInAt: null }, { closedAt: null, excused: false }, now);
  }).length;
}

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));
