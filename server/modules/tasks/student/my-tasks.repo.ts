import { sql } from 'kysely';
import type { Db } from '../../../db/client';
import { awaitsStartSql, tryPoints } from '../../practice';
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
  /** The clock of its practice stands still: nobody has started it. */
  awaits_start: boolean;
  /** What a clock starts with again; null where it is the whole one. */
  seconds_left: number | null;
  first_open: number | null;
  /** Read for the task of a practice alone. */
  marks: MyMarkJson[];
  /** Where a homework may be done several times: what was begun, the first in front. */
  tries: { practice_id: string; state: string; points: number; first_open: number | null }[];
}

/** What an answer got, and what was asked about it. */
export interface MyMarkJson {
  question_id: string;
  index: number;
  possible: number;
  outcome: string | null;
  answered: boolean;
  mark: { points: number; comment: string } | null;
  request: { reason: string; outcome: 'KEPT' | 'CHANGED' | null; answer: string | null } | null;
}

const marksJson = sql<MyMarkJson[]>`(
  select coalesce(json_agg(json_build_object('question_id', q.id, 'index', q.index, 'possible', coalesce(tq.points, 1),
    'outcome', q.outcome, 'answered', q.answered_at is not null,
    'mark', case when m.question_id is null then null
      else json_build_object('points', m.points, 'comment', m.comment) end,
    'request', case when r.question_id is null then null
      else json_build_object('reason', r.reason, 'outcome', r.outcome, 'answer', r.answer) end) order by q.index), '[]')
  from practice_questions q
  left join task_questions tq on tq.task_id = t.id and tq.place = q.index
  left join task_marks m on m.student_task_id = st.id and m.question_id = q.id
  left join mark_requests r on r.student_task_id = st.id and r.question_id = q.id
  where q.student_id = st.student_id and q.practice_id = st.practice_id)`;

/** Which of a student's tasks: all, those that can be worked on and are not put away, of a class, one by either of its ids, or of a practice. */
export type MyTaskPlace = 'ALL' | 'WAITING' | { classId: string } | { taskId: string } | { practiceId: string };

const triesJson = sql`case when t.tries = 1 then '[]'::json else (
  select coalesce(json_agg(json_build_object('practice_id', x.id, 'state', x.state, 'points', ${tryPoints(sql`x.id`)},
      'first_open', (select min(q.index) from practice_questions q where q.student_id = x.student_id
        and q.practice_id = x.id and q.closed_at is null and q.answered_at is null)) order by x.created_at), '[]')
  from practices x where x.student_id = st.student_id and x.student_task_id = st.id) end`;

export type Json<Row> = {
  [Key in keyof Row]: Row[Key] extends Date ? string : Row[Key] extends Date | null ? string | null : Row[Key];
};
export type MyTaskJson = Omit<MyTaskRow, 'own' | 'task'> & { own: Json<StudentTaskRow>; task: Json<TaskRow> };

/**
 * A student's own tasks that are out and have opened, the one due first in front. After the class is left, what was handed
 * in stays in the lists, and what was begun can be read where it is asked for by itself. One statement, however many there are.
 */
export async function findMyTasks(db: Db, studentId: string, place: MyTaskPlace, now: Date): Promise<MyTaskRow[]> {
  const { rows } = await sql<MyTaskJson>`
    select ${myTaskColumns}, ${triesJson} as tries,
      ${typeof place === 'object' && 'practiceId' in place ? marksJson : sql`'[]'::json`} as marks
    from student_tasks st
    join tasks t on t.id = st.task_id and t.state <> 'DRAFT'
    join classes c on c.id = t.class_id
    left join practices p on p.student_id = st.student_id and p.id = st.practice_id
    where st.student_id = ${studentId} and t.opens_at <= ${now} and ${atPlace(place, now)}
      and (st.left_at is null or ${isOne(place) ? sql`st.practice_id` : sql`st.handed_in_at`} is not null)
    order by coalesce(greatest(st.own_due_at, t.due_at), t.due_at), t.title, st.id
    limit 500`.execute(db);
  return rows.map(toMyTaskRow);
}

/** What `toMyTaskRow` reads, of the student task `st`, its task `t`, the class `c` and the practice `p`. */
export const myTaskColumns = sql`to_json(st) as own, to_json(t) as task, c.name as class_name, c.time_zone,
  coalesce((select nickname from users where id = t.created_by), '') as teacher,
  p.state as practice_state, p.question_count as practice_questions, coalesce(${awaitsStartSql}, false) as awaits_start, p.seconds_left,
  (select min(q.index) from practice_questions q where q.student_id = p.student_id and q.practice_id = p.id
    and q.closed_at is null and q.answered_at is null) as first_open`;

export function toMyTaskRow<Row extends MyTaskJson>({ own, task, ...rest }: Row) {
  return { ...rest, own: datedOwn(own), task: datedTask(task) };
}

const isOne = (place: MyTaskPlace) => typeof place === 'object' && !('classId' in place);

function atPlace(place: MyTaskPlace, now: Date) {
  if (place === 'ALL') return sql`true`;
  if (place === 'WAITING') {
    return sql`st.handed_in_at is null and st.excused_at is null and not st.hidden and t.closed_at is null
      and coalesce(greatest(st.own_late_until, t.late_until), t.late_until) > ${now}`;
  }
  if ('classId' in place) return sql`t.class_id = ${place.classId}`;
  if ('taskId' in place) return sql`(t.id = ${place.taskId} or st.id = ${place.taskId})`;
  return sql`exists (select 1 from practices x
    where x.student_id = st.student_id and x.id = ${place.practiceId} and x.student_task_id = st.id)`;
}

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

export function datedOwn(json: Json<StudentTaskRow>): StudentTaskRow {
  return {
    ...json,
    assigned_at: new Date(json.assigned_at),
    own_due_at: instant(json.own_due_at),
    own_late_until: instant(json.own_late_until),
    excused_at: instant(json.excused_at),
    opened_at: instant(json.opened_at),
    handed_in_at: instant(json.handed_in_at),
    reopened_at: instant(json.reopened_at),
    left_at: instant(json.left_at),
  } as StudentTaskRow;
}

export function datedTask(json: Json<TaskRow>): TaskRow {
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
