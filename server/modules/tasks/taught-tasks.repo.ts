import { type RawBuilder, sql } from 'kysely';
import type { TaskItem } from '../../../rules/class-coins';
import type { Db } from '../../db/client';
import { taughtBy } from '../classroom';
import { type TaskClassRow, taskClassJson } from './drafts.repo';
import { type WorkingJson, workingJson } from './report/report.repo';
import type { TaskRow } from './task-data';

/** Instants inside JSON are text. */
export interface StudentOfTaskJson {
  id: string;
  student_id: string;
  nickname: string;
  own_due_at: string | null;
  own_late_until: string | null;
  excused_at: string | null;
  opened_at: string | null;
  handed_in_at: string | null;
  reopened_at: string | null;
  left_at: string | null;
  answered: number;
  right_count: number;
  points: number;
  seconds: number;
  comment: string;
  commented_by: string | null;
  commented_at: string | null;
  arranged_by: string | null;
  arranged_at: string | null;
  rubric_values: (number | null)[] | null;
  /** Requests for another look that wait. */
  waiting: number;
  extra_minutes: number;
  /** The end of the running test; read for a single task alone. */
  ends_at: string | null;
  /** Tries begun so far, and which of them counts; null before the first. */
  tries: number;
  counted_try: number | null;
  /** What the student bought with MarsCoins; read for a single task alone. */
  bought: { item: TaskItem; question_index: number | null }[];
}

export type TaughtTaskRow = TaskRow & {
  class: TaskClassRow;
  students: StudentOfTaskJson[];
  /** Students of the class who have not got it; read for a single task alone. */
  others: { id: string; nickname: string }[];
  /** Marks that students ask to be looked at again, the first asked in front; read for a single task alone. */
  requests: MarkRequestJson[];
  /** What each question is worth, in their order; read for a single task alone, none where they are drawn. */
  worth: { template_id: string; points: number; instance_id: string | null }[];
  /** Names of the groups it was set for; read for a single task alone. */
  groups: string[];
  /** Read for a single task alone. */
  changed_by_name: string | null;
};

interface MarkRequestJson {
  student_task_id: string;
  question_id: string;
  nickname: string;
  index: number;
  reason: string;
  asked_at: string;
  possible: number;
  outcome: string | null;
  mark: number | null;
}

const othersJson = sql<TaughtTaskRow['others']>`(
  select coalesce(json_agg(json_build_object('id', u.id, 'nickname', u.nickname) order by lower(u.nickname), u.id), '[]')
  from class_members m join users u on u.id = m.student_id
  where m.class_id = c.id
    and not exists (select 1 from student_tasks s where s.task_id = t.id and s.student_id = m.student_id))`;

const requestsJson = sql<MarkRequestJson[]>`(
  select coalesce(json_agg(json_build_object('student_task_id', s.id, 'question_id', q.id, 'nickname', u.nickname,
    'index', q.index, 'reason', r.reason, 'asked_at', r.asked_at, 'possible', coalesce(tq.points, 1),
    'outcome', q.outcome, 'mark', m.points) order by r.asked_at, q.id), '[]')
  from student_tasks s
  join mark_requests r on r.student_task_id = s.id and r.answered_at is null
  join users u on u.id = s.student_id
  join practice_questions q on q.student_id = s.student_id and q.id = r.question_id
  left join task_questions tq on tq.task_id = s.task_id and tq.place = q.index
  left join task_marks m on m.student_task_id = s.id and m.question_id = q.id
  where s.task_id = t.id)`;

const worthJson = sql<TaughtTaskRow['worth']>`(
  select coalesce(json_agg(json_build_object('template_id', q.template_id, 'points', q.points,
    'instance_id', q.instance_id) order by q.place), '[]')
  from task_questions q where q.task_id = t.id)`;

const endsAt = sql`(select p.ends_at from practices p where p.student_id = s.student_id and p.id = s.practice_id
  and p.state = 'IN_PROGRESS' and p.is_test)`;

const groupsJson = sql<string[]>`array(
  select g.name from class_groups g where g.class_id = c.id and g.id = any(t.group_ids) order by lower(g.name))`;

const boughtJson = sql`(select coalesce(json_agg(json_build_object('item', b.item, 'question_index', b.question_index)
  order by b.bought_at), '[]') from task_purchases b where b.student_task_id = s.id)`;

/** Who changed the task `t` last. */
const changedByName = sql<string | null>`(select u.nickname from users u where u.id = t.changed_by)`;

const nameOf = (id: RawBuilder<unknown>) => sql`(select b.nickname from users b where b.id = ${id})`;
const none = sql`null`;

/** `whole`: with what the page of a single task shows. */
const studentsJson = ({ whole }: { whole: boolean }) => sql<StudentOfTaskJson[]>`(
  select coalesce(json_agg(json_build_object('id', s.id, 'student_id', s.student_id, 'nickname', u.nickname,
    'own_due_at', s.own_due_at, 'own_late_until', s.own_late_until, 'excused_at', s.excused_at, 'opened_at', s.opened_at,
    'handed_in_at', s.handed_in_at, 'reopened_at', s.reopened_at, 'left_at', s.left_at, 'answered', s.answered,
    'right_count', s.right_count, 'points', s.points, 'seconds', s.seconds, 'comment', s.comment,
    'commented_at', s.commented_at, 'commented_by', ${whole ? nameOf(sql`s.commented_by`) : none},
    'arranged_at', s.arranged_at, 'arranged_by', ${whole ? nameOf(sql`s.arranged_by`) : none},
    'rubric_values', s.rubric_values,
    'waiting', (select count(*)::int from mark_requests r where r.student_task_id = s.id and r.answered_at is null),
    'extra_minutes', s.extra_minutes, 'ends_at', ${whole ? endsAt : none},
    'tries', coalesce(array_length(tried.ids, 1), 0), 'counted_try', array_position(tried.ids, s.practice_id), 'bought', ${whole ? boughtJson : sql`'[]'::json`})
    order by lower(u.nickname), u.id), '[]')
  from student_tasks s join users u on u.id = s.student_id
  cross join lateral (
    select array_agg(p.id order by p.created_at, p.id) as ids from practices p where p.student_task_id = s.id
  ) tried
  where s.task_id = t.id)`;

/** Tasks of a class that this person teaches with their students, newest first; one task where `taskId` names it. */
export async function findTaughtTasks(
  db: Db,
  teacherId: string,
  place: { classId: string } | { taskId: string },
): Promise<TaughtTaskRow[]> {
  const { rows } = await sql<TaughtTaskRow>`
    select t.*, ${taskClassJson} as class, ${studentsJson({ whole: 'taskId' in place })} as students,
      ${'taskId' in place ? othersJson : sql`'[]'::json`} as others,
      ${'taskId' in place ? requestsJson : sql`'[]'::json`} as requests,
      ${'taskId' in place ? worthJson : sql`'[]'::json`} as worth,
      ${'taskId' in place ? groupsJson : sql`'{}'::text[]`} as groups,
      ${'taskId' in place ? changedByName : sql`null`} as changed_by_name
    from tasks t join classes c on c.id = t.class_id
    where ${'classId' in place ? sql`t.class_id = ${place.classId}` : sql`t.id = ${place.taskId}`} and ${taughtBy(teacherId)}
    order by t.due_at desc nulls first, t.created_at desc, t.id`.execute(db);
  return rows;
}

/** A class that this person teaches, as the pages of its tasks show it. */
export async function findTaskClass(db: Db, teacherId: string, classId: string): Promise<TaskClassRow | undefined> {
  const { rows } = await sql<{ class: TaskClassRow }>`
    select ${taskClassJson} as class from classes c where c.id = ${classId} and ${taughtBy(teacherId)}`.execute(db);
  return rows[0]?.class;
}

/** The class of a task that this person teaches. */
export async function findClassOfTask(db: Db, teacherId: string, taskId: string): Promise<TaskClassRow | undefined> {
  const { rows } = await sql<{ class: TaskClassRow }>`
    select ${taskClassJson} as class from tasks t join classes c on c.id = t.class_id
    where t.id = ${taskId} and ${taughtBy(teacherId)}`.execute(db);
  return rows[0]?.class;
}

export interface AnswerRow {
  id: string;
  index: number;
  template_id: string;
  instance_id: string | null;
  outcome: string | null;
  seconds: number | null;
  hints_opened: number;
  points: number;
  answers: { answer: string; verdict: string; misconception_id: string | null }[];
  mark: { points: number; comment: string; by: string | null; at: string } | null;
  request: { reason: string; answered: boolean } | null;
  working: WorkingJson;
}

/** Questions and answers of one student in one task of this person's class. */
export async function findAnswers(
  db: Db,
  teacherId: string,
  { taskId, studentTaskId }: { taskId: string; studentTaskId: string },
): Promise<AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    select q.id, q.index, q.template_id, q.instance_id, q.outcome, q.seconds, q.hints_opened, coalesce(tq.points, 1) as points,
      (select coalesce(json_agg(json_build_object('answer', a.answer, 'verdict', a.verdict,
          'misconception_id', a.misconception_id) order by a.number), '[]')
        from attempts a where a.student_id = q.student_id and a.question_id = q.id) as answers,
      (select json_build_object('points', m.points, 'comment', m.comment, 'at', m.marked_at,
          'by', (select u.nickname from users u where u.id = m.marked_by)) from task_marks m
        where m.student_task_id = s.id and m.question_id = q.id) as mark,
      (select json_build_object('reason', r.reason, 'answered', r.answered_at is not null) from mark_requests r
        where r.student_task_id = s.id and r.question_id = q.id) as request,
      ${workingJson} as working
    from student_tasks s
    join tasks t on t.id = s.task_id
    join classes c on c.id = t.class_id
    join practice_questions q on q.student_id = s.student_id and q.practice_id = s.practice_id
    left join task_questions tq on tq.task_id = t.id and tq.place = q.index
    where s.id = ${studentTaskId} and t.id = ${taskId} and ${taughtBy(teacherId)}
    order by q.index`.execute(db);
  return rows;
}
