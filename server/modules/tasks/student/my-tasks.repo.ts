import { sql } from 'kysely';
import type { Db } from '../../../db/client';
import type { StudentTaskRow, TaskRow } from '../task-data';

/** A student's own task beside the task and the class that it belongs to. */
export interface MyTaskRow {
  own: StudentTaskRow;
  task: TaskRow;
  class_name: string;
  time_zone: string;
  teacher: string;
  practice_state: string | null;
  practice_questions: number | null;
  first_open: number | null;
}

/** Which of a student's tasks: all, those that are open `at` an instant and not put away, those of a class, one by either of its ids, or the one of a practice. */
export type MyTaskPlace = 'ALL' | { openAt: Date } | { classId: string } | { taskId: string } | { practiceId: string };

type Json<Row> = {
  [Key in keyof Row]: Row[Key] extends Date ? string : Row[Key] extends Date | null ? string | null : Row[Key];
};
type MyTaskJson = Omit<MyTaskRow, 'own' | 'task'> & { own: Json<StudentTaskRow>; task: Json<TaskRow> };

/**
 * A student's own tasks that are out, the one due first in front. What was begun stays after the class is left; what was
 * not is gone with it. One statement, however many there are.
 */
export async function findMyTasks(db: Db, studentId: string, place: MyTaskPlace): Promise<MyTaskRow[]> {
  const { rows } = await sql<MyTaskJson>`
    select to_json(st) as own, to_json(t) as task, c.name as class_name, c.time_zone,
      coalesce((select nickname from users where id = t.created_by), '') as teacher,
      p.state as practice_state, p.question_count as practice_questions,
      (select min(q.index) from practice_questions q where q.student_id = p.student_id and q.practice_id = p.id
        and q.closed_at is null and q.answered_at is null) as first_open
    from student_tasks st
    join tasks t on t.id = st.task_id and t.state <> 'DRAFT'
    join classes c on c.id = t.class_id
    left join practices p on p.student_id = st.student_id and p.id = st.practice_id
    where st.student_id = ${studentId} and ${atPlace(place)}
      and (st.practice_id is not null
        or exists (select 1 from class_members m where m.class_id = t.class_id and m.student_id = st.student_id))
    order by coalesce(greatest(st.own_due_at, t.due_at), t.due_at), t.title, st.id
    limit 500`.execute(db);
  return rows.map(({ own, task, ...rest }) => ({ ...rest, own: datedOwn(own), task: datedTask(task) }));
}

function atPlace(place: MyTaskPlace) {
  if (place === 'ALL') return sql`true`;
  if ('openAt' in place) {
    return sql`st.handed_in_at is null and st.excused_at is null and not st.hidden and t.closed_at is null
      and t.opens_at <= ${place.openAt} and coalesce(greatest(st.own_late_until, t.late_until), t.late_until) > ${place.openAt}`;
  }
  if ('classId' in place) return sql`t.class_id = ${place.classId}`;
  if ('taskId' in place) return sql`(t.id = ${place.taskId} or st.id = ${place.taskId})`;
  return sql`st.practice_id = ${place.practiceId}`;
}

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

function datedOwn(json: Json<StudentTaskRow>): StudentTaskRow {
  return {
    ...json,
    assigned_at: new Date(json.assigned_at),
    own_due_at: instant(json.own_due_at),
    own_late_until: instant(json.own_late_until),
    excused_at: instant(json.excused_at),
    opened_at: instant(json.opened_at),
    handed_in_at: instant(json.handed_in_at),
    reopened_at: instant(json.reopened_at),
  } as StudentTaskRow;
}

function datedTask(json: Json<TaskRow>): TaskRow {
  return {
    ...json,
    opens_at: instant(json.opens_at),
    due_at: instant(json.due_at),
    late_until: instant(json.late_until),
    answers_at: instant(json.answers_at),
    created_at: new Date(json.created_at),
    changed_at: new Date(json.changed_at),
    published_at: instant(json.published_at),
    closed_at: instant(json.closed_at),
  } as TaskRow;
}

/** Stars or hides a student's own task. False where there is none such. */
export async function updateMyTask(
  db: Db,
  studentId: string,
  studentTaskId: string,
  change: { starred?: boolean; hidden?: boolean },
): Promise<boolean> {
  const found = await db
    .updateTable('student_tasks')
    .set(change)
    .where('id', '=', studentTaskId)
    .where('student_id', '=', studentId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('tasks')
          .select('id')
          .whereRef('tasks.id', '=', 'student_tasks.task_id')
          .where('tasks.state', '<>', 'DRAFT'),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  return found !== undefined;
}
