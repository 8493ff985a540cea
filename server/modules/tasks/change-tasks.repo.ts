import { sql } from 'kysely';
import { scaledMark } from '../../../rules/tasks/points';
import { rubricText } from '../../../rules/tasks/rubric';
import { wallClock } from '../../../rules/tasks/wall-clock';
import type { Trx } from '../../db/client';
import { moveTaskClosing, payBackPurchases, reopenTaskPractices } from '../practice';
import type { LockedTask } from './drafts.repo';
import type { StudentTaskRow } from './task-data';

export function studentsOfTask(trx: Trx, taskId: string) {
  return trx
    .selectFrom('student_tasks as s')
    .innerJoin('users as u', 'u.id', 's.student_id')
    .select(['s.student_id', 's.practice_id', 's.own_due_at', 's.own_late_until', 's.handed_in_at', 's.excused_at'])
    .select(['s.left_at', 'u.nickname'])
    .where('s.task_id', '=', taskId)
    .orderBy(sql`lower(u.nickname)`)
    .orderBy('u.id')
    .execute();
}

/** Brings the end of every practice of a task, or of one student's, in line with its dates. */
export function moveClosing(trx: Trx, taskId: string, studentTaskId?: string): Promise<void> {
  const own = studentTaskId === undefined ? sql`` : sql`and st.id = ${studentTaskId}`;
  return moveTaskClosing(trx, sql`t.id = ${taskId} ${own}`);
}

/** The student's task if it is one of this task, locked after its student, as answering does. */
export async function lockStudentOfTask(
  trx: Trx,
  taskId: string,
  studentTaskId: string,
): Promise<(StudentTaskRow & { nickname: string; time_zone: string }) | undefined> {
  const { rows } = await sql<StudentTaskRow & { nickname: string; time_zone: string }>`
    select st.*, u.nickname, u.time_zone from users u join student_tasks st on st.student_id = u.id
    where st.id = ${studentTaskId} and st.task_id = ${taskId} for no key update`.execute(trx);
  return rows[0];
}

export async function updateStudentTask(
  trx: Trx,
  studentTaskId: string,
  change: Partial<
    Pick<
      StudentTaskRow,
      | 'own_due_at'
      | 'own_late_until'
      | 'excused_at'
      | 'handed_in_at'
      | 'reopened_at'
      | 'extra_minutes'
      | 'comment'
      | 'commented_by'
      | 'commented_at'
      | 'arranged_by'
      | 'arranged_at'
    >
  > & {
    rubric_values?: string | null;
  },
): Promise<void> {
  await trx.updateTable('student_tasks').set(change).where('id', '=', studentTaskId).execute();
}

/** The students of a task, locked in one order for everybody: none of them answers meanwhile. */
export async function lockStudentsOf(trx: Trx, taskId: string): Promise<{ id: string; student_id: string }[]> {
  const { rows } = await sql<{ id: string; student_id: string }>`
    select s.id, s.student_id from users u join student_tasks s on s.student_id = u.id
    where s.task_id = ${taskId} order by u.id for no key update of u`.execute(trx);
  return rows;
}

/** Gives back what the students of a task, who are locked, bought for it. */
export const payBackTask = (trx: Trx, taskId: string): Promise<void> => payBackPurchases(trx, isWhose({ taskId }));

/** What each question of a task is worth from now on; a teacher's own mark keeps its share. The students are locked. */
export async function updatePoints(trx: Trx, taskId: string, points: readonly number[]): Promise<void> {
  const { rows: marks } = await sql<{ id: string; question_id: string; points: number; place: number; worth: number }>`
    select s.id, m.question_id, m.points::float8 as points, t.place, t.points::float8 as worth
    from student_tasks s
    join task_marks m on m.student_task_id = s.id
    join practice_questions q on q.student_id = s.student_id and q.id = m.question_id
    join task_questions t on t.task_id = s.task_id and t.place = q.index
    where s.task_id = ${taskId}`.execute(trx);
  await sql`
    update task_questions q set points = worth.points
    from unnest(${[...points]}::real[]) with ordinality as worth(points, place)
    where q.task_id = ${taskId} and q.place = worth.place`.execute(trx);
  const scaled = marks.map(({ points: mark, place, worth }) =>
    scaledMark(mark, { before: worth, after: points[place - 1] ?? worth }),
  );
  await sql`
    update task_marks m set points = own.points
    from unnest(${marks.map(({ id }) => id)}::uuid[], ${marks.map(({ question_id }) => question_id)}::uuid[],
      ${scaled}::real[]) as own(student_task_id, question_id, points)
    where m.student_task_id = own.student_task_id and m.question_id = own.question_id`.execute(trx);
}

/** The clock of the test that a student works on now, if one runs. The student is locked. */
export async function findRunningClock(
  trx: Trx,
  { practice_id: practiceId, student_id: studentId }: Pick<StudentTaskRow, 'practice_id' | 'student_id'>,
): Promise<{ ends_at: Date; closes_at: Date | null } | undefined> {
  const { rows } = await sql<{ ends_at: Date; closes_at: Date | null }>`
    select ends_at, closes_at from practices
    where student_id = ${studentId} and id = ${practiceId} and state = 'IN_PROGRESS' and is_test and ends_at is not null
    for no key update`.execute(trx);
  return rows[0];
}

/** Moves the end of a running test, and notes how much was added. */
export async function addMinutes(
  trx: Trx,
  { id, practice_id: practiceId, student_id: studentId }: Pick<StudentTaskRow, 'id' | 'practice_id' | 'student_id'>,
  minutes: number,
): Promise<void> {
  await sql`
    with own as (update student_tasks set extra_minutes = extra_minutes + ${minutes} where id = ${id})
    update practices set ends_at = ends_at + make_interval(mins => ${minutes}),
      seconds_allowed = seconds_allowed + ${minutes * 60}
    where student_id = ${studentId} and id = ${practiceId}`.execute(trx);
}

type Whose = { taskId: string } | { studentTaskId: string };

const isWhose = (place: Whose) =>
  'taskId' in place ? sql<boolean>`st.task_id = ${place.taskId}` : sql<boolean>`st.id = ${place.studentTaskId}`;

/** A practice that ended, with what decides whether its keys have been seen. */
export interface EndedWork extends StudentTaskRow {
  practice_id: string;
  errors_recorded_at: Date | null;
}

export async function findEndedWork(trx: Trx, place: Whose): Promise<EndedWork[]> {
  const { rows } = await sql<EndedWork>`
    select st.*, p.errors_recorded_at from student_tasks st
    join practices p on p.student_id = st.student_id and p.id = st.practice_id
    where ${isWhose(place)} and p.state = 'FINISHED'`.execute(trx);
  return rows;
}

/**
 * Opens the practices of these student tasks again where their end came without a hand-in and time is left: what the end
 * had skipped is open, what was answered stays closed. A clock that ran out stays so; with `extraSeconds` it waits for
 * another start, with these and what was left of it. Returns those it opened.
 */
export async function reopenPractices(
  trx: Trx,
  place: Whose,
  options: { now: Date; extraSeconds: number | null },
): Promise<{ student_id: string; id: string }[]> {
  return reopenTaskPractices(trx, isWhose(place), options);
}

/** Whether the student works on another try at a task that is handed in. */
export async function isTrying(trx: Trx, { id, student_id, practice_id }: StudentTaskRow): Promise<boolean> {
  const { rows } = await sql`
    select 1 from practices where student_id = ${student_id} and student_task_id = ${id} and state = 'IN_PROGRESS'
      and id <> ${practice_id}`.execute(trx);
  return rows.length > 0;
}

/**
 * Copies a task and its questions as a draft, once for each creation key; its dates move on by whole weeks until the due
 * date lies ahead.
 */
export async function copyTaskRows(
  trx: Trx,
  {
    task,
    id,
    classId,
    timeZone,
    teacherId,
    creationKey,
    now,
  }: {
    task: LockedTask;
    id: string;
    classId: string;
    timeZone: string;
    teacherId: string;
    creationKey: string;
    now: Date;
  },
): Promise<string> {
  const values = JSON.stringify({ ...valuesOf(task, timeZone, now), ...whomOf(task, classId) });
  const { rows } = await sql<{ id: string }>`
    insert into tasks (id, class_id, created_by, state, type, practice_type, title, course_ids, source, answers_when,
      grade_type, letter_borders, scoring_type, draft, creation_key, created_at, changed_at)
    select ${id}::uuid, ${classId}::uuid, ${teacherId}::uuid, 'DRAFT', type, practice_type, title, course_ids, source, answers_when,
      grade_type, letter_borders, scoring_type, ${values}::jsonb, ${creationKey}, ${now}::timestamptz, ${now}::timestamptz from tasks where id = ${task.id}
    on conflict (class_id, creation_key) do update set creation_key = excluded.creation_key
    returning id`.execute(trx);
  const made = rows[0]?.id ?? id;
  // The same form sent again: its draft may have changed since.
  if (made !== id) return made;
  await sql`
    insert into task_questions (task_id, place, template_id, points, seed, instance_id)
    select ${made}::uuid, place, template_id, points, seed, instance_id from task_questions where task_id = ${task.id}`.execute(
    trx,
  );
  return made;
}

/** Groups and students belong to a class: in another one the copy is for everybody until the teacher says otherwise. */
function whomOf(task: LockedTask, classId: string): Record<string, string[]> {
  if (classId === task.class_id && task.draft !== null) return {};
  if (classId === task.class_id && task.group_ids.length > 0) return { whole: ['some'], groups: task.group_ids };
  return { whole: ['all'], groups: [], students: [] };
}

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** What the wizard would hold of a task that is out, with its dates as they are. */
export function valuesOfOpenTask(task: LockedTask): Record<string, string[]> {
  const values = valuesOf(task, task.time_zone, new Date(0));
  return task.late_until?.getTime() === task.due_at?.getTime() ? { ...values, lateUntil: [] } : values;
}

/** The same, its dates moved on until it is due after `now`. */
function valuesOf(task: LockedTask, timeZone: string, now: Date): Record<string, string[]> {
  if (task.draft !== null) return task.draft;
  const { due_at: dueAt } = task;
  const weeks = dueAt === null || dueAt > now ? 0 : Math.ceil((now.getTime() - dueAt.getTime()) / weekMs);
  // Moved on the wall, not in hours: four o'clock stays four o'clock.
  const moved = (at: Date | null) => {
    if (at === null) return [];
    const wall = new Date(`${wallClock(at, task.time_zone)}:00Z`);
    return [new Date(wall.getTime() + weeks * weekMs).toISOString().slice(0, 16)];
  };
  const borders = task.letter_borders;
  return {
    type: [task.type],
    practiceType: [task.practice_type],
    title: [task.title],
    instructions: [task.instructions],
    courseIds: task.course_ids,
    source: [task.source],
    topicIds: task.topic_ids,
    easy: [String(task.easy)],
    normal: [String(task.normal)],
    hard: [String(task.hard)],
    opensAt: weeks === 0 ? moved(task.opens_at) : [wallClock(now, timeZone)],
    dueAt: moved(dueAt),
    lateUntil: moved(task.late_until),
    minutes: task.minutes === null ? [] : [String(task.minutes)],
    answersWhen: [task.answers_when],
    answersAt: moved(task.answers_at),
    tries: [String(task.tries)],
    gradeType: [task.grade_type],
    A: [String(borders.A)],
    B: [String(borders.B)],
    C: [String(borders.C)],
    D: [String(borders.D)],
    scoringType: [task.scoring_type],
    rubric: [rubricText(task.rubric)],
  };
}
