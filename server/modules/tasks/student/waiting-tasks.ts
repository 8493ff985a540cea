import { type RawBuilder, sql } from 'kysely';
import { ownDates } from '../../../../rules/tasks/task-dates';
import { takesWork } from '../../../../rules/tasks/task-status';

/** A student's task that is out and neither hidden, handed in nor excused; instants as PostgreSQL writes them into JSON. */
export interface WaitingTaskJson {
  id: string;
  class_id: string;
  class_name: string;
  title: string;
  type: 'HOMEWORK' | 'TEST';
  opens_at: string;
  due_at: string;
  late_until: string;
  own_due_at: string | null;
  own_late_until: string | null;
}

/** A task that a student can work on now. */
export interface WaitingTask {
  /** Of the student task. */
  id: string;
  classId: string;
  className: string;
  title: string;
  isTest: boolean;
  /** The student's own. */
  dueAt: Date;
}

/** For use inside a larger statement: what `waitingTasks` reads, as a JSON array. */
export function waitingTasksJson(studentId: RawBuilder<string>): RawBuilder<WaitingTaskJson[]> {
  return sql<WaitingTaskJson[]>`(
    select coalesce(json_agg(w), '[]') from (
      select st.id, t.class_id, c.name as class_name, t.title, t.type, t.opens_at, t.due_at, t.late_until,
        st.own_due_at, st.own_late_until
      from student_tasks st join tasks t on t.id = st.task_id join classes c on c.id = t.class_id
      where st.student_id = ${studentId} and t.state = 'OPEN' and not st.hidden
        and st.handed_in_at is null and st.excused_at is null
        and (st.practice_id is not null
          or exists (select 1 from class_members m where m.class_id = t.class_id and m.student_id = st.student_id))
      order by t.due_at limit 200) w)`;
}

/** Those that take work now, the one due first in front. */
export function waitingTasks(rows: readonly WaitingTaskJson[], now: Date): WaitingTask[] {
  return rows
    .flatMap((row): WaitingTask[] => {
      const task = {
        opensAt: new Date(row.opens_at),
        dueAt: new Date(row.due_at),
        lateUntil: new Date(row.late_until),
      };
      const extension = { dueAt: instant(row.own_due_at), lateUntil: instant(row.own_late_until) };
      if (!takesWork({ task, extension, handedInAt: null }, { closedAt: null, excused: false }, now)) return [];
      return [
        {
          id: row.id,
          classId: row.class_id,
          className: row.class_name,
          title: row.title,
          isTest: row.type === 'TEST',
          dueAt: ownDates(task, extension).dueAt,
        },
      ];
    })
    .sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
}

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));
