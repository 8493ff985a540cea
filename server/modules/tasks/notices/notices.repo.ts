import { type Insertable, sql } from 'kysely';
import type { AnswersWhen, TaskType } from '../../../../rules/tasks/kinds';
import type { Db, Trx } from '../../../db/client';
import type { Database } from '../../../db/schema';

/** A student whom a notice is for. */
export interface Addressee {
  student_task_id: string;
  student_id: string;
  time_zone: string;
}

/** The student tasks of these students in a task that has opened, with where each student lives: before, nobody knows of it. */
export async function findAddressees(
  trx: Trx,
  taskId: string,
  studentIds: readonly string[],
  now: Date,
): Promise<Addressee[]> {
  if (studentIds.length === 0) return [];
  return trx
    .selectFrom('student_tasks as s')
    .innerJoin('tasks as t', 't.id', 's.task_id')
    .innerJoin('users as u', 'u.id', 's.student_id')
    .select(['s.id as student_task_id', 's.student_id', 'u.time_zone'])
    .where('s.task_id', '=', taskId)
    .where('s.student_id', 'in', [...studentIds])
    .where('t.opens_at', '<=', now)
    .where((eb) => eb.or([eb('s.left_at', 'is', null), eb('s.handed_in_at', 'is not', null)]))
    .orderBy('s.student_id')
    .execute();
}

/** Notes notices that were never noted before; returns the student tasks of those that are new. */
export async function insertNotices(trx: Trx, notices: Insertable<Database['task_notices']>[]): Promise<Set<string>> {
  if (notices.length === 0) return new Set();
  const rows = await trx
    .insertInto('task_notices')
    .values(notices)
    .onConflict((conflict) => conflict.doNothing())
    .returning('student_task_id')
    .execute();
  return new Set(rows.map(({ student_task_id }) => student_task_id));
}

/** Where people live. */
export async function findTimeZones(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('users').select('time_zone').distinct().execute();
  return rows.map(({ time_zone }) => time_zone);
}

/** A student's task that the clock may have something to tell about. */
export interface ClockRow extends Addressee {
  title: string;
  type: TaskType;
  class_name: string;
  opens_at: Date;
  due_at: Date;
  late_until: Date;
  closed_at: Date | null;
  own_due_at: Date | null;
  own_late_until: Date | null;
  handed_in_at: Date | null;
  answers_when: AnswersWhen;
  answers_at: Date | null;
}

const clockColumns = sql`s.id as student_task_id, s.student_id, u.time_zone, t.title, t.type,
  c.name as class_name, t.opens_at, t.due_at, t.late_until,
  t.closed_at, s.own_due_at, s.own_late_until, s.handed_in_at, t.answers_when, t.answers_at`;

/** In an open class still, not excused, not put out of sight; who left the class hears of what was handed in alone. */
const isTold = sql<boolean>`c.archived_at is null and s.excused_at is null and not s.hidden
  and (s.left_at is null or s.handed_in_at is not null)`;

/** Never told before of this kind, for this due date; its occurrence is the date as JavaScript writes it. */
const untoldOfDue = (kind: string) => sql<boolean>`not exists (
  select 1 from task_notices n where n.student_task_id = s.id and n.kind = ${kind} and n.occurrence =
    to_char(greatest(t.due_at, s.own_due_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;

export interface Page {
  /** The last row of the page before; null for the first page. */
  last: ClockRow | null;
  limit: number;
}

interface Window {
  after: Date;
  until: Date;
  /** Of students who live in one of these. */
  zones: string[];
}

/** What comes after a row, in the order of students and their tasks. */
const isAfter = (row: ClockRow | null) => sql<boolean>`(${row?.student_id ?? null}::uuid is null
  or (s.student_id, s.id) > (${row?.student_id ?? null}::uuid, ${row?.student_task_id ?? null}::uuid))`;

/**
 * Work that is not handed in and whose own due date falls into a window, where the student was not told of it.
 * `setBefore`: only what the student has had for so long before the due date.
 */
export async function findDue(
  db: Db,
  { kind, hoursBefore = 0 }: { kind: string; hoursBefore?: number },
  { after, until, zones }: Window,
  { last, limit }: Page,
): Promise<ClockRow[]> {
  const { rows } = await sql<ClockRow>`
    select ${clockColumns}
    from (
      select s.id from tasks t join student_tasks s on s.task_id = t.id
      where t.state = 'OPEN' and t.due_at > ${after} and t.due_at <= ${until}
      union select s.id from student_tasks s where s.own_due_at > ${after} and s.own_due_at <= ${until}) near
    join student_tasks s on s.id = near.id join tasks t on t.id = s.task_id and t.state = 'OPEN'
    join classes c on c.id = t.class_id join users u on u.id = s.student_id
    where s.handed_in_at is null and u.time_zone = any(${zones}) and ${isTold} and ${untoldOfDue(kind)}
      and greatest(t.due_at, s.own_due_at) > ${after} and greatest(t.due_at, s.own_due_at) <= ${until}
      and s.assigned_at <= greatest(t.due_at, s.own_due_at) - make_interval(hours => ${hoursBefore}) and ${isAfter(last)}
    order by s.student_id, s.id limit ${limit}`.execute(db);
  return rows;
}

/** Tasks that opened within a window after they were set, where the student was not told of them. */
export async function findOpened(
  db: Db,
  kind: string,
  { after, until, zones }: Window,
  { last, limit }: Page,
): Promise<ClockRow[]> {
  const { rows } = await sql<ClockRow>`
    select ${clockColumns}
    from tasks t join student_tasks s on s.task_id = t.id join classes c on c.id = t.class_id
    join users u on u.id = s.student_id
    where t.state = 'OPEN' and t.opens_at > ${after} and t.opens_at <= ${until} and s.assigned_at < t.opens_at
      and s.handed_in_at is null and u.time_zone = any(${zones}) and ${isTold}
      and not exists (select 1 from task_notices n where n.student_task_id = s.id and n.kind = ${kind}) and ${isAfter(last)}
    order by s.student_id, s.id limit ${limit}`.execute(db);
  return rows;
}

/** Tests that are over for their student, whose answers come out by a date within a window, where the student was not told. */
export async function findReleased(
  db: Db,
  kind: string,
  { after, until, zones }: Window,
  { last, limit }: Page,
): Promise<ClockRow[]> {
  const { rows } = await sql<ClockRow>`
    select ${clockColumns}
    from student_tasks s join tasks t on t.id = s.task_id join classes c on c.id = t.class_id
    join users u on u.id = s.student_id
    where t.type = 'TEST' and t.state <> 'DRAFT' and s.practice_id is not null and u.time_zone = any(${zones}) and ${isTold}
      and ((t.answers_when = 'DATE' and t.answers_at > ${after} and t.answers_at <= ${until})
        or (t.answers_when = 'DUE' and greatest(t.due_at, s.own_due_at) > ${after}
          and greatest(t.due_at, s.own_due_at) <= ${until}))
      and not exists (select 1 from task_notices n where n.student_task_id = s.id and n.kind = ${kind}) and ${isAfter(last)}
    order by s.student_id, s.id limit ${limit}`.execute(db);
  return rows;
}
